// Package statements are the pages on which Tablier tells of itself to schools: how accessible it is, what it keeps on
// a device, and under which licence it is given.
package statements

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/licence"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// pages are the texts of the pages, in one language.
type pages struct {
	Accessibility, Data, Licence statement

	Rate                     func(percent, respected, applicable, all int) string
	Criterion, Verdict, What string
	Verdicts                 map[verdict]string

	Subject, Keys, Erased string
	Subjects, Ways        []string // by package kept
	Fresh, Sources        string
}

// A statement is the texts of a page.
type statement struct {
	Title, Description, Lead string
	Sections                 []section
}

// A section is a part of a statement: paragraphs, a list, and one of the parts that are made of data.
type section struct {
	Title      string
	Part       string
	Paragraphs []string
	List       []string
}

// A Kind is the kind of these pages.
type Kind struct {
	shell.Static
	site *shell.Site
}

// New returns the pages.
func New(site *shell.Site) *Kind { return &Kind{site: site} }

// Routes implements shell.Kind.
func (*Kind) Routes() []string {
	return []string{nav.AccessibilityRoute, nav.DataRoute, nav.LicenceRoute}
}

// statementOf returns the texts of the page of a route.
func statementOf(route string, lang i18n.Lang) *statement {
	m := pagesOf(lang)
	switch route {
	case nav.DataRoute:
		return &m.Data
	case nav.LicenceRoute:
		return &m.Licence
	}
	return &m.Accessibility
}

// Describe implements shell.Kind.
func (*Kind) Describe(route string, lang i18n.Lang) shell.Description {
	m := statementOf(route, lang)
	return shell.Description{Title: m.Title, Text: m.Description}
}

// Page implements shell.Kind.
func (k *Kind) Page(route string) app.UI { return &page{Lang: k.site.Lang, Route: route, site: k.site} }

// A page is one of the pages, in one language.
type page struct {
	app.Compo
	Lang  i18n.Lang
	Route string
	site  *shell.Site
}

// CompoID implements app.DismountEnforcer: another statement is another page.
func (p *page) CompoID() string { return "statement-" + p.Route }

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m := statementOf(p.Route, p.Lang)
	sections := app.Range(m.Sections).Slice(func(i int) app.UI { return p.section(&m.Sections[i]) })
	return ui.Tree(`<main class="prose statement" id="main" tabindex="-1">
			<h1>{}</h1><p class="lead" hidden="{}">{}</p>{}
		</main>`, m.Title, m.Lead == "", m.Lead, sections)
}

// section draws a section.
func (p *page) section(s *section) app.UI {
	items := app.Range(s.List).Slice(func(i int) app.UI { return ui.Tree(`<li>{}</li>`, s.List[i]) })
	return ui.Tree(`<section><h2>{}</h2>{}<ul hidden="{}">{}</ul>{}</section>`,
		s.Title, ui.Paragraphs(s.Paragraphs), len(s.List) == 0, items, p.part(s.Part))
}

// part draws what is made of data: the results of the audit, what is kept, the licence.
func (p *page) part(name string) app.UI {
	m := pagesOf(p.Lang)
	switch name {
	case "rate":
		return ui.Tree(`<p id="rate">{}</p>`, rate(m, criteria()))
	case "faults":
		return p.faults()
	case "criteria":
		return p.criteria()
	case "kept":
		return p.kept()
	case "licence":
		return ui.Tree(`<div><p id="licence">{}</p><p><a href="{}">{}</a></p></div>`, licence.Sentence(p.Lang),
			nav.LinkTo(p.site.Nav, nav.AboutRoute), m.Sources)
	}
	return ui.Tree(`<div hidden="true"></div>`)
}
