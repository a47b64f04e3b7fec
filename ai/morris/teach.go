package morris

import (
	"math/bits"

	"tablier/ai"
	"tablier/ai/lab"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/morris"
)

// Subject returns the family for searches that are shown.
func Subject() *lab.Subject {
	difference := func(count func(g *morris.Game, s morris.State, side uint8) int) func(rules.Position) float64 {
		return func(p rules.Position) float64 {
			at := p.(morris.Position)
			return float64(count(at.Game, at.State, 0) - count(at.Game, at.State, 1))
		}
	}
	return &lab.Subject{
		Evaluations: []lab.Evaluation{
			{Name: "threats", Max: rules.First, Of: difference(threats)},
			{Name: "lines", Max: rules.First, Of: difference(lines)},
			{Name: "mobility", Max: rules.First, Of: difference(mobility)},
		},
		List: list, Table: solve, Cells: cells,
	}
}

// cells returns the points with the pawn on each: O or R.
func cells(p rules.Position) (cells []lab.Cell) {
	at := p.(morris.Position)
	for i, name := range at.Game.Points() {
		cell := lab.Cell{Name: name}
		for side, letter := range [...]string{"O", "R"} {
			if at.State.Pawns[side]>>i&1 != 0 {
				cell.Holds = letter
			}
		}
		cells = append(cells, cell)
	}
	return cells
}

// list lists moves point by point, row after row.
func list(p rules.Position) []rules.Move {
	at := p.(morris.Position)
	g := Of(at.Game)
	var buf [32]Code
	codes := g.Moves(buf[:0], at.State)
	moves := make([]rules.Move, len(codes))
	for i, c := range codes {
		moves[i] = g.Text(c)
	}
	return moves
}

// threats counts the lines of a side that lack one pawn, and have no enemy.
func threats(g *morris.Game, s morris.State, side uint8) (n int) {
	for _, line := range g.Masks(side) {
		if s.Pawns[side^1]&line == 0 && bits.OnesCount16(s.Pawns[side]&line) == bits.OnesCount16(line)-1 {
			n++
		}
	}
	return n
}

// lines counts the lines that are still open to a side: no enemy stands on them.
func lines(g *morris.Game, s morris.State, side uint8) (n int) {
	for _, line := range g.Masks(side) {
		if s.Pawns[side^1]&line == 0 {
			n++
		}
	}
	return n
}

// mobility returns how many moves a side would have if it were to move.
func mobility(g *morris.Game, s morris.State, side uint8) (n int) {
	s.Turn = side
	if s.Placing() {
		return bits.OnesCount16(g.Empty(s) &^ g.Closed(s))
	}
	for own := s.Pawns[side]; own != 0; own &= own - 1 {
		n += bits.OnesCount16(g.Reach(s, bits.TrailingZeros16(own)))
	}
	return n
}

// A waves is the values of all positions of a board.
type waves struct {
	game  Game
	table *retro.Table[morris.State]
	found []int // positions by the wave in which they are found, the drawn ones last
}

// solve solves the board of a position, from its usual start or, where that does not lead to the position, from there.
func solve(p rules.Position, tick func() bool) lab.Waves {
	at := p.(morris.Position)
	w := waves{game: Game{at.Game}}
	for _, start := range []morris.State{at.Game.Start(), at.State} {
		if w.table = retro.Solve[Game, morris.State, Code](w.game, start, nil, tick); w.table == nil {
			return nil
		}
		if value, _ := w.table.Value(at.State.Word()); value != ai.Unknown {
			break
		}
	}
	drawn := 0
	for _, s := range w.table.States() {
		value, plies := w.table.Value(s.Word())
		if value == ai.Draw {
			drawn++
			continue
		}
		w.found = append(w.found, make([]int, max(0, plies+1-len(w.found)))...)
		w.found[plies]++
	}
	w.found = append(w.found, drawn)
	return w
}

// Value implements lab.Waves.
func (w waves) Value(p rules.Position) (ai.Value, int) {
	return w.table.Value(p.(morris.Position).State.Word())
}

// Last implements lab.Waves.
func (w waves) Last() int { return len(w.found) - 2 }

// OutwardView implements lab.Waves.
func (w waves) Known(wave int) (sum int) {
	for _, found := range w.found[:min(wave+1, len(w.found))] {
		sum += found
	}
	return sum
}
