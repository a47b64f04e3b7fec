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
	box := ui.El("div").Class("cover").Role("dialog").Aria("labelledby", "cover-who").Aria("describedby", "cover-why")
	if !p.Match.Live() || !p.Table().Covered() {
		return ui.Shown(false, box)
	}
	m, name := p.Messages(), p.Wording().Name(p.Table().Turn())
	return box.Body(&handOver{
		Match: p.Table().ID(), Who: m.HandOver(name), Why: m.HandOverWhy, Done: m.Uncover(name), page: p,
	})
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
	return ui.El("div").Body(
		ui.El("p").ID("cover-who").Class("who").Text(h.Who),
		ui.El("p").ID("cover-why").Text(h.Why),
		ui.Button().Class("act").ID("uncover").Text(h.Done).OnClick(h.onDone),
	)
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
