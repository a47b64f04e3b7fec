package main

import (
	"context"
	"math/rand/v2"
	"sync"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
	"tablier/ai/entropy/exact"
	"tablier/rules/entropy"
)

// A prospect is a position of a hunt with its outcome.
type prospect struct {
	hunter, other entropy.Set
	mover         bool  // the hunter is to move
	won           bool  // the hunter wins
	plies         uint8 // to the end if so
}

// prospects returns n positions of hunts that a guide guides.
func prospects(t *exact.Table, seed uint64, n int, guide *adapter.Guide) []prospect {
	list := make([]prospect, n)
	var wait sync.WaitGroup
	for i := range streams {
		wait.Go(func() {
			newTracker(t, rand.New(rand.NewPCG(seed, uint64(i))), guide, list[i*n/streams:(i+1)*n/streams]).fill()
		})
	}
	wait.Wait()
	return list
}

// A tracker hunts from one position after the other, and fills a list with some of those that it looks at.
type tracker struct {
	walker
	guide  *adapter.Guide
	engine ai.Engine
	root   ai.Root[tracked, adapter.State]
	list   []prospect
	n      int // of the list
	from   int // of the list, with the last hunt
	seen   int // in the last hunt
}

// A tracked game is Entropy with a hunt in every search, with a tracker's guide.
type tracked struct {
	adapter.Game
	*tracker
}

const (
	trackedNodes = 120_000 // of a search, a quarter of which are the hunt's
	trackedMost  = 2_500   // positions of a hunt that are kept
)

func newTracker(t *exact.Table, rng *rand.Rand, guide *adapter.Guide, list []prospect) *tracker {
	const tableBits = 12
	h := &tracker{walker: walker{table: t, rng: rng}, guide: guide, list: list}
	h.root = ai.Root[tracked, adapter.State]{
		Game: tracked{adapter.GameOf(entropy.Position{}).Quick(), h}, Start: adapter.Pack(entropy.Start()),
	}
	h.engine = alphabeta.New(func(ai.Task) (ai.Root[tracked, adapter.State], error) { return h.root, nil }, tableBits)
	return h
}

// HuntFrom implements alphabeta.Hunter.
func (g tracked) HuntFrom() int32 { return -alphabeta.Most }

// Effort implements alphabeta.Hunter.
func (g tracked) Effort(s adapter.State, mover bool) uint32 {
	g.track(s, mover)
	return g.guide.Effort(s, mover)
}

// fill hunts until the list is full.
func (h *tracker) fill() {
	for h.n < len(h.list) {
		h.root.State, h.from, h.seen = adapter.Pack(h.start()), h.n, 0
		limits := ai.Limits{Nodes: trackedNodes}
		if _, err := h.engine.Search(context.Background(), ai.Task{Seed: h.rng.Uint64()}, limits, ai.Hooks{}); err != nil {
			panic(err) // the position has not ended
		}
	}
}

// track keeps a position, or drops it: a sample of the hunt's positions, each with the same chance (Vitter 1985).
func (h *tracker) track(s adapter.State, mover bool) {
	h.seen++
	at := h.n
	if h.n == len(h.list) || h.n-h.from == trackedMost {
		if at = h.from + h.rng.IntN(h.seen); at >= h.n {
			return
		}
	} else {
		h.n++
	}
	own, other := s.Sets()
	value, plies := h.table.Value(entropy.State{Own: own, Other: other})
	p := prospect{own, other, mover, value == ai.Win, uint8(plies)}
	if !mover {
		p.hunter, p.other, p.won = other, own, value == ai.Loss
	}
	h.list[at] = p
}

// start returns a position of a game at random, nearly always one that is won and not at once, else a drawn one that
// looks good.
func (h *tracker) start() entropy.State {
	const (
		longest = 160
		least   = 8
		most    = 60
		good    = 1_500
	)
	won := h.rng.IntN(7) > 0
	for {
		at, first := entropy.Start(), h.rng.IntN(most)
		for ply := 0; ply < longest && !at.Over(false); ply++ {
			value, plies := h.table.Value(at)
			switch {
			case ply < first:
			case won && value == ai.Win && plies >= least && plies <= most,
				!won && value == ai.Draw && h.root.Game.Eval(adapter.Pack(at)) > good:
				return at
			}
			at = at.Play(h.any(at))
		}
	}
}
