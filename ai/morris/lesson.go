package morris

import (
	"math/bits"

	"tablier/ai"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/morris"
)

// Lesson returns what the family gives to search as it is taught.
func Lesson() *ai.Lesson {
	t := tables{}
	return &ai.Lesson{
		Evaluations: []ai.Evaluation{
			{Name: "threats", Of: difference(threats)},
			{Name: "centre", Of: difference(crossings)},
			{Name: "mobility", Of: difference(mobility)},
		},
		Max: rules.First, Truth: t.truth,
	}
}

// difference evaluates a position by what First has more of than Second.
func difference(of func(g *morris.Game, s morris.State, side uint8) int) func(rules.Position) float64 {
	return func(p rules.Position) float64 {
		q := p.(morris.Position)
		return float64(of(q.Game, q.State, 0) - of(q.Game, q.State, 1))
	}
}

// threats counts the lines of which a side has all points but one, and that one is free.
func threats(g *morris.Game, s morris.State, side uint8) (n int) {
	for _, line := range g.Masks(side) {
		if bits.OnesCount16(line&s.Pawns[side]) == bits.OnesCount16(line)-1 && line&s.Pawns[side^1] == 0 {
			n++
		}
	}
	return n
}

// crossings counts the lines through the points of a side's pawns: most in the centre.
func crossings(g *morris.Game, s morris.State, side uint8) (n int) {
	for _, line := range g.Masks(side) {
		n += bits.OnesCount16(line & s.Pawns[side])
	}
	return n
}

// mobility counts the ways in which the pawns of a side can go.
func mobility(g *morris.Game, s morris.State, side uint8) (n int) {
	for own := s.Pawns[side]; own != 0; own &= own - 1 {
		n += bits.OnesCount16(g.Reach(s, bits.TrailingZeros16(own)))
	}
	return n
}

// tables are the boards that have been solved.
type tables map[*morris.Game]*retro.Table[morris.State]

// truth returns the exact value of a position that can come about; of any other it is unknown.
func (t tables) truth(p rules.Position, tick func() bool) (ai.Truth, bool) {
	q := p.(morris.Position)
	table := t[q.Game]
	if table == nil {
		table = retro.Solve[Game, morris.State, Code](Of(q.Game), q.Game.Start(), nil, tick)
		if table == nil {
			return ai.Truth{}, false
		}
		t[q.Game] = table
	}
	value, plies := table.Value(q.State.Word())
	return ai.TruthOf(q.ToMove(), value, plies), value != ai.Unknown
}
