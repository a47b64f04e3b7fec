package write

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/sandbox"
	"tablier/app/ui"
	"tablier/app/write"
)

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" && k.list != nil {
		if act != "more" {
			k.shut()
		}
		k.act(act)
		k.redraw()
		return
	}
	if !e.Get("target").Call("closest", "#"+menuID).Truthy() && k.shut() {
		k.redraw()
		return
	}
	ctx.PreventUpdate()
}

// act does what a control is for.
func (k *Kind) act(act string) {
	name, what, _ := strings.Cut(act, " ")
	number, _ := strconv.Atoi(what)
	switch name {
	case "tab":
		k.tab = what
	case "more":
		k.menu = !k.menu
	case "run":
		k.test()
	case "stop":
		k.stop()
		k.leaveTable()
	case "steps":
		k.follow()
	case "calls":
		k.draw()
	case "hint":
		k.help()
	case "use":
		k.put(k.exercise().Solution)
	case "again":
		if k.arranges() {
			k.disorder()
		} else {
			k.put(k.exercise().Guide)
		}
	case "face":
		k.face(what)
	case "line":
		k.lineAct(what)
	case "adopt":
		k.adopt()
	case "earlier":
		k.goBack()
	case "newer":
		k.takeNewer()
	case "link":
		ui.Copy(k.link(), linkID, k.site, &k.copying, k.redraw)
	case "file":
		ui.Download(write.FileName(k.exercise().ID, k.pupil), "text/x-python", k.source())
	case "next":
		k.choose(k.list[k.at+1].ID)
	case "visit":
		k.visit(k.tests[number].Position)
	case "fold", "pick":
		k.drawing().Toggle(what)
		k.drawTree()
	case "walk":
		k.walkTo(what)
	case "play":
		k.contest()
	case "ply":
		k.leaveWalk()
		k.spot, k.upTo = "", number
	case "key":
		k.outside.editor.Type(what)
	}
}

// help opens the next hint, and after the last the solution once that may be seen.
func (k *Kind) help() {
	r := k.record()
	if hints := len(k.exercise().Hints); r.Hints < hints || r.Hints == hints && r.Left() == 0 {
		k.change(func(r *write.Record) { r.Hints++ })
	}
}

// onKey runs the tests on Ctrl+Enter; Escape shuts what else can be done with the program.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	if e.Get("key").String() == "Enter" && (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) && k.list != nil {
		e.PreventDefault()
		k.test()
		k.redraw()
		return
	}
	if e.Get("key").String() == "Escape" && k.shut() {
		ui.FocusNow(moreID)
		k.redraw()
		return
	}
	if k.onWalkKey(e) {
		k.redraw()
		return
	}
	ctx.PreventUpdate()
}

// onInput is a change of the program. What an input method has not ended is left alone, and so is what was undone:
// else nobody would get back beyond it. Whether an apostrophe is a quote the next sign tells.
func (k *Kind) onInput(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	text := ctx.JSSrc().Get("value").String()
	if e.Get("isComposing").Truthy() || strings.HasPrefix(e.Get("inputType").String(), "history") ||
		e.Get("data").Truthy() && e.Get("data").String() == string(sandbox.Apostrophe) {
		k.edited(text)
		return
	}
	k.typed(text)
}

// onBeforeInput is a text that is about to be typed, pasted or dropped into the program. What is surely too much of it
// never comes there: to lay out megabytes takes a browser long. A letter has three bytes at most in the place of each
// that is selected.
func (k *Kind) onBeforeInput(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	added, field := e.Get("data"), ctx.JSSrc()
	if !added.Truthy() {
		return
	}
	const bytes = 3
	replaced := bytes * (field.Get("selectionEnd").Int() - field.Get("selectionStart").Int())
	if len(added.String())+max(0, len(k.text)-replaced) > sandbox.MaxProgram {
		e.PreventDefault()
		k.tooLong()
	}
}

// onExercise is another exercise.
func (k *Kind) onExercise(ctx app.Context, _ app.Event) { k.choose(ctx.JSSrc().Get("value").String()) }

// onLevel is another opponent.
func (k *Kind) onLevel(ctx app.Context, _ app.Event) {
	if level, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		k.level = level
		k.place()
		k.redraw()
	}
}

// onName is another name for the files of programs.
func (k *Kind) onName(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	k.pupil = sandbox.Cut(ctx.JSSrc().Get("value").String(), write.LongestName)
	k.site.Store.Set(write.NameKey, k.pupil)
}

// onFile opens a program, which is shown and not run.
func (k *Kind) onFile(ctx app.Context, _ app.Event) {
	k.trouble, k.menu = "", false
	const most = 2*sandbox.MaxProgram + 2 // in UTF-16
	ui.OpenBytes(ctx.JSSrc(), most, k.site, k.bring, func() { k.trouble = k.messages().Programs.BigFile })
}
