package page

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/draw"
	"tablier/app/ui"
	"tablier/rules/morris"
)

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	act := ui.ActOf(e)
	if act == "" || e.Get("target").Call("closest", "[aria-disabled=true]").Truthy() {
		ctx.PreventUpdate()
		return
	}
	name, what, _ := strings.Cut(act, " ")
	k.act(name, what)
	k.showFields()
	k.redraw()
}

// act does what a control is for.
func (k *Kind) act(name, what string) {
	s := k.session
	n, _ := strconv.Atoi(what)
	switch name {
	case "tool":
		s.SetTool(draw.Tool(n))
	case "undo":
		s.Undo()
	case "redo":
		s.Redo()
	case "drawing", "table":
		s.Escape()
		k.asTable = name == "table"
	case "tab":
		k.tab = what
	case "copy":
		s.Copy()
		k.site.Focus(plateID)
	case "try":
		s.Try(n)
	case "stop":
		s.Stop()
	case "resume":
		s.Resume()
	case "firsts":
		k.plain = !k.plain
	case "mend":
		flaw, remedy, _ := strings.Cut(what, " ")
		n, _ = strconv.Atoi(remedy)
		s.Take(morris.Flaw(flaw), draw.Remedy(n), -1)
		k.site.Focus(plateID)
	case "mendone":
		k.mendOne(what)
	case "grid", "ring", "known":
		k.begin(name, n)
	default:
		k.actMore(name, what)
	}
}

// begin begins another drawing.
func (k *Kind) begin(name string, n int) {
	sketch := draw.OnGrid()
	switch name {
	case "ring":
		sketch = draw.OnRing()
	case "known":
		var ok bool
		if sketch, ok = draw.Known(k.game.Spec.Variants[n]); !ok {
			return
		}
		sketch.Title = k.game.Words(k.site.Lang).Variant(k.game.Spec.Variants[n])
	}
	k.session.Begin(sketch)
	k.starts, k.tab = false, tabDrawing
	k.site.Focus(plateID)
}

// actMore does what one does with the game, or with the tables.
func (k *Kind) actMore(name, what string) {
	s := k.session
	kind, number, _ := strings.Cut(what, " ")
	of, _ := strconv.Atoi(kind)
	n, _ := strconv.Atoi(number)
	switch name {
	case "share":
		k.sharing, k.starts, k.copying = !k.sharing, false, ui.NothingCopied
		k.tab = tabVerdict
		if k.sharing {
			k.site.Focus(ui.ActID("copylink"))
		} else {
			k.site.Focus(ui.ActID("share"))
		}
	case "other":
		k.starts, k.sharing, k.tab = !k.starts, false, tabVerdict
		k.site.Focus(ui.ActID("grid"))
	case "names":
		k.nameless, k.copying = !k.nameless, ui.NothingCopied
	case "copylink":
		address, _ := newFrame(k).address()
		ui.Copy(address, linkID, k.site, &k.copying, k.redraw)
	case "send":
		k.sendLink()
	case "print":
		app.Window().Call("print")
	case "addpoint":
		s.Table().AddNext()
		k.site.Focus(fieldID("x " + strconv.Itoa(len(s.Sketch().Places)-1)))
	case "addstroke":
		field := app.Window().GetElementByID("tr-new")
		s.Table().SetStrokeOf(s.Stroke(), 1<<20, strings.Fields(field.Get("value").String()))
		if s.Notice() == draw.NoNotice {
			field.Set("value", "")
		}
		field.Call("focus")
		k.told()
	case "droppoint":
		s.Table().RemoveOne(of)
		k.site.Focus(ui.ActID("addpoint"))
	case "dropstroke":
		s.Table().RemoveStroke(draw.Stroke(of), n)
		k.site.Focus("tr-new")
	}
}

// onChange is a change of one of the fields.
func (k *Kind) onChange(ctx app.Context, e app.Event) {
	field := e.Get("target")
	name := field.Get("dataset").Get("field")
	if !name.Truthy() {
		ctx.PreventUpdate()
		return
	}
	first, what, _ := strings.Cut(name.String(), " ")
	k.set(first, what, field.Get("value").String())
	if k.session.Notice() != draw.NoNotice {
		k.told()
	}
	k.showFields()
	k.redraw()
}

// set takes over what stands in a field.
func (k *Kind) set(name, what, value string) {
	s, n := k.session, 0
	n, _ = strconv.Atoi(value)
	switch name {
	case "stroke":
		if what != "" {
			kind, number, _ := strings.Cut(what, " ")
			of, _ := strconv.Atoi(kind)
			at, _ := strconv.Atoi(number)
			s.Table().SetStrokeOf(draw.Stroke(of), at, strings.Fields(value))
			return
		}
		s.SetStroke(draw.Stroke(n))
	case "grid":
		s.SetGrid(value)
	case "symmetry":
		s.SetSymmetry(draw.Symmetry(n))
	case "title":
		s.Rule().SetTitle(value)
	case "author":
		s.Rule().SetAuthor(value)
	case "pawns":
		s.Rule().SetPawns(n)
	case "start":
		s.Rule().SetInPlace(n == 1)
	case "closed":
		k.close(value)
	case "motion":
		s.Rule().SetMotion(morris.Motion(n))
	case "passes":
		s.Rule().SetPasses(n == 1)
	case "thrice":
		s.Rule().SetThrice(n == 1)
	case "kind":
		kind, number, _ := strings.Cut(what, " ")
		of, _ := strconv.Atoi(kind)
		at, _ := strconv.Atoi(number)
		s.Table().SetKind(draw.Stroke(of), at, draw.Stroke(n))
	case "x", "y":
		k.place(name, what, value)
	}
}

// close closes points, which stand behind a letter: f to the first pawn, i to all.
func (k *Kind) close(value string) {
	letter, words, _ := strings.Cut(value, " ")
	var points []int
	for _, name := range strings.Fields(words) {
		points = append(points, slices.Index(k.session.Names(), name))
	}
	k.session.Rule().SetClosed(points, letter == "i")
}

// place puts a point where its fields say.
func (k *Kind) place(field, what, value string) {
	i, _ := strconv.Atoi(what)
	values := newFrame(k).place(i)
	values[map[string]int{"x": 0, "y": 1}[field]] = strings.ToLower(strings.TrimSpace(value))
	var p morris.Place
	switch grid := k.session.Sketch().Grid; {
	case grid == morris.Ring && values[0] == morris.Ring:
		p = morris.Place{Y: 1}
	case grid == morris.Ring:
		p.X = number(values[0])
	case grid == morris.Free:
		p = morris.Place{X: number(values[0]), Y: number(values[1])}
	case len(values[0]) == 1:
		p = morris.Place{X: int(values[0][0]) - 'a', Y: number(values[1]) - 1}
	default:
		p.X = -1
	}
	k.session.Table().SetPlace(i, p)
}

// number reads a number; -1 is none.
func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return -1
	}
	return n
}

// showFields has the fields show what the drawing says, after something else was typed or chosen.
func (k *Kind) showFields() {
	if !app.IsClient {
		return
	}
	f := newFrame(k)
	values := map[string]string{
		"title": f.sketch.Title, "author": f.sketch.Author, "stroke": strconv.Itoa(int(k.session.Stroke())),
		"grid": f.sketch.Grid, "symmetry": strconv.Itoa(int(k.session.Symmetry())), "pawns": strconv.Itoa(f.sketch.Pawns),
		"start":  ordinal(f.sketch.Start != ""),
		"motion": strconv.Itoa(int(f.sketch.Motion)), "passes": ordinal(f.sketch.Passes),
		"thrice": ordinal(f.sketch.Thrice),
	}
	_, values["closed"] = rulebook{f}.closings()
	if k.asTable {
		for i := range f.names {
			place := f.place(i)
			values["x "+strconv.Itoa(i)], values["y "+strconv.Itoa(i)] = place[0], place[1]
		}
		for _, kind := range []draw.Stroke{draw.Line, draw.Path, draw.Win} {
			for n, stroke := range k.session.Strokes(kind) {
				at := strconv.Itoa(int(kind)) + " " + strconv.Itoa(n)
				values["kind "+at], values["stroke "+at] = strconv.Itoa(int(kind)), f.named(stroke, " ")
			}
		}
	}
	for field, value := range values {
		k.site.Later(fieldID(field), func(e app.Value) { e.Set("value", value) })
	}
}
