package draw_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/draw"
	"tablier/rules/morris"
	"tablier/rules/morris/redrawn"
)

// square draws three by three points, and the lines along files and ranks.
func square(s *stage) {
	s.Begin(draw.OnGrid())
	for _, line := range []string{"a1 c1", "a2 c2", "a3 c3", "a1 a3", "b1 b3", "c1 c3"} {
		s.line(draw.Line, strings.Fields(line)...)
	}
}

// diagonals draws both of them.
func diagonals(s *stage) {
	s.line(draw.Line, "a1", "c3")
	s.line(draw.Line, "c1", "a3")
}

// wheel draws a ring with its diameters.
func wheel(s *stage) {
	s.Begin(draw.OnRing())
	around := func(k int) morris.Place { return morris.Place{X: k % 8} }
	s.SetStroke(draw.Path)
	for k := range 9 {
		s.Touch(around(k))
	}
	s.SetStroke(draw.Line)
	for k := range 4 {
		s.Drag(around(k), around(k+4))
	}
}

// Each board of the family that is drawn by hand has the text that it has as data.
func TestFamilyIsDrawn(t *testing.T) {
	draws := map[string]func(s *stage){
		"tapatan":    func(s *stage) { square(s); diagonals(s) },
		"achi":       func(s *stage) { square(s); diagonals(s); s.Rule().SetPawns(4); s.Rule().SetPasses(true) },
		"neuf-trous": func(s *stage) { square(s); s.Rule().SetMotion(morris.Fly) },
		"pendus":     func(s *stage) { square(s); diagonals(s); s.Rule().SetMotion(morris.Fly) },
		"tant-fant":  func(s *stage) { square(s); diagonals(s); s.Rule().SetInPlace(true) },
		"shisima": func(s *stage) {
			wheel(s)
			s.Rule().SetInPlace(true)
			ring := func(k int) morris.Place { return morris.Place{X: k} }
			for pawn, stands := range strings.Split(s.Sketch().Start, "") { // each where it belongs
				want := ".ooo.rrr."
				if stands == want[pawn:pawn+1] {
					continue
				}
				for other := pawn + 1; other < 9; other++ {
					now := s.Sketch().Start
					if now[pawn] != want[pawn] && now[other] == want[pawn] && now[other] != want[other] {
						from := morris.Place{Y: 1}
						if pawn > 0 {
							from = ring(pawn - 1)
						}
						s.Touch(from)
						s.Touch(ring(other - 1))
					}
				}
			}
		},
		"rota": wheel,
		"tsoro": func(s *stage) {
			s.Begin(draw.Empty(morris.Free))
			p := []morris.Place{{X: 50, Y: 99}, {X: 25, Y: 50}, {X: 50, Y: 50}, {X: 75, Y: 50}, {}, {X: 50}, {X: 99}}
			for _, place := range p {
				s.Touch(place)
			}
			s.SetStroke(draw.Line)
			for _, line := range [][2]int{{0, 4}, {0, 5}, {0, 6}, {1, 3}, {4, 6}} {
				s.Drag(p[line[0]], p[line[1]])
			}
			s.Rule().SetMotion(morris.Jump)
		},
		"picaria": func(s *stage) {
			square(s)
			diagonals(s)
			s.SetSymmetry(draw.Quarters)
			s.line(draw.Path, "b1", "c2")
		},
		"picaria-13": func(s *stage) {
			s.Begin(draw.Empty("5"))
			s.SetSymmetry(draw.Quarters)
			s.touches("a1", "c1", "b2", "c3")
			s.line(draw.Line, "a1", "e1")
			s.line(draw.Line, "a1", "e5")
			s.line(draw.Line, "c1", "e3")
			s.SetSymmetry(draw.NoSymmetry)
			s.line(draw.Line, "a3", "e3")
			s.line(draw.Line, "c1", "c5")
			s.Rule().SetClosed([]int{s.Centre()}, true)
		},
	}
	texts := redrawn.Texts()
	for name, do := range draws {
		s := perform(t)
		do(s)
		if got := s.Link(false); got != texts[name] {
			t.Errorf("%s is\n%s, want\n%s; faults %+v", name, got, texts[name], s.Faults())
		}
	}
	if len(texts) != len(draws) {
		t.Errorf("%d boards, %d drawn", len(texts), len(draws))
	}
}

// The same boards are written as tables: points by their places, strokes by the names of their points.
func TestFamilyIsWritten(t *testing.T) {
	for name, text := range redrawn.Texts() {
		want, err := morris.ReadSketch(text)
		if err != nil {
			t.Fatal(err)
		}
		s := perform(t)
		s.Begin(draw.Empty(want.Grid))
		for i, p := range want.Places {
			s.Table().AddNext()
			s.Table().SetPlace(i, p)
		}
		names := s.Names()
		for kind, lines := range [][][]int{want.Lines, want.Paths, want.Wins} {
			for _, line := range lines {
				var words []string
				for _, p := range line {
					words = append(words, names[p])
				}
				s.Table().SetStrokeOf(draw.Stroke(kind), 1000, words)
			}
		}
		s.Rule().SetPawns(want.Pawns)
		s.Rule().SetMotion(want.Motion)
		s.Rule().SetPasses(want.Passes)
		s.Rule().SetClosed(want.Barred, true)
		if want.Start != "" {
			s.Rule().SetInPlace(true)
			for i := range want.Start {
				j := strings.IndexByte(s.Sketch().Start[i:], want.Start[i]) + i
				if j != i {
					s.Drag(want.Places[i], want.Places[j])
				}
			}
		}
		if got := s.Link(false); got != text {
			t.Errorf("%s is\n%s, want\n%s", name, got, text)
		}
	}
}

// A line of two has a fault at its place; each remedy mends it, for one line or for all.
func TestFaultsAreMended(t *testing.T) {
	ready := func() *stage {
		s := perform(t)
		s.SetSymmetry(draw.Quarters)
		s.touches("d1", "d2")
		s.touches("d4")
		s.SetSymmetry(draw.NoSymmetry)
		s.line(draw.Line, "d1", "d7")
		s.line(draw.Line, "a4", "g4")
		s.SetSymmetry(draw.Quarters)
		s.line(draw.Line, "d2", "f4")
		return s
	}
	s := ready()
	faults := s.Faults()
	if s.State() != draw.Faulty || len(faults) != 4 || faults[0].Flaw != morris.ShortLine ||
		!slices.Equal(faults[0].Remedies, []draw.Remedy{draw.AddMiddle, draw.MakePath, draw.DropStroke}) {
		t.Fatalf("state %d, %+v", s.State(), faults)
	}
	s.Take(morris.ShortLine, draw.AddMiddle, 0)
	if len(s.Faults()) != 3 || len(s.Sketch().Places) != 10 {
		t.Errorf("one middle: %+v", s.Faults())
	}
	s.Take(morris.ShortLine, draw.AddMiddle, -1)
	if s.Design() == nil || len(s.Sketch().Places) != 13 || s.Ways() != 10 {
		t.Errorf("middles: %+v", s.Faults())
	}
	s.Rule().SetClosed([]int{s.Centre()}, false)
	const want = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.45678.137.7ab.b95.521&r=3psx2&f=6"
	if reads, err := morris.ReadDesign(want); err != nil || s.Link(true) != reads.Board.ID {
		t.Errorf("the cross is %s, want %s: %v", s.Link(true), want, err)
	}
	for _, r := range []draw.Remedy{draw.MakePath, draw.DropStroke} {
		s = ready()
		s.Take(morris.ShortLine, r, -1)
		if len(s.Faults()) != 0 {
			t.Errorf("remedy %d: %+v", r, s.Faults())
		}
	}
	s.SetTool(draw.Pointer)
	s.SetSymmetry(draw.NoSymmetry)
	s.touches("a1")
	if f := s.Faults(); len(f) != 1 || f[0].Flaw != morris.Unlinked || s.Names()[f[0].Points[0]] != "a1" {
		t.Fatalf("a point alone: %+v", f)
	}
	s.Take(morris.Unlinked, draw.DropPoint, -1)
	if len(s.Faults()) != 0 {
		t.Errorf("the point is there still: %+v", s.Faults())
	}
}

// Everything can be undone and done again, and a visit later the drawing is there, with its faults.
func TestNothingIsLost(t *testing.T) {
	s := perform(t)
	square(s)
	diagonals(s)
	s.Rule().SetTitle("  Ma <b>grille</b>\u0007\n d’or  ")
	s.SetTool(draw.Eraser)
	s.touches("b2")
	s.line(draw.Line, "a1", "a3")
	faulty, count := s.text, 0
	for ; s.CanUndo(); count++ {
		s.Undo()
	}
	if len(s.Sketch().Places) != 0 || count < 10 {
		t.Errorf("after %d undone: %+v", count, s.Sketch())
	}
	for s.CanRedo() {
		s.Redo()
	}
	if s.text != faulty || s.Sketch().Title != "Ma <b>grille</b> d’or" {
		t.Errorf("done again: %s, title %q", s.text, s.Sketch().Title)
	}
	places := len(s.Sketch().Places)
	s.open("")
	if len(s.Sketch().Places) != places || s.State() != draw.Faulty {
		t.Errorf("after a reload: %+v", s.Sketch())
	}
	s.full = true
	s.Rule().SetTitle("")
	if s.Notice() != draw.NotKept {
		t.Errorf("without room: %q", s.Notice())
	}
	for _, bad := range []string{"{", `{"version":1,"sketch":{"Grid":"7","Lines":[[0,99]],"Pawns":3}}`} {
		s.text = bad
		before := s.aside
		if s.open(""); s.aside != before+1 || s.State() != draw.Blank {
			t.Errorf("%s is not set aside", bad)
		}
	}
}

// What comes by a link is shown, changes nothing of one's own, and becomes one's own by a copy, which can be undone.
func TestReceived(t *testing.T) {
	s := perform(t)
	square(s)
	own := s.text
	s.open(redrawn.Texts()["rota"] + "&n=La+roue&a=Lina")
	if !s.Received() || s.Sketch().Author != "Lina" || s.text != own || s.Design() == nil {
		t.Fatalf("received: %+v", s.Sketch())
	}
	s.Rule().SetPawns(4)
	s.SetTool(draw.Eraser)
	s.Touch(morris.Place{X: 1})
	if s.Sketch().Pawns != 3 || len(s.Sketch().Places) != 9 || s.CanUndo() {
		t.Error("what has come has been changed")
	}
	s.Copy()
	s.Rule().SetPawns(4)
	if s.Received() || s.Sketch().Pawns != 4 || s.text == own {
		t.Error("the copy cannot be changed")
	}
	s.Undo()
	s.Undo()
	if s.text != own {
		t.Errorf("one's own has not come back: %s", s.text)
	}
	s.open("g=7&p=zz")
	if s.Received() || s.Notice() != draw.Unreadable || s.text != own {
		t.Errorf("nonsense: %q", s.Notice())
	}
}

// A link has at most 300 characters; the title is cut first, then the name.
func TestNamesAreCut(t *testing.T) {
	s := perform(t)
	square(s)
	diagonals(s)
	s.Rule().SetTitle(strings.Repeat("é", 60))
	s.Rule().SetAuthor(strings.Repeat("ü", 20))
	text := s.Link(true)
	read, err := morris.ReadDesign(text)
	if err != nil || len(text) > morris.MaxText || read.Author != strings.Repeat("ü", 20) || read.Title == "" ||
		len(read.Title) >= 120 || s.Sketch().Title != strings.Repeat("é", 60) {
		t.Errorf("%d characters: %s, %v", len(text), text, err)
	}
	if s.Link(false) != redrawn.Texts()["tapatan"] {
		t.Errorf("without names: %s", s.Link(false))
	}
}

// Points do not come where there is no room, and another grid takes them along or leaves them.
func TestPlaces(t *testing.T) {
	s := perform(t)
	s.Begin(draw.OnGrid())
	s.SetGrid("7")
	if names := s.Names(); names[0] != "a1" || names[4] != "d4" || names[8] != "g7" {
		t.Errorf("on a larger grid: %v", names)
	}
	s.SetGrid(morris.Free)
	s.SetTool(draw.Pointer)
	if s.Touch(morris.Place{X: 3, Y: 2}); s.Notice() != draw.TooNear {
		t.Errorf("beside a point: %q", s.Notice())
	}
	s.SetTool(draw.Mover)
	s.Drag(morris.Place{}, morris.Place{X: 20, Y: 10})
	if s.At(morris.Place{X: 20, Y: 10}) != 0 {
		t.Errorf("moved: %v", s.Sketch().Places)
	}
	s.SetGrid("3")
	if s.SetGrid(morris.Ring); s.Sketch().Grid != morris.Ring || len(s.Sketch().Places) != 9 {
		t.Errorf("on the ring: %+v", s.Sketch())
	}
	s.Begin(draw.Empty("4"))
	s.SetSymmetry(draw.NoSymmetry)
	for _, p := range draw.Snaps("4") {
		s.Touch(p)
	}
	s.SetGrid("5")
	s.SetTool(draw.Pointer)
	s.Touch(morris.Place{X: 2, Y: 2})
	if len(s.Sketch().Places) != morris.MaxPoints || s.Notice() != draw.Full {
		t.Errorf("%d points, %q", len(s.Sketch().Places), s.Notice())
	}
	if s.SetGrid("3"); s.Notice() != draw.Collide || s.Sketch().Grid != "5" {
		t.Errorf("on a small grid: %q", s.Notice())
	}
}

// A drawing begins with any of the boards of the family.
func TestKnownBoards(t *testing.T) {
	texts := redrawn.Texts()
	for _, variant := range spec.Variants {
		k, ok := draw.Known(variant)
		s := perform(t)
		s.Begin(k)
		if !ok || s.Link(true) != texts[variant] {
			t.Errorf("%s begins with %s", variant, s.Link(true))
		}
	}
	if _, ok := draw.Known("nowhere"); ok {
		t.Error("a board that is not there")
	}
}
