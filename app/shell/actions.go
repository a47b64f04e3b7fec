package shell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/play"
)

// actions are the controls under the thumb.
func (r *Root) actions(s *session) app.UI {
	m, t := r.words(), s.table
	return el("div").Class("actions").Role("group").Aria("label", m.Match).Body(
		shown(r.offers("undo"), r.action("undo", r.takeBackWords(s), r.can(s, t.CanUndo()), r.onUndo)),
		shown(r.offers("undo"), r.action("redo", m.Redo, r.can(s, t.CanRedo()), r.onRedo)),
		shown(r.offers("hint"), r.action("hint", m.Hint, r.can(s, s.canHint()), r.onHint)),
		shown(r.offers("restart"), r.action("restart", m.Restart, r.can(s, true), r.onRestart)),
		shown(r.frame == nil, r.opener(s, setupPanel, "setup", m.Settings)),
		shown(r.offers("more"), r.opener(s, morePanel, "more", m.More)),
	)
}

// takeBackWords names the undo: against the machine it takes back to one's own turn.
func (r *Root) takeBackWords(s *session) string {
	if s.table.AgainstMachine() && !s.table.Arranging() {
		return r.words().TakeBack
	}
	return r.words().Undo
}

// can says whether a control that changes the game can do so.
func (r *Root) can(s *session, can bool) bool { return can && r.live && !s.elsewhere }

func (r *Root) action(id, name string, can bool, do app.EventHandler) app.HTMLElem {
	return able(can, button().ID("do-"+id).Body(icon(id), el("span").Text(name)).OnClick(do))
}

// opener is a control that opens a panel in the place of the moves, and closes it again.
func (r *Root) opener(s *session, p panel, image, name string) app.HTMLElem {
	return button().ID(string(p)+"-toggle").DataSet("panel", string(p)).
		Aria("expanded", strconv.FormatBool(s.panel == p)).
		Body(icon(image), el("span").Text(name)).OnClick(r.onPanel)
}

// current returns the session of the game on the screen; its controls are only drawn there. An event of theirs that
// was on its way when the screen changed concerns the game that was left.
func (r *Root) current() *session {
	game := r.gameOf(r.route)
	if game == nil {
		game = r.left
	}
	return r.sessions[game.ID()]
}

func (r *Root) onUndo(app.Context, app.Event) {
	if s := r.current(); r.can(s, s.table.CanUndo()) {
		r.did(s, s.table.Undo)
	}
}

func (r *Root) onRedo(app.Context, app.Event) {
	if s := r.current(); r.can(s, s.table.CanRedo()) {
		r.did(s, s.table.Redo)
	}
}

// onRestart begins a new game and puts the keyboard back on the board: the button may be gone.
func (r *Root) onRestart(ctx app.Context, _ app.Event) {
	s := r.current()
	if !r.can(s, true) {
		return
	}
	r.keepUnfinished(s)
	r.again(s)
	s.paused = false
	s.centre()
	if ctx.JSSrc().Get("id").String() == "act" {
		r.focus(pointID(s.cursor))
	}
	r.changed(s)
}

// again begins another game; in a frame it is the one that was asked for.
func (r *Root) again(s *session) {
	if r.frame == nil || r.fill(s) != nil {
		s.table.Restart()
	}
}

func (r *Root) onNextRound(app.Context, app.Event) {
	s := r.current()
	s.table.NextRound()
	s.centre()
	r.focus(pointID(s.cursor))
	r.changed(s)
}

// onPanel opens the panel that a control names, or closes it.
func (r *Root) onPanel(ctx app.Context, _ app.Event) {
	r.open(r.current(), panel(ctx.JSSrc().Get("dataset").Get("panel").String()))
}

func (r *Root) open(s *session, p panel) {
	if s.panel == p {
		p = noPanel
	}
	s.panel = p
	if p != noPanel {
		r.focus("panel-" + string(p))
		r.reveal("panel-" + string(p)) // on a phone it begins below the fold
	}
}

// onPanelClose closes the open panel and puts the keyboard where it was opened.
func (r *Root) onPanelClose(app.Context, app.Event) {
	s := r.current()
	from := s.panel
	s.panel = noPanel
	if from != setupPanel {
		from = morePanel
	}
	r.focus(string(from) + "-toggle")
	r.reveal("board") // a phone was scrolled down to the panel
	r.revealMove()
}

// onPanelKey closes the panel with Escape.
func (r *Root) onPanelKey(ctx app.Context, e app.Event) {
	if e.Get("key").String() == "Escape" {
		r.onPanelClose(ctx, e)
	}
}

// panelBox is the frame of a panel: hidden, and empty, unless it is open.
func (r *Root) panelBox(s *session, p panel, name string, body func() []app.UI) app.UI {
	box := el("div").Class("drawer").ID("panel-"+string(p)).Role("group").Aria("label", name).TabIndex(-1).OnKeyDown(r.onPanelKey)
	if s.panel != p {
		return shown(false, box)
	}
	return box.Body(append(body(), el("div").Class("buttons").Body(
		button().Class("go").ID(string(p)+"-close").Text(r.words().Close).OnClick(r.onPanelClose),
	))...)
}

// more holds what is wanted now and then.
func (r *Root) more(s *session) app.UI {
	m, t := r.words(), s.table
	return r.panelBox(s, morePanel, m.More, func() []app.UI {
		return []app.UI{
			el("div").Class("field").Body(
				el("label").Attr("for", "written").Text(m.Write),
				el("div").Class("inline").Body(
					input("text").ID("written").Attr("autocomplete", "off").Attr("autocapitalize", "none").
						Attr("spellcheck", "false").Attr("maxlength", 200).OnKeyDown(r.onWriteKey),
					button().Class("go").ID("write").Text(m.WritePlay).OnClick(r.onWrite),
				),
			),
			el("div").Class("buttons").Body(
				r.moreButton("turn", m.TurnBoard, r.live, r.onTurnBoard),
				r.moreButton("describe", m.Describe, r.live, r.onDescribe),
				r.moreButton("share", m.Share.Title, r.live, r.onShare),
				r.moreButton("study", m.Study.Title, r.live, r.onStudy),
				r.moreButton("resign", m.Resign, r.can(s, s.resigner() >= 0), r.onResign),
			),
			el("p").ID("described").Role("status").Class("described").Text(r.description(s)),
			shown(t.MachinesOnly(), r.paceField(s)),
			r.legend(s.game),
		}
	})
}

func (r *Root) moreButton(id, name string, can bool, do app.EventHandler) app.UI {
	return able(can, button().Class("go").ID("do-"+id).Text(name).OnClick(do))
}

// machineControls pause a game between machines, go one step, and set its pace.
func (r *Root) machineControls(s *session) app.HTMLElem {
	m, t := r.words(), s.table
	word, image := m.Pause, "pause"
	if s.paused {
		word, image = m.Resume, "play"
	}
	return shown(r.live && t.MachinesOnly() && !t.Result().Over(), el("div").Class("machines").Body(
		button().ID("do-pause").Body(icon(image), el("span").Text(word)).OnClick(r.onPause),
		able(s.paused, button().ID("do-step").Body(icon("forward"), el("span").Text(m.Step)).OnClick(r.onStep)),
	))
}

func (r *Root) paceField(s *session) app.HTMLElem {
	m, paces, now := r.words(), play.Paces(), s.table.Settings().Pace
	names := map[play.Pace]string{play.Calm: m.PaceCalm, play.Steady: m.PaceSteady, play.Brisk: m.PaceBrisk}
	return el("div").Class("field").Body(
		el("label").Attr("for", "pace").Text(m.Pace),
		el("select").ID("pace").OnChange(r.onPace).Body(app.Range(paces).Slice(func(i int) app.UI {
			return option(string(paces[i]), names[paces[i]], paces[i] == now)
		})),
	)
}

func (r *Root) onPace(ctx app.Context, _ app.Event) {
	s := r.current()
	settings := s.table.Settings()
	settings.Pace = play.Pace(ctx.JSSrc().Get("value").String())
	s.table.Configure(settings)
	r.save(s)
}

func (r *Root) onPause(app.Context, app.Event) {
	s := r.current()
	s.paused = !s.paused
	if s.paused {
		s.stop()
	}
	r.advance(s)
}

// onStep lets the machines make one move, and waits again.
func (r *Root) onStep(app.Context, app.Event) {
	s := r.current()
	if !s.paused || s.thinking != nil {
		return
	}
	s.paused = false
	r.advance(s)
	s.paused = true
}

func (r *Root) onTurnBoard(app.Context, app.Event) {
	s := r.current()
	settings := s.table.Settings()
	settings.Turned = !settings.Turned
	s.table.Configure(settings)
	r.save(s)
}

func (r *Root) onDescribe(app.Context, app.Event) {
	s := r.current()
	if s.described = !s.described; s.described {
		r.reveal("described")
	}
}

// description says the whole position in words, point by point, once asked for.
func (r *Root) description(s *session) string {
	if !s.described {
		return ""
	}
	skin, view := s.table.Skin(), s.table.View()
	var words []string
	for i, p := range skin.Points(view) {
		if !p.Button {
			words = append(words, r.pointLabel(s, p, skin.Look(view, i)))
		}
	}
	return strings.Join(words, r.words().Apart) + "."
}

func (r *Root) onWrite(app.Context, app.Event) { r.write() }

func (r *Root) onWriteKey(_ app.Context, e app.Event) {
	if e.Get("key").String() == "Enter" {
		r.write()
	}
}

// write plays the move in the field; what is no move stays there to be mended.
func (r *Root) write() {
	s := r.current()
	field := app.Window().GetElementByID("written")
	if s.elsewhere || !field.Truthy() {
		return
	}
	r.did(s, func() {
		if s.table.Write(field.Get("value").String()) {
			field.Set("value", "")
		}
	})
}
