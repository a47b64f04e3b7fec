package wording

import (
	"tablier/app/board"
	"tablier/app/study"
	"tablier/app/ui"
)

// lastMove describes the move that led to the position shown, nothing at the start.
func (w Moves) lastMove() string {
	t := w.Table()
	ply := t.Shown()
	if ply == 0 || t.Live() && t.Match().RoundAt(ply) > t.Match().RoundAt(ply-1) && !t.Between() {
		return "" // nothing has been played in this round
	}
	if t.Live() && t.SetUpMove(ply) {
		return "" // the moves of a set-up are nobody else's business
	}
	words := w.move(ply)
	if t.DrawnInto(ply) {
		return w.move(ply-1) + " " + words // a draw follows at once, and leaves no time to read
	}
	return words
}

// LastPiece returns the symbol of a piece of who made the last move, empty for chance.
func (w Moves) LastPiece() string {
	t := w.Table()
	ply := t.Shown()
	if t.DrawnInto(ply) {
		ply--
	}
	if ply == 0 || t.SeatOf(t.Match().MoverAt(ply-1)) < 0 {
		return ""
	}
	player := t.Match().RoleAt(ply-1, t.Match().MoverAt(ply-1))
	return t.Skin().Symbol(board.Glyph{Owner: player}, t.Colour(player))
}

// move describes the move that led to a ply; the reader is addressed.
func (w Moves) move(ply int) string {
	t := w.Table()
	who := ""
	if seat := t.SeatOf(t.Match().MoverAt(ply - 1)); seat >= 0 && !w.you(seat) {
		who = w.Name(seat)
	}
	return w.Words.Describe(who, t.Before(ply), t.Redacted(ply))
}

// TurnAt says how the move to ply turned the match, as far as this screen may know.
func (w Moves) TurnAt(ply int) study.Turn {
	if !w.Match.Analysis().Reviewable() {
		return study.NoTurn
	}
	return w.Match.Analysis().Review().TurnAt(ply)
}

// Turning describes the turning point at the move to ply, empty for none.
func (w Moves) Turning(ply int) string {
	turn := w.TurnAt(ply)
	if turn == study.NoTurn {
		return ""
	}
	review, better := w.Match.Analysis().Review(), ""
	if best := review.At(ply - 1).Best; best != "" {
		better = w.Words.Move(best)
	}
	return w.Messages.Study.Turned(string(turn), better, ply == review.Decisive())
}

// Turns returns the plies of the moves that turned the match.
func (w Moves) Turns() []int {
	if !w.Match.Analysis().Reviewable() {
		return nil
	}
	var plies []int
	for ply := range w.Table().Match().Ply() + 1 {
		if w.Match.Analysis().Review().TurnAt(ply) != study.NoTurn {
			plies = append(plies, ply)
		}
	}
	return plies
}

// TurningMark returns the sign and the meaning of a turning point, the last decisive move or another; empty for none.
func (w Moves) TurningMark(turn study.Turn, last bool) (mark, why string) {
	switch turn {
	case study.NoTurn:
		return "", ""
	case study.GameTurns:
		mark = "??"
	default:
		mark = "?"
	}
	return mark, w.Messages.Study.Mark(string(turn), last)
}

// Position says the whole position in words, point by point.
func (w Moves) Position() string {
	voice, t := w.Voice(), w.Table()
	var words []string
	for i, point := range w.points() {
		if !point.Button {
			words = append(words, t.Label(voice, i))
		}
	}
	return ui.Join(w.Messages.Apart, words...) + "."
}
