package game

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/ui"
)

// cover is the hand-over screen: it lies over the board, on which a spectator's view is left, until the person to move
// says that the screen is theirs.
func (p *page) cover() app.UI {
	box := ui.El("div").Class("cover").Role("dialog").Aria("labelledby", "cover-who").Aria("describedby", "cover-why")
	if !p.match.Live() || !p.table().Covered() {
		return ui.Shown(false, box)
	}
	m, name := p.messages(), p.say().name(p.table().Turn())
	return box.Body(&handOver{
		Match: p.table().ID(), Who: m.HandOver(name), Why: m.HandOverWhy, Done: m.Uncover(name), page: p,
	})
}

// handOver is what the hand-over screen says: a component of its own, so that it takes the keyboard as it comes or
// turns to somebody else.
type handOver struct {
	app.Compo
	Match, Who, Why, Done string
	page                  *page
}

// OnMount implements app.Mounter.
func (h *handOver) OnMount(ctx app.Context) {
	if written := app.Window().GetElementByID("written"); written.Truthy() {
		written.Set("value", "") // what the person before had begun to write is theirs
	}
	ctx.Defer(takeKeyboard)
}

// OnUpdate implements app.Updater.
func (h *handOver) OnUpdate(ctx app.Context) { ctx.Defer(takeKeyboard) }

// takeKeyboard moves the keyboard to the hand-over screen, but not from who is still choosing the players.
func takeKeyboard(app.Context) {
	if now := ui.Active(); !now.Truthy() || !now.Call("closest", "#panel-"+string(setupPanel)).Truthy() {
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
	p.match.Dispatch(match.Uncovered{})
	p.centre()
	p.site.Focus(h.entrance())
}

// entrance returns the id of where the keyboard begins a turn: the point it was on, or the first button where the moves
// are nothing but buttons.
func (h *handOver) entrance() string {
	p := h.page
	first := ""
	for _, target := range p.table().Targets() {
		point := p.points()[target]
		if !point.Button {
			return p.pointID()
		}
		if first == "" {
			first = board.PointID(point.Name)
		}
	}
	if first == "" {
		return p.pointID()
	}
	return first
}

// eyes choose, once a game with secrets is over, as whom it is looked at.
func (p *page) eyes() app.UI {
	m, t, w := p.messages(), p.table(), p.say()
	box := ui.El("div").Class("eyes")
	if !t.CanSeeAs() {
		return ui.Shown(false, box)
	}
	eye := func(seat int, name string) app.UI { return ui.Option(strconv.Itoa(seat), name, t.SeenAs() == seat) }
	return box.Body(
		ui.El("label").Attr("for", "eyes").Text(m.SeenBy),
		ui.El("select").ID("eyes").OnChange(p.onEyes).Body(eye(-1, m.SeenByAll), eye(0, w.name(0)), eye(1, w.name(1))),
	)
}

func (p *page) onEyes(ctx app.Context, _ app.Event) {
	if seat, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && seat < 2 {
		p.match.Dispatch(match.SawAs{Seat: seat})
	}
}
