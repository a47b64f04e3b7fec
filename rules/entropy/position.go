package entropy

import "tablier/rules"

// A Position is a State with the text interface of package rules. It is comparable.
type Position struct {
	State     State
	Immediate bool // the option of that name is on
}

// The faults of this game, beside those of package rules.
const (
	NoPawn   rules.Fault = "no-pawn"    // no pawn stands there; cells: the origin
	NotYours rules.Fault = "not-yours"  // the other side's pawn; cells: the origin
	Lonely   rules.Fault = "lonely"     // the pawn touches no friend; cells: the origin
	Occupied rules.Fault = "occupied"   // a pawn stands on the target; cells: the target, the origin
	NotLine  rules.Fault = "not-line"   // not in a straight line; cells: the target, the origin
	InTheWay rules.Fault = "in-the-way" // a pawn stands between; cells: that pawn's, the origin, the target
	Isolated rules.Fault = "isolated"   // isolated pawns come first; cells: the origin, then those pawns'
	MustPass rules.Fault = "must-pass"  // there is no legal slide, for a pawn cannot be joined; cells: each such pawn's
)

// The reasons of an end.
const (
	Dispersal rules.Reason = "dispersed" // the winner's pawns, the outcome's cells, are apart and each touches an enemy
	Passes    rules.Reason = "passes"    // two passes in a row: a draw
)

// ToMove implements rules.Position: the player to move, Chance, or Nobody at the end.
func (p Position) ToMove() rules.Player {
	if p.State.Over(p.Immediate) {
		return rules.Nobody
	}
	return rules.First + rules.Player(p.State.Turn)
}

// Moves implements rules.Position: the legal moves.
func (p Position) Moves() []rules.Move {
	if p.State.Over(p.Immediate) {
		return nil
	}
	var buf [MostMoves]Step
	steps := p.State.AppendMoves(buf[:0])
	moves := make([]rules.Move, len(steps))
	for i, m := range steps {
		moves[i] = m.Text()
	}
	return moves
}

// Count implements rules.Counter.
func (p Position) Count() int {
	if p.State.Over(p.Immediate) {
		return 0
	}
	return p.State.Count()
}

// Play implements rules.Position: the position after a move.
func (p Position) Play(move rules.Move) (rules.Position, error) {
	step, err := Read(move)
	if err != nil {
		return nil, err
	}
	if fault, cells := p.fault(step); fault != "" {
		return nil, &rules.Illegal{Move: move, Fault: fault, Cells: cells}
	}
	return Position{p.State.Play(step), p.Immediate}, nil
}

// fault returns the rule that a well-formed move breaks, empty when it is legal.
func (p Position) fault(m Step) (rules.Fault, []string) {
	s := p.State
	if s.Over(p.Immediate) {
		return rules.GameOver, nil
	}
	if m == PassStep {
		if s.MustPass() {
			return "", nil
		}
		return rules.NoPass, nil
	}
	from, to := m.Cells()
	at, taken, alone := Set(1)<<from, s.Own|s.Other, Alone(s.Own, s.Other)
	switch {
	case taken&at == 0:
		return NoPawn, []string{Name(from)}
	case s.Own&at == 0:
		return NotYours, []string{Name(from)}
	case alone != 0 && s.MustPass():
		return MustPass, Names(alone)
	case s.movers()&at == 0:
		return Lonely, []string{Name(from)}
	case taken&(1<<to) != 0:
		return Occupied, []string{Name(to), Name(from)}
	case Slides(from, 0)&(1<<to) == 0:
		return NotLine, []string{Name(to), Name(from)}
	case Slides(from, taken)&(1<<to) == 0:
		return InTheWay, []string{Name(between(from, to, taken)), Name(from), Name(to)}
	case s.goals()&(1<<to) == 0:
		return Isolated, append([]string{Name(from)}, Names(alone)...)
	}
	return "", nil
}

// between returns the first cell taken on the line from one cell to another.
func between(from, to int, taken Set) int {
	step := (to - from) / max(abs(to/Size-from/Size), abs(to%Size-from%Size))
	at := from + step
	for taken&(1<<at) == 0 {
		at += step
	}
	return at
}

func abs(n int) int { return max(n, -n) }

// Outcome implements rules.Position: whether the game is over, who has won, and why.
func (p Position) Outcome() rules.Outcome {
	s := p.State
	switch s.Winner(p.Immediate) {
	case int(s.Turn):
		return rules.Outcome{Reason: Dispersal, Winner: rules.First + rules.Player(s.Turn), Cells: Names(s.Own)}
	case int(s.Turn ^ 1):
		return rules.Outcome{Reason: Dispersal, Winner: rules.First + rules.Player(s.Turn^1), Cells: Names(s.Other)}
	}
	if s.Passes == 2 {
		return rules.Outcome{Reason: Passes}
	}
	return rules.Outcome{}
}

// View implements rules.Position: nothing is hidden.
func (p Position) View(rules.Player) rules.View { return rules.Open{Position: p} }

// Side returns the pawns of First or Second.
func (p Position) Side(who rules.Player) Set {
	if who.Index() == int(p.State.Turn) {
		return p.State.Own
	}
	return p.State.Other
}
