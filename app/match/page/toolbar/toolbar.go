// Package toolbar is the line of controls of a match, the More menu at its end, and the panel for what that menu opens.
package toolbar

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/ui"
)

// A Toolbar is the line of controls of the match.
type Toolbar struct {
	Page *region.Page
	Menu *Menu
}

// Draw draws the toolbar, which is under the thumb on a phone. Between machines the first two pause and go one
// step.
func (b *Toolbar) Draw() app.UI {
	p := b.Page
	m, t, c := p.Messages(), p.Table(), p.Match
	can, machines := c.Can(), c.Live() && t.MachinesOnly()
	pause, image, paused := m.Pause, "pause", c.IsPaused()
	if paused {
		pause, image = m.Resume, "play"
	}
	going := machines && !t.Result().Over()
	hides := !c.Offers("undo") || machines
	return ui.Tree(`<div class="actions" role="group" aria-label="{}" onclick="{}">{}{}{}{}{}{}{}{}</div>`,
		m.Match, b.onAction,
		action("do-pause", image, pause, machines, going),
		action("do-step", "forward", m.Step, machines, going && paused),
		action("do-undo", "undo", m.Undo, !hides, can && t.CanUndo()),
		action("do-redo", "redo", m.Redo, !hides, can && t.CanRedo()),
		action("do-hint", "hint", m.Hint, c.Offers("hint") && p.Advised(), can && c.Analysis().CanHint()),
		action("do-restart", "restart", m.Restart, c.Offers("restart"), can),
		&ui.Part{Of: &ui.Control{
			ID: "moves-toggle", Image: "list", Text: m.Panel.Moves, Hidden: c.InFrame(),
			Panel: string(region.MovesPanel), Open: p.Panel == region.MovesPanel,
		}},
		&ui.Part{Of: &ui.Control{
			ID: "more-toggle", Image: "more", Text: m.More, Hidden: !c.Offers("more"), Panel: "menu", Open: b.Menu.Open,
		}})
}

func action(id, image, text string, shown, can bool) app.UI {
	return &ui.Part{Of: &ui.Control{ID: id, Image: image, Text: text, Hidden: !shown, Unable: !can}}
}

// onAction handles a click on a control of the toolbar.
func (b *Toolbar) onAction(_ app.Context, e app.Event) {
	p := b.Page
	switch ui.ControlOf(e) {
	case "do-pause":
		p.Match.Dispatch(match.PausePressed{})
	case "do-step":
		p.Match.Dispatch(match.StepPressed{})
	case "do-undo":
		p.Match.Dispatch(match.UndoPressed{})
	case "do-redo":
		p.Match.Dispatch(match.RedoPressed{})
	case "do-hint":
		p.Match.Dispatch(match.HintAsked{})
	case "do-restart":
		p.Restart(false)
	case "moves-toggle":
		p.Open(region.MovesPanel, "moves-toggle")
	case "more-toggle":
		b.Menu.onToggle()
	}
}
