package page

import (
	"cmp"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/app/variants"
)

// view draws the page.
type view struct {
	app.Compo
	ID   string
	Lang i18n.Lang
	Rev  int
	page *Page
}

// CompoID implements app.DismountEnforcer: the elements of one page, with their handlers, are no other's.
func (v *view) CompoID() string { return v.ID }

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	p := v.page
	m := p.messages()
	return ui.Tree(`<main class="play arr {}" id="main" tabindex="-1" data-panel="play">
			{}
			{}
			<section class="panel" aria-label="{}">
				<div class="tabs arr-mode">
					<h2>{}</h2><p>{}</p>
					<button type="button" class="step" id="arrange-close" aria-label="{}" onclick="{}">{}</button>
				</div>
				<div class="pane" id="panel-play">
					{}
					{}
					{}{}{}{}
					<div class="log arr-palette">{}{}{}{}</div>
					{}
				</div>
			</section>
		</main>`, p.game.ID(), p.caption(), p.board(), m.Title, m.Short, m.ByHand, i18n.Of(v.Lang).Close, p.onClose,
		ui.Icon("close"), p.turns(), p.status(), p.hand(), p.tallies(), p.counts(), hold{p}.draw(), p.mark(), p.tray(),
		p.field.draw(), usage{p}.draw(), p.bar.draw())
}

// caption draws the name of the game, and what is done with it; on a phone it is the page's header.
func (p *Page) caption() app.UI {
	m := i18n.Of(p.site.Lang)
	return ui.Tree(`<div class="caption">
			<h1>{}</h1>
			<p>{}</p>
			<nav class="links" aria-label="{}">
				<a class="to-rules" href="{}">{}<span>{}</span></a>
				<button type="button" class="flip" id="arrange-flip" onclick="{}">{}</button>
				<button type="button" class="step" id="arrange-leave" aria-label="{}" onclick="{}">{}</button>
			</nav>
		</div>`, p.title(), m.Dispose.Beside, p.title(),
		nav.LinkTo(p.site.Nav, nav.RulesRoute(p.game.ID())), ui.Icon("help"), m.Rules,
		p.onFlip, m.Panel.Flip, m.Close, p.onClose, ui.Icon("close"))
}

// title is the name of the game, or of its variant.
func (p *Page) title() string {
	return variants.Title(p.game.Game, p.game.Words(p.site.Lang), p.session.Setup().Variant, "")
}

func (p *Page) onClose(app.Context, app.Event) { p.outside.Back() }

func (p *Page) onFlip(app.Context, app.Event) { p.do(func() { p.look(!p.turned) }) }

// status says whether the rules know the position, what is there, and what is wrong or how to go on.
func (p *Page) status() app.UI {
	m := p.messages()
	head, why := m.Known, m.How
	if guide, ok := p.words().(board.Guide); ok {
		why = cmp.Or(guide.How(p.session.Stocks(), p.session.Now()), why)
	}
	switch flaws, position := p.session.Flaws(), p.session.Position(); {
	case len(flaws) > 0:
		head, why = p.words().Flaw(flaws[0])
	case position == nil:
		head = m.Unknown
	case position.Outcome().Over():
		head, why = m.Over, m.OverWhy
	}
	return ui.Tree(`<div class="status">
			<div class="said" role="status" aria-atomic="true"><h2>{}</h2><p class="last-move"><span>{}</span></p></div>
			<div class="reason"><p class="why">{}</p></div>
		</div>`, head, p.words().Sum(p.session.Now()), why)
}

// The ids of what can be done.
const (
	playID    = "arrange-play"
	analyseID = "arrange-analyse"
	lookID    = "arrange-look"
	setID     = "arrange-set"
	makeID    = "arrange-make"
	undoID    = "arrange-undo"
	redoID    = "arrange-redo"
	startID   = "arrange-start"
	clearID   = "arrange-clear"
	copyID    = "arrange-copy"
	pasteID   = "arrange-paste"
	textID    = "arrange-text"
	pasteItID = "arrange-paste-it"
	moreID    = "arrange-more"
	boardID   = "arrange-turn-board"
	lookToo   = "arrange-look-too" // in the box of a phone
	makeToo   = "arrange-make-too"
	setToo    = "arrange-set-too"
)
