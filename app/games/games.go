// Package games is the page's registry of games: one line each.
package games

import (
	"tablier/app/board"
	"tablier/app/boards/morris"
	"tablier/rules/all"
)

// All returns the games in the order in which the home page lists them.
func All() []*board.Game {
	registry := all.Games()
	return []*board.Game{
		morris.Game(registry),
	}
}
