package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	act := ui.ActOf(e)
	if act == "next" && k.site.Doing() {
		k.site.Course.Next(ctx)
		return
	}
	if act != "" && k.shown() {
		if act != "more" {
			k.bar.shut()
		}
		k.act(act)
		k.Redraw()
		return
	}
	if !e.Get("target").Call("closest", "#"+menuID).Truthy() && k.bar.shut() {
		k.Redraw()
		return
	}
	ctx.PreventUpdate()
}

// act does what a control is for.
func (k *Kind) act(act string) {
	name, what, _ := strings.Cut(act, " ")
	number, _ := strconv.Atoi(what)
	switch s := k.session; name {
	case "tab":
		k.tab = what
	case "run":
		s.Test()
	case "stop":
		s.Stop()
	case "steps":
		s.Follow()
	case "calls":
		s.RecordCalls()
	case "play":
		s.Play()
	case "undraw":
		s.LeaveDrawn()
		k.site.Focus("act-play")
	case "ply":
		s.ShowPly(number)
	case "visit":
		s.Visit(number)
		k.tab = "board"
	case "hint":
		s.Course.OpenHint()
	case "next":
		s.Choose(s.Course.Exercises()[s.Course.At()+1].ID)
	case "face":
		s.ShowFace(what)
	case "line":
		k.lines.act(what)
	case "walk":
		k.walk.act(what)
	case "fold", "pick":
		k.calls.fold(what)
	case "key":
		k.field.press(what)
	default:
		k.bar.act(name)
	}
}

// onKey runs the tests on Ctrl+Enter; Escape shuts the menu of the program.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	key := e.Get("key").String()
	switch {
	case key == "Enter" && (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) && k.shown():
		e.PreventDefault()
		k.session.Test()
	case key == "Escape" && k.bar.shut():
		ui.FocusNow(moreID)
	case k.walk.key(e):
	default:
		ctx.PreventUpdate()
		return
	}
	k.Redraw()
}
