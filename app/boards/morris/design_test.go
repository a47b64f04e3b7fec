package morris

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/morris"
	"tablier/rules/morris/redrawn"
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
				if p.X < 60 || p.X > board.Size-60 || p.Y < 60 || p.Y > board.Size-60 {
					t.Errorf("%s: %s is at %d, %d", d.Text(), p.Name, p.X, p.Y)
				}
				for _, q := range points[:i] {
					wantApart(t, d.Text(), p, q)
				}
			}
		}
	}
	const text = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2"
	words := game.Words(i18n.English)
	if words.Variant(text) != "Untitled game" || words.Variant(text+"&n=The+ladder") != "The ladder" {
		t.Errorf("%q, %q", words.Variant(text), words.Variant(text+"&n=The+ladder"))
	}
}

// wantApart wants the touch targets of two points to be large enough for a finger, and not to overlap.
func wantApart(t *testing.T, text string, p, q board.Point) {
	t.Helper()
	if x, y, r := p.X-q.X, p.Y-q.Y, p.R+q.R; x*x+y*y < r*r || p.R < 24 {
		t.Errorf("%s: the targets of %s and %s, of %d and %d, are %d and %d apart", text, p.Name, q.Name, p.R, q.R, x, y)
	}
}

// Free points are as near each other as they may be in all directions, and a finger tells them still.
func TestNearestPoints(t *testing.T) {
	middle := morris.Place{X: 40, Y: 40}
	for x := range morris.MinDistance + 1 {
		for y := range morris.MinDistance + 1 {
			beside := morris.Place{X: middle.X + x, Y: middle.Y + y}
			if morris.TooNearOn(morris.Free, middle, beside) {
				continue
			}
			p := designPlan(&morris.Design{Grid: morris.Free, Places: []morris.Place{middle, beside}})
			point := func(i int) board.Point { return board.Point{X: p.spots[i].x, Y: p.spots[i].y, R: p.reach()} }
			wantApart(t, fmt.Sprint(beside), point(0), point(1))
		}
	}
}

// A line is drawn where one plays as it is in the room: round from one place of the ring to the next, in either
// direction and whether it is closed or not, and straight elsewhere.
func TestWaysOnTheRing(t *testing.T) {
	around := func(n int) morris.Place { return morris.Place{X: n % 8} }
	centre := morris.Place{Y: 1}
	for _, c := range []struct {
		places []morris.Place
		turns  string
	}{
		{[]morris.Place{around(0), around(1), around(2)}, "11"},
		{[]morris.Place{around(2), around(1), around(0), around(7)}, "000"},
		{[]morris.Place{around(0), around(2), around(4), around(0)}, "LLL"},
		{[]morris.Place{around(7), around(0), centre, around(6), around(7)}, "1LL1"},
	} {
		got, path := "", strings.NewReplacer("A", " A", "L", " L").Replace(Way(morris.Ring, c.places))
		for step := range strings.SplitSeq(path, " ") {
			switch {
			case strings.HasPrefix(step, "L"):
				got += "L"
			case step == "0", step == "1":
				got += step
			}
		}
		if want := strings.NewReplacer("1", "001", "0", "000").Replace(c.turns); got != want {
			t.Errorf("%v: %s, want %s", c.places, got, want)
		}
	}
	const text = "g=o&p=o0123456&l=103.206&c=1271.45&r=2psx2"
	d, err := morris.ReadDesign(text)
	if err != nil {
		t.Fatal(err)
	}
	game := morris.Compile(d.Board)
	played := drawn(game, designPlan(d), true).strokes()
	for _, line := range game.Lines() {
		var places []morris.Place
		for _, p := range line {
			places = append(places, d.Places[p])
		}
		if way := Way(d.Grid, places); !strings.Contains(played, way) {
			t.Errorf("%v is drawn as %s, but not where one plays: %s", places, way, played)
		}
	}
}

// The board shows which lines win: where somebody has drawn it those that only link are dashed, and those that win
// without being drawn are bands. The family is engraved, whatever its lines do.
func TestBoardShowsWhatWins(t *testing.T) {
	const text = "g=3&p=a1b1c1a2b2c2a3b3c3&l=012.345&c=036.147.258&w=048.678&r=3psx2"
	d, err := morris.ReadDesign(text)
	if err != nil {
		t.Fatal(err)
	}
	game := morris.Compile(d.Board)
	art := drawn(game, designPlan(d), true).Art()
	way := func(points ...int) string {
		var places []morris.Place
		for _, p := range points {
			places = append(places, d.Places[p])
		}
		return Way(d.Grid, places)
	}
	for _, part := range []string{
		Engraved(way(0, 1, 2) + way(3, 4, 5)), Dashed(way(0, 3, 6) + way(1, 4, 7) + way(2, 5, 8)),
		Band(way(0, 4, 8) + way(6, 7, 8)),
	} {
		if !strings.Contains(art, part) {
			t.Errorf("no %s in\n%s", part, art)
		}
	}
	if n := len(game.Lines()) - len(game.Paths()); n != 2 || len(game.Bands()) != 2 {
		t.Errorf("%d lines, %d bands", n, len(game.Bands()))
	}
	for _, b := range morris.Boards() {
		own := newSkin(morris.Compile(b), false).Art()
		if strings.Contains(own, "stroke-dasharray") || strings.Contains(own, "var(--band)") {
			t.Errorf("%s does not look as it did", b.ID)
		}
		if !strings.Contains(own, `class="coords"`) {
			t.Errorf("of %s small pictures have no names", b.ID)
		}
	}
}

// A ball covers none of the points beside its own, however near they are: not on a grid of nine, nor where free points
// are as near as they may be. Those of the family are as large as ever.
func TestBallsFit(t *testing.T) {
	const radius, hole = 50, 25
	sizes := map[string]float64{"": 1, smaller: .75, small: .55, smallest: .32}
	for _, c := range []struct {
		grid   string
		places []morris.Place
	}{
		{"3", []morris.Place{{}, {X: 1}}}, {"5", []morris.Place{{}, {X: 1}}}, {"6", []morris.Place{{}, {X: 1}}},
		{"7", []morris.Place{{}, {Y: 1}}}, {"8", []morris.Place{{}, {Y: 1}}}, {"9", []morris.Place{{}, {Y: 1}}},
		{morris.Ring, []morris.Place{{}, {X: 1}}},
		{morris.Free, []morris.Place{{X: 50, Y: 50}, {X: 56, Y: 58}}}, {morris.Free, []morris.Place{{}, {X: 10}}},
	} {
		p := designPlan(&morris.Design{Grid: c.grid, Places: c.places})
		if reached := radius*sizes[p.face()] + hole; reached > float64(p.nearest()) {
			t.Errorf("on %s, a ball %q reaches %v, the next point is at %d", c.grid, p.face(), reached, p.nearest())
		}
		if !strings.Contains(shapes, `id="tapatan-red`+p.face()+`"`) {
			t.Errorf("there is no ball %q", p.face())
		}
	}
	for _, board := range morris.Boards() {
		if face := planOf(board.ID, morris.Compile(board).Points()).face(); face != "" {
			t.Errorf("%s has balls %q", board.ID, face)
		}
	}
}

// Drawn by its text, a board of the family looks as it does, where it stands on a grid of three or on the ring.
func TestFamilyLooksTheSame(t *testing.T) {
	checked := 0
	for _, b := range morris.Boards() {
		d, err := morris.ReadDesign(redrawn.Texts()[b.ID])
		if err != nil {
			t.Fatal(b.ID, err)
		}
		if d.Grid != "3" && d.Grid != morris.Ring {
			continue // their spots are set by hand
		}
		checked++
		own, other := planOf(b.ID, strings.Fields(b.Points)), designPlan(d)
		if !slices.Equal(own.spots, other.spots) || own.arc != other.arc {
			t.Errorf("%s: %v, not %v", b.ID, other, own)
		}
	}
	if checked != 8 {
		t.Errorf("%d boards", checked)
	}
}
