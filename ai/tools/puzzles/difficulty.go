package main

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/grade"
	"tablier/rules"
)

// A difficulty measures puzzles of a game by the machine that plays it.
type difficulty struct{ spec *rules.Spec }

func newDifficulty(spec *rules.Spec) difficulty { return difficulty{spec} }

// rate sets the level of each puzzle that is answered by a move, see [grade.Machine.Rate].
func (d difficulty) rate(list []puzzle.Puzzle, seed uint64) error {
	return d.each(list, func(machine grade.Machine, p *puzzle.Puzzle) error {
		if !p.Kind.Moves() {
			return nil
		}
		return machine.Rate(p, seed)
	})
}

// each does a piece of work for every puzzle, on all processors. Each of them has a machine of its own.
func (d difficulty) each(list []puzzle.Puzzle, work func(grade.Machine, *puzzle.Puzzle) error) error {
	var next atomic.Int64
	var wait sync.WaitGroup
	faults := make([]error, len(list))
	for range runtime.GOMAXPROCS(0) {
		player := players.New().Find(d.spec.ID)
		if player == nil {
			return fmt.Errorf("the machine does not play %s", d.spec.ID)
		}
		machine := grade.Machine{Spec: d.spec, Levels: len(player.Levels), Move: moveOf(player)}
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(list); i = int(next.Add(1)) - 1 {
				if err := work(machine, &list[i]); err != nil {
					faults[i] = fmt.Errorf("%s: %w", list[i].Position, err)
				}
			}
		})
	}
	wait.Wait()
	return cmp.Or(faults...)
}

// moveOf returns what finds the moves of a player's usual levels: puzzles of all variants are measured by the same.
func moveOf(player *players.Player) func(ai.Task, int) (rules.Move, error) {
	return func(task ai.Task, level int) (rules.Move, error) {
		task.Variant = ""
		result, err := player.Search(context.Background(), task, level, ai.Limits{}, ai.Hooks{})
		return result.Move, err
	}
}
