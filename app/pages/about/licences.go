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
	return ui.Tree(`<section>
			<h2>{}</h2>
			<p>{}</p>
			<p class="said" role="status">{}</p>
			<pre id="licences" lang="en" tabindex="0" role="region" aria-label="{}" hidden="{}">{}</pre>
		</section>`, m.Licences, l.link(m), said, m.Licences, l.texts == "", l.texts)
}

// link draws the link to the texts: a page without its program links to the file.
func (l *licences) link(m *i18n.Messages) app.UI {
	if !l.Live {
		return ui.Tree(`<a href="{}">{}</a>`, nav.LicencesFile, m.ShowLicences)
	}
	return ui.Tree(`<button type="button" class="go" id="show-licences" onclick="{}">{}</button>`, l.show, m.ShowLicences)
}

// show fetches the texts and shows them.
func (l *licences) show(ctx app.Context, _ app.Event) {
	shell.Demand(ctx, nav.Licences, func(texts string, ok bool) {
		l.texts, l.missing = texts, !ok
	})
}
