package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/nav"
	"tablier/app/paper"
	"tablier/app/ui"
)

// large is the window with a sheet enlarged.
type large struct{ *frame }

// draw draws the region.
func (l large) draw() app.UI {
	m, title, says, shown := l.words, l.words.title, "", app.UI(ui.Tree(`<span></span>`))
	if sheet, ok := l.sheet(); ok {
		title, says, shown = sheet.Title, sheet.Says, l.drawn(sheet, sheet.Says)
	}
	return ui.Tree(`<dialog class="pa-large" id="{}" aria-labelledby="pa-large-title">
			<div class="pa-top"><div><h2 id="pa-large-title">{}</h2><p>{}</p></div>{}{}{}</div>
			<div class="pa-scroll" tabindex="0" role="group" aria-label="{}">{}</div>
		</dialog>`,
		largeID, title, says, l.further(), ui.ActWithIcon("print "+l.kind.large, "print", m.printOne, "btn"),
		ui.ActWithIcon("close", "close", m.close, "btn"), title, shown)
}

// sheet returns the enlarged sheet, and whether there is one.
func (l large) sheet() (*board.Sheet, bool) {
	if l.stock == nil {
		return nil, false
	}
	return l.stock.Sheet(l.kind.large)
}

// further draws the link to the page that the sheet leads to: the rules, the lesson.
func (l large) further() app.UI {
	sheet, ok := l.sheet()
	if !ok || sheet.Code == "" {
		return ui.Tree(`<span hidden="true"></span>`)
	}
	to, text := sheet.Code, l.words.readRules
	if to == nav.MatchboxRoute {
		text = l.words.toLesson
	}
	for _, game := range l.kind.games {
		if to == nav.GameRoute(game.ID()) {
			to = nav.RulesRoute(game.ID())
		}
	}
	return ui.Tree(`<a class="btn" id="pa-further" href="{}">{}</a>`, nav.LinkTo(l.kind.site.Nav, to), text)
}

// press is what is printed: a page of paper for each page of the chosen sheets, or one for the sheet that is printed
// alone. On the screen it is not seen.
type press struct{ *frame }

// draw draws the region.
func (p press) draw() app.UI {
	class := "a4"
	if p.session.Settings.Letter {
		class = "letter"
	}
	pages := p.pages()
	return ui.Tree(`<div class="pa-press {}" id="{}" aria-hidden="true">{}</div>`, class, pressID,
		app.Range(pages).Slice(func(i int) app.UI {
			if pages[i].Blank() {
				return ui.Tree(`<div class="pa-page blank"></div>`)
			}
			return ui.Tree(`<div class="pa-page" data-sheet="{}">{}</div>`, pages[i].Sheet.ID, p.drawn(pages[i].Sheet, ""))
		}))
}

// pages returns the pages.
func (p press) pages() []paper.Page {
	if p.stock == nil {
		return nil
	}
	if sheet, ok := p.stock.Sheet(p.kind.alone); ok {
		return []paper.Page{{Sheet: sheet}}
	}
	return p.session.Pages(p.stock.Groups)
}
