// Package variants is where the variants of the games are found: the address of each, the picture of the world with the
// places where they are at home, all boards with their names and stories, and the one name of a day.
package variants

import (
	"slices"
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// An Address is that of a variant, or of a name of it.
type Address struct {
	Word    string // in its route, below that of the game; empty where it is the game's own
	Variant string
	Kin     string // the id of the name; empty where the variants have none
}

// An Addresses is the addresses of one game's variants. A game with one variant has its own address alone.
type Addresses struct {
	game    *board.Game
	own     []Address
	aliases []alias
}

// An alias is another word for an address: the id of the variant, as it stands in records and frames.
type alias struct {
	word string
	of   Address
}

// Of returns the addresses of a game.
func Of(game *board.Game) *Addresses {
	a := &Addresses{game: game, own: own(game)}
	for _, variant := range game.Spec.Variants {
		if taken := func(own Address) bool { return own.Word == variant }; !slices.ContainsFunc(a.own, taken) {
			of := a.of(variant, "")
			of.Variant = variant
			a.aliases = append(a.aliases, alias{variant, of})
		}
	}
	return a
}

// own returns an address for each name of a game's variants, or for each variant where they have none, in the order in
// which they are offered.
func own(game *board.Game) (list []Address) {
	if len(game.Spec.Variants) < 2 {
		return nil
	}
	for _, name := range game.Words(i18n.French).Names() {
		list = append(list, Address{name.ID, name.Variant, name.ID})
	}
	if list != nil {
		return list
	}
	for _, variant := range game.Spec.Variants {
		word, ok := game.Slugs[variant]
		if !ok {
			word = variant
		}
		list = append(list, Address{Word: word, Variant: variant})
	}
	return list
}

// of returns the address of a variant by the name by which it was chosen, or else its first.
func (a *Addresses) of(variant, kin string) (found Address) {
	for _, each := range a.own {
		if each.Variant == variant && (found.Variant == "" || each.Kin == kin) {
			found = each
		}
	}
	return found
}

// route returns the route of an address; that of the game where there is none.
func (a *Addresses) route(at Address) string {
	if at.Word == "" {
		return nav.GameRoute(a.game.ID())
	}
	return nav.VariantRoute(a.game.ID(), at.Word)
}

// Routes returns the routes of all addresses, aliases last. That of the game itself is none of them.
func (a *Addresses) Routes() (routes []string) {
	for _, each := range a.own {
		routes = append(routes, a.route(each))
	}
	for _, each := range a.aliases {
		routes = append(routes, nav.VariantRoute(a.game.ID(), each.word))
	}
	return routes
}

// At returns the address that a route asks for, and the route by which it is known, another one for an alias. It
// returns false for a route that asks for none: that of the game, which shows what is on its table.
func (a *Addresses) At(route string) (asked Address, known string, ok bool) {
	for _, each := range a.own {
		if a.route(each) == route {
			return each, route, true
		}
	}
	for _, each := range a.aliases {
		if nav.VariantRoute(a.game.ID(), each.word) == route {
			return each.of, a.route(each.of), true
		}
	}
	return Address{}, "", false
}

// Follow returns the route that a page has while a variant, by a name, is on its table: the one that it has already if
// that shows it, too. The usual variant, by its first name, is also shown at the address of the game.
func (a *Addresses) Follow(route, variant, kin string) string {
	at := a.of(variant, kin)
	if route == nav.GameRoute(a.game.ID()) && at == a.of(a.game.Spec.Variants[0], "") {
		return route
	}
	return a.route(at)
}

// Title names a variant as a page does that shows it: by the name by which it was chosen, and the usual one by the name
// of the game where the variants have no names.
func Title(game *board.Game, words board.Words, variant, kin string) string {
	if name := board.NameOf(words.Names(), variant, kin); name.ID != "" {
		return name.Name
	}
	if variant != game.Spec.Variants[0] {
		return words.Variant(variant)
	}
	return words.Name()
}

// Family returns the name of the game that a title belongs to, empty where the title says it.
func Family(words board.Words, title string) string {
	if strings.Contains(title, words.Name()) {
		return ""
	}
	return words.Name()
}

// Differs says in a sentence how a variant differs from its game; of another name of the usual one, that nothing
// does; empty for the game itself.
func Differs(words board.Words, lang i18n.Lang, variant, kin string) string {
	if differs := words.Differs(variant); differs != "" {
		return differs
	}
	if name := board.NameOf(words.Names(), variant, kin); name.ID != "" && Family(words, name.Name) != "" {
		return i18n.Of(lang).Variants.SameRules(words.Name())
	}
	return ""
}

// Text describes the game at an address for search engines: how it differs and the story of the name, or the
// description of the game.
func Text(words board.Words, lang i18n.Lang, at Address) string {
	name, differs := board.NameOf(words.Names(), at.Variant, at.Kin), Differs(words, lang, at.Variant, at.Kin)
	if name.Story == "" {
		return ui.Join(" ", differs, words.Description())
	}
	return ui.Join(" ", WithCountry(name)+".", differs, name.Story)
}

// WithCountry is a name with its country, if that is known.
func WithCountry(name board.VariantName) string {
	if name.Where == "" {
		return name.Name
	}
	return name.Name + " (" + name.Where + ")"
}
