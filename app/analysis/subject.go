package analysis

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/machine"
	"tablier/app/study"
	"tablier/rules"
)

// A subject is the match that is analysed: what may be asked about it, how, and what an answer is worth.
type subject struct {
	game *board.Game
	env  Environment
}

// ValueOf turns an answer about the position after ply moves into the value for seat 0.
func (s *subject) ValueOf(ply int, found protocol.Progress) study.Value {
	t := s.env.Table()
	v := study.Value{
		Known: true, Exact: found.Value != "", Plies: found.Plies, Best: rules.Move(found.Best),
		Score: found.Score,
	}
	v.Lead = study.Expected(s.game, t.Match().Setup().Variant, t.Match().At(ply).ToMove(), found.Value, found.Score)
	if t.SeatOf(t.Match().MoverAt(ply)) == 1 {
		v.Lead = -v.Lead
		if s.game.Points {
			v.Score = -v.Score
		}
	}
	return v
}

// Solved says whether the machine knows the exact value of every move of this match.
func (s *subject) Solved() bool { return s.game.IsSolved(s.env.Table().Match().Setup().Variant) }

// MarksMoves says whether the machine can be asked for the value of each move of this match.
func (s *subject) MarksMoves() bool { return s.game.MarksMoves(s.env.Table().Match().Setup().Variant) }

// Evaluable says whether the machine can evaluate the position after ply moves: a player is to move there.
func (s *subject) Evaluable(ply int) bool {
	t := s.env.Table()
	stands := ply == t.Match().Ply()
	return s.game.Levels > 0 && t.SeatOf(t.Match().MoverAt(ply)) >= 0 &&
		!(stands && (t.SettingUp() || t.Result().Over() || t.Between()))
}

// Askable says whether the machine may be asked about the position after ply moves, and this screen show the answer: a
// player is to move there who knows no more than whoever looks.
func (s *subject) Askable(ply int) bool {
	t := s.env.Table()
	return s.Evaluable(ply) && (!s.game.Spec.Secret || t.Result().Over() ||
		!t.Covered() && !t.Watched() && t.Viewer() == t.Match().MoverAt(ply))
}

// Reviewable says whether the match can be reviewed: the machine knows the game, and nothing in it is secret any more.
// While it runs, the value of a position would tell what its player knows.
func (s *subject) Reviewable() bool {
	t := s.env.Table()
	return s.game.Levels > 0 && t.Match().Ply() > 0 && (!s.game.Spec.Secret || t.Result().Over())
}

// bestQuery returns the question to the machine at its best about the position after ply moves. Among equals it
// prefers the same move whenever it is asked.
func (s *subject) bestQuery(ply int) machine.Query {
	query := s.env.Query(ply, s.game.Levels)
	query.Seed = 0
	if s.Solved() {
		query.Lines = protocol.MaxLines // the machine looks them up
	}
	return query
}

// mistakesOwned says whether mistakes of the match can be said to be a person's here: it was played on this device,
// to its end. Of a match between two people that was reopened that is not known, for it may have come as a link.
func (s *subject) mistakesOwned() bool {
	t := s.env.Table()
	played := t.Counted() || t.Filed() && t.AgainstMachine()
	return t.Result().Over() && played && !s.env.Elsewhere() && s.Reviewable()
}

// ofPerson says whether a person here made the move to ply: of two people at one screen, either.
func (s *subject) ofPerson(ply int) bool {
	seat := s.env.Table().SeatOf(s.env.Table().Match().MoverAt(ply - 1))
	return seat >= 0 && s.env.Table().Seats()[seat].Here()
}
