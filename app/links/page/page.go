package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// A page is the page in one language.
type page struct {
	app.Compo
	Lang    i18n.Lang
	Fetched bool // the texts have been fetched
	Missing bool // they could not be fetched
	kind    *Kind

	envelope envelope // as a person has left it
}

// OnUpdate implements app.Updater: the language may be another one.
func (p *page) OnUpdate(app.Context) {
	if !p.Missing {
		p.kind.fetch()
	}
}

// texts returns the texts of the page, nil before they are fetched.
func (p *page) texts() *Texts {
	if own := ownTexts(p.Lang, p.kind.games); own != nil {
		return own
	}
	if come := p.kind.fetched[p.Lang]; come != nil {
		return come
	}
	return &Texts{}
}

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m, texts, needing := i18n.Of(p.Lang).ByLink, p.texts(), p.kind.sealedGames()
	return ui.Tree(`<main class="prose by-link" id="main" tabindex="-1" onclick="{}">
			<h1>{}</h1>
			{}{}{}
			<div class="by-link-body">{}</div>
			<div class="buttons">{}</div>
		</main>`,
		p.onClick, m.Title, ui.Text("p", "lead", texts.Lead), ui.Text("p", "note", ui.When(p.Missing, m.Missing)),
		p.contents(texts.Sections),
		app.Range(texts.Sections).Slice(func(i int) app.UI { return p.section(&texts.Sections[i], &texts.Envelope) }),
		app.Range(needing).Slice(func(i int) app.UI { return p.rules(needing[i]) }))
}

// rules draws the link to the rules of a game.
func (p *page) rules(game *board.Game) app.UI {
	return ui.Tree(`<a class="go" href="{}">{}</a>`, nav.LinkTo(p.kind.site.Nav, nav.RulesRoute(game.ID())),
		i18n.Of(p.Lang).RulesOf(game.Words(p.Lang).Name()))
}

// contents draws the list of the page's sections, as links.
func (p *page) contents(sections []Section) app.UI {
	name := i18n.Of(p.Lang).RulesPage.Contents
	return ui.Tree(`<nav class="contents" aria-label="{}" hidden="{}"><ul>{}</ul></nav>`, name, len(sections) == 0,
		app.Range(sections).Slice(func(i int) app.UI {
			return ui.Tree(`<li><a href="{}">{}</a></li>`,
				nav.LinkToPart(p.kind.site.Nav, nav.ByLinkRoute, sections[i].ID), sections[i].Title)
		}))
}

func (p *page) section(section *Section, words *i18n.Envelope) app.UI {
	return ui.Tree(`<section id="{}" tabindex="-1"><h2>{}</h2>{}{}{}{}</section>`, section.ID, section.Title,
		ui.Raw(section.Body),
		app.If(section.ID == envelopeID, func() app.UI { return p.envelope.draw(words) }),
		app.If(section.ID == saltID, func() app.UI { return p.envelope.bare(words) }),
		ui.Raw(section.After),
	)
}

// onClick handles a click on a button of the envelope.
func (p *page) onClick(ctx app.Context, e app.Event) {
	if !p.envelope.press(ui.ControlOf(e)) {
		ctx.PreventUpdate()
	}
}
