package hyle

import "tablier/rules"

// A Position is a State with the text interface of package rules. It is comparable.
type Position struct{ State State }

// The two sides of a round.
const (
	Chaos = rules.First
	Order = rules.Second
)

// The faults of this game, beside those of package rules.
const (
	NoPawn   rules.Fault = "no-pawn"    // no pawn stands there; cells: the origin
	Occupied rules.Fault = "occupied"   // a pawn stands on the target; cells: the target, and of a slide the origin
	NotLine  rules.Fault = "not-line"   // neither in the same column nor row; cells: the target, the origin
	InTheWay rules.Fault = "in-the-way" // a pawn stands between; cells: that pawn's, the origin, the target
	Spent    rules.Fault = "spent"      // no pawn of that colour is in the bag
	NoSlide  rules.Fault = "no-slide"   // it is Chaos who acts: he places; cells: the origin
	NoPlace  rules.Fault = "no-place"   // it is Order who acts: he slides; cells: the cell
	DrawDue  rules.Fault = "draw-due"   // a pawn must be drawn first
	Drawn    rules.Fault = "drawn"      // a pawn has been drawn
)

// Full is the reason of every end: the board is full.
const Full rules.Reason = "full"

// ToMove implements rules.Position: the player to move, Chance, or Nobody at the end.
func (p Position) ToMove() rules.Player {
	return [...]rules.Player{rules.Chance, Chaos, Order, rules.Nobody}[p.State.Phase]
}

// Moves implements rules.Position: the legal moves.
func (p Position) Moves() []rules.Move {
	var buf [MostMoves]Step
	steps := p.State.AppendMoves(buf[:0])
	if len(steps) == 0 {
		return nil
	}
	moves := make([]rules.Move, len(steps))
	for i, m := range steps {
		moves[i] = m.Text(int(p.State.N))
	}
	return moves
}

// Count implements rules.Counter.
func (p Position) Count() int { return p.State.CountMoves() }

// Odds implements rules.Odds: the pawns in the bag of each colour that is left.
func (p Position) Odds() []int {
	if p.State.Phase != Drawing {
		return nil
	}
	var odds []int
	for _, left := range p.State.Bag {
		if left > 0 {
			odds = append(odds, int(left))
		}
	}
	return odds
}

// Play implements rules.Position: the position after a move.
func (p Position) Play(move rules.Move) (rules.Position, error) {
	step, err := Read(move, int(p.State.N))
	if err != nil {
		return nil, err
	}
	if fault, cells := p.fault(step); fault != "" {
		return nil, &rules.Illegal{Move: move, Fault: fault, Cells: cells}
	}
	return Position{p.State.Play(step)}, nil
}

// fault returns the rule that a well-formed move breaks, empty when it is legal.
func (p Position) fault(m Step) (rules.Fault, []string) {
	s, n := &p.State, int(p.State.N)
	from, to := m.Cells()
	draws := m.Colour() != 0
	switch {
	case s.Phase == Ended:
		return rules.GameOver, nil
	case draws && s.Phase != Drawing:
		return Drawn, nil
	case draws && s.Bag[m.Colour()] == 0:
		return Spent, nil
	case draws:
		return "", nil
	case s.Phase == Drawing:
		return DrawDue, nil
	case m == Decline && s.Phase == Placing:
		return rules.NoPass, nil
	case m == Decline:
		return "", nil
	case from != to && s.Phase == Placing:
		return NoSlide, []string{Name(from, n)}
	case from == to && s.Phase == Sliding:
		return NoPlace, []string{Name(from, n)}
	case from != to:
		return s.slideFault(from, to)
	case s.At(to) != 0:
		return Occupied, []string{Name(to, n)}
	}
	return "", nil
}

// slideFault names the rule that a slide from one cell to another breaks, empty when it is legal.
func (s *State) slideFault(from, to int) (rules.Fault, []string) {
	n := int(s.N)
	name := func(cell int) string { return Name(cell, n) }
	switch {
	case s.At(from) == 0:
		return NoPawn, []string{name(from)}
	case s.At(to) != 0:
		return Occupied, []string{name(to), name(from)}
	case from/n != to/n && from%n != to%n:
		return NotLine, []string{name(to), name(from)}
	}
	step := n
	if from/n == to/n {
		step = 1
	}
	if to < from {
		step = -step
	}
	for cell := from + step; cell != to; cell += step {
		if s.At(cell) != 0 {
			return InTheWay, []string{name(cell), name(from), name(to)}
		}
	}
	return "", nil
}

// Outcome implements rules.Position: the points are Order's.
func (p Position) Outcome() rules.Outcome {
	if p.State.Phase != Ended {
		return rules.Outcome{}
	}
	out := rules.Outcome{Reason: Full, Score: &[2]int{1: int(p.State.Points)}}
	if p.State.Points > 0 {
		out.Winner = Order
	}
	return out
}

// View implements rules.Position: nothing is hidden, for what is to be drawn is no part of a position.
func (p Position) View(rules.Player) rules.View { return rules.Open{Position: p} }
