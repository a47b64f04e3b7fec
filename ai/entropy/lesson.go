package entropy

import (
	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/rules"
	"tablier/rules/entropy"
)

// Lesson returns what Entropy gives to search as it is taught. A position's value is known where a small search proves
// it.
func Lesson() *ai.Lesson {
	const tableBits, nodes = 12, 20_000
	return &ai.Lesson{
		Evaluations: []ai.Evaluation{{Name: "mobility", Of: mobility}, {Name: "apart", Of: apart}},
		Max:         rules.First,
		Truth:       ai.Prove(alphabeta.New(Read, tableBits), entropy.Spec(), nodes),
	}
}

// sides returns the pawns of First and of Second.
func sides(p rules.Position) (first, second entropy.Set) {
	s := p.(entropy.Position).State
	if s.Turn == 0 {
		return s.Own, s.Other
	}
	return s.Other, s.Own
}

// mobility is how many slides First has more than Second.
func mobility(p rules.Position) float64 {
	first, second := sides(p)
	a, b := entropy.State{Own: first, Other: second}, entropy.State{Own: second, Other: first}
	return float64(free(a) - free(b))
}

// free returns how many slides the player to move has.
func free(s entropy.State) int {
	if s.MustPass() {
		return 0
	}
	return s.Count()
}

// apart is how many pawns of First touch no friend and touch an enemy, as all must in the end, more than of Second.
func apart(p rules.Position) float64 {
	first, second := sides(p)
	return float64(count(first, second) - count(second, first))
}

// count counts the pawns of a side that stand as they must in the end.
func count(own, other entropy.Set) (n int) {
	for s := own &^ entropy.Around(own) & entropy.Around(other); s != 0; s &= s - 1 {
		n++
	}
	return n
}
