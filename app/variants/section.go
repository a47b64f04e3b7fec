package variants

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/ui"
)

// Section returns the part of a page with a card for each variant of games: those that are at home in places of the
// world with a picture of it, and then the others. The page has to have clicks on its links go to [nav.Follow].
func Section(n nav.Navigator, lang i18n.Lang, games []*board.Game) app.UI {
	s := &section{lang: lang, nav: n}
	var parts, others []ui.HTML
	for _, game := range games {
		a := Of(game)
		if game.Places != nil {
			parts = append(parts, s.family(a))
			continue
		}
		for _, at := range a.own {
			others = append(others, s.card(a, at, ""))
		}
	}
	if others != nil {
		m := i18n.Of(lang).Variants
		parts = append(parts, part("variants-others", m.Others, ui.Tag("ul", ui.Attr("class", "variant-cards"), others...)))
	}
	return ui.Raw(ui.Tag("div", ui.Attr("class", "variants"), parts...))
}

// section is that part in one language.
type section struct {
	lang i18n.Lang
	nav  nav.Navigator
}

// part is a heading with what stands under it.
func part(id, title string, body ...ui.HTML) ui.HTML {
	heading := ui.Tag("h2", ui.Attr("id", id), ui.Words(title))
	return ui.Tag("section", ui.Attr("aria-labelledby", id), append([]ui.HTML{heading}, body...)...)
}

// family shows the names of a game's variants: where they are at home, and a card for each.
func (s *section) family(a *Addresses) ui.HTML {
	m, words := i18n.Of(s.lang).Variants, a.game.Words(s.lang)
	var places []board.Place
	var marks, cards []ui.HTML
	for i, at := range a.own {
		number := strconv.Itoa(i + 1)
		if place, ok := a.game.Places[at.Kin]; ok {
			places = append(places, place)
			marks = append(marks, s.mark(a, at, place, number))
		}
		cards = append(cards, s.card(a, at, number))
	}
	return part("variants-"+a.game.ID(), m.World(words.Name()),
		ui.Tag("p", ui.Attr("class", "lead"), ui.Words(m.Count(len(a.own), len(a.game.Spec.Variants)))),
		ui.Tag("div", ui.Attr("class", "family"),
			ui.Tag("div", ui.Attr("class", "world"),
				world(places),
				ui.Tag("ul", ui.Attr("class", "world-marks"), marks...),
			),
			ui.Tag("ul", ui.Attr("class", "variant-cards"), cards...),
		),
	)
}

// mark is the link on the picture of the world: a number, which the card has too, and the name, which is shown while a
// person points at it.
func (s *section) mark(a *Addresses, at Address, place board.Place, number string) ui.HTML {
	name := board.NameOf(a.game.Words(s.lang).Names(), at.Variant, at.Kin)
	column, row := mark(place)
	return ui.Tag("li", ui.Attr("class", "x"+strconv.Itoa(column)+" y"+strconv.Itoa(row)),
		ui.Tag("a", nav.To(s.nav, a.route(at))+ui.Attr("class", "world-mark"),
			ui.Tag("span", "", ui.Words(number)),
			ui.Tag("span", ui.Attr("class", "name"), ui.Words(" "+WithCountry(name))),
		),
	)
}

// card is the link of an address: a small board, the name, and where that is at home or of which game it is.
func (s *section) card(a *Addresses, at Address, number string) ui.HTML {
	words := a.game.Words(s.lang)
	name := board.NameOf(words.Names(), at.Variant, at.Kin)
	if name.ID == "" {
		name = board.VariantName{Name: words.Variant(at.Variant), Where: words.Name()}
	}
	return ui.Tag("li", "", ui.Tag("a", nav.To(s.nav, a.route(at))+ui.Attr("class", "variant-card"),
		picture.Of(a.game, at.Variant).Lazy(),
		ui.Tag("span", ui.Attr("class", "words"),
			ui.Tag("strong", "", ui.Words(name.Name)),
			ui.Tag("span", "", ui.Words(ui.Join("\u00a0· ", number, name.Where))),
		),
	))
}
