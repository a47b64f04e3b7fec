package morris

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tablier/rules/morris/redrawn"
)

// The reader refuses what nobody can have drawn, where it stands.
func TestUnsoundTexts(t *testing.T) {
	const good = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2"
	const inPlace = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2isx2&s=oo..rr"
	if _, err := ReadDesign(inPlace); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text, field string
		offset      int
	}{
		{strings.Replace(good, "l=012.345", "l=.012", 1), "l", 21},
		{strings.Replace(good, "l=012.345", "l=012..345", 1), "l", 25},
		{strings.Replace(good, "c=03.14.25", "c=03.14.", 1), "c", 37},
		{good + "&w=.", "w", len(good) + 3},
		{strings.Replace(inPlace, "s=oo..rr", "s=oox.rr", 1), "s", len(inPlace) - 6},
		{strings.Replace(good, "a2b2", "a2a1", 1), "p", 14},
		{strings.Replace(good, "b2c2", "b2d2", 1), "p", 16},
		{"g=o&p=o0128&l=012&r=2psx2", "p", 10},
		{"g=o&p=o0120&l=012&r=2psx2", "p", 10},
		{"g=f&p=00005050500a&l=012&r=2psx2", "p", 14},
		{good + "&n=a++b", "n", len(good) + 3},
		{good + "&a=+b", "a", len(good) + 3},
	} {
		_, err := ReadSketch(c.text)
		faults, ok := errors.AsType[Faults](err)
		if !ok || faults[0].Flaw != BadField || faults[0].Field != c.field || faults[0].Offset != c.offset {
			t.Errorf("%s: %v, want %s at %d", c.text, err, c.field, c.offset)
		}
	}
}

// A drawing with more points than a game has is read, for the person to take some away.
func TestManyPointsAreRead(t *testing.T) {
	s, err := ReadSketch("g=9&p=a1b1c1d1e1f1g1h1i1a2b2c2d2e2f2g2h2&l=012&r=2psx2")
	if err != nil || len(s.Places) != 17 {
		t.Fatal(err)
	}
	_, err = s.Design()
	if faults, ok := errors.AsType[Faults](err); !ok || len(faults) != 1 || faults[0].Flaw != ManyPoints {
		t.Errorf("%v", err)
	}
}

// A sketch that has not come by a text is held to the same.
func TestUnsoundSketches(t *testing.T) {
	for field, spoil := range map[string]func(s *Sketch){
		"g":  func(s *Sketch) { s.Grid = "10" },
		"p":  func(s *Sketch) { s.Places[2] = Place{X: 6, Y: 6} },
		"p2": func(s *Sketch) { s.Places[2] = s.Places[0] },
		"p3": func(s *Sketch) { s.Grid, s.Places[2] = Ring, Place{X: 8} },
		"p4": func(s *Sketch) { s.Grid, s.Places[2] = Free, Place{Y: 100} },
		"l":  func(s *Sketch) { s.Lines = append(s.Lines, []int{}) },
		"c":  func(s *Sketch) { s.Paths = append(s.Paths, []int{0, 9}) },
		"w":  func(s *Sketch) { s.Wins = append(s.Wins, []int{0, 1, -1}) },
		"i":  func(s *Sketch) { s.Barred = []int{9} },
		"f":  func(s *Sketch) { s.First = []int{-1} },
		"s":  func(s *Sketch) { s.Start = "oooxxxrrr" },
		"s2": func(s *Sketch) { s.Start = "o" },
		"r":  func(s *Sketch) { s.Motion = Fly + 1 },
		"n":  func(s *Sketch) { s.Title = "a  b" },
		"a":  func(s *Sketch) { s.Author = "\n" },
	} {
		s, err := ReadSketch(redrawn.Texts()["tapatan"])
		if err != nil {
			t.Fatal(err)
		}
		if len(s.Sound()) != 0 {
			t.Fatal(s.Sound())
		}
		spoil(s)
		if faults := s.Sound(); len(faults) == 0 || faults[0].Field != field[:1] {
			t.Errorf("%s: %v", field, faults)
		}
		if _, err := s.Design(); err == nil {
			t.Errorf("%s: it is a game", field)
		}
	}
}

// Free points that are too near each other are named.
func TestNearPointsAreNamed(t *testing.T) {
	_, err := ReadDesign("g=f&p=0099509999990000500099005006&l=012.345&r=2pfx2")
	faults, ok := errors.AsType[Faults](err)
	if !ok || faults[0].Flaw != TooNear || !slices.Equal(faults[0].Points, []string{"c2", "b1"}) {
		t.Errorf("%v", err)
	}
}
