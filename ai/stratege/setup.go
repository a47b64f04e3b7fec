package stratege

import (
	"math"

	"tablier/ai"
	"tablier/rules/stratege"
)

// slope is, for the rows of a set-up from the back one on, how much likelier each strength is to stand there than the one
// below it, as a logarithm. In matches against itself, with 400 nodes a move, the opposite slopes did as well: 50 ± 5 % of
// 100 games, 0.5 ± 0.8 points better.
var slope = [3]float64{-0.3, 0, 0.3}

// setUp places a pawn on the first place that is free, as the seed has it: the strong ones rather in front, but no
// set-up is impossible, so that nobody can count on anything.
func (r *root) setUp() {
	s, side := &r.node.State, int(r.node.Turn)
	at := 0
	for s.At[stratege.Home(side, at)] != 0 {
		at++
	}
	row := at / 6
	if side == 1 {
		row = 2 - row
	}
	known := s.Known(side)
	var upTo [stratege.Most + 1]float64
	for v := 1; v <= stratege.Most; v++ {
		upTo[v] = upTo[v-1] + float64(stratege.Each-known[v])*math.Exp(slope[row]*float64(v))
	}
	draw, strength := upTo[stratege.Most]*fraction(ai.Mix(r.seed, uint64(at))), 1
	for upTo[strength] <= draw {
		strength++
	}
	r.moves = []candidate{{step: stratege.Place(stratege.Home(side, at), strength)}}
	r.depth = 1
	r.meter.Tick()
}
