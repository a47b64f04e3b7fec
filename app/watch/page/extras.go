package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/app/watch"
)

// An extras is the region below: growth, changes, files, questions, and what files of exact values have to tell.
type extras struct{ *frame }

// draw draws the region.
func (r extras) draw() app.UI {
	return ui.Tree(`<div class="extras">{}{}{}{}{}</div>`,
		plot(r).draw(), r.changing(), r.keeping(), r.questions(), surprised(r).draw())
}

// questions draws the links to the prepared questions.
func (r extras) questions() app.UI {
	m := r.messages
	var items []app.UI
	for _, q := range r.kind.library.Quizzes() {
		items = append(items, ui.Tree(`<li><a href="{}">{}</a></li>`,
			nav.LinkToOpen(r.kind.site.Nav, nav.WatchRoute, watch.QuestionAddress(q.Name)), q.Text))
	}
	return ui.Tree(`<section class="slab questions"><h2>{}</h2><p>{}</p><ul>{}</ul></section>`,
		m.Questions, m.QuestionsHow, items)
}

// changing draws in what order moves are tried, and the control that undoes the changes.
func (r extras) changing() app.UI {
	m := r.messages
	var orders []app.UI
	for _, o := range []string{"rules", "best", "worst", "reverse"} {
		orders = append(orders, ui.Option(o, m.Orders.Of(o), o == r.settings.Order || o == "rules" && r.settings.Order == ""))
	}
	return ui.Tree(`<section class="slab"><h2>{}</h2><p>{}</p>{}{}</section>`,
		m.Change, m.ChangeHow, r.field("order", m.Order, orders), button("undo", m.Undo, r.session.Changes().AtNodes()))
}

// linkID is the field with the link to what is shown, where the browser does not copy it.
const linkID = "watch-link"

// keeping draws what can be kept of what is shown.
func (r extras) keeping() app.UI {
	m := r.messages
	said := map[ui.Copying]string{ui.Copied: m.Copied, ui.ByHand: m.ByHand}[r.kind.copying]
	return ui.Tree(`<section class="slab keeping">
			<h2>{}</h2>
			{}
			<input type="text" id="{}" readonly="true" aria-label="{}" value="{}" hidden="{}">
			<p role="status" hidden="{}">{}</p>
			{}{}{}{}{}{}
		</section>`,
		m.Keep, button("link", m.CopyLink, true), linkID, m.CopyLink, r.kind.link(), r.kind.copying != ui.ByHand,
		said == "", said,
		button("svg", m.SaveSVG, true), button("json", m.SaveJSON, true), button("csv", m.SaveCSV, true),
		button("print", m.Print, true), button("unscore", m.Forget, r.session.Scorer().Score().Of > 0),
		button("toset", i18n.Of(r.kind.site.Lang).Tray.Add, r.kind.site.Teaches() && r.tree != nil))
}
