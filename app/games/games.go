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
	"tablier/app/places"
	"tablier/rules"
	"tablier/rules/all"
)

// A Game is a game with what it puts on its page.
type Game struct {
	*board.Game
	Parts places.Parts
}

// All returns the games in the order in which the home page lists them.
func All() []Game {
	registry := all.Games()
	games := []Game{
		{morris.Game(registry), places.Parts{}},
		{hyle.Game(registry), hyle.Parts()},
		{entropy.Game(registry), entropy.Parts()},
		{domino.Game(registry), domino.Parts()},
		{stratege.Game(registry), stratege.Parts()},
	}
	return append(games, extras(registry)...)
}

// Rules returns the rules of games.
func Rules(games []Game) rules.Registry { return board.Registry(Boards(games)) }

// Boards returns the games without what they put on their pages.
func Boards(games []Game) []*board.Game {
	boards := make([]*board.Game, len(games))
	for i, game := range games {
		boards[i] = game.Game
	}
	return boards
}
