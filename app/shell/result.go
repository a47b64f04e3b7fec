package shell

import (
	"strconv"

	"tablier/rules"
)

// roundWords says how the round that has just ended did so.
func (r *Root) roundWords(s *session) (say, why string) {
	m := r.words()
	rounds := s.table.Match().RoundOutcomes()
	return m.RoundOver(len(rounds)), join(" ", r.told(s), r.points(s, rounds[len(rounds)-1].Score))
}

// points says who has how many points, nothing in a game without.
func (r *Root) points(s *session, score *[2]int) string {
	if score == nil {
		return ""
	}
	t := s.table
	var each [2]string
	for seat := range each {
		points := score[t.PlayerOf(seat).Index()]
		each[seat] = r.words().PointsOf(r.matchName(t, seat), strconv.Itoa(points))
	}
	points := each[0] + ", " + each[1]
	if t.Match().Rounds() > 1 && t.Result().Over() {
		return r.words().Total(points)
	}
	return points + "."
}

func (r *Root) resultWords(s *session) (say, why string) {
	m, t, words := r.words(), s.table, r.wordsOf(s.game)
	result := t.Result()
	winner := ""
	say = m.DrawGame
	if seat := t.SeatOf(result.Winner); seat >= 0 {
		winner = r.matchName(t, seat)
		say = m.Wins(winner)
	}
	reason := r.reasonWords(s, result, words.Reason(result.Outcome, winner))
	return say, join(" ", r.told(s), reason, r.points(s, result.Score), r.turningWords(s, t.Looking()))
}

// reasonWords says why the match ended, in the game's own words where it is not a reason that every game has.
func (r *Root) reasonWords(s *session, result rules.Result, own string) string {
	m, t := r.words(), s.table
	switch {
	case result.Reason == rules.Resigned:
		return m.Resigned(r.matchName(t, 1-t.SeatOf(result.Winner)))
	case result.Reason != rules.Recurrence:
		return own
	}
	before := s.game.Spec.Recurrences - 1
	if result.Since == 0 {
		return m.RecurrenceStart(before)
	}
	// The move is named as the list does, which counts by rows of two.
	last := result.Since - 1
	who := r.seatName(t, t.SeatOf(t.Match().MoverAt(last)))
	return m.RecurrenceWhy(before, last/2+1, who, r.wordsOf(s.game).Move(t.Told(result.Since)))
}
