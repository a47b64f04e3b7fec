package wording

import (
	"tablier/app/study"
	"tablier/app/ui"
)

// ViewerAt returns the seat with whose knowledge the move to ply is judged: the one chosen to look with, or else that
// of who made it, except that a forced move is judged as the next one is; -1 where nothing was hidden.
func (w History) ViewerAt(ply int) int {
	t := w.Table()
	if !w.Game.Spec.Secret {
		return -1
	}
	if eyes := t.SeenAs(); eyes >= 0 || ply == 0 {
		return max(0, eyes)
	}
	if eyes := w.Match.Analysis().Review().At(ply - 1).Eyes; eyes >= 0 {
		return eyes
	}
	return max(0, t.SeatOf(t.Match().MoverAt(ply-1)))
}

// Words says in words what a row of the history shows: the effect of the move to ply, that of the
// alternatives, and whether it turned the match.
func (w History) Words(ply int) string {
	if w.EndsRound(ply) {
		return w.Messages.History.RoundEnds
	}
	at := w.Match.Analysis().Review().Seen(ply, w.ViewerAt(ply))
	return ui.Join(". ", ui.Join(w.Messages.Apart, w.Value(at), w.othersOf(ply)), w.Moves().Turning(ply))
}

// Shown says the value of the position shown, once it is known, and whether the move to it turned the match.
func (w History) Shown() string {
	ply := w.Table().Shown()
	switch {
	case !w.Match.Analysis().Reviewable() || !w.Match.Analysis().Review().Begun():
		return ""
	case w.EndsRound(ply):
		return w.Messages.History.RoundEnds
	}
	at := w.Match.Analysis().Review().Seen(ply, w.ViewerAt(ply))
	return ui.Join(". ", w.Value(at), w.Moves().Turning(ply))
}

// Value says the value of a position, and as whose knowledge gives it where that makes a difference.
func (w History) Value(at study.Point) string {
	m := w.Messages
	switch {
	case !at.Known && w.Match.Analysis().Review().Complete():
		return m.Study.NoValue
	case !at.Known:
		return m.Study.Unvalued
	case at.Seat < 0 && at.Exact && at.Plies == 0:
		return w.ended(at.Lead)
	case at.Eyes >= 0:
		return m.Study.Eyes(w.Name(at.Eyes)) + ", " + w.Values().value(at.Value)
	}
	return w.Values().value(at.Value)
}

// EndsRound says whether the move to ply ended a round that another one follows.
func (w History) EndsRound(ply int) bool {
	m := w.Table().Match()
	return ply > 0 && ply < m.Ply() && m.RoundAt(ply) != m.RoundAt(ply-1)
}

// ended says who has won.
func (w History) ended(lead float64) string {
	switch {
	case lead > 0:
		return w.Messages.History.Won(w.Name(0))
	case lead < 0:
		return w.Messages.History.Won(w.Name(1))
	}
	return w.Messages.History.Drawn
}

// othersOf counts the alternatives to the move to ply by their results, where all are proved.
func (w History) othersOf(ply int) string {
	others, all := w.Match.Analysis().Review().NotPlayed(ply)
	if !all {
		return ""
	}
	sign := 1.0
	if w.Table().SeatOf(w.Table().Match().MoverAt(ply-1)) == 1 {
		sign = -1
	}
	var wins, draws, losses int
	for _, a := range others {
		switch lead := sign * a.Value.Lead; {
		case !a.Value.Exact:
			return ""
		case lead > 0:
			wins++
		case lead < 0:
			losses++
		default:
			draws++
		}
	}
	return w.Messages.History.Others(wins, draws, losses)
}
