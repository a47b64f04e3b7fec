package morris

import (
	"slices"
	"strings"

	"tablier/rules"
)

// A Position is a State of a Game with the text interface of package rules. It is comparable.
type Position struct {
	Game  *Game
	State State
}

// The faults of this family, beside those of package rules.
const (
	Occupied  rules.Fault = "occupied"   // the target holds a pawn; cells: the target
	NoPawn    rules.Fault = "no-pawn"    // no pawn stands there; cells: the origin
	NotYours  rules.Fault = "not-yours"  // the other side's pawn; cells: the origin
	NotLinked rules.Fault = "not-linked" // no line joins them; cells: origin, target
	NoJump    rules.Fault = "no-jump"    // no pawn stands between them to jump over; cells: origin, target, between
	InHand    rules.Fault = "in-hand"    // a slide while a pawn is still to be placed; cells: the origin
	AllPlaced rules.Fault = "all-placed" // a placement with no pawn in hand; cells: the target
	Barred    rules.Fault = "barred"     // no pawn may be placed there; cells: the target
	MustPass  rules.Fault = "must-pass"  // none of the player's pawns can move; no cells
)

// Line is the reason of a win: a line is full; the outcome's cells are its points in order.
const Line rules.Reason = "line"

// ToMove implements rules.Position: the player to move, Chance, or Nobody at the end.
func (p Position) ToMove() rules.Player {
	if p.Game.Over(p.State) {
		return rules.Nobody
	}
	return p.side()
}

// side returns whose turn it is, or would be if the game were not over.
func (p Position) side() rules.Player { return rules.First + rules.Player(p.State.Turn) }

// Moves implements rules.Position: the legal moves.
func (p Position) Moves() []rules.Move {
	var buf [32]Step
	steps := p.Game.AppendMoves(buf[:0], p.State)
	moves := make([]rules.Move, len(steps))
	for i, m := range steps {
		moves[i] = p.Game.Text(m)
	}
	return moves
}

// Count implements rules.Counter.
func (p Position) Count() int {
	var buf [32]Step
	return len(p.Game.AppendMoves(buf[:0], p.State))
}

// Play implements rules.Position: the position after a move.
func (p Position) Play(move rules.Move) (rules.Position, error) {
	step, err := p.Game.Read(move)
	if err != nil {
		return nil, err
	}
	if fault, cells := p.fault(move, step); fault != "" {
		return nil, &rules.Illegal{Move: move, Fault: fault, Cells: cells}
	}
	return Position{p.Game, p.State.Play(step)}, nil
}

// fault names the rule that a well-formed move breaks, empty when it is legal.
func (p Position) fault(move rules.Move, m Step) (rules.Fault, []string) {
	if p.Game.Over(p.State) {
		return rules.GameOver, nil
	}
	blocked := p.Game.Blocked(p.State)
	switch {
	case m == PassStep && !blocked:
		return rules.NoPass, nil
	case m == PassStep:
		return "", nil
	case blocked:
		return MustPass, nil
	case m.From >= 0:
		return p.slideFault(m)
	}
	switch to := p.Game.points[m.To]; {
	case !p.State.Placing():
		return AllPlaced, []string{to}
	case p.Game.Empty(p.State)&(1<<m.To) == 0:
		return Occupied, []string{to}
	case p.Game.Closed(p.State)&(1<<m.To) != 0:
		return Barred, []string{to}
	}
	return "", nil
}

func (p Position) slideFault(m Step) (rules.Fault, []string) {
	from, to := p.Game.points[m.From], p.Game.points[m.To]
	empty, over := p.Game.Empty(p.State), p.Game.over(int(m.From), int(m.To))
	switch {
	case p.State.Placing():
		return InHand, []string{from}
	case empty&(1<<m.From) != 0:
		return NoPawn, []string{from}
	case p.State.Pawns[p.State.Turn]&(1<<m.From) == 0:
		return NotYours, []string{from}
	case empty&(1<<m.To) == 0:
		return Occupied, []string{to}
	case p.Game.Reach(p.State, int(m.From))&(1<<m.To) != 0:
		return "", nil
	case over >= 0:
		return NoJump, []string{from, to, p.Game.points[over]}
	}
	return NotLinked, []string{from, to}
}

// Outcome implements rules.Position: a full line wins, also while pawns are being placed, and a player with
// no move loses where the board does not let them pass (rules/README.md §1).
func (p Position) Outcome() rules.Outcome {
	if line := p.Game.full(p.State); line >= 0 {
		var cells []string
		for _, point := range p.Game.wins[p.State.Turn^1][line] {
			cells = append(cells, p.Game.points[point])
		}
		return rules.Outcome{Reason: Line, Winner: p.side().Other(), Cells: cells}
	}
	if p.Game.Over(p.State) {
		return rules.Outcome{Reason: rules.Blocked, Winner: p.side().Other()}
	}
	return rules.Outcome{}
}

// View implements rules.Position: nothing is hidden.
func (p Position) View(rules.Player) rules.View { return rules.Open{Position: p} }

// Text returns a step in notation: b2 for a placement, a1-b2 for a slide, a jump or a flight, -- for a pass.
func (g *Game) Text(m Step) rules.Move {
	switch {
	case m == PassStep:
		return rules.Pass
	case m.From < 0:
		return rules.Move(g.points[m.To])
	}
	return rules.Move(g.points[m.From] + "-" + g.points[m.To])
}

// Read returns the step that a text in notation stands for, legal or not. The error is an
// *rules.Illegal with the fault BadMove.
func (g *Game) Read(move rules.Move) (Step, error) {
	if move == rules.Pass {
		return PassStep, nil
	}
	from, to, slide := strings.Cut(string(move), "-")
	m := Step{-1, int8(slices.Index(g.points, from))}
	if slide {
		m = Step{m.To, int8(slices.Index(g.points, to))}
	}
	if m.To < 0 || slide && m.From < 0 {
		return Step{}, &rules.Illegal{Move: move, Fault: rules.BadMove}
	}
	return m, nil
}
