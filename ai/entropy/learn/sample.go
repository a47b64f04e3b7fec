package main

import (
	"math"
	"math/rand/v2"
	"sync"

	"tablier/ai"
	"tablier/ai/entropy/exact"
	"tablier/rules/entropy"
)

// A sample is a position with what the net should say of it.
type sample struct {
	own, other entropy.Set
	worth      float32 // 0 for a draw, else 1 or -1, discounted by the plies to the end
}

// streams is how many sources of samples there are: a constant, so that they are the same on any machine.
const streams = 4

// samples returns n positions such as a search meets them.
func samples(t *exact.Table, seed uint64, n int) []sample {
	list := make([]sample, n)
	var wait sync.WaitGroup
	for i := range streams {
		wait.Go(func() {
			part := list[i*n/streams : (i+1)*n/streams]
			w := walker{table: t, rng: rand.New(rand.NewPCG(seed, uint64(i)))}
			for len(part) > 0 {
				part = part[w.game(part):]
			}
		})
	}
	wait.Wait()
	return list
}

// A walker plays games.
type walker struct {
	table *exact.Table
	rng   *rand.Rand
	buf   [entropy.MostMoves]entropy.Step
}

// game plays one game, of better or worse players, and fills list with positions a few plies off it, one for each of
// its positions, as long as there is room. It returns how many those are.
func (w *walker) game(list []sample) (n int) {
	const longest = 120
	care := [...]float64{0, 0.5, 0.8, 0.95}[w.rng.IntN(4)] // how often a move keeps the value
	s := entropy.Start()
	for ply := 0; ply < longest && !s.Over(false); ply++ {
		at := s
		for off := w.rng.IntN(5); off > 0 && !at.Over(false); off-- {
			at = at.Play(w.any(at))
		}
		if at.Winner(false) < 0 {
			if n == len(list) {
				return n
			}
			list[n] = sample{at.Own, at.Other, w.worth(at)}
			n++
		}
		m := w.any(s)
		if w.rng.Float64() < care {
			m = w.keeping(s)
		}
		s = s.Play(m)
	}
	return n
}

func (w *walker) any(s entropy.State) entropy.Step {
	moves := s.AppendMoves(w.buf[:0])
	return moves[w.rng.IntN(len(moves))]
}

// keeping returns a move that keeps the value of a position, any of them by chance.
func (w *walker) keeping(s entropy.State) entropy.Step {
	value, _ := w.table.Value(s)
	for {
		m := w.any(s)
		if reply, _ := w.table.Value(s.Play(m)); reply == ai.Win+ai.Loss-value {
			return m
		}
	}
}

// discount is what a ply that the end is farther away takes from a value: a program that prefers near wins is the
// better at reaching them.
const discount = 0.93

func (w *walker) worth(s entropy.State) float32 {
	value, plies := w.table.Value(s)
	return float32(float64(value-ai.Draw) * math.Pow(discount, float64(plies)))
}
