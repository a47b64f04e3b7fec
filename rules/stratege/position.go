package stratege

import (
	"slices"

	"tablier/rules"
)

// A Position is a State with the text interface of package rules. It is comparable. Strengths may be hidden in it,
// where it comes from a redacted record.
type Position struct{ State State }

// The reasons of an end.
const (
	BackRow   rules.Reason = "back-row" // a player, maybe the one with fewer points, occupies the outcome's cells
	NoMoves   rules.Reason = "no-moves" // neither player has a move or an attack
	Quietness rules.Reason = "quiet"    // QuietTurns in a row with neither an attack nor a forward move
)

// ToMove implements rules.Position: the player to move, Chance, or Nobody at the end.
func (p Position) ToMove() rules.Player {
	if p.State.End != Running {
		return rules.Nobody
	}
	return rules.First + rules.Player(p.State.Turn)
}

// Moves implements rules.Position: a set-up is listed pawn by pawn.
func (p Position) Moves() []rules.Move {
	var buf [MostMoves]Step
	steps := p.State.AppendMoves(buf[:0])
	if len(steps) == 0 {
		return nil
	}
	moves := make([]rules.Move, len(steps))
	for i, m := range steps {
		moves[i] = p.State.Text(m)
	}
	slices.Sort(moves)
	return moves
}

// Count implements rules.Counter.
func (p Position) Count() int { return p.State.Choices() }

// Play implements rules.Position. It also reads redacted moves and the words that Expand explains. An attack on or by a
// pawn whose strength is hidden must be written with what it has shown, or else is refused as Undetermined.
func (p Position) Play(move rules.Move) (rules.Position, error) {
	w, err := Read(move)
	if err != nil {
		return nil, err
	}
	if fault, cells := p.State.fault(w); fault != "" {
		return nil, &rules.Illegal{Move: move, Fault: fault, Cells: cells}
	}
	p.State.do(w)
	return p, nil
}

// do plays a legal word in place.
func (s *State) do(w Word) {
	if w.Kind == SettingUp {
		s.SetUp(w.Setup)
		return
	}
	if w.Shown != [2]uint8{} {
		from, to := w.Step.Cells()
		s.learn(from, w.Shown[0])
		s.learn(to, w.Shown[1])
	}
	s.Do(w.Step)
}

// Outcome implements rules.Position. The points are strengths on the enemy's back row, whatever the reason of the end.
func (p Position) Outcome() rules.Outcome {
	s := &p.State
	if s.End == Running {
		return rules.Outcome{}
	}
	score := [2]int{s.Score(0), s.Score(1)}
	out := rules.Outcome{Score: &score}
	switch {
	case score[0] > score[1]:
		out.Winner = rules.First
	case score[1] > score[0]:
		out.Winner = rules.Second
	}
	switch s.End {
	case Back:
		out.Reason, out.Cells = BackRow, s.backCells()
	case Stuck:
		out.Reason = NoMoves
	default:
		out.Reason = Quietness
	}
	return out
}

// backCells returns the places that ended the game.
func (s *State) backCells() []string {
	side := 0
	if !s.hasBack(0) {
		side = 1
	}
	var cells []string
	for it := Goal(side).And(Black); !it.Empty(); {
		cells = append(cells, Name(it.pop()))
	}
	return cells
}
