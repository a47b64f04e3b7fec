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
		k.act(act)
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
		k.put(k.exercise().Guide)
	case "adopt":
		k.adopt()
	case "link":
		ui.Copy(k.link(), linkID, k.site, &k.copying, k.redraw)
	case "file":
		ui.Download(k.exercise().ID+".py", "text/x-python", k.text)
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

// put puts another program into the editor.
func (k *Kind) put(text string) {
	k.outside.editor.Put(text)
	k.edited(text)
}

func (k *Kind) walkTo(what string) {
	to := map[string]int{"first": 0, "back": k.step - 1, "on": k.step + 1, "last": len(k.steps) - 1}
	k.toStep(to[what])
}

// onKey runs the tests on Ctrl+Enter.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	if e.Get("key").String() == "Enter" && (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) && k.list != nil {
		e.PreventDefault()
		k.test()
		k.redraw()
		return
	}
	ctx.PreventUpdate()
}

// onInput is a change of the program.
func (k *Kind) onInput(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	k.edited(ctx.JSSrc().Get("value").String())
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

// onFile opens a program, which is shown and not run.
func (k *Kind) onFile(ctx app.Context, _ app.Event) {
	k.trouble = ""
	tooLong := func() { k.trouble = k.messages().Programs.BigFile }
	opened := func(text string) {
		if len(text) > sandbox.MaxProgram { // what is no UTF-8 grows
			tooLong()
			k.redraw()
			return
		}
		k.shared = text
		k.show()
	}
	ui.OpenFile(ctx.JSSrc(), sandbox.MaxProgram, k.site, opened, tooLong)
}
