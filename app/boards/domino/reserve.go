package domino

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/app/ui"
	"tablier/rules/domino"
)

// Parts returns what this game has on its page: the reserve.
func Parts() places.Parts { return places.Parts{Below: reserveOn} }

// A reserve is the part of the page with the dominoes that have not been laid, and the controls for the chosen one.
type reserve struct {
	app.Compo
	Lang    i18n.Lang
	Left    tiles
	Fits    tiles
	Held    int // the point of the chosen domino, -1 for none
	Entered int // the point that gets the focus from outside
	Hinted  int // the point of the hinted domino, -1 for none
	Preview bool
	Dead    bool // the dead cells are marked

	page *places.Page
}

// reserveOn draws the reserve beside the board: the dominoes left, those that fit and the chosen one.
func reserveOn(page *places.Page) app.UI {
	o := page.Table.Own().(*own)
	state := position(page.Table.View()).State
	_, fits := o.skin().legal(&state)
	hinted := -1
	if len(page.Hint) > 0 {
		hinted = page.Hint[0]
	}
	return &reserve{
		Lang: page.Lang, Left: leftIn(&state), Fits: fits, Held: o.held(),
		Entered: o.tile, Hinted: hinted, Preview: o.preview != nil, Dead: o.dead, page: page,
	}
}

// Render implements app.Composer.
func (r *reserve) Render() app.UI {
	return ui.Tree(`<div class="tray">{}{}</div>`, r.head(r.page.Game.Words(r.Lang).(*words)), &tileGroup{
		Lang: r.Lang, Left: r.Left, Fits: r.Fits, Held: r.Held, Entered: r.Entered, Hinted: r.Hinted, page: r.page,
	})
}

// head draws the line above the dominoes: their number or, in the same room, the chosen domino and its controls.
func (r *reserve) head(w *words) app.UI {
	held, name := r.Held >= 0, ""
	if held {
		name = dominoName(pieceName(numbersOf(r.Held)))
	}
	return ui.Tree(`<div class="lay" onclick="{}">
			<p class="tally" hidden="{}">{}</p>
			<p class="tally holds" hidden="{}"><strong>{}</strong><span>{}</span></p>
			<button type="button" id="do-turn-piece" data-act="{}" aria-keyshortcuts="R" hidden="{}">{}</button>
			<button type="button" id="do-back" data-act="{}" hidden="{}">{}</button>
			<button type="button" id="do-put" class="put" data-act="{}" aria-disabled="{}" hidden="{}">{}</button>
			<button type="button" id="do-dead" data-act="{}" aria-pressed="{}" hidden="{}">{}</button>
		</div>`, r.onAct,
		held, w.remaining(r.Left.count(), (r.Left&r.Fits).count()),
		!held, name, w.inHand,
		turnAct, !held, w.turn,
		backAct, !held, w.back,
		putAct, !r.Preview, !held, w.put,
		deadAct, strconv.FormatBool(r.Dead), held, w.dead)
}

func (r *reserve) onAct(ctx app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" {
		r.page.Do(ctx, board.Gesture{Kind: board.Act, Point: -1, Act: act})
	}
}

// A tileGroup draws the dominoes themselves, laid ones included.
type tileGroup struct {
	app.Compo
	Lang                  i18n.Lang
	Left, Fits            tiles
	Held, Entered, Hinted int // see reserve

	page *places.Page
}

// tilesAcross is how many dominoes stand in a row.
const tilesAcross = 7

// tileBox is the view box of a domino: two halves side by side.
const tileBox = "-100 -50 200 100"

// Render implements app.Composer.
func (t *tileGroup) Render() app.UI {
	w := t.page.Game.Words(t.Lang).(*words)
	tiles := make([]app.UI, domino.Pieces)
	for point := range tiles {
		tiles[point] = t.tile(w, point)
	}
	return ui.Tree(`<div class="tiles" role="group" aria-label="{}" onclick="{}" onkeydown="{}" onfocusin="{}"
		ontablier-pick="{}">{}</div>`,
		w.reserve, t.onClick, t.onKey, t.tell(board.Focus), t.tell(board.Pick), tiles)
}

func (t *tileGroup) tile(w *words, point int) app.UI {
	name, there, fits := pieceName(numbersOf(point)), t.Left.has(point), t.Fits.has(point)
	return &ui.Part{Of: &tileButton{
		Name: name, Label: w.tile(name, there, fits), Symbol: symbol(inReserve(point, there, fits).Face),
		Entered: point == t.Entered, Held: point == t.Held, Hinted: point == t.Hinted, Usable: there && fits,
	}}
}

// A tileButton is the button of a domino of the reserve.
type tileButton struct {
	Name, Label, Symbol           string
	Entered, Held, Hinted, Usable bool
}

// Draw implements ui.Drawing.
func (t *tileButton) Draw() app.UI {
	tab := "-1"
	if t.Entered {
		tab = "0"
	}
	return ui.Tree(`<button type="button" id="{}" class="tile {}" data-point="{}" tabindex="{}" aria-label="{}"
		aria-pressed="{}" aria-disabled="{}">{}</button>`,
		board.PointID(t.Name), ui.When(t.Hinted, "hinted"), t.Name, tab, t.Label,
		strconv.FormatBool(t.Held), !t.Usable, ui.Mini(tileBox, t.Symbol))
}

// tileOf returns the point of the domino on which an event has happened, -1 for none.
func tileOf(e app.Event) int {
	tile := e.Get("target").Call("closest", ".tile")
	if !tile.Truthy() {
		return -1
	}
	return tileNamed(tile.Get("dataset").Get("point").String())
}

// tileNamed returns the point of a domino, -1 when there is none of that name.
func tileNamed(name string) int {
	for point := range domino.Pieces {
		if pieceName(numbersOf(point)) == name {
			return point
		}
	}
	return -1
}

// tell returns the handler that passes a gesture on a domino to the table.
func (t *tileGroup) tell(kind board.GestureKind) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		if point := tileOf(e); point >= 0 {
			t.page.Do(ctx, board.Gesture{Kind: kind, Point: point})
		}
	}
}

// onClick handles a touch by mouse, finger or key: a click by the keyboard has no place on the screen.
func (t *tileGroup) onClick(ctx app.Context, e app.Event) {
	if point := tileOf(e); point >= 0 {
		t.page.Do(ctx, board.Gesture{Kind: board.Touch, Point: point, Keys: e.Get("detail").Int() == 0})
	}
}

// onKey moves the focus within the reserve, at once: the next key may come before the page is drawn. Other keys are
// the table's.
func (t *tileGroup) onKey(ctx app.Context, e app.Event) {
	point := tileOf(e)
	if point < 0 {
		return
	}
	step, arrow := boardview.Arrow(e.Get("key").String())
	if !arrow {
		t.page.Do(ctx, board.Gesture{Kind: board.Key, Point: point, Key: boardview.KeyOf(e), Keys: true})
		return
	}
	e.PreventDefault()
	if next := tileBeside(point, step); next >= 0 {
		ui.FocusNow(board.PointID(pieceName(numbersOf(next))))
	}
}

// tileBeside returns the domino a step of an arrow key away, row after row; -1 when there is none.
func tileBeside(point int, step [2]int) int {
	next := point + step[0] + tilesAcross*step[1]
	if next < 0 || next >= domino.Pieces {
		return -1
	}
	return next
}
