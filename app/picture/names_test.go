package picture

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/games"
	"tablier/rules"
)

// A picture without the edges of the board leaves out names that it would cut, and one of the whole board has them.
func TestNamesAreWhole(t *testing.T) {
	list := games.Boards(games.All())
	game := list[slices.IndexFunc(list, func(g *board.Game) bool { return g.Spec.Written != nil })]
	for text, whole := range map[string]bool{
		"g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.45678.137.7ab.b95.521&r=3psx2&f=6": false,
		"g=f&p=5099255050507550000050009900&l=014.025.036.123.456&r=3pjx2":           false,
		"g=o&p=o01234567&l=105.206.307.408&c=123456781&r=3psx2":                      true,
	} {
		m, err := rules.NewMatch(game.Spec, rules.Setup{Variant: text}, "")
		if err != nil {
			t.Fatal(err)
		}
		scene := Scene(game, m)
		small, large := boardview.Small(scene), boardview.Markup(scene)
		if left := strings.Contains(small, " cropped") && strings.Contains(small, "fringe"); left == whole {
			t.Errorf("%s: in a small picture names are left out: %t", text, left)
		}
		if strings.Contains(large, " cropped") {
			t.Errorf("%s: a picture of the whole board has no names", text)
		}
	}
}
