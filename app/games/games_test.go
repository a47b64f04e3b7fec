package games

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/ai/players"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/all"
)

func TestEveryGameHasAPage(t *testing.T) {
	var ids []string
	for _, game := range All() {
		ids = append(ids, game.ID())
	}
	for _, spec := range all.Games() {
		if !slices.Contains(ids, spec.ID) {
			t.Errorf("%s has no board", spec.ID)
		}
	}
}

func TestLevelsAreTheMachines(t *testing.T) {
	for _, game := range All() {
		if got := len(players.New().Find(game.ID()).Levels); got != game.Levels {
			t.Errorf("%s: the page offers %d levels, the machine has %d", game.ID(), game.Levels, got)
		}
	}
}

// Every legal move can be spelled by touching points, no move's path is the beginning of another's, and the
// gestures that lead nowhere are explained in both languages.
func TestGesturesSpellTheLegalMoves(t *testing.T) {
	for _, game := range All() {
		for _, variant := range game.Spec.Variants {
			for seed := range uint64(40) {
				walk(t, game, variant, rand.New(rand.NewPCG(seed, 0)))
			}
		}
	}
}

func walk(t *testing.T, game *board.Game, variant string, rng *rand.Rand) {
	t.Helper()
	m, err := rules.NewMatch(game.Spec, rules.Setup{Variant: variant}, "")
	if err != nil {
		t.Fatal(err)
	}
	skin := game.Skin(variant)
	for !m.Result().Over() {
		checkPaths(t, game, skin, m.Position())
		moves := m.Position().Moves()
		move := moves[rng.IntN(len(moves))]
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
		for _, lang := range i18n.Langs() {
			if game.Words(lang).Told("X", move) == "" {
				t.Errorf("%s: no words for %s", lang, move)
			}
		}
	}
	if result := m.Result(); result.Reason != rules.Recurrence {
		for _, lang := range i18n.Langs() {
			if game.Words(lang).Reason(result.Outcome, "X") == "" {
				t.Errorf("%s: no words for the reason %s", lang, result.Reason)
			}
		}
	}
}

func checkPaths(t *testing.T, game *board.Game, skin board.Skin, p rules.Position) {
	t.Helper()
	var paths [][]int
	for _, move := range p.Moves() {
		path := skin.Path(p, move)
		if len(path) == 0 {
			t.Errorf("%s: %s cannot be spelled", p, move)
		}
		paths = append(paths, path)
	}
	begins := func(prefix []int) bool {
		return slices.ContainsFunc(paths, func(path []int) bool {
			return len(path) >= len(prefix) && slices.Equal(path[:len(prefix)], prefix)
		})
	}
	for i, path := range paths {
		for j, other := range paths {
			if i != j && len(other) >= len(path) && slices.Equal(path, other[:len(path)]) {
				t.Errorf("%s: the path %v begins %v", p, path, other)
			}
		}
	}
	for a := range skin.Points() {
		touched := []int{a}
		if begins(touched) {
			touched = append(touched, (a+1)%len(skin.Points()))
		}
		if begins(touched) || slices.ContainsFunc(paths, func(path []int) bool { return slices.Equal(path, touched[:1]) }) {
			continue
		}
		fault := skin.Fault(p, touched)
		if fault == nil {
			t.Fatalf("%s: touching %v is not explained", p, touched)
		}
		for _, lang := range i18n.Langs() {
			if game.Words(lang).Fault(fault) == "" {
				t.Errorf("%s: no words for %v", lang, fault)
			}
		}
	}
}

func TestCardsAndDemosAreRealGames(t *testing.T) {
	for _, game := range All() {
		if _, err := game.Spec.Parse(rules.Setup{Variant: game.Spec.Variants[0]}, game.Card); err != nil {
			t.Errorf("card: %v", err)
		}
		for _, lang := range i18n.Langs() {
			for _, section := range game.Words(lang).Rules() {
				if section.Demo != nil {
					checkDemo(t, game, section)
				}
			}
		}
	}
}

func checkDemo(t *testing.T, game *board.Game, section board.RuleSection) {
	t.Helper()
	d := section.Demo
	m, err := rules.NewMatch(game.Spec, rules.Setup{Variant: d.Variant}, d.Start)
	if err != nil {
		t.Fatalf("%s: %v", section.Title, err)
	}
	for _, move := range d.Moves {
		if err := m.Play(move); err != nil {
			t.Errorf("%s: %v", section.Title, err)
		}
	}
	if !m.Result().Over() {
		t.Errorf("%s: the example does not reach the end that it tells", section.Title)
	}
	if len(d.Captions) != len(d.Moves)+1 {
		t.Errorf("%s: %d captions for %d moves", section.Title, len(d.Captions), len(d.Moves))
	}
}
