package morris

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules/all"
)

// Where a position is set up, what is said is of points and balls, and says how many balls a side has.
func TestWordsOfAPosition(t *testing.T) {
	game := Game(all.Games())
	tooMany := board.Flaw{Fault: board.TooMany, Stock: "o", Count: 5, Most: 4}
	for lang, ball := range map[i18n.Lang]string{i18n.French: "boule", i18n.English: "ball"} {
		words := game.Arranging.Words(lang)
		how := words.(board.Guide).How(nil, board.Arranged{})
		if !strings.Contains(how, " point ") || !strings.Contains(how, ball) {
			t.Errorf("%q", how)
		}
		if _, more := words.Flaw(tooMany); !strings.Contains(more, "4") {
			t.Errorf("%q", more)
		}
	}
}
