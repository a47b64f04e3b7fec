package main

import (
	"context"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
	"tablier/rules/entropy"
)

// A searcher plays with a net, and adds the positions that its searches meet: some of those that they evaluate, and all
// on the lines that they aim at, where the net is likeliest to be wrong.
type searcher struct {
	*walker
	net    func(adapter.State) int32 // its evaluation
	engine ai.Engine
	root   ai.Root[game, adapter.State]
	skip   int // how many more positions are evaluated before the next is added
}

// A game is Entropy with a searcher's evaluation.
type game struct {
	huntless
	*searcher
}

// A huntless game has no hunts, which evaluate nothing.
type huntless interface {
	alphabeta.Game[adapter.State, entropy.Step]
	alphabeta.Selective[adapter.State]
	alphabeta.Swindler
}

func newSearcher(w *walker, net func(adapter.State) int32) *searcher {
	const tableBits = 12
	s := &searcher{walker: w, net: net}
	s.engine = alphabeta.New(func(ai.Task) (ai.Root[game, adapter.State], error) { return s.root, nil }, tableBits)
	return s
}

// Eval implements alphabeta.Game.
func (g game) Eval(s adapter.State) int32 {
	own, other := s.Sets()
	if g.skip--; g.skip <= 0 {
		g.skip = 200 + g.rng.IntN(600)
		g.add(entropy.State{Own: own, Other: other})
	}
	return g.net(s)
}

// play plays on from a position, half of the time a won one, against the longest defence or, where nothing is won, now
// and then against itself.
func (s *searcher) play() {
	at := s.start()
	value, _ := s.table.Value(at)
	plies, alone := 12, s.rng.IntN(2) == 0
	if value == ai.Win {
		plies, alone = 50, false
	}
	seed := s.rng.Uint64()
	s.root = ai.Root[game, adapter.State]{
		Game:     game{adapter.GameOf(entropy.Position{}), s},
		Start:    adapter.Pack(entropy.Start()),
		Occurred: map[uint64]bool{},
	}
	for ply := 0; ply < plies && !at.Over(false); ply++ {
		if ply%2 == 1 && !alone {
			at = at.Play(s.defence(at))
			continue
		}
		if now, _ := s.table.Value(at); value == ai.Win && now != ai.Win {
			return
		}
		s.boundary(at)
		at = at.Play(s.search(at, seed))
	}
}

// start returns a position of a game at random, half of the time one that is won.
func (s *searcher) start() entropy.State {
	const first, last, farthest = 8, 138, 8
	for {
		care := [...]float64{0, 0, 0, 0.5, 0.9}[s.rng.IntN(5)]
		won, end := s.rng.IntN(2) == 0, first+s.rng.IntN(last-first)
		at := entropy.Start()
		for ply := 0; ply < end && !at.Over(false); ply++ {
			if value, plies := s.table.Value(at); won && ply > first && value == ai.Win && plies >= farthest {
				return at
			}
			at = at.Play(s.careful(at, care))
		}
		if !won && !at.Over(false) {
			return at
		}
	}
}

// search returns the machine's move with a few nodes, and adds the positions of its line.
func (s *searcher) search(at entropy.State, seed uint64) entropy.Step {
	limits := ai.Limits{Nodes: [...]uint64{300, 1_000, 3_000, 10_000}[s.rng.IntN(4)]}
	s.root.State = adapter.Pack(at)
	s.root.Occurred[uint64(s.root.State)] = true
	found, err := s.engine.Search(context.Background(), ai.Task{Seed: seed}, limits, ai.Hooks{})
	if err != nil {
		panic(err) // the position has not ended
	}
	var line []entropy.Step
	for _, text := range found.PV {
		step, err := entropy.Read(text)
		if err != nil {
			panic(err) // its own text
		}
		line = append(line, step)
	}
	for _, step := range line {
		if at.Over(false) {
			break
		}
		at = at.Play(step)
		s.add(at)
	}
	return line[0]
}

// defence returns a move of the best value, where all lose one that loses latest, and now and then any move.
func (s *searcher) defence(at entropy.State) (best entropy.Step) {
	if s.rng.IntN(4) == 0 {
		return s.any(at)
	}
	const sooner = 1000 // more plies than any win takes
	most := -2 * sooner
	for _, m := range at.AppendMoves(s.buf[:0]) {
		value, plies := s.table.Value(at.Play(m))
		worth := s.rng.IntN(2)
		switch value {
		case ai.Loss:
			worth += sooner - plies
		case ai.Win:
			worth += plies - sooner
		}
		if worth > most {
			best, most = m, worth
		}
	}
	return best
}
