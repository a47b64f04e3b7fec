//go:build bars

package certificate_test

import "tablier/rules/morris"

// What make bars tries and makes. Of the longest certificate, 0 lines are all.
const (
	Repeat = 1000
	Lines  = 0
	Long   = true
)

// mutatedBoards returns all boards of Tapatan's family.
func mutatedBoards() (list []string) {
	for _, board := range morris.Boards() {
		list = append(list, board.ID)
	}
	return list
}
