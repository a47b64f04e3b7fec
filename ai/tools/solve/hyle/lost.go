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

// add adds the cost of a round in points.
func (l *loss) add(points float64) {
	l.rounds++
	l.sum += points
	l.squares += points * points
	l.worst = max(l.worst, points)
}

func (l *loss) mean() float64 { return l.sum / float64(l.rounds) }

// deviation returns the standard error of the mean, which takes two rounds.
func (l *loss) deviation() float64 {
	n := float64(l.rounds)
	return math.Sqrt((l.squares/n - l.mean()*l.mean()) / (n - 1))
}

// String says the mean with its standard error.
func (l *loss) String() string {
	return fmt.Sprintf("%.3f ± %.3f points a round, in %d rounds; %.2f in the worst", l.mean(), l.deviation(), l.rounds,
		l.worst)
}

// roles are the sides of a round; names are theirs.
var (
	roles = [2]rules.Player{hyle.Chaos, hyle.Order}
	names = [2]string{"Chaos", "Order"}
)

// lost has the machine's best level play rounds against perfect play, as many in each role, and returns what that cost
// by the roles. Its nodes are its own when none are given.
func lost(t *table, rounds int, nodes uint64) (l [2]loss, err error) {
	var next atomic.Int64
	var group sync.WaitGroup
	var lock sync.Mutex
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			levels := players.New().Find("hyle").Levels
			level := levels[len(levels)-1]
			if nodes > 0 {
				level.Limits.Nodes = nodes
			}
			for i := int(next.Add(1)) - 1; i < 2*rounds; i = int(next.Add(1)) - 1 {
				role := i % 2
				points, wrong := round(t, level, roles[role], uint64(i/2))
				lock.Lock()
				if l[role].add(points); wrong != nil {
					err = wrong
				}
				if l[role].rounds%20 == 0 {
					fmt.Fprintln(os.Stderr, names[role], &l[role])
				}
				lock.Unlock()
			}
		})
	}
	group.Wait()
	return l, err
}

// round plays a round and returns what the level's moves cost.
func round(t *table, level players.Level, role rules.Player, seed uint64) (cost float64, err error) {
	spec, p, draws := hyle.Spec(), hyle.Position{State: hyle.Start(t.Side())}, 0
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
