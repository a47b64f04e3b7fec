package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/ui"
)

// cover draws the hand-over screen: it covers the board, which shows a spectator's view, until the person to move
// takes the screen.
func (p *page) cover() app.UI {
	var content []app.UI
	covered := p.Match.Live() && p.Table().Covered()
	if covered {
		m, name := p.Messages(), p.Wording().Name(p.Table().Turn())
		content = []app.UI{&handOver{
			Match: p.Table().ID(), Who: m.HandOver(name), Why: m.HandOverWhy, Done: m.Uncover(name), page: p,
		}}
	}
	return ui.Tree(`<div class="cover" role="dialog" aria-labelledby="cover-who" aria-describedby="cover-why" hidden="{}">
			{}
		</div>`, !covered, content)
}

// A handOver is the content of the hand-over screen: a component of its own, so that it takes the focus when it comes
// or addresses somebody else.
type handOver struct {
	app.Compo
	Match, Who, Why, Done string
	page                  *page
}

// OnMount implements app.Mounter.
func (h *handOver) OnMount(ctx app.Context) {
	if written := app.Window().GetElementByID("written"); written.Truthy() {
		written.Set("value", "") // an unfinished text of the other person is secret
	}
	ctx.Defer(takeFocus)
}

// OnUpdate implements app.Updater.
func (h *handOver) OnUpdate(ctx app.Context) { ctx.Defer(takeFocus) }

// takeFocus focuses the hand-over screen, but not while somebody is still choosing the players.
func takeFocus(app.Context) {
	if now := ui.Active(); !now.Truthy() || !now.Call("closest", "#panel-"+string(region.SetupPanel)).Truthy() {
		ui.FocusNow("uncover")
	}
}

// Render implements app.Composer.
func (h *handOver) Render() app.UI {
	return ui.Tree(`<div>
			<p id="cover-who" class="who">{}</p>
			<p id="cover-why">{}</p>
			<button type="button" class="act" id="uncover" onclick="{}">{}</button>
		</div>`, h.Who, h.Why, h.onDone, h.Done)
}

func (h *handOver) onDone(app.Context, app.Event) {
	p := h.page
	p.Match.Dispatch(match.Uncovered{})
	p.centre()
	p.Site.Focus(h.firstFocus())
}

// firstFocus returns the id of the element to focus at the beginning of a turn: the point focused before, or the
// first button where all moves are buttons.
func (h *handOver) firstFocus() string {
	p := h.page
	first := ""
	for _, target := range p.Table().Targets() {
		point := p.Points()[target]
		if !point.Button {
			return p.PointID()
		}
		if first == "" {
			first = board.PointID(point.Name)
		}
	}
	if first == "" {
		return p.PointID()
	}
	return first
}
