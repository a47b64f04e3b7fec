package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// mainID is the id of the main element of every page.
const mainID = "main"

// skipLink draws the link past the header. It shows while it has the keyboard.
func (r *Root) skipLink() app.UI {
	return ui.Tree(`<a class="skip" href="#{}" onclick="{}">{}</a>`, mainID, skip, r.site.Messages().Aids.Skip)
}

func skip(_ app.Context, e app.Event) {
	e.Call("stopPropagation") // go-app would take the fragment for an address
	e.PreventDefault()
	ui.FocusNow(mainID)
}
