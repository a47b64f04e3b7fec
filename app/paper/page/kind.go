// Package page is the page from which boards, pieces and rules are printed, and the lesson about a machine made of
// matchboxes, which are among them. Package app/paper has what is chosen and which pages come of it; this package
// draws the sheets, small as they are printed, in regions that are types with a [frame].
package page

import (
	"encoding/json"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/paper"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A Kind is the kind of these pages.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []*board.Game
	session *paper.Session
	rev     int

	stocks  map[i18n.Lang]*paper.Stock // nil for one that is being fetched
	failed  map[i18n.Lang]bool
	symbols map[i18n.Lang]ui.HTML
	opens   string // what the address has to open, until the sheets are there
	large   string // the sheet that is enlarged
	alone   string // the sheet that is printed alone
}

// New returns the pages.
func New(site *shell.Site, games []*board.Game) *Kind {
	return &Kind{
		site: site, games: games, session: paper.New(),
		stocks: map[i18n.Lang]*paper.Stock{}, failed: map[i18n.Lang]bool{}, symbols: map[i18n.Lang]ui.HTML{},
	}
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.PrintRoute, nav.MatchboxRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(route string, lang i18n.Lang) shell.Description {
	m := catalogueOf(lang)
	if route == nav.MatchboxRoute {
		return shell.Description{Title: m.lessonTitle, Text: m.lessonText}
	}
	d := room.Describe(lang, nav.PrintRoute, "")
	d.Title = m.pageTitle
	return d
}

// Page implements shell.Kind.
func (k *Kind) Page(route string) app.UI {
	return &view{Route: route, Lang: k.site.Lang, Rev: k.rev, kind: k}
}

// Arrive implements shell.Kind. Coming to the page again tries anew where the sheets have not come.
func (k *Kind) Arrive(route string) {
	if !k.site.Live {
		return
	}
	if opens := k.site.Nav.Opens(app.Window().URL()); opens != "" {
		k.opens = opens
	}
	k.fetch(k.open)
	k.redraw()
}

// open chooses the sheets that the address names, or enlarges one, once they are there.
func (k *Kind) open() {
	opens := k.opens
	k.opens = ""
	if ids, ok := strings.CutPrefix(opens, chosenFragment); ok {
		for id := range strings.SplitSeq(ids, ",") {
			if _, ok := k.stock().Sheet(id); ok {
				k.session.Choose(id, true)
			}
		}
	}
	if id, ok := strings.CutPrefix(opens, largeFragment); ok {
		k.enlarge(id)
	}
}

// What an address has to open begins with one of these, before the ids of sheets.
const (
	chosenFragment = "f="
	largeFragment  = "v="
)

// fetch fetches the sheets in the language of the page, and then calls there.
func (k *Kind) fetch(there func()) {
	lang := k.site.Lang
	if k.stock() != nil {
		there()
		return
	}
	if _, asked := k.stocks[lang]; asked || !app.IsClient {
		return
	}
	k.stocks[lang] = nil
	delete(k.failed, lang)
	shell.Demand(k.site.Context(), nav.SheetsFile(string(lang)), func(text string, ok bool) {
		k.receive(lang, text, ok)
		if k.stocks[lang] != nil {
			there()
		}
		k.redraw()
	})
}

// receive takes the fetched sheets in a language.
func (k *Kind) receive(lang i18n.Lang, text string, ok bool) {
	stock := &paper.Stock{}
	if err := json.Unmarshal([]byte(text), stock); err != nil || !ok || len(stock.Groups) == 0 {
		app.Log("the sheets have not come:", err)
		delete(k.stocks, lang)
		k.failed[lang] = true
		return
	}
	k.stocks[lang] = stock
	k.symbols[lang] = k.symbolsOf(stock)
}

// stock returns the sheets in the language of the page, nil before they are there.
func (k *Kind) stock() *paper.Stock {
	if own := paper.StockOf(k.site.Lang, k.games); own != nil {
		return own
	}
	return k.stocks[k.site.Lang]
}

// words returns the sentences of the page.
func (k *Kind) words() *catalogue { return catalogueOf(k.site.Lang) }

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}
