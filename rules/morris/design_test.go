package morris

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/morris/redrawn"
)

// Each board of the family, drawn, is the same game: it has as many positions, as many of each kind, and as many ways.
// Its text opens for ever, and is the one that is written.
func TestFamilyDrawn(t *testing.T) {
	drawn := redrawn.Texts()
	for _, board := range Boards() {
		d, err := ReadDesign(drawn[board.ID])
		if err != nil {
			t.Errorf("%s: %v", board.ID, err)
			continue
		}
		if d.Text() != drawn[board.ID] || d.Board.ID != d.Text() {
			t.Errorf("%s is written as\n%s, not\n%s", board.ID, d.Text(), drawn[board.ID])
		}
		own, other := Compile(board), Compile(d.Board)
		if a, b := len(reachable(own)), len(reachable(other)); a != b {
			t.Errorf("%s has %d positions, drawn %d", board.ID, a, b)
		}
		for depth := range 7 {
			a, _ := rules.Perft(Position{own, own.Start()}, depth, nil)
			if b, _ := rules.Perft(Position{other, other.Start()}, depth, nil); a != b {
				t.Errorf("%s: perft %d = %d, drawn %d", board.ID, depth, a, b)
			}
		}
	}
}

// However a game is drawn, in whatever order and direction, it has one text.
func TestOneText(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for id, text := range redrawn.Texts() {
		for range 50 {
			s, err := ReadSketch(text)
			if err != nil {
				t.Fatal(id, err)
			}
			shuffle(rng, s)
			d, err := s.Design()
			if err != nil {
				t.Fatalf("%s: %v of %+v", id, err, s)
			}
			if d.Text() != text {
				t.Fatalf("%s drawn as %+v is\n%s, not\n%s", id, s, d.Text(), text)
			}
		}
	}
}

// shuffle draws a sketch anew: its points and lines in another order, lines from the other end, and long ones in two
// strokes.
func shuffle(rng *rand.Rand, s *Sketch) {
	at := rng.Perm(len(s.Places))
	to := inverse(at)
	places, start := slices.Clone(s.Places), []byte(s.Start)
	for i, from := range at {
		places[i] = s.Places[from]
		if s.Start != "" {
			start[i] = s.Start[from]
		}
	}
	s.Places, s.Start = places, string(start)
	for _, lines := range []*[][]int{&s.Lines, &s.Paths, &s.Wins} {
		var drawn [][]int
		for _, line := range moved(*lines, to) {
			if rng.IntN(2) == 0 {
				slices.Reverse(line)
			}
			if n := len(line); n > 3 && line[0] != line[n-1] { // two strokes, one over the other
				drawn = append(drawn, line[:n-1])
				line = line[1:]
			}
			drawn = append(drawn, line)
		}
		rng.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] })
		*lines = drawn
	}
	for _, points := range []*[]int{&s.Barred, &s.First} {
		for i, p := range *points {
			(*points)[i] = to[p]
		}
	}
}

// A text that is none is refused where it goes wrong, and a board that cannot be played with all its faults.
func TestRefusedTexts(t *testing.T) {
	const good = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2"
	if _, err := ReadDesign(good); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text   string
		want   string
		offset int
	}{
		{"", "unknown-field", 0},
		{"x=1", "unknown-field in x", 0},
		{good + "&g=3", "unknown-field in g", len(good) + 1},
		{"v=2&" + good, "unknown-field in v", 0},
		{strings.Replace(good, "g=3", "g=2", 1), "bad-field in g", 2},
		{strings.Replace(good, "g=3", "g=10", 1), "bad-field in g", 2},
		{strings.Replace(good, "a1b1", "a1d1", 1), "bad-field in p", 8},
		{strings.Replace(good, "a1b1", "a1a1", 1), "bad-field in p", 8},
		{strings.Replace(good, "c2&", "c&", 1), "bad-field in p", 16},
		{strings.Replace(good, "l=012", "l=01x", 1), "bad-field in l", 23},
		{strings.Replace(good, "03.14", "03.17", 1), "bad-field in c", 35},
		{strings.Replace(good, "2psx2", "2psx4", 1), "bad-field in r", 46},
		{strings.Replace(good, "2psx2", "2psx", 1), "bad-field in r", 46},
		{strings.Replace(good, "2psx2", "2isx2", 1), "bad-field in s", 47},
		{strings.Replace(good, "2psx2", "5psx2", 1), "pawn-count in Pawns", 0},
		{good + "&s=oo.rr.", "bad-field in s", len(good) + 3},
		{good + "&n=%4", "bad-field in n", len(good) + 3},
		{good + "&n=%FF", "bad-field in n", len(good) + 3},
		{good + "&n=a%0Ab", "bad-field in n", len(good) + 3},
		{good + "&n=" + strings.Repeat("a", 61), "bad-field in n", len(good) + 3},
		{good + "&n=" + strings.Repeat("%20", 99), "long-text", MaxText},
		{strings.Replace(good, "l=012.345", "l=012.34", 1), "short-line in Lines: a2 b2", 0},
		{strings.Replace(good, "l=012.345", "l=010", 1), "point-twice in Lines: a1 b1 a1; board: no-line in Lines", 0},
		{"g=3&p=a1b1c1&l=012&r=2psx2", "no-room in Points", 0},
		{"g=3&p=&l=&r=2psx2", "no-room in Points; board: no-line in Lines", 0},
	} {
		_, err := ReadDesign(c.text)
		faults, ok := errors.AsType[Faults](err)
		if !ok || !strings.HasPrefix(faults.Error(), "board: "+c.want) || faults[0].Offset != c.offset {
			t.Errorf("%s: %v, want %s at %d", c.text, err, c.want, c.offset)
			if ok {
				t.Logf("at %d", faults[0].Offset)
			}
		}
	}
}

// The title and the author's name come through as they are, whatever signs they have.
func TestNamesOfDesigns(t *testing.T) {
	s, err := ReadSketch(redrawn.Texts()["tapatan"])
	if err != nil {
		t.Fatal(err)
	}
	s.Title, s.Author = "La croix d’Agadir <b>&n=1", "Lina+é%20"
	d, err := s.Design()
	if err != nil {
		t.Fatal(err)
	}
	again, err := ReadDesign(d.Text())
	if err != nil || again.Title != s.Title || again.Author != s.Author {
		t.Errorf("%q by %q: %v", again.Title, again.Author, err)
	}
}

// A design is a variant: its text is the id, in any form, and a match has the one form of it.
func TestDesignsAreVariants(t *testing.T) {
	spec := Spec(Boards())
	const text = "p=b1a1c1a2b2c2&g=3&l=201.543&c=25.04.13&r=2psp3"
	m, err := rules.NewMatch(spec, rules.Setup{Variant: text}, "")
	if err != nil {
		t.Fatal(err)
	}
	const want = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psp3"
	if m.Setup().Variant != want || spec.DrawsAt(m.Position()) != 3 {
		t.Errorf("%s, drawn at the occurrence %d", m.Setup().Variant, spec.DrawsAt(m.Position()))
	}
	for _, move := range []rules.Move{"a1", "a2", "b1", "b2", "a1-a1"} {
		if err := m.Play(move); (err != nil) != (move == "a1-a1") {
			t.Errorf("%s: %v", move, err)
		}
	}
	again, err := rules.NewMatch(spec, rules.Setup{Variant: want}, m.Position().String())
	if err != nil || again.Position() != m.Position() {
		t.Errorf("%v: %v, want %v", err, again.Position(), m.Position())
	}
	for _, bad := range []string{"g=3&p=a1", "tapatan2"} {
		if _, err := rules.NewMatch(spec, rules.Setup{Variant: bad}, ""); err == nil {
			t.Errorf("%s is played", bad)
		}
	}
}

// FuzzDesign: whatever is read is written in one form, which is read as the same game.
func FuzzDesign(f *testing.F) {
	for _, text := range redrawn.Texts() {
		f.Add(text)
	}
	f.Add("g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2&n=%3Cb%3E&a=L+a")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := ReadDesign(text)
		if err != nil {
			if _, ok := errors.AsType[Faults](err); !ok {
				t.Fatalf("%T", err)
			}
			return
		}
		again, err := ReadDesign(d.Text())
		if err != nil || again.Text() != d.Text() || len(d.Text()) > MaxText {
			t.Fatalf("%s is read as %v: %v", d.Text(), again, err)
		}
		s, err := ReadSketch(text)
		if err != nil {
			t.Fatal(err)
		}
		wantSame(t, s, d)
	})
}

// wantSame compares the links, jumps and winning lines of a sketch, as it was drawn, with those of its design.
func wantSame(t *testing.T, s *Sketch, d *Design) {
	t.Helper()
	to := inverse(s.Order())
	list := names(s.Grid, d.Places)
	raw := strokes{lines: moved(s.Lines, to), paths: moved(s.Paths, to), wins: moved(s.Wins, to)}
	drawn, written := Compile(s.board(list, to, raw)), Compile(d.Board)
	for p := range drawn.links {
		if drawn.links[p] != written.links[p] {
			t.Fatalf("%s: links of %s are %b, not %b", d.Text(), list[p], written.links[p], drawn.links[p])
		}
		if !slices.Equal(jumps(drawn, p), jumps(written, p)) {
			t.Fatalf("%s: jumps from %s are %v, not %v", d.Text(), list[p], written.hops[p], drawn.hops[p])
		}
	}
	for side := range drawn.masks {
		a, b := slices.Sorted(slices.Values(drawn.masks[side])), slices.Sorted(slices.Values(written.masks[side]))
		if !slices.Equal(a, b) {
			t.Fatalf("%s: these win: %b, not %b", d.Text(), b, a)
		}
	}
	if drawn.start != written.start || drawn.barred != written.barred || drawn.closed != written.closed {
		t.Fatalf("%s: %+v, not %+v", d.Text(), written, drawn)
	}
}

// jumps returns the jumps from a point, each once, in order.
func jumps(g *Game, p int) (all []int) {
	for _, h := range g.hops[p] {
		all = append(all, h.over*MaxPoints+h.to)
	}
	slices.Sort(all)
	return slices.Compact(all)
}
