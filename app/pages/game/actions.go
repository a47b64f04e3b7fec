package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/ui"
)

// actions draws the toolbar, which is under the thumb on a phone. Between machines the first two pause and go one
// step.
func (p *page) actions() app.UI {
	m, t, c := p.messages(), p.table(), p.match
	can, machines := c.Can(), c.Live() && t.MachinesOnly()
	pause, image, paused := m.Pause, "pause", c.IsPaused()
	if paused {
		pause, image = m.Resume, "play"
	}
	going := machines && !t.Result().Over()
	hides := !c.Offers("undo") || machines
	return ui.El("div").Class("actions").Role("group").Aria("label", m.Match).OnClick(p.onAction).Body(
		action("do-pause", image, pause, machines, going),
		action("do-step", "forward", m.Step, machines, going && paused),
		action("do-undo", "undo", m.Undo, !hides, can && t.CanUndo()),
		action("do-redo", "redo", m.Redo, !hides, can && t.CanRedo()),
		action("do-hint", "hint", m.Hint, c.Offers("hint"), can && c.Analysis().CanHint()),
		action("do-restart", "restart", m.Restart, c.Offers("restart"), can),
		&ui.Part{Of: &ui.Control{
			ID: "moves-toggle", Image: "list", Text: m.Panel.Moves, Hidden: c.InFrame(),
			Panel: string(movesPanel), Open: p.panel == movesPanel,
		}},
		&ui.Part{Of: &ui.Control{
			ID: "more-toggle", Image: "more", Text: m.More, Hidden: !c.Offers("more"), Panel: "menu", Open: p.menu.open,
		}},
	)
}

func action(id, image, text string, shown, can bool) app.UI {
	return &ui.Part{Of: &ui.Control{ID: id, Image: image, Text: text, Hidden: !shown, Unable: !can}}
}

// onAction handles a click on a control of the toolbar.
func (p *page) onAction(_ app.Context, e app.Event) {
	switch ui.ControlOf(e) {
	case "do-pause":
		p.match.Dispatch(match.PausePressed{})
	case "do-step":
		p.match.Dispatch(match.StepPressed{})
	case "do-undo":
		p.match.Dispatch(match.UndoPressed{})
	case "do-redo":
		p.match.Dispatch(match.RedoPressed{})
	case "do-hint":
		p.match.Dispatch(match.HintAsked{})
	case "do-restart":
		p.restart(false)
	case "moves-toggle":
		p.open(movesPanel, "moves-toggle")
	case "more-toggle":
		p.menu.onToggle()
	}
}

// dispatches returns the click handler that dispatches an event to the match.
func (p *page) dispatches(e match.Event) app.EventHandler {
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
