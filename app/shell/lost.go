package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// A lost is the page of every unknown address.
type lost struct {
	Static
	site *Site
}

// Routes implements Kind: it has none of its own.
func (lost) Routes() []string { return nil }

// Describe implements Kind.
func (lost) Describe(_ string, lang i18n.Lang) Description {
	m := i18n.Of(lang)
	return Description{Title: m.NotFound, Text: m.NotFoundWhy}
}

// Page implements Kind.
func (l lost) Page(string) app.UI {
	m := l.site.Messages()
	return ui.El("main").Class("prose").ID("main").TabIndex(-1).Body(
		ui.El("h1").Text(m.NotFound),
		ui.El("p").Text(m.NotFoundWhy),
		ui.El("p").Body(nav.Link(l.site.Nav, nav.HomeRoute).Class("go").Text(m.BackHome)),
	)
}
