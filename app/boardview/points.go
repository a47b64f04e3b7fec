package boardview

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// points lays a real button over each point of the board.
type points struct {
	app.Compo
	Of *pointsLook // one field, for the reason that ui.Part gives

	hear Hearer
	size int // of the points when the middle of the board was last brought into view
}

// pointsLook is what decides how the points look.
type pointsLook struct {
	Points    []board.Point
	Labels    []string
	Cursor    string
	Pressed   int
	Still     []int
	Spots     []board.Spot
	Pans      bool
	Label     string
	Covered   bool
	Described string
	Board     string // the id of the board's element
}

// OnMount implements app.Mounter.
func (p *points) OnMount(ctx app.Context) { p.settle(ctx) }

// OnUpdate implements app.Updater.
func (p *points) OnUpdate(ctx app.Context) { p.settle(ctx) }

// Render implements app.Composer.
func (p *points) Render() app.UI {
	return ui.Tree(`<div class="points" role="group" aria-label="{}" aria-describedby="{}" inert="{}" onclick="{}"
		onkeydown="{}" onfocusin="{}" ontablier-pick="{}" ontablier-over="{}" ontablier-drop="{}">{}</div>`,
		p.Of.Label, p.Of.Described, p.Of.Covered, p.onClick, p.onKey, p.tell(board.Focus, false),
		p.tell(board.Pick, false), p.tell(board.Over, false), p.onDrop, app.Range(p.Of.Points).Slice(p.button))
}

func (p *points) button(i int) app.UI {
	point := p.Of.Points[i]
	if !point.On() {
		return ui.Tree(`<span hidden="true"></span>`)
	}
	return &ui.Part{Of: &pointButton{
		Name: point.Name, Label: p.Of.Labels[i], X: point.X, Y: point.Y, R: point.R,
		Entered: point.Name == p.Of.Cursor, Pressed: i == p.Of.Pressed,
	}}
}

// pointButton is the button over a point.
type pointButton struct {
	Name, Label      string
	X, Y, R          int
	Entered, Pressed bool
}

// Draw implements ui.Drawing.
func (b *pointButton) Draw() app.UI {
	tab := "-1"
	if b.Entered {
		tab = "0"
	}
	return ui.Tree(`<button type="button" id="{}" class="{}" data-point="{}" tabindex="{}" aria-label="{}"
		aria-pressed="{}"></button>`,
		board.PointID(b.Name), placed("point", b.X, b.Y, b.R), b.Name, tab, b.Label, b.Pressed)
}

// placed returns the classes that lay an element over a place of the drawing.
func placed(class string, x, y, r int) string {
	const u = board.Unit
	return class + " x" + strconv.Itoa((x-r)/u) + " y" + strconv.Itoa((y-r)/u) + " r" + strconv.Itoa(2*r/u)
}

// nameAt returns what an attribute of the data of the element that an event has happened on says, empty for none.
func nameAt(e app.Event, data string) string {
	element := e.Get("target").Call("closest", "[data-"+data+"]")
	if !element.Truthy() {
		return ""
	}
	return element.Get("dataset").Get(data).String()
}

// tell returns the handler that tells of what happens on a point.
func (p *points) tell(kind board.GestureKind, keys bool) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		if name := nameAt(e, "point"); name != "" {
			p.hear(ctx, Intent{Kind: kind, Point: name, Keys: keys})
		}
	}
}

// onClick is a touch by mouse, finger or key: a click by the keyboard has no place on the screen.
func (p *points) onClick(ctx app.Context, e app.Event) {
	p.tell(board.Touch, e.Get("detail").Int() == 0)(ctx, e)
}

func (p *points) onDrop(ctx app.Context, e app.Event) {
	p.tell(board.Drop, false)(ctx, e)
	drawn(ctx, p.Of.Board)
}

func (p *points) onKey(ctx app.Context, e app.Event) {
	name := nameAt(e, "point")
	if name == "" {
		return
	}
	if p.hear(ctx, Intent{Kind: board.Key, Point: name, Key: KeyOf(e), Keys: true}) {
		e.PreventDefault()
		return
	}
	if to := walk(e, p.Of.Points, p.Of.Spots, p.Of.Still, board.PointNamed(p.Of.Points, name)); to != "" {
		p.hear(ctx, Intent{Kind: board.Over, Point: to, Keys: true})
	}
}

// settle keeps the keyboard where it was when the points of a board that pans change their places, and brings the
// middle of the board into view when they change their size: a phone shows only a part of small ones.
func (p *points) settle(ctx app.Context) {
	if !p.Of.Pans || !app.IsClient {
		return
	}
	size := p.Of.Points[len(p.Of.Points)-1].R
	resized := size != p.size
	p.size = size
	if resized {
		ui.BeforePaint(ctx, p.Of.Board, centre)
	}
	cursor := p.Of.Cursor
	ui.Later(ctx, p.Of.Board, func(app.Value) {
		if active := ui.Active(); active.Truthy() && active.Call("matches", "#"+p.Of.Board+" .point").Bool() {
			ui.FocusNow(board.PointID(cursor))
		}
	})
}

// centre brings the middle of a board into view.
func centre(e app.Value) {
	for _, way := range [2][3]string{
		{"scrollLeft", "scrollWidth", "clientWidth"}, {"scrollTop", "scrollHeight", "clientHeight"},
	} {
		e.Set(way[0], (e.Get(way[1]).Int()-e.Get(way[2]).Int())/2)
	}
	// The numbers on the left are read with the rows.
	if c := e.Call("querySelector", ".coords"); c.Truthy() {
		left := func(e app.Value) int { return e.Call("getBoundingClientRect").Get("left").Int() }
		if hidden := left(e) + 2 - left(c); hidden > 0 {
			e.Set("scrollLeft", e.Get("scrollLeft").Int()-hidden)
		}
	}
}
