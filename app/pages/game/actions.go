package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/ui"
)

// actions are the controls under the thumb.
func (p *page) actions() app.UI {
	m, t, c := p.messages(), p.table(), p.match
	can := c.Can()
	return ui.El("div").Class("actions").Role("group").Aria("label", m.Match).OnClick(p.onAction).Body(
		action("undo", p.say().undo(), c.Offers("undo"), can && t.CanUndo()),
		action("redo", m.Redo, c.Offers("undo"), can && t.CanRedo()),
		action("hint", m.Hint, c.Offers("hint"), can && c.CanHint()),
		action("restart", m.Restart, c.Offers("restart"), can),
		p.opener(setupPanel, "setup", m.Settings, !c.InFrame()),
		p.opener(morePanel, "more", m.More, c.Offers("more")),
	)
}

func action(id, text string, shown, can bool) app.UI {
	return &ui.Part{Of: &ui.Control{ID: "do-" + id, Image: id, Text: text, Hidden: !shown, Unable: !can}}
}

// opener is a control that opens a panel in the place of the moves, and closes it again.
func (p *page) opener(what panel, image, text string, shown bool) app.UI {
	return &ui.Part{Of: &ui.Control{
		ID: string(what) + "-toggle", Image: image, Text: text, Hidden: !shown, Panel: string(what),
		Open: p.panel == what,
	}}
}

// onAction is a click on one of the controls.
func (p *page) onAction(_ app.Context, e app.Event) {
	switch ui.ControlOf(e) {
	case "do-undo":
		p.match.Dispatch(match.UndoPressed{})
	case "do-redo":
		p.match.Dispatch(match.RedoPressed{})
	case "do-hint":
		p.match.Dispatch(match.HintAsked{})
	case "do-restart":
		p.restart(false)
	case "setup-toggle":
		p.open(setupPanel)
	case "more-toggle":
		p.open(morePanel)
	}
}

// tell returns the handler that tells the match of an event.
func (p *page) tell(e match.Event) app.EventHandler {
	return func(app.Context, app.Event) { p.match.Dispatch(e) }
}

// restart begins another match. Where the control that asked for it may be gone, the keyboard goes back to the board.
func (p *page) restart(gone bool) {
	if !p.match.Can() {
		return
	}
	p.match.Dispatch(match.Restarted{})
	p.centre()
	if gone {
		p.site.Focus(p.pointID())
	}
}

// machineControls pause a match between machines and go one step.
func (p *page) machineControls() app.UI {
	m, t := p.messages(), p.table()
	word, image := m.Pause, "pause"
	paused := p.match.IsPaused()
	if paused {
		word, image = m.Resume, "play"
	}
	shown := p.match.Live() && t.MachinesOnly() && !t.Result().Over()
	return ui.Shown(shown, ui.El("div").Class("machines").Body(
		ui.Button().ID("do-pause").Body(ui.Icon(image), ui.El("span").Text(word)).
			OnClick(p.tell(match.PausePressed{}), app.EventScope("pause")),
		ui.Able(paused, ui.Button().ID("do-step").Body(ui.Icon("forward"), ui.El("span").Text(m.Step)).
			OnClick(p.tell(match.StepPressed{}), app.EventScope("step"))),
	))
}
