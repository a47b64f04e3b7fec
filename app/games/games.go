// Package games is the page's registry of games: one line each.
package games

import (
	"tablier/app/board"
	"tablier/app/boards/morris"
	"tablier/rules"
	"tablier/rules/all"
)

// All returns the games in the order in which the home page lists them.
func All() []*board.Game {
	registry := all.Games()
	return []*board.Game{
		morris.Game(find(registry, "tapatan")),
	}
}

func find(registry rules.Registry, id string) *rules.Spec {
	spec, err := registry.Find(id)
	if err != nil {
		panic(err)
	}
	return spec
}
