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
	return ui.Tree(`<main class="prose" id="main" tabindex="-1">
			<h1>{}</h1>
			<p>{}</p>
			<p><a class="go" href="{}">{}</a></p>
		</main>`, m.NotFound, m.NotFoundWhy, nav.LinkTo(l.site.Nav, nav.HomeRoute), m.BackHome)
}
