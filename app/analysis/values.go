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
