// Package grade finds out which levels of the machine solve a puzzle: how hard it is.
package grade

import (
	"errors"
	"slices"
	"strconv"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// A level solves a puzzle when it finds the right moves with so many of so many seeds.
const (
	Seeds  = 10
	enough = 8
)

// A Judge tries puzzles of a game with the machine that plays it.
type Judge struct {
	Spec    *rules.Spec
	Machine *players.Player
	Context ai.Context
	Hooks   ai.Hooks
}

// Level returns the lowest level that solves a puzzle that is answered by a move, 0 if none does.
func (j *Judge) Level(p *puzzle.Puzzle, seed uint64) (level int, err error) {
	for level := 1; level <= len(j.Machine.Levels); level++ {
		solved, err := j.Tries(p, level, seed, func(solved, failed int) bool {
			return solved < enough && failed <= Seeds-enough
		})
		if err != nil || solved >= enough {
			return level, err
		}
	}
	return 0, nil
}

// Tries has a level try a puzzle with one seed after the other, while more says so, and returns how often it solves it.
func (j *Judge) Tries(p *puzzle.Puzzle, level int, seed uint64, more func(solved, failed int) bool) (
	solved int, err error) {
	for try := 0; try < Seeds && more(solved, try-solved); try++ {
		right, err := j.solves(p, level, ai.Mix(seed, uint64(try)))
		if err != nil {
			return solved, err
		}
		if right {
			solved++
		}
	}
	return solved, nil
}

// solves says whether a level finds each move of the solver, or another one that is right at the first turn.
func (j *Judge) solves(p *puzzle.Puzzle, level int, seed uint64) (bool, error) {
	m, err := rules.NewMatch(j.Spec, rules.Setup{Variant: p.Variant}, p.Position)
	if err != nil {
		return false, err
	}
	for turn := 0; ; turn += 2 {
		result, err := j.Machine.Search(j.Context, ai.TaskOf(m, seed), level, ai.Limits{}, j.Hooks)
		if err == nil {
			err = j.Context.Err()
		}
		if err != nil {
			return false, errors.Join(errors.New("level "+strconv.Itoa(level)+" at "+p.Position), err)
		}
		if !p.Kind.Exact() {
			return p.Solves(slices.Index(m.Position().Moves(), result.Move)), nil
		}
		if result.Move != p.Line[turn] {
			return turn == 0 && p.Right(slices.Index(m.Position().Moves(), result.Move)), nil
		}
		if turn+2 >= len(p.Line) {
			return true, nil
		}
		for _, move := range p.Line[turn : turn+2] {
			if err := m.Play(move); err != nil {
				return false, err
			}
		}
	}
}
