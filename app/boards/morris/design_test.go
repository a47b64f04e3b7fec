package morris

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/morris"
	"tablier/rules/morris/sketches"
)

// A board that somebody has designed is drawn within the plate, from both sides, with points that a finger can tell,
// and is called by its title.
func TestDesignsAreDrawn(t *testing.T) {
	game := Game(all.Games())
	for i := range 200 {
		d := sketches.Random(rand.New(rand.NewPCG(uint64(i), 9)), 1_000_000)
		m, err := rules.NewMatch(game.Spec, rules.Setup{Variant: d.Text()}, "")
		if err != nil {
			t.Fatal(err)
		}
		for _, turned := range []bool{false, true} {
			points := game.Skin(d.Text(), turned).Points(m.View(0, rules.Nobody))
			if len(points) != len(d.Places) {
				t.Fatalf("%s has %d points", d.Text(), len(points))
			}
			for i, p := range points {
				if p.X < 60 || p.X > board.Size-60 || p.Y < 60 || p.Y > board.Size-60 || p.R < 20 {
					t.Errorf("%s: %s is at %d, %d, with a target of %d", d.Text(), p.Name, p.X, p.Y, p.R)
				}
				for _, q := range points[:i] {
					if x, y, r := p.X-q.X, p.Y-q.Y, p.R+q.R; x*x+y*y < r*r*9/10 {
						t.Errorf("%s: the targets of %s and %s meet", d.Text(), p.Name, q.Name)
					}
				}
			}
		}
	}
	const dense = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2"
	for variant, want := range map[string]string{"picaria-13": "tapatan-red", dense: "tapatan-red-6"} {
		if got := game.Skin(variant, false).Symbol(board.Glyph{}, 1); got != want ||
			!strings.Contains(game.Defs, `id="`+want+`"`) {
			t.Errorf("%s has balls %s, want %s", variant, got, want)
		}
	}
	const text = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2"
	words := game.Words(i18n.English)
	if words.Variant(text) != "Untitled game" || words.Variant(text+"&n=The+ladder") != "The ladder" {
		t.Errorf("%q, %q", words.Variant(text), words.Variant(text+"&n=The+ladder"))
	}
}

// Drawn on a grid of three, the boards of the family look as they do.
func TestFamilyLooksTheSame(t *testing.T) {
	const text = "g=3&p=a1b1c1a2b2c2a3b3c3&l=012.036.048.147.246.258.345.678&r=3psx2"
	d, err := morris.ReadDesign(text)
	if err != nil {
		t.Fatal(err)
	}
	own, other := planOf("tapatan", morris.Compile(morris.Boards()[0]).Points()), designPlan(d)
	for i, at := range own.spots {
		if other.spots[i] != at {
			t.Errorf("point %d is at %v, not at %v", i, other.spots[i], at)
		}
	}
}
