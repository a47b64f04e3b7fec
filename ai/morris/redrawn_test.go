package morris_test

import (
	"slices"
	"strconv"
	"testing"

	"tablier/ai"
	"tablier/rules/morris"
	"tablier/rules/morris/redrawn"
)

// Each board of the family, drawn by its text, comes to the same in every figure: how many positions it has and how
// many of them are won, lost and drawn, what First gets, and what the first moves are worth.
func TestRedrawnFamily(t *testing.T) {
	texts := redrawn.Texts()
	for _, board := range morris.Boards() {
		own, err := surveyOf(t, board.ID, 0)
		if err != nil {
			t.Fatal(err)
		}
		drawn, err := surveyOf(t, texts[board.ID], 0)
		if err != nil {
			t.Fatal(err)
		}
		if board.ID == "tapatan" && drawn.Positions != 5390 {
			t.Errorf("%s has %d positions", board.ID, drawn.Positions)
		}
		if a, b := figures(own), figures(drawn); !slices.Equal(a, b) {
			t.Errorf("%s comes to %v, drawn to %v", board.ID, a, b)
		}
	}
}

// figures returns the figures of a survey, without the names of points, in an order that hangs on none.
func figures(s ai.Survey) []string {
	list := []string{s.Value.String()}
	for _, n := range []int{s.Positions, s.Plies, s.Longest, s.Wins, s.Losses, s.Draws, s.Traps[0], s.Traps[1]} {
		list = append(list, strconv.Itoa(n))
	}
	var moves []string
	for _, m := range s.Moves {
		moves = append(moves, m.Value.String()+" "+strconv.Itoa(m.Plies))
	}
	slices.Sort(moves)
	return append(list, moves...)
}
