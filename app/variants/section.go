package variants

import (
	"strconv"
	"sync"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// Section returns the part of a page with a card for each variant of games: those that are at home in places of the
// world with a picture of it, and then the others.
func Section(n nav.Navigator, lang i18n.Lang, games []*board.Game) app.UI {
	return &section{Lang: lang, nav: n, games: games}
}

// section is that part in one language.
type section struct {
	app.Compo
	Lang  i18n.Lang
	nav   nav.Navigator
	games []*board.Game
}

// Render implements app.Composer.
func (s *section) Render() app.UI {
	var parts, others []app.UI
	for _, game := range s.games {
		a := Of(game)
		if game.Places != nil {
			parts = append(parts, s.family(a))
			continue
		}
		for _, at := range a.own {
			others = append(others, s.card(a, at, "", Drawing(game, at.Variant)))
		}
	}
	if others != nil {
		m := &i18n.Of(s.Lang).Variants
		parts = append(parts, part("variants-others", m.Others, ui.El("ul").Class("variant-cards").Body(others...)))
	}
	return ui.El("div").Class("variants").Body(parts...)
}

// part is a heading with what stands under it.
func part(id, title string, body ...app.UI) app.UI {
	heading := ui.El("h2").ID(id).Text(title)
	return ui.El("section").Aria("labelledby", id).Body(append([]app.UI{heading}, body...)...)
}

// family shows the names of a game's variants: where they are at home, and a card for each.
func (s *section) family(a *Addresses) app.UI {
	m, words := &i18n.Of(s.Lang).Variants, a.game.Words(s.Lang)
	var places []board.Place
	var marks, cards []app.UI
	boards := map[string]func() string{} // a variant has a card for each of its names, and is drawn once
	for i, at := range a.own {
		number := strconv.Itoa(i + 1)
		if place, ok := a.game.Places[at.Kin]; ok {
			places = append(places, place)
			marks = append(marks, s.mark(a, at, place, number))
		}
		if boards[at.Variant] == nil {
			boards[at.Variant] = sync.OnceValue(func() string { return markup(a.game, at.Variant) })
		}
		cards = append(cards, s.card(a, at, number, &drawing{Variant: at.Variant, markup: boards[at.Variant]}))
	}
	return part("variants-"+a.game.ID(), m.World(words.Name()),
		ui.El("p").Class("lead").Text(m.Count(len(a.own), len(a.game.Spec.Variants))),
		ui.El("div").Class("family").Body(
			ui.El("div").Class("world").Body(
				&world{Game: a.game.ID(), places: places},
				ui.El("ul").Class("world-marks").Body(marks...),
			),
			ui.El("ul").Class("variant-cards").Body(cards...),
		),
	)
}

// mark is the link on the picture of the world: a number, which the card has too, and the name, which is shown while a
// person points at it.
func (s *section) mark(a *Addresses, at Address, place board.Place, number string) app.UI {
	name := board.NameOf(a.game.Words(s.Lang).Names(), at.Variant, at.Kin)
	column, row := mark(place)
	return ui.El("li").Class("x"+strconv.Itoa(column), "y"+strconv.Itoa(row)).Body(
		nav.Link(s.nav, a.route(at)).Class("world-mark").Body(
			ui.El("span").Text(number), ui.El("span").Class("name").Text(" "+WithCountry(name)),
		),
	)
}

// card is the link of an address: a small board, the name, and where that is at home or of which game it is.
func (s *section) card(a *Addresses, at Address, number string, picture app.UI) app.UI {
	words := a.game.Words(s.Lang)
	name := board.NameOf(words.Names(), at.Variant, at.Kin)
	if name.ID == "" {
		name = board.VariantName{Name: words.Variant(at.Variant), Where: words.Name()}
	}
	return ui.El("li").Body(nav.Link(s.nav, a.route(at)).Class("variant-card").Body(
		picture,
		ui.El("span").Class("words").Body(
			ui.El("strong").Text(name.Name),
			ui.El("span").Text(ui.Join("\u00a0·\u00a0", number, name.Where)),
		),
	))
}
