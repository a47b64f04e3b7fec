package analysis

import (
	"tablier/ai/protocol"
	"tablier/app/study"
	"tablier/rules"
)

// Opinion returns the known value of the position after ply moves.
func (a *Analysis) Opinion(ply int) study.Value {
	if p := a.review.At(ply); p.Known && !p.Lucky && a.Reviewable() {
		return p.Value
	}
	if a.evaluation.found != nil && a.evaluation.ply == ply {
		return a.ValueOf(ply, a.evaluation.found.Progress)
	}
	return study.Value{}
}

// ValueOf turns an answer about the position after ply moves into the value for seat 0.
func (a *Analysis) ValueOf(ply int, found protocol.Progress) study.Value {
	t := a.env.Table()
	v := study.Value{
		Known: true, Exact: found.Value != "", Plies: found.Plies, Best: rules.Move(found.Best),
		Score: found.Score,
	}
	v.Lead = study.Expected(a.game, t.Match().Setup().Variant, t.Match().At(ply).ToMove(), found.Value, found.Score)
	if t.SeatOf(t.Match().MoverAt(ply)) == 1 {
		v.Lead = -v.Lead
		if a.game.Points {
			v.Score = -v.Score
		}
	}
	return v
}

// Solved says whether the machine knows the exact value of every move of this match.
func (a *Analysis) Solved() bool { return a.game.IsSolved(a.env.Table().Match().Setup().Variant) }

// MarksMoves says whether the machine can be asked for the value of each move of this match.
func (a *Analysis) MarksMoves() bool { return a.game.MarksMoves(a.env.Table().Match().Setup().Variant) }

// MoveValues returns the value of each move of the position shown, best first, while these are shown and known.
func (a *Analysis) MoveValues() []protocol.Line {
	found := a.Found()
	if !a.ValuesMoves() || found == nil || a.env.Table().Covered() {
		return nil
	}
	return found.Lines
}

// learnMoveValues gives the review the value of each move of the position after ply moves, where the machine has told
// all of them.
func (a *Analysis) learnMoveValues(ply int, lines []protocol.Line) {
	if !a.Solved() || len(lines) != len(a.env.Table().Match().At(ply).Moves()) {
		return
	}
	moves := make([]study.Alternative, len(lines))
	for i, l := range lines {
		v := a.ValueOf(ply, protocol.Progress{Value: l.Value, Plies: max(0, l.Plies-1), Score: l.Score})
		moves[i] = study.Alternative{Move: rules.Move(l.Move), Value: v, Ends: l.Plies == 1}
	}
	a.review.LearnMoves(ply, moves)
}
