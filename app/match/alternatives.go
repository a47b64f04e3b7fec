package match

import (
	"tablier/ai/protocol"
	"tablier/app/study"
	"tablier/rules"
)

// learnMoveValues gives the review the value of each move of the position after ply moves, where the machine has told
// all of them.
func (c *Controller) learnMoveValues(ply int, lines []protocol.Line) {
	if !c.Solved() || len(lines) != len(c.table.Match().At(ply).Moves()) {
		return
	}
	moves := make([]study.Alternative, len(lines))
	for i, l := range lines {
		v := c.ValueOf(ply, protocol.Progress{Value: l.Value, Plies: max(0, l.Plies-1), Score: l.Score})
		moves[i] = study.Alternative{Move: rules.Move(l.Move), Value: v, Ends: l.Plies == 1}
	}
	c.review.LearnMoves(ply, moves)
}
