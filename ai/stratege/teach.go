package stratege

import (
	"strconv"

	"tablier/ai/lab"
	"tablier/rules"
	"tablier/rules/stratege"
)

// maxPawns is how many pawns an ending may have in searches that are shown.
const maxPawns = 6

// Subject returns Le Stratège for searches that are shown: its values are points of First less those of Second, in
// endings with few pawns. Both sides know what the side to move knows; what a hidden pawn turns out to be is left to
// chance, with the weights that counting gives.
func Subject() *lab.Subject {
	return &lab.Subject{
		Evaluations: []lab.Evaluation{
			{Name: "strengths", Max: rules.First, Points: true, Of: strengths},
			{Name: "points", Max: rules.First, Points: true, Of: points},
		},
		Seen: seen, Reveal: reveal, Near: near, Cells: cells,
	}
}

// cells returns the cells with the pawn on each: W or G and its strength, "?" for one that is hidden.
func cells(p rules.Position) (cells []lab.Cell) {
	for i, pawn := range p.(stratege.Position).State.At {
		cell := lab.Cell{Name: stratege.Name(i)}
		if pawn != 0 {
			cell.Holds = "WG"[pawn.Side():pawn.Side()+1] + "?"
			if strength := pawn.Strength(); strength != 0 {
				cell.Holds = cell.Holds[:1] + strconv.Itoa(strength)
			}
		}
		cells = append(cells, cell)
	}
	return cells
}

// seen returns a position as its side to move knows it.
func seen(p rules.Position) rules.Position {
	return p.View(p.ToMove()).(stratege.View).Position
}

// near says whether an ending has few enough pawns.
func near(p rules.Position) bool {
	s := p.(stratege.Position).State
	return !s.SettingUp() && s.Side[0].Len()+s.Side[1].Len() <= maxPawns
}

// points returns the points on the board, of First less those of Second.
func points(p rules.Position) float64 {
	return sum(p, func(pawn stratege.Pawn, cell int) bool {
		return stratege.Goal(pawn.Side()).And(stratege.Black).Has(cell)
	})
}

// strengths returns the sum of all strengths on the board, of First less those of Second; once the game is over, the
// points.
func strengths(p rules.Position) float64 {
	if p.Outcome().Over() {
		return points(p)
	}
	return sum(p, func(stratege.Pawn, int) bool { return true })
}

// sum adds the strengths of some pawns of First and subtracts those of Second; a hidden pawn counts its expected
// strength.
func sum(p rules.Position, counts func(pawn stratege.Pawn, cell int) bool) (sum float64) {
	s := p.(stratege.Position).State
	means := [2]float64{float64(poolOf(&s, 0).mean[0]) / 100, float64(poolOf(&s, 1).mean[0]) / 100}
	for cell, pawn := range s.At {
		if pawn == 0 || !counts(pawn, cell) {
			continue
		}
		worth := float64(pawn.Strength())
		if worth == 0 {
			worth = means[pawn.Side()]
		}
		if pawn.Side() == 1 {
			worth = -worth
		}
		sum += worth
	}
	return sum
}

// reveal returns the possible results of an attack on or by a hidden pawn, with the weights of their strengths.
func reveal(p rules.Position, m rules.Move) (moves []rules.Move, weights []int) {
	s := p.(stratege.Position).State
	w, err := stratege.Read(m)
	if err != nil || w.Kind != stratege.Attacking || w.Shown != [2]uint8{} {
		return nil, nil
	}
	from, to := w.Step.Cells()
	if s.At[from].Strength() != 0 && s.At[to].Strength() != 0 {
		return nil, nil
	}
	side := int(s.Turn)
	attackers, defenders := strengthsOf(&s, from, side), strengthsOf(&s, to, side^1)
	for attacker, often := range attackers {
		for defender, times := range defenders {
			if often > 0 && times > 0 {
				moves = append(moves, m+"="+rules.Move([]byte{'0' + byte(attacker), '0' + byte(defender)}))
				weights = append(weights, int(often)*int(times))
			}
		}
	}
	return moves, weights
}

// strengthsOf returns the weight of each strength of the pawn of a side on a cell: of a known pawn its own alone.
func strengthsOf(s *stratege.State, cell, side int) (often [stratege.Most + 1]int8) {
	if known := s.At[cell].Strength(); known != 0 {
		often[known] = 1
		return often
	}
	return poolOf(s, side).left
}
