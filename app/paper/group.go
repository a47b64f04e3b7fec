package paper

import (
	"slices"

	"tablier/app/board"
)

// A Stock is all that can be printed, in one language.
type Stock struct {
	Groups []Group
	Lesson *board.PaperLesson // to the sheets for a class
}

// A Group is the sheets of a game, or those for a class.
type Group struct {
	ID, Title string
	Sheets    []board.Sheet
}

// Sheet returns the sheet with an id, and whether there is one.
func (s *Stock) Sheet(id string) (*board.Sheet, bool) {
	for _, g := range s.Groups {
		if i := slices.IndexFunc(g.Sheets, func(sheet board.Sheet) bool { return sheet.ID == id }); i >= 0 {
			return &g.Sheets[i], true
		}
	}
	return nil, false
}

// Count returns how many sheets there are.
func (s *Stock) Count() (n int) {
	for _, g := range s.Groups {
		n += len(g.Sheets)
	}
	return n
}
