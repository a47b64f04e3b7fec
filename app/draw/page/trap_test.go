package page

import (
	"encoding/json"
	"html"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/i18n"
)

// A trap that the machine has found is shown as a small board, with what stands there, and how many moves lose; a game
// without one has no place for it that is seen.
func TestATrapIsShown(t *testing.T) {
	const square = "g=3&p=a1b1c1a2b2c2a3b3c3&l=012.345.678.036.147.258.048.246&r=3psx2"
	found := protocol.Trap{Position: "....o.... r o2r3", Move: "a1", Moves: 8}
	for lang, want := range map[i18n.Lang][]string{
		i18n.French: {"Un piège pour le second", "8 coups, un seul sauve : a1.",
			"Premier : b2, 2 à poser. Second : 3 à poser."},
		i18n.English: {"A trap for Second", "8 moves, only one saves: a1.",
			"First: b2, 2 to place. Second: 3 to place."},
	} {
		k := perform(lang)
		k.session.Enter(square)
		shown := app.HTMLString(trap{newFrame(k)}.draw(found))
		plain := strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(html.UnescapeString(shown))
		for _, text := range append(want, "<svg") {
			if !strings.Contains(plain, text) {
				t.Errorf("%q is not in %s", text, plain)
			}
		}
		for _, none := range []protocol.Trap{{}, {Position: "nowhere", Move: "a1", Moves: 8}} {
			if shown := app.HTMLString(trap{newFrame(k)}.draw(none)); !strings.Contains(shown, "hidden") {
				t.Errorf("%+v is shown: %s", none, shown)
			}
		}
	}
}

// The machine's trap comes whole through its answer, and an answer of a game without one has none.
func TestTrapInAnAnswer(t *testing.T) {
	for _, want := range []protocol.Trap{{}, {Position: "....o.... r o2r3", Move: "a1", Moves: 8}} {
		var got protocol.Surveyed
		line := protocol.Encode(nil, "1", protocol.Surveyed{Survey: protocol.Survey{Trap: want}})
		if err := json.Unmarshal(line, &got); err != nil || got.Survey.Trap != want {
			t.Errorf("%+v comes as %+v: %v", want, got.Survey.Trap, err)
		}
		if strings.Contains(string(line), "trap\"") != (want.Moves > 0) {
			t.Errorf("%s", line)
		}
	}
}
