package dispose

import (
	"testing"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/rules"
)

// The usual position of each game and variant is one that the rules know, in which somebody is to move, and clearing
// takes everything away; both are steps that can be undone.
func TestUsualPositions(t *testing.T) {
	for _, game := range games.Boards(games.All()) {
		for _, variant := range game.Spec.Variants {
			setup := rules.Setup{Variant: variant}
			start, err := game.Spec.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			s := Begin(game, setup, start)
			s.Clear()
			cleared := s.Text()
			if len(s.Now().On) > 0 {
				t.Errorf("%s %s: cleared, there lies %v", game.ID(), variant, s.Now().On)
			}
			s.Usual()
			if p := s.Position(); p == nil || p.Outcome().Over() {
				t.Errorf("%s %s: the usual position is %q, with the flaws %v", game.ID(), variant, s.Text(), s.Flaws())
			}
			if s.CanUndo() {
				s.Undo()
			}
			if game.Arranged != "" && s.Text() != cleared {
				t.Errorf("%s %s: the step before is %q", game.ID(), variant, s.Text())
			}
		}
	}
}

// Le Stratège begins with all its pawns: those of nobody have been lost.
func TestUsualPositionHasAllPawns(t *testing.T) {
	s := begin(t, "stratege")
	s.Usual()
	if n := len(s.Now().On); n != 36 || s.Flaws() != nil {
		t.Errorf("%d pawns stand there, with the flaws %v", n, s.Flaws())
	}
}

// A domino is chosen, laid, turned by another touch, moved by one of an empty cell, taken in hand again and taken back;
// who holds none turns none.
func TestPieceInHand(t *testing.T) {
	s := begin(t, "domino")
	want(t, s, "N=5", true)
	if s.TurnPiece() || s.InHand() != "" {
		t.Error("what is in hand lies nowhere")
	}
	s.Choose("36")
	s.Touch("2,0")
	want(t, s, "N=5 36@2,0>3,0", true)
	s.Touch("3,0")
	want(t, s, "N=5 36@2,0>2,1", true)
	s.Touch("0,1")
	want(t, s, "N=5 36@0,1>1,1", true)
	s.Choose("45")
	s.Touch("2,0")
	want(t, s, "N=5 36@0,1>1,1 45@2,0>3,0", true)
	s.Touch("1,1") // takes the other in hand, and changes nothing
	if s.InHand() != "36" {
		t.Errorf("in hand is %q", s.InHand())
	}
	want(t, s, "N=5 36@0,1>1,1 45@2,0>3,0", true)
	s.Move("3,0", "-2,0")
	want(t, s, "N=5 36@0,1>1,1 45@-3,0>-2,0", false) // it touches nothing
	if flaw := s.Flaws()[0]; flaw.Fault != "no-touch" || len(flaw.Points) != 2 {
		t.Errorf("the flaw is %v", flaw)
	}
	s.Undo()
	s.Choose("36")
	s.TakeBack()
	want(t, s, "N=5 45@2,0>3,0", true)
	s.Choose(Eraser)
	s.Touch("3,0")
	want(t, s, "N=5", true)
	s.Undo()
	s.Undo()
	s.Redo()
	want(t, s, "N=5 45@2,0>3,0", true)
}

// Where there is no room nothing is laid, and that is told where it was tried.
func TestNoRoom(t *testing.T) {
	s := begin(t, "domino")
	s.Touch("0,0") // the double zero lies there for ever
	if r := s.Refused(); r.Point != "0,0" || r.Stock == "" || r.Most != 0 || s.CanUndo() {
		t.Errorf("the refusal is %+v", r)
	}
	s.Remove("0,0")
	s.Move("0,0", "0,1")
	want(t, s, "N=5", true)
}

// Two digits choose a domino, in either order; another key begins again.
func TestKeysOfTwoSigns(t *testing.T) {
	s := begin(t, "domino")
	for _, c := range []struct{ keys, chosen string }{
		{"36", "36"}, {"63", "36"}, {"555", "55"}, {"1", "15"}, {"2x12", "12"}, {"x66", "66"},
	} {
		for _, key := range c.keys {
			s.ChooseByKey(string(key))
		}
		if s.Chosen() != c.chosen {
			t.Errorf("after %q chosen is %q, want %q", c.keys, s.Chosen(), c.chosen)
		}
	}
	if _, covers := s.Arranger().(board.Coverer); !covers || s.Covers() == nil {
		t.Error("a domino covers one cell")
	}
}

// What is in hand is put down where nothing is wrong with it: then touches turn and move nothing by the way, a touch of
// it takes it in hand again, and another is chosen as before.
func TestPieceIsPutDown(t *testing.T) {
	s := begin(t, "domino")
	s.PutDown() // nothing is in hand
	s.Choose("36")
	s.Touch("2,0")
	if s.InHand() != "36" || !s.Settled() {
		t.Fatalf("in hand is %q, settled %t", s.InHand(), s.Settled())
	}
	s.PutDown()
	if s.InHand() != "" || s.TurnPiece() {
		t.Errorf("in hand is %q", s.InHand())
	}
	s.Touch("0,1")
	s.TakeBack()
	want(t, s, "N=5 36@2,0>3,0", true)
	s.Touch("3,0")
	if s.InHand() != "36" {
		t.Errorf("in hand is %q", s.InHand())
	}
	want(t, s, "N=5 36@2,0>3,0", true)
	s.Choose("45")
	s.Touch("2,1") // beside the 3
	if s.InHand() != "45" || s.Settled() {
		t.Errorf("in hand is %q, settled %t", s.InHand(), s.Settled())
	}
	s.TakeBack()
	s.ChooseByKey("3")
	s.ChooseByKey("6")
	if s.InHand() != "36" || !s.Settled() {
		t.Errorf("in hand is %q, settled %t", s.InHand(), s.Settled())
	}
	s.PutDown()
	s.ChooseByKey("1")
	if s.ChooseByKey("2"); s.Chosen() != "12" {
		t.Errorf("chosen is %q", s.Chosen())
	}
}
