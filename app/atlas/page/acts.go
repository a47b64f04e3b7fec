package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/atlas"
	"tablier/app/ui"
)

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	switch act := ui.ActOf(e); {
	case act == "anyway" && k.session.State() == atlas.Held:
		k.do(k.session.OpenAnyway())
		k.site.Focus(boardID) // the control goes
	case act != "" && k.session.Map() != nil:
		k.act(act)
	default:
		ctx.PreventUpdate()
	}
}

// act does what a control is for.
func (k *Kind) act(act string) {
	name, what, _ := strings.Cut(act, " ")
	number, _ := strconv.Atoi(what)
	switch s := k.session; name {
	case "go":
		k.do(s.Choose(number))
	case "ring":
		k.do(s.Example(number))
	case "another":
		k.do(s.Another())
	case "back":
		k.do(s.Pass(s.Waves().Passed() - 1))
	case "onward":
		k.do(s.Pass(s.Waves().Passed() + 1))
	case "run":
		k.do(s.Run())
	case "menu":
		k.head.open = !k.head.open
	case "save":
		k.save()
	case "print":
		app.Window().Call("print")
	default:
		k.chart.act(name)
	}
}
