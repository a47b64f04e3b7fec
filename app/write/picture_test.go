//go:build !js

package write

import (
	"slices"
	"strconv"
	"testing"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/all"
)

// The pictures of exercises have all moves and all replies of their position, with the values that the solution finds.
func TestPicturesAreTrue(t *testing.T) {
	native.Need(t)
	list, err := All(i18n.French)
	if err != nil {
		t.Fatal(err)
	}
	drawn := 0
	for _, e := range list {
		if e.Picture == nil {
			continue
		}
		drawn++
		game, err := all.Games().Find(e.Game)
		if err != nil {
			t.Fatal(err)
		}
		match, err := rules.NewMatch(game, rules.Setup{Variant: e.Variant}, e.Picture.Position)
		if err != nil {
			t.Fatal(err)
		}
		root := match.Position()
		var found []Branch
		for _, move := range root.Moves() {
			after, _ := root.Play(move)
			b := Branch{Move: string(move)}
			for _, reply := range after.Moves() {
				leaf, _ := after.Play(reply)
				b.Leaves = append(b.Leaves, worth(t, e.Solution, leaf.String()))
			}
			found = append(found, b)
		}
		if !slices.EqualFunc(found, e.Picture.Branches, func(a, b Branch) bool {
			return a.Move == b.Move && slices.Equal(a.Leaves, b.Leaves)
		}) {
			t.Errorf("%s: the picture has %+v, it is %+v", e.ID, e.Picture.Branches, found)
		}
	}
	if drawn != 2 {
		t.Errorf("%d pictures", drawn)
	}
}

// worth is what the function evalue of a program says of a position.
func worth(t *testing.T, program, position string) int {
	t.Helper()
	host := python.NewHost(all.Games(), players.New(), false)
	player, err := native.Start(program, host, native.Usual())
	if err != nil {
		t.Fatal(err)
	}
	defer player.Close()
	results, err := player.Test(`from essais import Rate, essai, fonction
from tablier import lire


@essai("", "")
def _():
    raise Rate("", "", str(fonction("evalue")(lire("`+position+`"))))
`, 1)
	if err != nil || len(results) != 1 {
		t.Fatal(err, results)
	}
	n, err := strconv.Atoi(results[0].Received)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
