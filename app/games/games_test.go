package games

import (
	"slices"
	"testing"

	"tablier/ai/players"
	"tablier/app/board"
	"tablier/app/boards/bag"
	"tablier/app/boards/minimal"
	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/rules"
	"tablier/rules/all"
	rulesbag "tablier/rules/conform/bag"
	rulesminimal "tablier/rules/conform/minimal"
)

// tested returns the games that ship, the one that shows what they do not, and the smallest that there can be, each
// with its line of the registry.
func tested() []Game {
	return append(complete(), Game{bag.Game(rules.Registry{rulesbag.Spec()}), bag.Parts()})
}

// complete returns the games that ship, and the one that a new game is copied from: it lacks nothing that they must
// have.
func complete() []Game {
	return append(All(), Game{minimal.Game(rules.Registry{rulesminimal.Spec()}), places.Parts{}})
}

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
		player := players.New().Find(game.ID())
		if player == nil {
			player = &players.Player{}
		}
		if game.Levels != player.Most() {
			t.Errorf("%s: the page has %d levels at most, the machine %d", game.ID(), game.Levels, player.Most())
		}
		for _, variant := range game.Spec.Variants {
			if got, want := game.LevelsOn(variant), len(player.On(variant)); got != want {
				t.Errorf("%s %s: the page offers %d levels, the machine has %d", game.ID(), variant, got, want)
			}
			if most := game.LevelsOn(variant); game.LevelOn(variant, game.Levels) != most ||
				game.LevelOn(variant, most) != most {
				t.Errorf("%s %s: level %d is not the nearest to %d", game.ID(), variant, most, game.Levels)
			}
		}
	}
}

// A first match is against the first level or the second, whatever the game.
func TestNewcomersMeetAnEasyLevel(t *testing.T) {
	for _, game := range All() {
		if usual := game.UsualLevel(); game.Levels > 0 && (usual < 1 || usual > 2) {
			t.Errorf("%s: a newcomer meets level %d", game.ID(), usual)
		}
	}
}

func TestCardsAndDemosAreRealGames(t *testing.T) {
	for _, game := range tested() {
		if _, err := game.Spec.Parse(rules.Setup{Variant: game.Spec.Variants[0]}, game.Card); err != nil {
			t.Errorf("card: %v", err)
		}
		for _, lang := range i18n.Langs() {
			ends := map[bool]int{}
			for _, section := range game.Words(lang).Rules() {
				for _, mark := range section.Marks {
					drawn(t, game.Game, game.Skin(game.Spec.Variants[0], false), mark.Glyph)
					if mark.Text == "" {
						t.Errorf("%s: %+v means nothing", section.Title, mark.Glyph)
					}
				}
				if section.Demo != nil {
					ends[checkDemo(t, game.Game, section)]++
				}
			}
			if ends[false] > 0 && ends[true] == 0 {
				t.Errorf("%s: no example shows how a game ends", game.ID())
			}
		}
	}
}

// checkDemo plays an example, and says whether it ends the game, or a round of it.
func checkDemo(t *testing.T, game *board.Game, section board.RuleSection) bool {
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
	if len(d.Captions) != len(d.Moves)+1 {
		t.Errorf("%s: %d captions for %d moves", section.Title, len(d.Captions), len(d.Moves))
	}
	return m.Result().Over() || len(m.RoundOutcomes()) > 0
}
