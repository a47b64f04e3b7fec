package main

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"tablier/ai/players"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/grade"
	"tablier/rules"
)

// A difficulty measures puzzles of a game by the machine that plays it.
type difficulty struct{ spec *rules.Spec }

func newDifficulty(spec *rules.Spec) difficulty { return difficulty{spec} }

// rate sets the level of each puzzle that is answered by a move: the lowest that solves it, 0 if none does.
func (d difficulty) rate(list []puzzle.Puzzle, seed uint64) error {
	return d.each(list, func(machine *players.Player, p *puzzle.Puzzle) (err error) {
		if p.Kind.Moves() {
			p.Level, err = d.judge(machine).Level(p, seed)
		}
		return err
	})
}

// judge returns what tries puzzles with a machine.
func (d difficulty) judge(machine *players.Player) *grade.Judge {
	return &grade.Judge{Spec: d.spec, Machine: machine, Context: context.Background()}
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
