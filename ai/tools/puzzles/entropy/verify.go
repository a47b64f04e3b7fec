package entropy

import (
	"tablier/ai/entropy/exact"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	"tablier/rules/entropy"
)

// Verify solves each puzzle of a file again by the table, and says how many there are.
func Verify(table *exact.Table, text string) (n int, err error) {
	set, err := puzzle.Parse(text)
	if err != nil {
		return 0, err
	}
	spec, judge := entropy.Spec(), NewJudge(table)
	for i := range set.Puzzles {
		if err := craft.Verify(judge, spec, &set.Puzzles[i]); err != nil {
			return i, err
		}
	}
	return len(set.Puzzles), nil
}
