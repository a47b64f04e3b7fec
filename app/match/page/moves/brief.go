package moves

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/match/page/region"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/app/variants"
)

// brief draws the list of moves while it is empty: first what differs in the variant, then the aim and a turn in a
// few pictured lines, or the rules of a variant that somebody has drawn; without lines, a sentence that nothing has
// been played.
func brief(p *region.Page, lines bool) app.UI {
	m, words := p.Messages(), p.Words()
	list := words.Brief()
	if !lines || len(list) == 0 {
		return ui.Tree(`<p class="none">{}</p>`, m.NoMoves)
	}
	var items []ui.HTML
	t := p.Table()
	if law := words.Law(t.Match().Setup().Variant); law != nil {
		for _, sentence := range law {
			items = append(items, ui.Tag("li", ui.Attr("class", "law"), ui.Tag("p", "", ui.EscapeText(sentence))))
		}
		return ui.Raw(ui.Tag("ul", ui.Attr("class", "in-brief")+ui.Attr("aria-label", m.RulesPage.Brief), items...))
	}
	if differs := variants.Differs(words, p.Site.Lang, t.Match().Setup().Variant, t.Settings().Kin); differs != "" {
		items = append(items, ui.Tag("li", ui.Attr("class", "differs"), ui.Tag("p", "", ui.EscapeText(differs))))
	}
	for _, glance := range list {
		items = append(items, ui.Tag("li", "",
			ui.HTML(boardview.Small(picture.Glance(p.Game.Game, glance, p.Site.Lang))),
			ui.Tag("p", "", ui.EscapeText(glance.Text)),
		))
	}
	return ui.Raw(ui.Tag("ul", ui.Attr("class", "in-brief")+ui.Attr("aria-label", m.RulesPage.Brief), items...))
}
