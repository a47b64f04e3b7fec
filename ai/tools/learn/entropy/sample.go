package main

import (
	"math"
	"math/rand/v2"
	"sync"

	"tablier/ai"
	"tablier/ai/entropy/exact"
	"tablier/rules/entropy"
)

// A sample is a position with its target value.
type sample struct {
	own, other entropy.Set
	worth      float32 // 0 for a draw, else from sure to 1 or the same below zero, the nearer the end the larger
}

// streams is how many sources of samples there are: a constant, so that they are the same on any machine.
const streams = 4

// samples returns n positions of games that play plays, one after the other.
func samples(t *exact.Table, seed uint64, n int, play func(*walker) (game func())) []sample {
	list := make([]sample, n)
	var wait sync.WaitGroup
	for i := range streams {
		wait.Go(func() {
			w := &walker{
				table: t, rng: rand.New(rand.NewPCG(seed, uint64(i))), list: list[i*n/streams : (i+1)*n/streams],
			}
			for game := play(w); w.n < len(w.list); {
				game()
			}
		})
	}
	wait.Wait()
	return list
}

// A walker plays games and fills a list with positions.
type walker struct {
	table *exact.Table
	rng   *rand.Rand
	list  []sample
	n     int // of the list
	buf   [entropy.MostMoves]entropy.Step
}

// add adds a position that has not ended, as long as there is room.
func (w *walker) add(s entropy.State) {
	if w.n < len(w.list) && s.Winner(false) < 0 {
		w.list[w.n] = sample{s.Own, s.Other, w.worth(s)}
		w.n++
	}
}

// wander plays a game of better or worse players, and adds positions a few plies off it, one for each of its positions,
// and those at the boundary.
func (w *walker) wander() {
	const longest = 160
	care := [...]float64{0, 0, 0.5, 0.8, 0.95}[w.rng.IntN(5)] // how often a move keeps the value
	s := entropy.Start()
	for ply := 0; ply < longest && !s.Over(false); ply++ {
		at := s
		for off := w.rng.IntN(5); off > 0 && !at.Over(false); off-- {
			at = at.Play(w.any(at))
		}
		w.add(at)
		w.boundary(s)
		s = s.Play(w.careful(s, care))
	}
}

// boundary adds, where moves differ in value, a position of each value that a move leads to.
func (w *walker) boundary(s entropy.State) {
	var after [ai.Win + 1][]entropy.State
	values := 0
	for _, m := range s.AppendMoves(w.buf[:0]) {
		next := s.Play(m)
		value, _ := w.table.Value(next)
		if after[value] == nil {
			values++
		}
		after[value] = append(after[value], next)
	}
	if values < 2 {
		return
	}
	for _, list := range after {
		if list != nil {
			w.add(list[w.rng.IntN(len(list))])
		}
	}
}

// careful returns a move that keeps the value with a chance, and any move else.
func (w *walker) careful(s entropy.State, care float64) entropy.Step {
	if w.rng.Float64() < care {
		return w.keeping(s)
	}
	return w.any(s)
}

// any returns a random move.
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

const (
	// sure is the least that a won position is worth. The more, the better the net tells wins from draws; the less, the
	// better it tells near wins from far ones.
	sure = 0.3
	// discount is the factor of the target for each ply to the end: a program that prefers near wins is the better at
	// reaching them.
	discount = 0.95
)

func (w *walker) worth(s entropy.State) float32 {
	value, plies := w.table.Value(s)
	return float32(float64(value-ai.Draw) * (sure + (1-sure)*math.Pow(discount, float64(plies))))
}
