package room

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// Teaching returns the main element of a page for teachers, with a lintel that leads to the others of these pages.
func Teaching(site *shell.Site, route, name, sentence, class string, body ...app.UI) app.UI {
	m := i18n.Of(site.Lang).Workshop
	var links []app.UI
	for _, to := range []struct{ route, name string }{
		{nav.TeachRoute, m.Teach}, {nav.ComposeRoute, m.Sets}, {nav.NotebookRoute, m.Notebook},
		{nav.PrintRoute, m.Print},
	} {
		links = append(links, ui.Tree(`<a href="{}" aria-current="{}">{}</a>`, nav.LinkTo(site.Nav, to.route),
			ui.When(to.route == route, "page"), to.name))
	}
	return ui.Tree(`<main class="room {}" id="main" tabindex="-1">
			<div class="lintel teaching"><h1>{}</h1><p>{}</p><nav class="rooms" aria-label="{}">{}</nav></div>
			{}
		</main>`, class, name, sentence, m.Teach, links, body)
}
