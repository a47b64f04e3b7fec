package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// pointsOf returns the points that each seat has made up to the position shown, in a game whose lines are worth points.
func (s *session) pointsOf(t tally) (points [2]int) {
	table := s.table
	for _, out := range table.Match().RoundOutcomes()[:table.Round()] {
		for seat := range points {
			points[seat] += out.Score[table.PlayerOf(seat).Index()]
		}
	}
	if seat := table.Owner(table.Skin().(board.Scored).Scorer()); seat >= 0 {
		points[seat] += t.sum()
	}
	return points
}

// score is what a seat has: points where lines are worth some, with what is to be beaten in the last round, else the
// score of all matches.
func (r *Root) score(s *session, t tally, seat int) app.UI {
	table := s.table
	if len(t.lines) == 0 {
		return el("span").Class("score").Text(table.Score()[seat])
	}
	points, beat := s.pointsOf(t), ""
	scores := table.Owner(table.Skin().(board.Scored).Scorer()) == seat
	rounds, over := table.Match().Rounds(), table.Live() && table.Result().Over()
	if scores && !over && rounds > 1 && table.Round() == rounds-1 {
		beat = r.words().ToBeat(points[1-seat])
	}
	return el("span").Class("score").Body(
		el("span").Text(strconv.Itoa(points[seat])+" "),
		shown(beat != "", el("small").Class("wide").Text(beat)),
	)
}

// stands says how a seat stands: in the game's own words, and the score of all matches where points have its place.
func (r *Root) stands(s *session, t tally, seat int) string {
	table := s.table
	stands := r.wordsOf(s.game).Standing(table.View(), table.Role(seat))
	if score := table.Score(); len(t.lines) > 0 && score != [2]int{} {
		stands = join(", ", stands, r.words().ScoreOf(score[seat]))
	}
	return stands
}
