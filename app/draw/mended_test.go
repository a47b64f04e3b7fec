package draw_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"tablier/app/draw"
	"tablier/rules/morris"
)

// All points that are linked to nothing go at once, and no others.
func TestPointsAloneGo(t *testing.T) {
	s := perform(t)
	s.touches("a7", "b6", "g7")
	s.line(draw.Line, "a1", "d1", "g1")
	s.line(draw.Line, "a4", "d4", "g4")
	s.line(draw.Path, "a1", "a4")
	s.SetTool(draw.Pointer)
	s.touches("c6")
	s.Take(morris.Unlinked, draw.DropPoint, -1)
	if names := s.Names(); !slices.Equal(names, []string{"a1", "d1", "g1", "a4", "d4", "g4"}) || s.Design() == nil {
		t.Errorf("left: %v, %+v", names, s.Faults())
	}
}

// A remedy is for the faults that are left once the stroke in the making is drawn: it may make a line longer.
func TestRemedyAfterStroke(t *testing.T) {
	s := perform(t)
	s.line(draw.Line, "a1", "d1")
	s.line(draw.Line, "a4", "d4")
	s.SetStroke(draw.Line)
	s.touches("d1", "g1")
	s.Take(morris.ShortLine, draw.DropStroke, -1)
	if lines := s.Sketch().Lines; len(lines) != 1 || len(lines[0]) != 3 {
		t.Errorf("lines left: %v of %v", lines, s.Names())
	}
}

// What is picked on the plate is let go where tables change the drawing.
func TestTablesLetGo(t *testing.T) {
	s := perform(t)
	s.SetStroke(draw.Line)
	s.touches("a1", "b1", "c1")
	s.Table().RemoveOne(2)
	for _, p := range s.Picked() {
		if p >= len(s.Sketch().Places) {
			t.Errorf("picked %v of %d points", s.Picked(), len(s.Sketch().Places))
		}
	}
	s.Escape()
	if len(s.Sketch().Places) != 2 {
		t.Errorf("%v", s.Names())
	}
}

// What a session keeps is there at the next visit, also a copy of a drawing with faults; what no session has made is
// set aside, and the page is empty.
func TestKeptDrawings(t *testing.T) {
	for _, text := range []string{
		"g=3&p=a1b1c1a2b2c2&l=01&r=9psx2", "g=9&p=a1b1c1d1e1f1g1h1i1a2b2c2d2e2f2g2h2&l=012&r=2psx2",
		"g=f&p=000001019999&l=012&r=2psx2",
	} {
		s := perform(t)
		s.open(text)
		s.Copy()
		places := len(s.Sketch().Places)
		if s.open(""); s.aside != 0 || len(s.Sketch().Places) != places || s.State() != draw.Faulty {
			t.Errorf("%s: %d points, set aside %d times", text, len(s.Sketch().Places), s.aside)
		}
	}
	for name, spoil := range map[string]func(k *morris.Sketch){
		"ring":   func(k *morris.Sketch) { k.Grid, k.Places[0] = morris.Ring, morris.Place{X: 8} },
		"twice":  func(k *morris.Sketch) { k.Places[0] = k.Places[1] },
		"empty":  func(k *morris.Sketch) { k.Lines = append(k.Lines, []int{}) },
		"title":  func(k *morris.Sketch) { k.Title = "\x00" },
		"beside": func(k *morris.Sketch) { k.Grid = "4"; k.Places[0] = morris.Place{X: 9} },
	} {
		s := perform(t)
		square(s)
		var kept struct {
			Version int           `json:"version"`
			Sketch  morris.Sketch `json:"sketch"`
		}
		if err := json.Unmarshal([]byte(s.text), &kept); err != nil {
			t.Fatal(err)
		}
		spoil(&kept.Sketch)
		text, _ := json.Marshal(kept)
		s.text = string(text)
		if s.open(""); s.aside != 1 || s.State() != draw.Blank {
			t.Errorf("%s is not set aside", name)
		}
	}
	s := perform(t)
	square(s)
	s.text = strings.Replace(s.text, `"version":1`, `"version":2`, 1)
	if s.open(""); s.aside != 1 {
		t.Error("a later version is read as this one")
	}
}

// A finger that is not quite still touches: free points are placed and erased by it.
func TestUnsteadyTouch(t *testing.T) {
	s := perform(t)
	s.Begin(draw.Empty(morris.Free))
	from, to := morris.Place{X: 40, Y: 40}, morris.Place{X: 42, Y: 39}
	if s.Drag(from, to); s.At(from) != 0 {
		t.Errorf("placed: %v", s.Sketch().Places)
	}
	s.SetTool(draw.Eraser)
	if s.Drag(from, to); len(s.Sketch().Places) != 0 {
		t.Errorf("erased: %v", s.Sketch().Places)
	}
}

// A point on the axis of a symmetry is moved to where it is led, and those beside it on both sides.
func TestMovedOnAxis(t *testing.T) {
	for _, symmetry := range []draw.Symmetry{draw.Mirror, draw.Quarters} {
		s := perform(t)
		s.touches("d4")
		s.SetSymmetry(symmetry)
		s.SetTool(draw.Mover)
		if s.Drag(at("d4"), at("e4")); !slices.Equal(s.Names(), []string{"e4"}) {
			t.Errorf("symmetry %d: %v", symmetry, s.Names())
		}
	}
	s := perform(t)
	s.SetSymmetry(draw.Mirror)
	s.touches("c4")
	s.SetTool(draw.Mover)
	if s.Drag(at("c4"), at("b5")); s.At(at("b5")) < 0 || s.At(at("f5")) < 0 || len(s.Names()) != 2 {
		t.Errorf("beside the axis: %v", s.Names())
	}
}

// A grid whose places all have points is another matter than sixteen points.
func TestNoPlaceLeft(t *testing.T) {
	s := perform(t)
	s.Begin(draw.OnGrid())
	if s.Table().AddNext(); s.Notice() != draw.NoPlace {
		t.Errorf("nine points: %q", s.Notice())
	}
	s.Begin(draw.Empty("5"))
	for range morris.MaxPoints {
		s.Table().AddNext()
	}
	if s.Table().AddNext(); s.Notice() != draw.Full {
		t.Errorf("sixteen points: %q", s.Notice())
	}
}

// Pawns that are in place stand at both ends of the board: above and below, where points are free; on a ring on both
// sides of its top, with nobody in the middle.
func TestPawnsAtBothEnds(t *testing.T) {
	for variant, want := range map[string]string{"tsoro": "ooo.rrr", "rota": ".ooo..rrr", "tapatan": "ooo...rrr"} {
		k, _ := draw.Known(variant)
		s := perform(t)
		s.Begin(k)
		s.Rule().SetInPlace(true)
		if got := s.Sketch().Start; got != want {
			t.Errorf("%s: %s, want %s", variant, got, want)
		}
	}
}

// What was wrong with a link is not said of the next visit.
func TestNoticeGoes(t *testing.T) {
	s := perform(t)
	s.Enter("g=7&p=zz")
	if s.Enter(""); s.Notice() != draw.NoNotice {
		t.Errorf("%q", s.Notice())
	}
}

// Faults of points name them, and a touch mends them: a point goes, the pawns are as many as usual, and stand at both
// ends.
func TestFaultsOfTheBoard(t *testing.T) {
	s := perform(t)
	s.open("g=f&p=0099509999990000500099005006&l=012.345&c=03.14.25&r=2psx2")
	s.Copy()
	f := s.Faults()
	if len(f) != 1 || f[0].Flaw != morris.TooNear || len(f[0].Points) != 2 {
		t.Fatalf("%+v", f)
	}
	if s.Take(morris.TooNear, draw.DropPoint, -1); s.Design() == nil {
		t.Errorf("one point less: %+v", s.Faults())
	}
	s.open("g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=7psx2")
	s.Copy()
	if s.Take(morris.PawnCount, draw.UsualPawns, -1); s.Design() == nil || s.Sketch().Pawns != 3 {
		t.Errorf("%d pawns: %+v", s.Sketch().Pawns, s.Faults())
	}
	s.open("g=3&p=a1b1c1a2b2c2a3b3c3&l=012.345.678&c=03.14.25&r=3isx2&s=orororr.o")
	s.Copy()
	s.Take(morris.StartCount, draw.UsualStart, -1)
	if s.Design() == nil || s.Sketch().Start != "ooo...rrr" {
		t.Errorf("%s: %+v", s.Sketch().Start, s.Faults())
	}
}

// Places that the grid does not have are none: not for a touch, after the grid has become a smaller one, and not in the
// table.
func TestPlacesOffTheGrid(t *testing.T) {
	s := perform(t)
	s.Begin(draw.OnGrid())
	s.SetTool(draw.Pointer)
	s.Touch(at("g7"))
	s.SetTool(draw.Mover)
	s.Drag(at("a1"), at("g7"))
	if faults := s.Sketch().Sound(); len(faults) > 0 || len(s.Sketch().Places) != 9 {
		t.Errorf("%v", s.Sketch().Places)
	}
	s.SetGrid(morris.Free)
	for _, p := range []morris.Place{{X: -1}, {Y: 100}, {X: 500, Y: 500}} {
		if s.Table().SetPlace(0, p); s.Notice() != draw.BadWords || len(s.Sketch().Sound()) > 0 {
			t.Errorf("%v: %q", p, s.Notice())
		}
	}
}
