package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
)

// longOpening is the number of moves from which the progress of opening a game is shown: for fewer it would only
// flash by.
const longOpening = 500

// An openingBar shows the progress of opening a long game. It floats over the page: nothing moves when it comes.
type openingBar struct {
	app.Compo
	Game          string
	Lang          i18n.Lang
	Shown         bool
	Interruptible bool // a person may interrupt it
	Done, All     int
	page          *page
	ctx           app.Context
}

func (p *page) openingBar() app.UI {
	done, all, theirs, opening := p.Match.JobProgress()
	if !opening || all < longOpening {
		return &openingBar{Game: p.Game.ID(), Lang: p.Site.Lang, page: p}
	}
	return &openingBar{
		Game: p.Game.ID(), Lang: p.Site.Lang, Shown: true, Interruptible: theirs, Done: done, All: all, page: p,
	}
}

// refreshOpening redraws the progress of opening a game; false where that is not on the screen.
func (p *page) refreshOpening() bool {
	bar := p.regions.opening
	done, all, _, opening := p.Match.JobProgress()
	if !opening {
		return false
	}
	if bar == nil || !p.onScreen() {
		return !p.Entered // nothing is drawn so far
	}
	if all < longOpening {
		return true
	}
	if !bar.Shown {
		return false
	}
	bar.Done = done
	ui.Refresh(bar.ctx, p.Around)
	return true
}

// OnMount implements app.Mounter.
func (b *openingBar) OnMount(ctx app.Context) { b.ctx, b.page.regions.opening = ctx, b }

// Render implements app.Composer.
func (b *openingBar) Render() app.UI {
	m := b.page.Messages().Share
	text := ui.When(b.Shown, m.Opening)
	return ui.Tree(`<div class="opening">
			<div role="status" class="hidden-text">{}</div>
			<div class="floating" hidden="{}">
				<span aria-hidden="true">{}</span>
				<progress aria-label="{}" value="{}" max="{}"></progress>
				<button type="button" class="act" id="do-not-open" hidden="{}" onclick="{}">{}</button>
			</div>
		</div>`, text, !b.Shown, text, text, strconv.Itoa(b.Done), strconv.Itoa(max(1, b.All)),
		!b.Interruptible, b.page.onInterrupt, m.DoNotOpen)
}

// onInterrupt interrupts the opening of a game; the focus goes back to the board.
func (p *page) onInterrupt(app.Context, app.Event) {
	p.Match.Interrupt()
	p.Site.Focus(p.PointID())
}
