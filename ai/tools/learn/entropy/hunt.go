package main

import (
	"context"
	"math/rand/v2"
	"slices"
	"sync"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
	"tablier/ai/entropy/exact"
	"tablier/rules/entropy"
)

// A prospect is a position for a guide to learn from, with its outcome.
type prospect struct {
	hunter, other entropy.Set
	mover         bool  // the hunter is to move
	won           bool  // the hunter wins
	pliesOnly     bool  // only the plies are to be learnt, not that it is won
	plies         uint8 // to the end if so
}

// prospectOf returns a position as a prospect of the side to move, or of the other side.
func prospectOf(t *exact.Table, s entropy.State, mover bool) prospect {
	value, plies := t.Value(s)
	if mover {
		return prospect{hunter: s.Own, other: s.Other, mover: true, won: value == ai.Win, plies: uint8(plies)}
	}
	return prospect{hunter: s.Other, other: s.Own, won: value == ai.Loss, plies: uint8(plies)}
}

// prospects returns n positions of hunts that a guide guides, one third of them of any hunts and the others of long
// ones, which have something to learn from; after these, positions in which the other side has a choice (see choices),
// and n/6 of searches (see searched).
func prospects(t *exact.Table, seed uint64, n int, guide *adapter.Guide) []prospect {
	list := slices.Concat(hunted(t, 4*seed, n/3, 0, guide), hunted(t, 4*seed+1, n-n/3, longHunt, guide))
	return slices.Concat(list, choices(t, 4*seed+2, list), searched(t, 4*seed+3, n/6))
}

// hunted returns n positions of hunts that guess the effort of a position no less than least times.
func hunted(t *exact.Table, seed uint64, n, least int, guide *adapter.Guide) []prospect {
	list := make([]prospect, n)
	var wait sync.WaitGroup
	for i := range streams {
		wait.Go(func() {
			h := &tracker{
				walker: walker{table: t, rng: rand.New(rand.NewPCG(seed, uint64(i)))}, guide: guide,
				list: list[i*n/streams : (i+1)*n/streams],
			}
			for h.n < len(h.list) {
				h.hunt(least)
			}
		})
	}
	wait.Wait()
	return list
}

// A tracker hunts from one position after the other, and fills a list with some of those that it looks at.
type tracker struct {
	walker
	guide *adapter.Guide
	list  []prospect
	n     int // of the list
	from  int // of the list, with the last hunt
	seen  int // in the last hunt
}

// A tracked game is Entropy with a tracker's guide.
type tracked struct {
	adapter.Game
	*tracker
}

const (
	trackedNodes = 30_000 // of a hunt
	trackedMost  = 2_500  // positions of a hunt that are kept
	longHunt     = 5_000
)

// Effort implements alphabeta.Hunter.
func (g tracked) Effort(s adapter.State, mover bool) uint32 {
	g.track(s, mover)
	return g.guide.Effort(s, mover)
}

// hunt hunts from a position, and keeps some of those that it looks at if they are enough.
func (h *tracker) hunt(least int) {
	game, root := tracked{adapter.GameOf(entropy.Position{}).Quick(), h}, adapter.Pack(h.start())
	h.from, h.seen = h.n, 0
	meter := ai.NewMeter(context.Background(), ai.Limits{Nodes: trackedNodes}, ai.Hooks{})
	alphabeta.Hunt[adapter.State, entropy.Step](game, root, meter)
	if h.seen < least {
		h.n = h.from
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
	h.list[at] = prospectOf(h.table, entropy.State{Own: own, Other: other}, mover)
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
	won, net := h.rng.IntN(7) > 0, adapter.GameOf(entropy.Position{}).Quick()
	for {
		at, first := entropy.Start(), h.rng.IntN(most)
		for ply := 0; ply < longest && !at.Over(false); ply++ {
			value, plies := h.table.Value(at)
			switch {
			case ply < first:
			case won && value == ai.Win && plies >= least && plies <= most,
				!won && value == ai.Draw && net.Eval(adapter.Pack(at)) > good:
				return at
			}
			at = at.Play(h.any(at))
		}
	}
}

// choices returns what hunts have to judge where they leave the other side a choice, which they seldom look at: for
// each won position with the hunter to move the one after such a move at random; and after one that wins, for its plies
// alone, as few do.
func choices(t *exact.Table, seed uint64, list []prospect) []prospect {
	parts := make([][]prospect, streams)
	var wait sync.WaitGroup
	for i := range streams {
		wait.Go(func() {
			rng := rand.New(rand.NewPCG(seed, uint64(i)))
			for _, p := range list[i*len(list)/streams : (i+1)*len(list)/streams] {
				if p.mover && p.won {
					parts[i] = appendChoices(parts[i], t, rng, entropy.State{Own: p.hunter, Other: p.other})
				}
			}
		})
	}
	wait.Wait()
	return slices.Concat(parts...)
}

func appendChoices(list []prospect, t *exact.Table, rng *rand.Rand, s entropy.State) []prospect {
	var buf, replies [entropy.MostMoves]entropy.Step
	var all, won []prospect
	for _, m := range s.AppendMoves(buf[:0]) {
		next := s.Play(m)
		if next.Over(false) || len(next.AppendMoves(replies[:0])) == 1 {
			continue
		}
		p := prospectOf(t, next, false)
		if all = append(all, p); p.won {
			p.pliesOnly = true
			won = append(won, p)
		}
	}
	for _, some := range [][]prospect{all, won} {
		if len(some) > 0 {
			list = append(list, some[rng.IntN(len(some))])
		}
	}
	return list
}

// searched returns n positions that searches of all moves evaluate and aim at, for either side as the hunter: a guide
// judges these too.
func searched(t *exact.Table, seed uint64, n int) []prospect {
	rng := rand.New(rand.NewPCG(seed, streams))
	net := adapter.GameOf(entropy.Position{}).Quick()
	list := make([]prospect, n)
	for i, s := range samples(t, seed, n, func(w *walker) func() { return newSearcher(w, net.Eval).play }) {
		list[i] = prospectOf(t, entropy.State{Own: s.own, Other: s.other}, rng.IntN(2) == 0)
	}
	return list
}
