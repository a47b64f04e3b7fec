package moves

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// Which rows of the list of moves are drawn. All are in a list of at most mostRows; of a longer one those that can be
// seen, and some around them.
const (
	MaxRows     = 40
	WindowRows  = 20
	WindowStep  = 4  // rows by which the window moves
	windowSpare = 3  // rows that are drawn before and after the visible ones, at least
	fewRows     = 10 // rows that are visible before anything is scrolled
	usualRow    = 44 // a row's height in pixels, where no style says it
)

var drawnRows = ui.Window{Whole: MaxRows, Rows: WindowRows, Step: WindowStep, Spare: windowSpare}

// A window is the range of rows of a long list of moves that is drawn. It shows the move that is looked at, unless
// the list has been scrolled since the page began to show that move. A move that is played does not draw it away from
// where a person has scrolled: nothing would scroll the list after it.
type window struct {
	Top    int  // the first row, where it has been scrolled
	Row    int  // that the window was made for
	All    int  // rows that there were then
	Height int  // pixels of a row, 0 until it is measured
	Few    bool // only a few rows are drawn so far
}

// rows returns the range of the all rows that is drawn, for the row of the move shown.
func (w *Walker) rows(all, row int) (from, to int) {
	v := &w.window
	v.All = all
	from, to = 0, all
	if all > MaxRows {
		if follow := w.revealing() || w.back < windowSpare; v.Row != row && follow {
			v.Top = row - WindowRows/2
		}
		v.Row = row
		from, to = drawnRows.Range(v.Top, all)
		v.Top = from
	}
	if v.Few && all > fewRows {
		from = max(0, min(row-fewRows/2, all-fewRows))
		to = from + fewRows
	}
	return from, to
}

// rowHeight returns the height of a row in pixels: measured or, before that, as the styles say.
func (w *Walker) rowHeight() int {
	v := &w.window
	if v.Height == 0 {
		v.Height = styledRow()
	}
	return v.Height
}

func styledRow() int {
	if !app.IsClient {
		return usualRow
	}
	style := app.Window().Call("getComputedStyle", app.Window().Get("document").Call("querySelector", ".app"))
	text := strings.TrimSpace(style.Call("getPropertyValue", "--row").String())
	if height, err := strconv.Atoi(strings.TrimSuffix(text, "px")); err == nil && height > 0 {
		return height
	}
	return usualRow
}

// onScroll notes where the list is scrolled, and moves the window of a long one there.
func (w *Walker) onScroll(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	v, box := &w.window, ctx.JSSrc()
	if w.revealing() {
		return
	}
	row, height := box.Call("querySelector", "li:not(.gap)"), 0
	if row.Truthy() {
		height = row.Get("offsetHeight").Int()
	}
	if height == 0 {
		w.back = 0
		return
	}
	// The list begins at its end: there scrollTop is 0, and above it is less. It stays when rows turn out to be of another
	// height than was thought, and with them the room for those that are not drawn: so rows are counted from the end.
	last := v.All + box.Get("scrollTop").Int()/height
	first := last - box.Get("clientHeight").Int()/height
	w.back = v.All - last
	if height != w.rowHeight() || !v.holds(first, last) {
		v.Height, v.Top, v.Few = height, first-WindowRows/2, false
		if v.All > MaxRows {
			w.refresh()
		}
	}
}

// hold keeps the rows in view of a long list that a person has scrolled, when others have come behind them. The
// browser holds a short one by itself.
func (w *Walker) hold(more int) {
	if w.back < 1 || w.revealing() || more <= 0 || w.window.All <= MaxRows {
		return
	}
	w.Page.Site.Later("moves", func(list app.Value) {
		list.Set("scrollTop", list.Get("scrollTop").Int()-more*w.rowHeight())
	})
}

// holds says whether rows are in the window, with some rows to spare.
func (v *window) holds(first, last int) bool {
	return drawnRows.Holds(v.Top, v.Top+WindowRows+WindowStep, first, last, v.All)
}

// refresh redraws the list of moves alone.
func (w *Walker) refresh() {
	p := w.Page
	if w.list == nil || !p.OnScreen() {
		return
	}
	w.list.Of = w.state()
	ui.Refresh(w.list.ctx, p.Around)
}

// Mounted says whether the list is there, to be redrawn alone.
func (w *Walker) Mounted() bool { return w.list != nil }

// DrawFew draws a few rows of a list that has come in the place of another, for DrawAll to draw the others.
func (w *Walker) DrawFew() {
	w.window.Few, w.back = true, 0
	w.refresh()
}

// DrawAll draws all rows that can be seen.
func (w *Walker) DrawAll() {
	w.window.Few = false
	w.refresh()
}

// RevealShown scrolls the list to the move shown.
func (w *Walker) RevealShown() { w.reveal(w.walks) }
