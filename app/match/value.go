package match

import (
	"tablier/ai/protocol"
	"tablier/app/study"
	"tablier/rules"
)

// Opinion returns the known value of the position after ply moves.
func (c *Controller) Opinion(ply int) study.Value {
	if p := c.review.At(ply); p.Known && !p.Lucky && c.Reviewable() {
		return p.Value
	}
	if c.help.found != nil && c.help.ply == ply {
		return c.ValueOf(ply, c.help.found.Progress)
	}
	return study.Value{}
}

// ValueOf turns an answer about the position after ply moves into the value for seat 0.
func (c *Controller) ValueOf(ply int, found protocol.Progress) study.Value {
	t := c.table
	v := study.Value{
		Known: true, Exact: found.Value != "", Plies: found.Plies, Best: rules.Move(found.Best),
		Score: found.Score,
	}
	v.Lead = study.Expected(c.game, t.Match().Setup().Variant, t.Match().At(ply).ToMove(), found.Value, found.Score)
	if t.SeatOf(t.Match().MoverAt(ply)) == 1 {
		v.Lead = -v.Lead
		if c.game.Points {
			v.Score = -v.Score
		}
	}
	return v
}

// Solved says whether the machine knows the exact value of every move of this match.
func (c *Controller) Solved() bool { return c.game.IsSolved(c.table.Match().Setup().Variant) }

// MarksMoves says whether the machine can be asked for the value of each move of this match.
func (c *Controller) MarksMoves() bool { return c.game.MarksMoves(c.table.Match().Setup().Variant) }

// MoveValues returns the value of each move of the position shown, best first, while these are shown and known.
func (c *Controller) MoveValues() []protocol.Line {
	found := c.Found()
	if !c.ValuesMoves() || found == nil || c.table.Covered() {
		return nil
	}
	return found.Lines
}
