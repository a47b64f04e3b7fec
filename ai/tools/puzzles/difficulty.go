package main

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// A level solves a puzzle when it finds the right moves with so many of so many seeds.
const (
	seeds  = 10
	enough = 8
)

// A difficulty measures puzzles of a game by the machine that plays it.
type difficulty struct{ spec *rules.Spec }

func newDifficulty(spec *rules.Spec) difficulty { return difficulty{spec} }

// rate sets the level of each puzzle that is answered by a move: the lowest that solves it, 0 if none does.
func (d difficulty) rate(list []puzzle.Puzzle, seed uint64) error {
	return d.each(list, func(machine *players.Player, p *puzzle.Puzzle) error {
		if !p.Kind.Moves() {
			return nil
		}
		for level := 1; level <= len(machine.Levels) && p.Level == 0; level++ {
			solved, err := d.tries(machine, p, level, seed, func(solved, failed int) bool {
				return solved < enough && failed <= seeds-enough
			})
			if err != nil {
				return err
			}
			if solved >= enough {
				p.Level = level
			}
		}
		return nil
	})
}

// rank sets the ranks of puzzles that are answered by a move, which say so far how many wrong moves a player likes who
// looks one move ahead. Within a level the rank goes by the number of moves to be found, then by the number of legal
// moves, then by that of the wrong ones.
func rank(list []puzzle.Puzzle) {
	measures := make([][3]int, len(list))
	for i := range list {
		measures[i] = measure(&list[i])
	}
	for _, members := range byLevel(list) {
		slices.SortStableFunc(members, func(a, b int) int { return slices.Compare(measures[a][:], measures[b][:]) })
		rank := 0
		for i, member := range members {
			if i > 0 && measures[members[i-1]] != measures[member] {
				rank++
			}
			list[member].Rank = rank
		}
	}
}

// measure is the finer measure of how hard a puzzle is that has no rank yet.
func measure(p *puzzle.Puzzle) [3]int {
	return [3]int{len(p.Line), max(len(p.Verdicts), len(p.Costs)), p.Rank}
}

// byLevel returns the numbers of the puzzles that are answered by a move, level by level.
func byLevel(list []puzzle.Puzzle) map[int][]int {
	levels := map[int][]int{}
	for i := range list {
		if list[i].Kind.Moves() {
			levels[list[i].Level] = append(levels[list[i].Level], i)
		}
	}
	return levels
}

// each does a piece of work for every puzzle, on all processors. Each of them has a machine of its own.
func (d difficulty) each(list []puzzle.Puzzle, work func(*players.Player, *puzzle.Puzzle) error) error {
	var next atomic.Int64
	var wait sync.WaitGroup
	faults := make([]error, len(list))
	for range runtime.GOMAXPROCS(0) {
		machine := players.New().Find(d.spec.ID)
		if machine == nil {
			return fmt.Errorf("the machine does not play %s", d.spec.ID)
		}
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(list); i = int(next.Add(1)) - 1 {
				faults[i] = work(machine, &list[i])
			}
		})
	}
	wait.Wait()
	return cmp.Or(faults...)
}

// tries has a level try a puzzle with one seed after the other, while more says so, and returns how often it solves it.
func (d difficulty) tries(machine *players.Player, p *puzzle.Puzzle, level int, seed uint64,
	more func(solved, failed int) bool) (solved int, err error) {
	for try := 0; try < seeds && more(solved, try-solved); try++ {
		right, err := d.solves(machine, p, level, ai.Mix(seed, uint64(try)))
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
func (d difficulty) solves(machine *players.Player, p *puzzle.Puzzle, level int, seed uint64) (bool, error) {
	m, err := rules.NewMatch(d.spec, rules.Setup{Variant: p.Variant}, p.Position)
	if err != nil {
		return false, err
	}
	for turn := 0; ; turn += 2 {
		task := ai.TaskOf(m, seed)
		result, err := machine.Search(context.Background(), task, level, ai.Limits{}, ai.Hooks{})
		if err != nil {
			return false, fmt.Errorf("level %d at %s: %w", level, p.Position, err)
		}
		if !p.Kind.Exact() {
			return p.Solves(slices.Index(m.Position().Moves(), result.Move)), nil
		}
		if result.Move != p.Line[turn] {
			return false, nil
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
