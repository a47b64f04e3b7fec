package room

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/licence"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// Fine draws what a school asks first: the licence, accessibility, privacy and shared computers, each with the way to
// its page.
func Fine(site *shell.Site) app.UI {
	m := teachingOf(site.Lang)
	row := func(title, text, route, more string) app.UI {
		return ui.Tree(`<div><dt>{}</dt><dd>{}<a href="{}">{}</a></dd></div>`, title, text+" ",
			nav.LinkTo(site.Nav, route), more)
	}
	return ui.Tree(`<dl class="fine-print">{}{}{}{}</dl>`,
		row(m.Licence, licence.Sentence(site.Lang), nav.LicenceRoute, m.MoreLicence),
		row(m.Accessibility, m.Accessible, nav.AccessibilityRoute, m.Missing),
		row(m.Privacy, m.Private, nav.DataRoute, m.Record),
		row(m.Shared, m.Sharing, nav.FreshRoute, m.Fresh))
}
