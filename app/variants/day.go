package variants

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// A Choice is one of the names by which the variants of a game go, in one language: a plain value.
type Choice struct {
	Game  *board.Game
	Name  board.VariantName
	Route string // of the page on which it is played
}

// AtHome returns the game whose variants are at home in places of the world, and by how many names they go: the first
// of some games; nil where there is none.
func AtHome(games []*board.Game) (game *board.Game, names int) {
	for _, game := range games {
		if game.Places != nil {
			return game, len(Of(game).own)
		}
	}
	return nil, 0
}

// OfDay returns the name of a game's variants that is shown on a day.
func OfDay(game *board.Game, lang i18n.Lang, day int) Choice {
	a := Of(game)
	at := a.own[day*stride%len(a.own)]
	return Choice{Game: game, Name: a.name(at, lang), Route: a.route(at)}
}

// stride is the distance between the names of successive days, so that neighbouring days have other boards. It
// divides the number of names of no game: all have come before one comes again.
const stride = 7

// name returns the name of an address.
func (a *Addresses) name(at Address, lang i18n.Lang) board.VariantName {
	return board.NameOf(a.game.Words(lang).Names(), at.Variant, at.Kin)
}
