package wording

import (
	"strconv"

	"tablier/app/ui"
	"tablier/rules"
)

// round says how the last round ended.
func (w Results) round() (say, why string) {
	rounds := w.Table().Match().RoundOutcomes()
	return w.Messages.RoundOver(len(rounds)), w.score(rounds[len(rounds)-1].Score)
}

// score says the points of both sides, nothing in a game without.
func (w Results) score(score *[2]int) string {
	if score == nil {
		return ""
	}
	t, m := w.Table(), w.Messages
	var each [2]string
	for seat := range each {
		each[seat] = m.PointsOf(w.MatchName(seat), strconv.Itoa(score[t.PlayerOf(seat).Index()]))
	}
	return each[0] + ", " + each[1] + "."
}

// result says who has won, and why.
func (w Results) result() (say, why string) {
	m, t := w.Messages, w.Table()
	result := t.Result()
	winner, seat := "", t.SeatOf(result.Winner)
	if seat >= 0 && !w.you(seat) {
		winner = w.MatchName(seat)
	}
	switch points := result.Score; {
	case points != nil && seat >= 0:
		won := result.Winner.Index()
		say = m.Results.WinsBy(winner, points[won], points[1-won])
	case points != nil:
		say = m.Results.DrawBy(points[0])
	case seat < 0:
		say = m.DrawGame
	case winner == "":
		say = m.YouWin
	default:
		say = m.Wins(winner)
	}
	reason := w.reason(result, w.Words.Reason(result.Outcome, winner))
	retaken := ""
	if t.Retaken() {
		retaken = m.Retaken
	}
	return say, ui.Join(" ", reason, retaken, w.Moves().Turning(t.Shown()))
}

// resigned says who has given up.
func (w Results) resigned(seat int) string {
	if w.you(seat) {
		return w.Messages.ByLinks.YouResign
	}
	return w.Messages.Resigned(w.MatchName(seat))
}

// reason says why the match ended, in the game's own words for a reason of its own.
func (w Results) reason(result rules.Result, own string) string {
	m, t := w.Messages, w.Table()
	switch {
	case result.Reason == rules.Resigned:
		return w.resigned(1 - t.SeatOf(result.Winner))
	case result.Reason != rules.Recurrence:
		return own
	}
	before := w.Game.Spec.DrawsAt(t.Match().Position()) - 1
	if result.Since == 0 {
		return m.RecurrenceStart(before)
	}
	// The move is named as the list does, which counts by rows of two.
	last := result.Since - 1
	who := w.Name(t.SeatOf(t.Match().MoverAt(last)))
	return m.RecurrenceWhy(before, last/2+1, who, w.Words.Move(t.Redacted(result.Since)))
}
