// Package grade says how hard puzzles are that are answered by a move: the lowest level of the machine that solves one,
// as the next one does, and within a level how much there is to find. Of many puzzles it chooses some of every degree.
// The command puzzles grades those that the site ships so, and the machine in the browser those that it makes on the
// spot.
package grade

import (
	"slices"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// A level solves a puzzle when it finds the right moves with Enough of Seeds seeds.
const (
	Seeds  = 10
	Enough = 8
)

// A Machine is what plays a game at its levels.
type Machine struct {
	Spec   *rules.Spec
	Levels int
	// Perfect says that the last level never errs, so that it solves every puzzle and need not try.
	Perfect bool
	// Move returns the move of a level.
	Move func(task ai.Task, level int) (rules.Move, error)
}

// Rate sets the level of a puzzle: the lowest that solves it as the next one does, if there is a next one; 0 for none.
// Now and then a level solves what a stronger one never does.
func (m Machine) Rate(p *puzzle.Puzzle, seed uint64) error {
	p.Level = 0
	for level := 1; level <= m.Levels; level++ {
		solved, err := m.masters(p, level, seed)
		switch {
		case err != nil:
			return err
		case !solved:
			p.Level = 0
		case p.Level > 0:
			return nil
		default:
			p.Level = level
		}
	}
	return nil
}

// masters says whether a level solves a puzzle with Enough of Seeds seeds.
func (m Machine) masters(p *puzzle.Puzzle, level int, seed uint64) (bool, error) {
	if m.Perfect && level == m.Levels {
		return true, nil
	}
	solved, err := m.Tries(p, level, seed, func(solved, failed int) bool {
		return solved < Enough && failed <= Seeds-Enough
	})
	return solved >= Enough, err
}

// Tries has a level try a puzzle with one seed after the other, while more says so, and returns how often it solves it.
func (m Machine) Tries(p *puzzle.Puzzle, level int, seed uint64, more func(solved, failed int) bool) (int, error) {
	solved := 0
	for try := 0; try < Seeds && more(solved, try-solved); try++ {
		right, err := m.solves(p, level, ai.Mix(seed, uint64(try)))
		if err != nil {
			return solved, err
		}
		if right {
			solved++
		}
	}
	return solved, nil
}

// solves says whether a level finds each move of the solver.
func (m Machine) solves(p *puzzle.Puzzle, level int, seed uint64) (bool, error) {
	match, err := rules.NewMatch(m.Spec, p.Setup(), p.Position)
	if err != nil {
		return false, err
	}
	for turn := 0; ; turn += 2 {
		move, err := m.Move(ai.TaskOf(match, seed), level)
		if err != nil {
			return false, err
		}
		if !p.Kind.Exact() {
			return p.Solves(slices.Index(match.Position().Moves(), move)), nil
		}
		if move != p.Line[turn] { // at the first turn several may be right
			return turn == 0 && p.Right(slices.Index(match.Position().Moves(), move)), nil
		}
		if turn+2 >= len(p.Line) {
			return true, nil
		}
		for _, move := range p.Line[turn : turn+2] {
			if err := match.Play(move); err != nil {
				return false, err
			}
		}
	}
}
