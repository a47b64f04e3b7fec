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

// Section returns the part of a page with all variants of games. Of those that are at home in places of the world each
// board stands once, below a picture of the world, with the names by which it goes; the others have a card each. The
// page has to have clicks on its links go to [nav.Follow].
func Section(n nav.Navigator, lang i18n.Lang, games []*board.Game) app.UI {
	s := &section{lang: lang, nav: n}
	var parts, others []ui.HTML
	for _, game := range games {
		a := Of(game)
		if game.Places != nil {
			parts = append(parts, s.family(a)...)
			continue
		}
		for _, at := range a.own {
			others = append(others, s.card(a, at))
		}
	}
	if others != nil {
		heading := ui.Tag("h2", ui.Attr("id", othersID), ui.EscapeText(i18n.Of(lang).Variants.Others))
		parts = append(parts, ui.Tag("section", ui.Attr("aria-labelledby", othersID),
			heading, ui.Tag("ul", ui.Attr("class", "variant-cards"), others...)))
	}
	return ui.Raw(ui.Tag("div", ui.Attr("class", "variants"), parts...))
}

// othersID is the id of the heading over the variants without names.
const othersID = "variants-others"

// section is that part in one language.
type section struct {
	lang i18n.Lang
	nav  nav.Navigator
}

// family shows where the names of a game's variants are at home, and each board with its names.
func (s *section) family(a *Addresses) []ui.HTML {
	var places []board.Place
	var marks, boards, names []ui.HTML
	for i, at := range a.own {
		number := strconv.Itoa(i + 1)
		if place, ok := a.game.Places[at.Kin]; ok {
			places = append(places, place)
			marks = append(marks, s.mark(a, at, place, number))
		}
		names = append(names, s.name(a, at, number))
		if i+1 == len(a.own) || a.own[i+1].Variant != at.Variant {
			boards = append(boards, s.board(a, at.Variant, names))
			names = nil
		}
	}
	return []ui.HTML{
		ui.Tag("div", ui.Attr("class", "world"), world(places), ui.Tag("ul", ui.Attr("class", "world-marks"), marks...)),
		ui.Tag("ul", ui.Attr("class", "world-boards"), boards...),
	}
}

// mark is the link on the picture of the world: a number, which the name has too, and the name, which is shown while a
// person points at it.
func (s *section) mark(a *Addresses, at Address, place board.Place, number string) ui.HTML {
	column, row := mark(place)
	return ui.Tag("li", ui.Attr("class", "x"+strconv.Itoa(column)+" y"+strconv.Itoa(row)),
		ui.Tag("a", nav.To(s.nav, a.route(at))+ui.Attr("class", "world-mark"),
			ui.Tag("span", "", ui.EscapeText(number)),
			ui.Tag("span", ui.Attr("class", "name"), ui.EscapeText(" "+WithCountry(a.name(at, s.lang)))),
		),
	)
}

// board draws a board with its names.
func (s *section) board(a *Addresses, variant string, names []ui.HTML) ui.HTML {
	return ui.Tag("li", "", picture.Of(a.game, variant).Lazy(), ui.Tag("ul", "", names...))
}

// name is the link of a name: its number on the picture of the world, its country and its story.
func (s *section) name(a *Addresses, at Address, number string) ui.HTML {
	name := a.name(at, s.lang)
	return ui.Tag("li", "", ui.Tag("a", nav.To(s.nav, a.route(at))+ui.Attr("class", "world-name"),
		ui.Tag("span", ui.Attr("class", "number"), ui.EscapeText(number+" ")),
		ui.Tag("strong", "", ui.EscapeText(name.Name)),
		ui.Tag("span", ui.Attr("class", "where"), ui.EscapeText(" "+name.Where)),
	), ui.Tag("p", "", ui.EscapeText(name.Story)))
}

// card draws the link of a variant without names: a small board, its title and its game.
func (s *section) card(a *Addresses, at Address) ui.HTML {
	words := a.game.Words(s.lang)
	return ui.Tag("li", "", ui.Tag("a", nav.To(s.nav, a.route(at))+ui.Attr("class", "variant-card"),
		picture.Of(a.game, at.Variant).Lazy(),
		ui.Tag("span", ui.Attr("class", "words"),
			ui.Tag("strong", "", ui.EscapeText(words.Variant(at.Variant))),
			ui.Tag("span", "", ui.EscapeText(words.Name())),
		),
	))
}
