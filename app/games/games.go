// Package games is the page's registry of games: one line each. Built with the tag testgame it has
// one more, for the tests in a browser.
package games

import (
	"tablier/app/board"
	"tablier/app/boards/domino"
	"tablier/app/boards/entropy"
	"tablier/app/boards/hyle"
	"tablier/app/boards/morris"
	"tablier/app/boards/stratege"
	"tablier/rules/all"
)

// All returns the games in the order in which the home page lists them.
func All() []*board.Game {
	registry := all.Games()
	games := []*board.Game{
		morris.Game(registry),
		hyle.Game(registry),
		entropy.Game(registry),
		domino.Game(registry),
		stratege.Game(registry),
	}
	return append(games, extras(registry)...)
}
