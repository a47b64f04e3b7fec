package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// refreshProgress redraws the progress line alone; false where it is not on the screen.
func (p *page) refreshProgress() bool {
	line := p.regions.progress
	if line == nil || !p.onScreen() {
		return false
	}
	if s := p.regions.status; s == nil || s.Status.Waits {
		return false // the button that cuts the machine short comes with the first line, if not before
	}
	line.Text = p.Wording().Status().Progress()
	ui.Refresh(line.ctx, p.regions.status.ctx)
	return true
}

// redrawInSteps redraws the page of a match that has replaced another in steps: first the board, then the few visible
// rows of the list of moves, then the others, then the status. All of it in one turn of the program would block the
// page for too long. False where the page is not on the screen.
func (p *page) redrawInSteps() bool {
	r := &p.regions
	if r.board == nil || !p.walker.Mounted() || !p.onScreen() {
		return false
	}
	p.Rev++
	if p.InTurns {
		return true
	}
	p.InTurns = true
	p.InSteps(
		func() {
			if p.onScreen() {
				r.board.refresh()
			}
		},
		p.walker.DrawFew,
		p.walker.DrawAll,
		func() { p.InTurns = false; p.Redraw() },
	)
	return true
}

// refreshLook redraws what depends on the position shown; false where it is not on the screen.
func (p *page) refreshLook() bool {
	r := &p.regions
	if r.board == nil || r.own == nil || r.status == nil || !p.onScreen() {
		return false
	}
	r.board.refresh()
	ui.Refresh(r.own.ctx, p.Around)
	if p.ownWords() != r.status.Status.OwnWords {
		r.status.Status = p.status()
		ui.Refresh(r.status.ctx, p.Around)
	}
	return true
}

// An ownRegion is the game's own part of the panel.
type ownRegion struct {
	app.Compo
	Game string
	Rev  int
	page *page
	ctx  app.Context
}

func (p *page) ownRegion() app.UI { return &ownRegion{Game: p.Game.ID(), Rev: p.Rev, page: p} }

// OnMount implements app.Mounter.
func (r *ownRegion) OnMount(ctx app.Context) { r.ctx, r.page.regions.own = ctx, r }

// Render implements app.Composer.
func (r *ownRegion) Render() app.UI { return r.page.Placed(r.page.Game.Parts.Below) }

// moveLog draws the list of moves, with its switches and buttons in the head.
func (p *page) moveLog() app.UI {
	shown := p.Match.Offers("moves")
	return ui.Tree(`<div class="log" hidden="{}">
			<div class="log-head">{}{}</div>
			{}
			<div class="rows" hidden="{}">{}</div>
		</div>`,
		!shown && !p.reviewing.Valued(), p.reviewing.Switches(), ui.Shown(shown, p.walker.Buttons("")),
		p.walker.Lines(), !shown, p.walker.Draw())
}
