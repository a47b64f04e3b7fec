package lesson

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/places"
	"tablier/app/ui"
)

// view draws the page.
type view struct {
	app.Compo
	Route string
	Lang  i18n.Lang
	Rev   int
	page  *page
}

// CompoID implements app.DismountEnforcer: the elements of one lesson, with their handlers, are no other's.
func (v *view) CompoID() string { return v.Route }

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	p := v.page
	m, state := &i18n.Of(v.Lang).Lesson, "waiting"
	if p.course != nil {
		state = stateNames[p.course.player.State()]
	}
	return ui.El("main").Class("play lesson", p.game.ID()).ID("main").TabIndex(-1).
		DataSet("panel", "play").DataSet("state", state).Body(
		p.board(),
		ui.El("section").Class("panel").Aria("label", m.Panel).Body(
			ui.El("div").Class("caption").Body(
				ui.El("h1").Text(p.game.Words(v.Lang).Name()), ui.El("p").Text(p.about(v.Lang)),
			),
			p.steps(),
			p.idea(),
			p.answer(),
			ui.El("div").Class("own").Body(p.below()),
			p.known(),
			p.bar(),
		),
	)
}

// stateNames are what the styles call the states.
var stateNames = map[lesson.State]string{
	lesson.ToPlay: "play", lesson.Wrong: "wrong", lesson.Right: "right", lesson.Finished: "finished",
}

// board is the board that is played on; an empty one has its place before the lesson is there.
func (p *page) board() app.UI {
	if p.course == nil {
		return boardview.Empty(p.game.ID(), p.game.Skin(p.game.Spec.Variants[0], false).Art())
	}
	return &live{Boards: p.course.boards, Rev: p.rev, Lang: p.kind.site.Lang, page: p}
}

// live is the board on the table. Another one is drawn anew: its pieces have nothing to do with those before.
type live struct {
	app.Compo
	Boards int
	Rev    int
	Lang   i18n.Lang
	page   *page
}

// CompoID implements app.DismountEnforcer.
func (l *live) CompoID() string { return l.page.route + strconv.Itoa(l.Boards) }

// Render implements app.Composer.
func (l *live) Render() app.UI {
	p := l.page
	return boardview.Draw(p.scene(), boardview.Options{ID: "board", Label: i18n.Of(l.Lang).Board}, p.hear,
		p.placed(p.game.Parts.Over), p.bubble())
}

// hear takes an intent to the course. It returns whether a key has been dealt with.
func (p *page) hear(ctx app.Context, in boardview.Intent) bool {
	if p.course == nil {
		return false
	}
	points := p.points()
	g := board.Gesture{Kind: in.Kind, Point: -1, Spot: in.Spot, Key: in.Key, Keys: in.Keys}
	if in.Point != "" {
		if g.Point = board.PointNamed(points, in.Point); g.Point < 0 {
			return false
		}
	}
	if (in.Kind == board.Focus || in.Kind == board.Touch) && g.Point >= 0 && points[g.Point].On() {
		p.cursor = in.Point
	}
	return p.gesture(ctx, g).Mine
}

// points returns what can be touched on the board shown.
func (p *page) points() []board.Point { return p.course.table.Skin().Points(p.course.table.View()) }

// onBoard says whether the keyboard is on the board.
func onBoard() bool {
	if !app.IsClient {
		return false
	}
	active := ui.Active()
	return active.Truthy() && active.Call("closest", "#board").Truthy()
}

// bubble says why what was touched is no move, there where it was touched.
func (p *page) bubble() app.UI {
	t, points := p.course.table, p.points()
	at := t.FaultAt()
	if at < 0 || at >= len(points) || !points[at].On() {
		return boardview.Bubble(board.Point{}, "", 0)
	}
	return boardview.Bubble(points[at], p.fault(), t.Faults())
}

// placed returns what the game puts in a place, nothing where it has nothing for it or the lesson is not there yet.
func (p *page) placed(part func(*places.Page) app.UI) app.UI {
	if part == nil || p.course == nil {
		return ui.Shown(false, ui.El("div"))
	}
	o := &p.places
	o.Table, o.Lang, o.Live, o.Can = p.course.table, p.kind.site.Lang, true, true
	o.Step, o.Voice, o.Hint = p.course.step, p.voice(), p.hintPath()
	return part(o)
}

// below is what the game puts below the words.
func (p *page) below() app.UI { return p.placed(p.game.Parts.Below) }

// beside is what the game puts beside the words, and its own buttons, such as a pass.
func (p *page) beside() app.UI {
	box := ui.El("div").Class("beside")
	if p.course == nil || p.course.player.State() == lesson.Finished {
		return ui.Shown(false, box)
	}
	words, points := p.game.Words(p.kind.site.Lang), p.points()
	can := p.course.player.State() == lesson.ToPlay && !p.course.answering()
	return box.Body(
		p.placed(p.game.Parts.Beside),
		ui.El("div").Class("choices").OnClick(p.onChoice).Body(app.Range(points).Slice(func(i int) app.UI {
			if !points[i].Button {
				return nil
			}
			name := points[i].Name
			return ui.Able(can, ui.Button().Class("go").ID(board.PointID(name)).DataSet("point", name).
				Text(words.Button(name)))
		})),
	)
}

// onChoice touches the point whose button was clicked.
func (p *page) onChoice(ctx app.Context, e app.Event) {
	button := e.Get("target").Call("closest", "[data-point]")
	if p.course == nil || !button.Truthy() {
		return
	}
	at := board.PointNamed(p.points(), button.Get("dataset").Get("point").String())
	p.gesture(ctx, board.Gesture{Kind: board.Touch, Point: at})
}
