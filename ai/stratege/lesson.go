package stratege

import (
	"tablier/ai"
	"tablier/rules"
	"tablier/rules/stratege"
)

// mostPawns is how many pawns an ending may have that is searched as it is taught.
const mostPawns = 6

// Lesson returns what Le Stratège gives to search as it is taught: its values are points of First less those of Second,
// in endings with few pawns. What a hidden pawn turns out to be is left to chance, with the weights that counting gives.
func Lesson() *ai.Lesson {
	return &ai.Lesson{
		Evaluations: []ai.Evaluation{{Name: "points", Of: points}},
		Max:         rules.First, Points: points, Uncertain: true, Reveal: reveal, Small: small,
	}
}

// small says whether an ending has few enough pawns.
func small(p rules.Position) bool {
	s := p.(stratege.Position).State
	pawns := 0
	for _, pawn := range s.At {
		if pawn != 0 {
			pawns++
		}
	}
	return !s.SettingUp() && pawns <= mostPawns
}

// points are those as the pawns stand; a hidden pawn counts what it has on average.
func points(p rules.Position) float64 {
	s := p.(stratege.Position).State
	sum := float64(s.Score(0) - s.Score(1))
	for cell, pawn := range s.At {
		if pawn == 0 || pawn.Strength() != 0 || !stratege.Goal(pawn.Side()).And(stratege.Black).Has(cell) {
			continue
		}
		mean := float64(poolOf(&s, pawn.Side()).mean) / 100
		if pawn.Side() == 1 {
			mean = -mean
		}
		sum += mean
	}
	return sum
}

// reveal returns the attacks that one on or by a hidden pawn may turn out to be, with the weights of its strengths.
func reveal(p rules.Position, m rules.Move) (moves []rules.Move, weights []int) {
	s := p.(stratege.Position).State
	w, err := stratege.Read(m)
	if err != nil || w.Kind != stratege.Attacking || w.Shown != [2]uint8{} {
		return nil, nil
	}
	from, to := w.Step.Cells()
	strengths := [2]int{s.At[from].Strength(), s.At[to].Strength()}
	for i, strength := range strengths {
		if strength != 0 {
			continue
		}
		side := int(s.Turn)
		if i == 1 {
			side ^= 1
		}
		for strength, left := range poolOf(&s, side).left {
			if left > 0 {
				shown := strengths
				shown[i] = strength
				moves = append(moves, m+"="+rules.Move([]byte{'0' + byte(shown[0]), '0' + byte(shown[1])}))
				weights = append(weights, int(left))
			}
		}
	}
	return moves, weights
}
