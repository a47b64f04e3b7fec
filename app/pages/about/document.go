package about

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A document shows a long text in English that is kept from its first use, once a person asks for it.
type document struct {
	app.Compo
	Lang        i18n.Lang
	Live        bool
	Name        string // of the file
	ID          string // of the element that has the text
	Title, Show string // of the text, and of the button

	text    string
	missing bool // it could not be fetched
}

// Render implements app.Composer.
func (d *document) Render() app.UI {
	said := ""
	if d.missing {
		said = i18n.Of(d.Lang).NotKept
	}
	return ui.Tree(`<div>
			<p>{}</p>
			<p class="said" role="status">{}</p>
			<pre class="document" id="{}" lang="en" tabindex="0" role="region" aria-label="{}" hidden="{}">{}</pre>
		</div>`, d.link(), said, d.ID, d.Title, d.text == "", d.text)
}

// link draws the link to the text: a page without its program links to the file.
func (d *document) link() app.UI {
	if !d.Live {
		return ui.Tree(`<a href="{}">{}</a>`, nav.DemandFile(d.Name), d.Show)
	}
	return ui.Tree(`<button type="button" class="go" id="{}" onclick="{}">{}</button>`, "show-"+d.ID, d.show, d.Show)
}

// show fetches the text and shows it.
func (d *document) show(ctx app.Context, _ app.Event) {
	shell.Demand(ctx, d.Name, func(text string, ok bool) {
		d.text, d.missing = text, !ok
	})
}
