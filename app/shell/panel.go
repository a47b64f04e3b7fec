package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/play"
	"tablier/rules"
)

// exactValue shows the value of the position on demand, move after move until it is hidden again.
func (r *Root) exactValue(s *session) app.HTMLElem {
	m := r.words()
	toggle := m.Show
	if s.exact {
		toggle = m.Hide
	}
	return el("div").Class("extra").Body(
		el("h2").Body(
			el("span").Text(m.ExactValue),
			button().ID("exact").Aria("label", m.Of(toggle, m.ExactValue)).Text(toggle).OnClick(r.onExact),
		),
		app.If(s.exact, func() app.UI {
			return el("div").Class("value").Body(
				r.valueBar(s),
				el("span").Text(r.valueWords(s)),
			)
		}),
	)
}

// valueBar fills with the colour of who wins, half and half for a draw.
func (r *Root) valueBar(s *session) app.UI {
	class := "bar"
	switch seat, known := s.winner(); {
	case known && seat >= 0:
		class = [...]string{"bar all-first", "bar all-second"}[seat]
	case known:
		class = "bar even"
	}
	return el("div").Class(class).Aria("hidden", "true").Body(el("span"), el("span"))
}

// winner returns the seat that wins with best play, -1 for a draw; false while that is not known.
func (s *session) winner() (seat int, known bool) {
	t := s.table
	if result := t.Result(); result.Over() {
		return t.SeatOf(result.Winner), true
	}
	if s.advice == nil {
		return -1, false
	}
	switch s.advice.Value {
	case protocol.ValueWin:
		return t.Turn(), true
	case protocol.ValueLoss:
		return 1 - t.Turn(), true
	case protocol.ValueDraw:
		return -1, true
	}
	return -1, false
}

func (r *Root) valueWords(s *session) string {
	m := r.words()
	if s.table.Result().Over() {
		return m.ValueOver
	}
	if s.advice == nil {
		return m.Searching
	}
	return r.verdict(s)
}

// verdict says the value of the position that the advice is about.
func (r *Root) verdict(s *session) string {
	m := r.words()
	seat, known := s.winner()
	switch {
	case !known:
		return m.ValueUnknown
	case seat < 0:
		return m.ValueDraw
	}
	return m.ValueWin(r.seatName(s.table, seat), s.advice.Plies)
}

func (r *Root) hintWords(s *session) string {
	m := r.words()
	move := r.wordsOf(s.game).Move(rules.Move(s.advice.Best))
	if _, known := s.winner(); !known {
		return m.HintIs(move)
	}
	return m.HintExact(move, r.verdict(s))
}

// actions are the controls under the thumb.
func (r *Root) actions(s *session) app.UI {
	m, t := r.words(), s.table
	person := r.live && t.Turn() >= 0 && t.MachineTurn() == 0
	return el("div").Class("actions").Role("group").Aria("label", m.Match).Body(
		action("undo", m.Undo, r.live && t.CanUndo(), r.onUndo),
		action("redo", m.Redo, r.live && t.CanRedo(), r.onRedo),
		action("hint", m.Hint, person, r.onHint),
		action("restart", m.Restart, r.live, r.onRestart),
		button().ID("setup-toggle").Aria("expanded", strconv.FormatBool(s.setup)).
			Body(icon("setup"), el("span").Text(m.Settings)).OnClick(r.onSetup),
	)
}

func action(id, name string, can bool, do app.EventHandler) app.UI {
	return able(can, button().ID("do-"+id).Body(icon(id), el("span").Text(name)).OnClick(do))
}

// current returns the session of the game on the screen; its controls are only drawn there.
func (r *Root) current() *session { return r.sessions[r.gameOf(r.route).ID()] }

func (r *Root) onUndo(app.Context, app.Event) {
	s := r.current()
	if !s.table.CanUndo() {
		return
	}
	s.table.Undo()
	r.changed(s)
}

func (r *Root) onRedo(app.Context, app.Event) {
	s := r.current()
	if !s.table.CanRedo() {
		return
	}
	s.table.Redo()
	r.changed(s)
}

func (r *Root) onHint(app.Context, app.Event) {
	s := r.current()
	if s.table.Turn() < 0 || s.table.MachineTurn() > 0 {
		return
	}
	s.table.Cancel()
	s.hinted = true
	if s.advice == nil && s.asking == nil {
		r.advise(s)
	}
}

func (r *Root) onExact(app.Context, app.Event) {
	s := r.current()
	s.exact = !s.exact
	r.advance(s)
}

// onRestart begins a new game and puts the keyboard back on the board: the button may be gone.
func (r *Root) onRestart(ctx app.Context, _ app.Event) {
	s := r.current()
	s.table.Restart()
	s.cursor = s.centre()
	if ctx.JSSrc().Get("id").String() == "act" {
		r.focus(pointID(s.table.Skin().Points()[s.cursor]))
	}
	r.changed(s)
}

func (r *Root) onTryAgain(app.Context, app.Event) {
	s := r.current()
	r.machine.Restart()
	r.focus(pointID(s.table.Skin().Points()[s.cursor]))
	r.follow(s)
}

// configure applies changed settings and lets the machine move if it has just taken the seat to move.
func (r *Root) configure(change func(*play.Settings)) {
	s := r.current()
	settings := s.table.Settings()
	change(&settings)
	s.table.Configure(settings)
	r.changed(s)
}
