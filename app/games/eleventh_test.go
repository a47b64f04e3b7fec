package games

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/boards/morris"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform/eleventh"
)

// A board that is nothing but data is drawn, touched, described, chosen, saved and shared like any other.
func TestEleventhBoard(t *testing.T) {
	registry := eleventh.In(all.Games())
	game := morris.Game(registry)
	id := eleventh.Board().ID
	for seed := range uint64(25) {
		walk(t, game, rules.Setup{Variant: id}, rand.New(rand.NewPCG(seed, 0)))
	}
	for _, lang := range i18n.Langs() {
		words := game.Words(lang)
		if !slices.ContainsFunc(words.Rules(), func(s board.RuleSection) bool { return s.Title == words.Variant(id) }) {
			t.Errorf("%s: no rules of %s", lang, id)
		}
		if !slices.ContainsFunc(words.Names(), func(n board.VariantName) bool { return n.Variant == id }) {
			t.Errorf("%s: nobody can choose %s", lang, id)
		}
	}

	table := play.New(game, game.Levels, 1)
	settings := table.Settings()
	settings.Variant = id
	table.Configure(settings)
	for _, m := range []rules.Move{"b2", "a1", "c1", "a3", "a2"} {
		if err := table.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	again, err := play.Restore(game, game.Levels, table.Save())
	if err != nil || again.View().String() != "r.ooo.r.. r o0r1" {
		t.Fatalf("saved and opened again: %v", err)
	}
	fragment, err := link.Encode(registry, link.Letter{Record: table.Record()})
	if err != nil {
		t.Fatal(err)
	}
	letter, _, err := link.Decode(registry, fragment)
	if err != nil || letter.Record.Variant != id || !slices.Equal(letter.Record.Moves, table.Record().Moves) {
		t.Errorf("a link opens as %+v, %v", letter.Record, err)
	}
}
