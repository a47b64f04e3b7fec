package main

import (
	"testing"

	"tablier/rules"
)

// rule are the players of one sensible rule, with the games that show that level 1 loses most of its games to them. A
// game need not have one.
var rule = map[string]struct {
	player  string
	variant string
	games   int
	plies   int // random ones that a game begins with
}{
	"tapatan":  {player: "careful", games: 16}, // wins at once, or else lets the other side not win at once
	"hyle":     {player: "scorer", games: 12},  // takes the slide that scores most, as Chaos any cell
	"entropy":  {player: "scatterer", games: 6, plies: 6},
	"domino":   {player: "careful", variant: "6", games: 12, plies: 5},
	"stratege": {player: "greedy", games: 4, plies: 36},
}

// Level 1 loses most games to somebody who follows one sensible rule.
func TestFirstLevelLosesToOneRule(t *testing.T) {
	for game, rule := range rule {
		arena, err := newArena(game, rules.Setup{Variant: rule.variant}, 1)
		if err != nil {
			t.Fatal(err)
		}
		list, err := arena.roster().contestants("1," + rule.player)
		if err != nil {
			t.Fatal(err)
		}
		p := Pairing{Arena: arena, Contestants: [2]Contestant{list[0], list[1]}, Games: rule.games, Plies: rule.plies,
			Cap: 2000}
		got := mustPlay(t, p)
		t.Logf("%s: level 1 against %s: %+v", game, rule.player, got)
		if 2*got.Lost <= rule.games {
			t.Errorf("%s: level 1 loses %d games of %d to %s", game, got.Lost, rule.games, rule.player)
		}
	}
}
