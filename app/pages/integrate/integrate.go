// Package integrate is the page that explains how to embed a board in another page, with a form that composes the
// frame.
package integrate

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A Kind is the page about frames.
type Kind struct {
	shell.Static
	site      *shell.Site
	games     []*board.Game
	frame     frame // as composed so far; it stays while other pages are shown
	copying   ui.Copying
	forbidden bool // the browser shows no page of the site in a frame
}

// New returns the page for frames with games.
func New(site *shell.Site, games []*board.Game) *Kind {
	return &Kind{site: site, games: games, frame: newFrame(games[0])}
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.IntegrateRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := i18n.IntegrateOf(lang)
	return shell.Description{Title: m.Title, Text: m.Lead}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &page{Lang: k.site.Lang, Live: k.site.Live, kind: k} }

// page is the page in one language. The form and the frame are one component: a choice changes all of it.
type page struct {
	app.Compo
	Lang i18n.Lang
	Live bool
	kind *Kind
	ctx  app.Context

	violated app.Func
}

// violation is the event of a breach of a content security policy.
const violation = "securitypolicyviolation"

// OnMount implements app.Mounter.
func (p *page) OnMount(ctx app.Context) {
	p.ctx = ctx
	p.violated = app.FuncOf(p.onViolation)
	app.Window().Get("document").Call("addEventListener", violation, p.violated)
}

// OnDismount implements app.Dismounter.
func (p *page) OnDismount() {
	app.Window().Get("document").Call("removeEventListener", violation, p.violated)
	p.violated.Release()
}

// redraw draws the page anew.
func (p *page) redraw() { p.ctx.Update() }

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m := i18n.IntegrateOf(p.Lang)
	more := app.Range(m.More).Slice(func(i int) app.UI {
		return ui.Tree(`<section><h2>{}</h2>{}</section>`, m.More[i].Title, ui.Paragraphs(m.More[i].Paragraphs))
	})
	return ui.Tree(`<main class="prose integrate" id="main" tabindex="-1">
			<h1>{}</h1>
			<p>{}</p>
			<section><h2>{}</h2>{}{}{}</section>
			{}{}{}{}
		</main>`,
		m.Title, m.Lead, m.Make, p.form(), p.code(), p.preview(),
		&parameterList{Lang: p.Lang}, &messageList{Lang: p.Lang},
		&setList{Lang: p.Lang, Site: p.siteOf()}, more)
}
