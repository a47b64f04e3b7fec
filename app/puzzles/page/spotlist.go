package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/puzzles"
	"tablier/app/ui"
)

// A spotList is the list of the puzzles that are made on the spot, and what is said until they are there.
type spotList struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// CompoID implements app.DismountEnforcer: it reuses no elements of a puzzle.
func (*spotList) CompoID() string { return "spot" }

// Render implements app.Composer. Each part keeps its place, hidden or not.
func (l *spotList) Render() app.UI {
	k, m, state := l.kind, spotOf(l.Lang), l.kind.spot.State()
	making := state == puzzles.Making
	again := state == puzzles.Halted || state == puzzles.Failed
	over, title, by := m.over, k.nameOf(k.drawnGame(), l.Lang), ""
	if author := k.author(); author != "" {
		by = m.by(author)
	}
	if state == puzzles.Unreadable { // whatever stands in the link
		over, title = "", m.over
	}
	var bands []app.UI
	for band := range puzzle.Band(puzzle.Bands) {
		bands = append(bands, l.band(band))
	}
	return ui.Tree(`<main class="hub spot" id="main" tabindex="-1" data-state="{}">
			<div class="hub-head"><div>
				<p class="spot-over" hidden="{}">{}</p><h1>{}</h1><p class="spot-by" hidden="{}">{}</p>
			</div></div>
			<div class="spot-told">
				<p role="status">{}</p>
				<progress max="100" value="{}" aria-label="{}" hidden="{}"></progress>
				<button type="button" class="go" id="spot-stop" hidden="{}" onclick="{}">{}</button>
				<button type="button" class="act" id="spot-resume" hidden="{}" onclick="{}">{}</button>
			</div>
			<div class="spot-bands">{}</div>
			<p class="spot-ways"><a class="go" id="spot-room" hidden="{}" href="{}">{}</a><a class="go" href="{}">{}</a></p>
		</main>`,
		spotStates[state], over == "", over, title, by == "", by, l.told(),
		strconv.Itoa(k.spot.Far()), m.far, !making, !making, l.onStop, m.stop, !again, l.onResume, m.resume, bands,
		over == "", nav.LinkToOpen(k.site.Nav, nav.DrawRoute, k.spot.Variant()), m.room,
		nav.LinkTo(k.site.Nav, nav.PuzzlesRoute), i18n.Of(l.Lang).Problems.All)
}

// spotStates are what the page calls how far the puzzles are.
var spotStates = map[puzzles.Progression]string{
	puzzles.Making: "making", puzzles.Made: "made", puzzles.Halted: "stopped", puzzles.Failed: "failed",
	puzzles.TooLarge: "large", puzzles.Unreadable: "unreadable",
}

// told says how far the puzzles are.
func (l *spotList) told() string {
	m := spotOf(l.Lang)
	switch shelf := l.kind.spot.Shelf(); l.kind.spot.State() {
	case puzzles.Halted:
		return m.stopped
	case puzzles.Failed:
		return m.failed
	case puzzles.TooLarge:
		return m.large
	case puzzles.Unreadable:
		return m.unreadable
	case puzzles.Made:
		n, solved := 0, 0
		for band := range puzzle.Band(puzzle.Bands) {
			c := shelf.Count(l.kind.progress(), band)
			n, solved = n+c.Of, solved+c.Solved
		}
		if n == 0 {
			return m.none
		}
		return m.made(n, solved)
	}
	return m.making
}

// band draws the puzzles of a band.
func (l *spotList) band(band puzzle.Band) app.UI {
	shelf := l.kind.spot.Shelf()
	if shelf == nil || len(shelf.Asked(band)) == 0 {
		return ui.Tree(`<section hidden="true"></section>`)
	}
	done := l.kind.progress()
	var items []app.UI
	for i, p := range shelf.Asked(band) {
		items = append(items, l.item(shelf, done, i+1, p))
	}
	return ui.Tree(`<section><h2>{}<span>{}</span></h2><ol>{}</ol></section>`,
		ui.Capital(i18n.Of(l.Lang).Problems.Band[band])+" ", dots(band), items)
}

// item draws the link to a puzzle, with its position.
func (l *spotList) item(shelf *puzzles.Shelf, done puzzles.Progress, number int, p *puzzle.Puzzle) app.UI {
	k, m, id := l.kind, spotOf(l.Lang), shelf.ID(p)
	state := ""
	switch how := done.Of(id).How; {
	case how.Solved():
		state = m.solved
	case how == puzzles.Tried:
		state = m.tried
	}
	drawing := &picture.Picture{
		Game: k.drawnGame(), Setup: p.Setup(), Position: p.Position, Asks: true,
	}
	return ui.Tree(`<li><a class="sheet" id="spot-{}" href="{}">{}<span>{}<small>{}</small></span></a></li>`,
		id, nav.LinkToVisit(k.site.Nav, k.visit(id)), drawing,
		m.item(strconv.Itoa(number), m.kinds.Of(string(p.Kind))), state)
}

func (l *spotList) onStop(app.Context, app.Event) {
	l.kind.spot.Halt()
	l.kind.site.Focus("spot-resume")
	l.kind.redraw()
}

func (l *spotList) onResume(app.Context, app.Event) {
	l.kind.spot.Resume()
	l.kind.site.Focus("spot-stop")
	l.kind.redraw()
}

// toList draws the way back to the list of puzzles that are made on the spot.
func (v *view) toList() app.UI {
	k := v.page.kind
	if !k.onSpot() {
		return ui.Tree(`<p hidden="true"></p>`)
	}
	return ui.Tree(`<p class="spot-all"><a class="aside" id="spot-all" href="{}">{}</a></p>`,
		nav.LinkToVisit(k.site.Nav, k.visit("")), spotOf(v.Lang).all)
}
