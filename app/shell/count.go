package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/play"
)

// How long a line is lit in a count: one that is worth something, and one that is not.
const (
	countBeat = 550 * time.Millisecond
	countSkip = 120 * time.Millisecond
)

// playedOn says whether the match has come a move further than it was, and somebody looks on who has the time for what
// that leads to.
func (r *Root) playedOn(s *session) bool {
	t := s.table
	ply := t.Match().Ply()
	played := s.counted.id == t.ID() && ply == s.counted.ply+1
	s.counted.id, s.counted.ply = t.ID(), ply
	return played && t.Live() && r.live && !r.hidden && r.gameOf(r.route) == s.game &&
		!(t.MachinesOnly() && t.Settings().Pace == play.Brisk)
}

// beginCount counts a round out line by line when the move just played has ended it.
func (r *Root) beginCount(s *session) {
	t := s.table
	_, scored := t.Skin().(board.Scored)
	if !scored || !t.Match().Landed(t.Match().Ply()).Outcome().Over() || reducedMotion() {
		return
	}
	s.counting, s.counted.lines, s.counted.since = true, 0, now()
	r.countOn(s)
}

// now returns the time as events tell it.
func now() float64 { return app.Window().Get("performance").Call("now").Float() }

// countOn lights the next line of a count, and ends it after the last one.
func (r *Root) countOn(s *session) {
	lines := tallyOf(s.table.Skin(), s.table.View()).lines
	d := countBeat
	if n := s.counted.lines; n == 0 || lines[n-1].Points == 0 {
		d = countSkip
	}
	s.counted.beat++
	beat := s.counted.beat
	r.ctx.After(d, func(app.Context) {
		switch {
		case !s.counting || beat != s.counted.beat:
		case s.counted.lines == len(lines):
			r.endCount(s)
		default:
			s.counted.lines++
			r.countOn(s)
		}
	})
}

// endCount shows the whole count at once.
func (r *Root) endCount(s *session) {
	if s.counting {
		s.counting = false
		r.advance(s)
	}
}

// tapEnd is how long after a finger has gone its click has come, if it makes one.
const tapEnd = 400 * time.Millisecond

// watchCount lets any key, click or touch end a count or a duel. What is clicked may stand elsewhere once it has ended: a click
// must have come before that.
func (r *Root) watchCount() {
	skip := app.FuncOf(func(_ app.Value, args []app.Value) any {
		touch := args[0].Get("type").String() == "touchend"
		for _, s := range r.sessions {
			end := func(app.Context) {
				r.endCount(s)
				r.endDuel(s)
			}
			switch {
			case !s.counting && !s.duel.on, args[0].Get("timeStamp").Float() < s.counted.since: // or it is what made the last move
			case touch:
				r.ctx.After(tapEnd, end)
			default:
				r.ctx.Dispatch(end)
			}
		}
		return nil
	})
	for _, event := range []string{"keydown", "click", "touchend"} {
		app.Window().Get("document").Call("addEventListener", event, skip)
	}
}

// reducedMotion says whether a person has asked for as little motion as can be.
func reducedMotion() bool {
	return app.Window().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}
