package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/play"
)

// cover is the hand-over screen: it lies over the board, on which a spectator's view is left, until the person to
// move says that the screen is theirs.
func (r *Root) cover(s *session) app.UI {
	box := el("div").Class("cover").Role("dialog").Aria("labelledby", "cover-who").Aria("describedby", "cover-why")
	if !r.covered(s) {
		return shown(false, box)
	}
	m, name := r.words(), r.seatName(s.table, s.table.Turn())
	return box.Body(&handOver{
		Match: s.table.ID(), Who: m.HandOver(name), Why: m.HandOverWhy, Done: m.Uncover(name), root: r,
	})
}

func (r *Root) covered(s *session) bool { return r.live && s.table.Covered() }

// A handOver is what the hand-over screen says: a component of its own, so that it takes the keyboard as it comes or
// turns to somebody else.
type handOver struct {
	app.Compo
	Match, Who, Why, Done string
	root                  *Root
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
	now := app.Window().Get("document").Get("activeElement")
	if !now.Truthy() || !now.Call("closest", "#panel-"+string(setupPanel)).Truthy() {
		focusOn("uncover")
	}
}

// Render implements app.Composer.
func (h *handOver) Render() app.UI {
	return el("div").Body(
		el("p").ID("cover-who").Class("who").Text(h.Who),
		el("p").ID("cover-why").Text(h.Why),
		button().Class("act").ID("uncover").Text(h.Done).OnClick(h.root.onUncover),
	)
}

func (r *Root) onUncover(app.Context, app.Event) {
	s := r.current()
	s.table.Uncover()
	s.centre()
	r.focus(s.entrance())
	r.follow(s)
}

// entrance returns the id of where the keyboard begins a turn: the point it was on, or the first button where the
// moves are nothing but buttons.
func (s *session) entrance() string {
	first := ""
	for _, target := range s.table.Targets() {
		p := s.points()[target]
		if !p.Button {
			return pointID(s.cursor)
		}
		if first == "" {
			first = pointID(p.Name)
		}
	}
	if first == "" {
		return pointID(s.cursor)
	}
	return first
}

// eyes choose, once a game with secrets is over, as whom it is looked at.
func (r *Root) eyes(s *session) app.UI {
	m, t := r.words(), s.table
	box := el("div").Class("eyes")
	if !t.CanSeeAs() {
		return shown(false, box)
	}
	return box.Body(
		el("label").Attr("for", "eyes").Text(m.SeenBy),
		el("select").ID("eyes").OnChange(r.onEyes).Body(
			eye(t, -1, m.SeenByAll), eye(t, 0, r.seatName(t, 0)), eye(t, 1, r.seatName(t, 1)),
		),
	)
}

func eye(t *play.Table, seat int, name string) app.UI {
	return option(strconv.Itoa(seat), name, t.SeenAs() == seat)
}

func (r *Root) onEyes(ctx app.Context, _ app.Event) {
	if seat, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && seat < 2 {
		r.current().table.SeeAs(seat)
	}
}
