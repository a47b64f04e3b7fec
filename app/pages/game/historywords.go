package game

import (
	"tablier/app/study"
	"tablier/app/ui"
)

// viewerAt returns the seat with whose knowledge the move to ply is judged: the one chosen to look with, or else that
// of who made it, except that a forced move is judged as the next one is; -1 where nothing was hidden.
func (w historyWords) viewerAt(ply int) int {
	t := w.table()
	if !w.game.Spec.Secret {
		return -1
	}
	if eyes := t.SeenAs(); eyes >= 0 || ply == 0 {
		return max(0, eyes)
	}
	if eyes := w.match.Review().At(ply - 1).Eyes; eyes >= 0 {
		return eyes
	}
	return max(0, t.SeatOf(t.Match().MoverAt(ply-1)))
}

// historyWords says in words what a row of the history shows: the effect of the move to ply, that of the
// alternatives, and whether it turned the match.
func (w historyWords) historyWords(ply int) string {
	if w.endsRound(ply) {
		return w.messages.History.RoundEnds
	}
	at := w.match.Review().Seen(ply, w.viewerAt(ply))
	return ui.Join(". ", ui.Join(w.messages.Apart, w.historyValue(at), w.othersOf(ply)), w.moves().turning(ply))
}

// historyShown says the value of the position shown, once it is known, and whether the move to it turned the match.
func (w historyWords) historyShown() string {
	ply := w.table().Shown()
	switch {
	case !w.match.Reviewable() || !w.match.Review().Begun():
		return ""
	case w.endsRound(ply):
		return w.messages.History.RoundEnds
	}
	at := w.match.Review().Seen(ply, w.viewerAt(ply))
	return ui.Join(". ", w.historyValue(at), w.moves().turning(ply))
}

// historyValue says the value of a position, and as whose knowledge gives it where that makes a difference.
func (w historyWords) historyValue(at study.Point) string {
	m := w.messages
	switch {
	case !at.Known && w.match.Review().Complete():
		return m.Study.NoValue
	case !at.Known:
		return m.Study.Unvalued
	case at.Seat < 0 && at.Exact && at.Plies == 0:
		return w.ended(at.Lead)
	case at.Eyes >= 0:
		return m.Study.Eyes(w.name(at.Eyes)) + ", " + w.values().value(at.Value)
	}
	return w.values().value(at.Value)
}

// endsRound says whether the move to ply ended a round that another one follows.
func (w historyWords) endsRound(ply int) bool {
	m := w.table().Match()
	return ply > 0 && ply < m.Ply() && m.RoundAt(ply) != m.RoundAt(ply-1)
}

// ended says who has won.
func (w historyWords) ended(lead float64) string {
	switch {
	case lead > 0:
		return w.messages.History.Won(w.name(0))
	case lead < 0:
		return w.messages.History.Won(w.name(1))
	}
	return w.messages.History.Drawn
}

// othersOf counts the alternatives to the move to ply by their results, where all are proved.
func (w historyWords) othersOf(ply int) string {
	others, all := w.match.Review().NotPlayed(ply)
	if !all {
		return ""
	}
	sign := 1.0
	if w.table().SeatOf(w.table().Match().MoverAt(ply-1)) == 1 {
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
	return w.messages.History.Others(wins, draws, losses)
}
