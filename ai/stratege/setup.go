package stratege

import (
	"math"

	"tablier/ai"
	"tablier/rules/stratege"
)

// slope is, for the rows of a set-up from the back one on, the log-likelihood of each strength there against the
// strength one lower. The opposite slopes did as well in matches: see ai/README.md.
var slope = [3]float64{-0.3, 0, 0.3}

// setUp places a pawn, chosen by the seed, on the first free place. Strong pawns rather stand in front, but every
// set-up is possible, so that the other side cannot infer anything for certain.
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
	known, slope := s.Known(side), slope[row]
	if r.node.pressing {
		slope *= 10 // the strongest lead, for they take what is in the way
	}
	var upTo [stratege.Most + 1]float64
	for v := 1; v <= stratege.Most; v++ {
		upTo[v] = upTo[v-1] + float64(stratege.Each-known[v])*math.Exp(slope*float64(v))
	}
	throw, strength := upTo[stratege.Most]*ai.Fraction(ai.Mix(r.seed, uint64(at))), 1
	for upTo[strength] <= throw {
		strength++
	}
	r.moves = []candidate{{step: stratege.Place(stratege.Home(side, at), strength)}}
	r.depth = 1
	r.meter.Tick()
}
