package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	act := ui.ActOf(e)
	if act == "" {
		ctx.PreventUpdate()
		return
	}
	k.act(act)
	k.redraw()
}

// act does what a control is for.
func (k *Kind) act(act string) {
	name, what, _ := strings.Cut(act, " ")
	settings := &k.session.Settings
	switch name {
	case "all":
		for i, g := range k.stock().Groups {
			if g.ID == what {
				k.session.ChooseAll(&k.stock().Groups[i])
			}
		}
	case "see":
		k.enlarge(what)
	case "close":
		app.Window().GetElementByID(largeID).Call("close")
	case "paper":
		settings.Letter = what == "1"
	case "plain":
		settings.Plain = !settings.Plain
	case "rules":
		settings.Apart = what == "1"
	case "print":
		k.print(what)
	case "again":
		k.fetch(k.open)
	}
}

// onChange is a sheet that is chosen, or no longer.
func (k *Kind) onChange(ctx app.Context, e app.Event) {
	field := e.Get("target")
	id := field.Get("dataset").Get("sheet")
	if !id.Truthy() {
		ctx.PreventUpdate()
		return
	}
	k.session.Choose(id.String(), field.Get("checked").Bool())
	k.redraw()
}

// enlarge shows a sheet as large as the window.
func (k *Kind) enlarge(id string) {
	if _, ok := k.stock().Sheet(id); !ok {
		return
	}
	k.large = id
	k.site.Later(largeID, func(dialog app.Value) {
		if !dialog.Get("open").Bool() {
			dialog.Call("showModal")
		}
		dialog.Set("scrollTop", 0)
	})
}

// print has the browser print the chosen sheets, or one alone. What is printed is drawn before, and stays as it is
// until that has been done.
func (k *Kind) print(alone string) {
	if alone == "" && len(k.session.Pages(k.stock().Groups)) == 0 {
		return
	}
	k.alone = alone
	k.site.Later(pressID, func(app.Value) {
		ui.Print(func() {
			k.site.Do(func() {
				k.alone = ""
				k.redraw()
			})
		})
	})
}
