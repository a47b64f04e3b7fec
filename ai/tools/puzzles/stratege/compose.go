package stratege

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"tablier/rules/stratege"
)

// maxAhead is how many rows the pawns of a composed ending have to go, all together.
const maxAhead = 8

// compose returns an ending by chance, with all strengths shown: each side has some pawns on the black places of the
// enemy's back row, and one or two that are still on their way. All others are lost. It returns false when the pawns do
// not fit. (Endings of games are hardly ever open.)
func compose(rng *rand.Rand) (s stratege.State, ok bool) {
	var board [stratege.Cells]string
	var lost [2][]byte
	rows := maxAhead
	for side, letter := range []string{"w", "g"} {
		var cells []int
		for _, column := range rng.Perm(6)[:3+rng.IntN(3)] {
			cells = append(cells, placeOf(side, 0, 2*column))
		}
		for range 1 + rng.IntN(2) {
			left := 1 + rng.IntN(4)
			rows -= left
			cells = append(cells, placeOf(side, left, rng.IntN(stratege.Columns)))
		}
		stock := rng.Perm(stratege.Pawns)
		for i, pawn := range stock {
			strength := '1' + byte(pawn/stratege.Each)
			if i >= len(cells) {
				lost[side] = append(lost[side], strength)
				continue
			}
			if board[cells[i]] != "" {
				return s, false
			}
			board[cells[i]] = letter + string(strength) + "!"
		}
		slices.Sort(lost[side])
	}
	if rows < 0 {
		return s, false
	}
	turn := []string{"w", "g"}[rng.IntN(2)]
	p, err := stratege.Parse(boardText(&board) + " " + turn + " 0 " + string(lost[0]) + " " + string(lost[1]))
	return p.State, err == nil && p.State.End == stratege.Running
}

// placeOf returns the place of a column from which a side's pawns have so many rows to go.
func placeOf(side, left, column int) int {
	row := left
	if side == 0 {
		row = stratege.Rows - 1 - left
	}
	return stratege.Columns*row + column
}

// boardText writes the places as a position has them.
func boardText(board *[stratege.Cells]string) (text string) {
	for row := stratege.Rows - 1; row >= 0; row-- {
		run := 0
		for _, pawn := range board[stratege.Columns*row:][:stratege.Columns] {
			if pawn == "" {
				run++
				continue
			}
			text += runText(run) + pawn
			run = 0
		}
		if text += runText(run); row > 0 {
			text += "/"
		}
	}
	return text
}

func runText(length int) string {
	if length == 0 {
		return ""
	}
	return "(" + strconv.Itoa(length) + ")"
}
