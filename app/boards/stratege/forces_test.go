package stratege

import (
	"reflect"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/play"
	"tablier/rules"
)

// sitAt returns a table at which a match stands in a position.
func sitAt(t *testing.T, text string, seats [2]play.Seat) *sitting {
	t.Helper()
	match, err := rules.NewMatch(game().Spec, rules.Setup{}, text)
	if err != nil {
		t.Fatal(err)
	}
	table := play.New(game(), 6, 1)
	table.Open(match, seats, 0)
	return sittingAt(t, table)
}

// What the other side hides follows from what has been shown and lost, and tells nothing of which pawn is which.
func TestHiddenForces(t *testing.T) {
	at := func(text string) app.UI { return below(open(sitAt(t, text, alone)).page) }
	wantIn(t, "in the middle of a game", app.HTMLString(at(middle)), true,
		"Forces de Vert encore cachées", "10 pions sur 12", "force 1 : 3", "force 2 : 2", "force 4 : 1", "force 6 : 0",
		"#stratege-g6")
	swapped := strings.Replace(middle, "g1(1)g3(3)w6!", "g3(1)g1(3)w6!", 1)
	if swapped == middle || !reflect.DeepEqual(at(swapped), at(middle)) {
		t.Errorf("two pawns that are hidden have changed places, and the page shows it: %+v", at(swapped))
	}
	wantIn(t, "while one sets up", app.HTMLString(at(start)), true, `class="arrange"`)
}

// Who looks on, and who has handed the screen over, is told nothing of either side; at the end all see what has gone.
func TestForcesOfNobodyAndOfAll(t *testing.T) {
	s := sitAt(t, middle, together)
	p := open(s)
	wantIn(t, "handed over", app.HTMLString(below(p.page)), false, "force 1", "pion")
	s.Resign(0)
	wantIn(t, "at the end", app.HTMLString(below(p.page)), true, "Pions perdus", "Blanc 5, Vert 6",
		"force 4 : Blanc 1, Vert 2")
}

// What the chosen pawn may do is said and drawn apart: where it can go, and whom it can attack.
func TestChoicesAreTrue(t *testing.T) {
	for _, c := range []struct {
		position, point, french, english string
		steps, inked, attacks            int
	}{
		{middle, "c8", "c8 peut aller en b8 ou en d8, ou attaquer c9, de force inconnue.", "", 2, 0, 1},
		{late, "d5", "", "d5 may go to c5 or e5.", 2, 2, 0},
	} {
		s := sitAt(t, c.position, alone)
		s.touch(s.point(c.point))
		for lang, want := range map[i18n.Lang]string{i18n.French: c.french, i18n.English: c.english} {
			v := voice(s)
			v.Words = game().Words(lang)
			if _, said := s.own.Say(v); want != "" && said != want {
				t.Errorf("%s: %q, want %q", c.point, said, want)
			}
		}
		scene := s.Scene(voice(s))
		if n := len(scene.Ring(board.TargetRings).Points); n != c.steps {
			t.Errorf("%s: %d discs", c.point, n)
		}
		if n := len(scene.Ring(inkedRings).Points); n != c.inked {
			t.Errorf("%s: %d discs on black points", c.point, n)
		}
		if n := strings.Count(scene.Top, `class="aim"`); n != c.attacks || len(scene.Ring(board.AttackRings).Points) > 0 {
			t.Errorf("%s: %d outlines", c.point, n)
		}
	}
}
