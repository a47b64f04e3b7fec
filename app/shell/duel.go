package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// duelTime is how long a duel is shown; the animation in duel.css is as long.
const duelTime = 900 * time.Millisecond

// A duel is two pieces that have just been compared, as it is shown over the board.
type duel struct {
	board.Duel
	on   bool
	low  bool // it lies over the lower half of the board, away from where it happened
	beat int  // counts the duels, so that a timer of before does nothing
}

// beginDuel shows what the move just played has compared, in a game where that is worth a moment.
func (r *Root) beginDuel(s *session) {
	t := s.table
	dueller, ok := t.Skin().(board.Dueller)
	if !ok {
		return
	}
	ply := t.Match().Ply()
	found, ok := dueller.Duel(t.Before(ply), t.Told(ply))
	if !ok {
		return
	}
	points := s.points()
	s.duel.Duel, s.duel.on = found, true
	s.duel.low = points[named(points, found.Names[0])].Y < board.Size/2
	s.duel.beat++
	s.counted.since = now()
	beat := s.duel.beat
	r.ctx.After(duelTime, func(app.Context) {
		if beat == s.duel.beat {
			r.endDuel(s)
		}
	})
}

// endDuel lets the game go on after a duel.
func (r *Root) endDuel(s *session) {
	if s.duel.on {
		s.duel.on = false
		r.advance(s)
	}
}

// duelView shows the two pieces face to face, who stays, and what follows. It is no more than a picture of what the
// status says, and lets every click through.
func (r *Root) duelView(s *session) app.UI {
	box := el("div").Class("duel").Aria("hidden", "true")
	words, ok := r.wordsOf(s.game).(board.DuelWords)
	if !ok || !s.duel.on || !s.table.Live() {
		return shown(false, box)
	}
	d := s.duel
	verdict, follows := words.Duel(d.Duel)
	if d.low {
		box.Class("low")
	}
	return box.Body(
		el("div").Class("fight").Body(r.fighter(s, 0), icon("duel"), r.fighter(s, 1)),
		el("p").Class("verdict").Text(verdict),
		el("p").Text(follows),
	)
}

// fighter is one of the two: who attacked comes from the left.
func (r *Root) fighter(s *session, i int) app.UI {
	fate := "falls"
	if s.duel.Winner == i {
		fate = "stays"
	}
	glyph := s.duel.Glyphs[i]
	return el("span").Class(fate).Body(mini(s.game, s.table.Skin().Symbol(glyph, s.table.Colour(glyph.Owner))))
}
