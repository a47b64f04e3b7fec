package about

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A licences shows the licence texts of the site's parts, once a person asks for them.
type licences struct {
	app.Compo
	Lang i18n.Lang
	Live bool

	texts   string
	missing bool // they could not be fetched
}

// Render implements app.Composer.
func (l *licences) Render() app.UI {
	m := i18n.Of(l.Lang)
	said := ""
	if l.missing {
		said = m.NotKept
	}
	return ui.El("section").Body(
		ui.El("h2").Text(m.Licences),
		ui.El("p").Body(l.link(m)),
		ui.El("p").Class("said").Role("status").Text(said),
		ui.Shown(l.texts != "", ui.El("pre").ID("licences").TabIndex(0).Role("region").Aria("label", m.Licences).
			Text(l.texts)),
	)
}

// link draws the link to the texts: a page without its program links to the file.
func (l *licences) link(m *i18n.Messages) app.UI {
	if !l.Live {
		return ui.El("a").Attr("href", nav.LicencesFile).Text(m.ShowLicences)
	}
	return ui.Button().Class("go").ID("show-licences").Text(m.ShowLicences).OnClick(l.show)
}

// show fetches the texts and shows them.
func (l *licences) show(ctx app.Context, _ app.Event) {
	shell.Demand(ctx, nav.Licences, func(texts string, ok bool) {
		l.texts, l.missing = texts, !ok
	})
}
