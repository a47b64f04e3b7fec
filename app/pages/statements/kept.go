package statements

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/kept"
	"tablier/app/nav"
	"tablier/app/ui"
)

// kept draws what a device keeps, a row a subject, and the way to empty it.
func (p *page) kept() app.UI {
	m := pagesOf(p.Lang)
	rows := app.Range(m.Subjects).Slice(func(i int) app.UI {
		return ui.Tree(`<tr><th scope="row">{}</th><td><code translate="no">{}</code></td><td>{}</td></tr>`,
			m.Subjects[i], strings.Join(kept.Keys(kept.Subject(i)), ", "), m.Ways[i])
	})
	return ui.Tree(`<div>
			<table class="told" id="kept" aria-label="{}">
				<thead><tr><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th></tr></thead>
				<tbody>{}</tbody>
			</table>
			<p><a class="btn" id="to-fresh" href="{}">{}</a></p>
		</div>`, m.Data.Title, m.Subject, m.Keys, m.Erased, rows, nav.LinkTo(p.site.Nav, nav.FreshRoute), m.Fresh)
}
