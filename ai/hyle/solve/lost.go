package main

import (
	"context"
	"fmt"
	"math"
	"os"
	"runtime"
	"sync"
	"sync/atomic"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/hyle"
)

// A loss is what a player's moves have cost in rounds, by the exact values: on average, that is how many points fewer
// it has as Order, or leaves more as Chaos, than perfect play. The luck of the draws is no part of it.
type loss struct {
	rounds              int
	sum, squares, worst float64
}

func (l *loss) add(points float64) {
	l.rounds++
	l.sum += points
	l.squares += points * points
	l.worst = max(l.worst, points)
}

func (l *loss) mean() float64 { return l.sum / float64(l.rounds) }

// error returns the standard error of the mean.
func (l *loss) error() float64 {
	n := float64(l.rounds)
	return math.Sqrt((l.squares/n - l.mean()*l.mean()) / (n - 1))
}

// lost has the machine's best level play rounds in a role against perfect play. Its nodes are its own when none are
// given; no clock ends its searches, so that the figures do not depend on the machine.
func lost(t *table, side int, role rules.Player, rounds int, nodes uint64) (l loss, err error) {
	var next atomic.Int64
	var group sync.WaitGroup
	var lock sync.Mutex
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			levels := players.New().Find("hyle").Levels
			level := levels[len(levels)-1]
			if level.Limits.Millis = 0; nodes > 0 {
				level.Limits.Nodes = nodes
			}
			for i := next.Add(1); i <= int64(rounds); i = next.Add(1) {
				points, wrong := round(t, level, role, side, uint64(i))
				lock.Lock()
				if l.add(points); wrong != nil {
					err = wrong
				}
				if l.rounds%20 == 0 {
					fmt.Fprintf(os.Stderr, "%s: %.3f ± %.3f in %d rounds\n", names[role], l.mean(), l.error(), l.rounds)
				}
				lock.Unlock()
			}
		})
	}
	group.Wait()
	return l, err
}

// round plays a round and returns what the level's moves cost.
func round(t *table, level players.Level, role rules.Player, side int, seed uint64) (cost float64, err error) {
	spec, p, draws := hyle.Spec(), hyle.Position{State: hyle.Start(side)}, 0
	for ply := uint64(0); !p.Outcome().Over(); ply++ {
		var move rules.Move
		before := t.Value(&p.State)
		mine := p.ToMove() == role
		switch {
		case p.ToMove() == rules.Chance:
			move = rules.ChanceMove(p, seed, draws)
			draws++
		case mine:
			task := ai.Task{Spec: spec, View: p.View(role), Seed: ai.Mix(seed, ply)}
			found, err := level.Engine.Search(context.Background(), task, level.Limits, ai.Hooks{})
			if err != nil {
				return 0, err
			}
			move = found.Move
		default:
			move = perfect(t, &p.State)
		}
		next, err := p.Play(move)
		if err != nil {
			return 0, err
		}
		p = next.(hyle.Position)
		if mine {
			cost += math.Abs(t.Value(&p.State) - before)
		}
	}
	return cost, nil
}

// perfect returns a move that keeps what can be expected: the first of several.
func perfect(t *table, s *hyle.State) rules.Move {
	var best hyle.Step
	least := math.Inf(1)
	for _, m := range s.AppendMoves(nil) {
		next := s.Play(m)
		value := t.Value(&next)
		if s.Phase == hyle.Sliding {
			value = -value
		}
		if value < least {
			least, best = value, m
		}
	}
	return best.Text(int(s.N))
}
