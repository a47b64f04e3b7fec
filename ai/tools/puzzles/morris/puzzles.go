// Package morris makes the puzzles of the Tapatan family that the site ships, a number of each board.
package morris

import (
	"math/rand/v2"

	"tablier/ai/morris/puzzles"
	"tablier/ai/puzzle"
	"tablier/rules/morris"
)

// each is how many puzzles a board has.
const each = 26

// Make makes the puzzles of all boards, those that a seed chooses.
func Make(seed uint64) ([]puzzle.Puzzle, error) {
	var list []puzzle.Puzzle
	for i, board := range morris.Boards() {
		list = append(list, puzzles.Choose(morris.Compile(board), rand.New(rand.NewPCG(seed, uint64(i))), each)...)
	}
	return list, nil
}
