// Package about is the page about the site and where the games come from.
package about

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A Kind is the page about the site.
type Kind struct {
	shell.Static
	site  *shell.Site
	games []*board.Game
}

// New returns the page about the site and its games.
func New(site *shell.Site, games []*board.Game) *Kind { return &Kind{site: site, games: games} }

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.AboutRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := i18n.Of(lang)
	return shell.Description{Title: m.AboutTitle, Text: m.AboutBody[0].Paragraphs[0]}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &page{Lang: k.site.Lang, Live: k.site.Live, kind: k} }

// A page is the page in one language.
type page struct {
	app.Compo
	Lang i18n.Lang
	Live bool
	kind *Kind
}

// aboutUs are the pages that tell more about the site, as Messages.Statements names them.
var aboutUs = []string{nav.DataRoute, nav.LicenceRoute, nav.FreshRoute}

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m := i18n.Of(p.Lang)
	sections := app.Range(m.AboutBody).Slice(func(i int) app.UI {
		section := m.AboutBody[i]
		return ui.Tree(`<section><h2>{}</h2>{}</section>`, section.Title, ui.Paragraphs(section.Paragraphs))
	})
	sources := app.Range(p.kind.games).Slice(func(i int) app.UI {
		words := p.kind.games[i].Words(p.Lang)
		return ui.Tree(`<p>{}</p>`, m.Of(words.Name(), words.Source()))
	})
	statements := app.Range(aboutUs).Slice(func(i int) app.UI {
		return ui.Tree(`<li><a href="{}">{}</a></li>`, nav.LinkTo(p.kind.site.Nav, aboutUs[i]), m.Statements[i])
	})
	show := func(name, id, title, open string) app.UI {
		return &document{Lang: p.Lang, Live: p.Live, Name: name, ID: id, Title: title, Show: open}
	}
	return ui.Tree(`<main class="prose about" id="main" tabindex="-1">
			<h1>{}</h1>
			{}<ul class="ways-on">{}</ul>
			<section><h2>{}</h2><p>{}</p>{}{}</section>
			<section><h2>{}</h2>{}</section>
			<section><h2>{}</h2>{}</section>
		</main>`, m.AboutTitle, sections, statements,
		m.Solved.Title, m.Solved.Text,
		show(nav.SolvedNote, "solved-note", m.Solved.Note, m.Solved.ShowNote),
		show(nav.SolvedTables, "solved-tables", m.Solved.Tables, m.Solved.ShowTables),
		m.Licences, show(nav.Licences, "licences", m.Licences, m.ShowLicences),
		m.AboutSources, sources)
}
