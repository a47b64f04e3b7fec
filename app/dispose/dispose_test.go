package dispose

import (
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/rules"
)

// begin begins with the usual start of a game in its first variant.
func begin(t *testing.T, id string) *Session {
	t.Helper()
	game := board.ByID(games.Boards(games.All()), id)
	setup, err := game.Spec.Check(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	start, err := game.Spec.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return Begin(game, setup, start)
}

// want compares the text of what has been set up, and whether the rules know it.
func want(t *testing.T, s *Session, text string, known bool) {
	t.Helper()
	if got := s.Text(); got != text {
		t.Errorf("the position is %q, want %q", got, text)
	}
	if got := s.Position() != nil; got != known || known != (len(s.Flaws()) == 0) {
		t.Errorf("%q is known: %v, with the flaws %v", s.Text(), got, s.Flaws())
	}
}

// What is placed, moved, swapped and removed can be undone and done again.
func TestStepsOfAPosition(t *testing.T) {
	s := begin(t, "tapatan")
	want(t, s, "......... o o3r3", true)
	s.Touch("a1")
	want(t, s, "o........ o o2r3", false)
	s.Turn("r")
	want(t, s, "o........ r o2r3", true)
	s.Choose("r")
	s.Touch("b2")
	s.Turn("o")
	want(t, s, "o...r.... o o2r2", true)
	s.Move("a1", "b2")
	want(t, s, "r...o.... o o2r2", true)
	s.Move("b2", "c3")
	want(t, s, "r.......o o o2r2", true)
	s.Touch("a1") // what lies there is removed
	want(t, s, "........o o o2r3", false)
	s.Undo()
	s.Undo()
	want(t, s, "r...o.... o o2r2", true)
	s.Redo()
	want(t, s, "r.......o o o2r2", true)
	s.Clear()
	if s.CanRedo() {
		t.Error("what was undone can be done again after another step")
	}
	want(t, s, "......... o o3r3", true)
	s.Undo()
	s.Usual()
	want(t, s, "......... o o3r3", true)
}

// What does not change anything is no step: it is not there to be undone.
func TestNothingIsNoStep(t *testing.T) {
	s := begin(t, "entropy")
	s.Turn("w")
	s.Usual()
	s.Move("c3", "c4")
	s.Remove("c3")
	s.Choose(Eraser)
	s.Touch("c3")
	s.Choose("x")
	if s.CanUndo() || s.Chosen() != Eraser {
		t.Errorf("there is a step to undo; chosen is %q", s.Chosen())
	}
}

// Of a stock that is used up nothing is placed, and that is told where it was tried, until the next gesture.
func TestAStockIsUsedUp(t *testing.T) {
	s := begin(t, "entropy")
	before := s.Text()
	s.Touch("c3")
	if r := s.Refused(); s.Text() != before || r.Stock != "w" || r.Point != "c3" || r.Most != 7 {
		t.Errorf("the refusal is %+v, the position %q", r, s.Text())
	}
	first := s.Refused().Number
	s.Place("w", "c3")
	if s.Refused().Number == first {
		t.Error("the same refusal again is not told again")
	}
	s.Choose("b")
	if s.Refused().Stock != "" {
		t.Error("the refusal outlives the gesture")
	}
	s.Place("w", "b1") // one lies there already
	if s.Refused().Stock != "" {
		t.Error("a pawn is refused where one lies")
	}
	s.Remove("a1")
	if flaws := s.Flaws(); len(flaws) != 1 || flaws[0].Fault != board.Missing || flaws[0].Count != 1 {
		t.Errorf("the flaws are %v", flaws)
	}
}

// Keys of the notation choose what is placed.
func TestKeysChoose(t *testing.T) {
	s := begin(t, "hyle")
	if !s.ChooseByKey("c") || s.Chosen() != "c" || s.ChooseByKey("z") || s.ChooseByKey("") || s.Chosen() != "c" {
		t.Errorf("chosen is %q", s.Chosen())
	}
}

// Who places has something in hand, and others have not.
func TestHand(t *testing.T) {
	s := begin(t, "hyle")
	s.Turn("c")
	want(t, s, "5/5/5/5/5 c=a", true)
	s.Hand("d")
	want(t, s, "5/5/5/5/5 c=d", true)
	for _, cell := range []string{"a1", "a2", "a3", "a4"} {
		s.Place("d", cell)
	}
	s.Place("d", "a5") // the fifth is in the hand
	if s.Refused().Stock != "d" {
		t.Error("more pawns are placed than there are")
	}
	s.Turn("?")
	want(t, s, "5/d4/d4/d4/d4 ?", true)
	s.Clear()
	s.Turn("o")
	want(t, s, "5/5/5/5/5 o", false)
}

// A position is pasted as the rules write it, and what they do not know changes nothing.
func TestPaste(t *testing.T) {
	s := begin(t, "entropy")
	const text = "wbw2/b1bbw/w3b/1bww1/1w1b1 w"
	if err := s.Paste(text); err != nil {
		t.Fatal(err)
	}
	want(t, s, text, true)
	for _, wrong := range []string{"", "wbw2", text + " x", "5/5/5/5/5 w"} {
		if err := s.Paste(wrong); err == nil {
			t.Errorf("%q is pasted", wrong)
		}
		want(t, s, text, true)
	}
}

// The points of a flaw are those of what is too many.
func TestFlawAtItsPoints(t *testing.T) {
	s := begin(t, "tapatan")
	for _, cell := range []string{"a1", "b1", "c1"} {
		s.Place("o", cell)
	}
	s.Place("r", "a2")
	s.Place("r", "b2")
	s.Place("r", "a3")
	flaws := s.Flaws()
	if len(flaws) != 1 || !slices.Equal(flaws[0].Points, []string{"a1", "b1", "c1"}) {
		t.Errorf("the flaws are %v", flaws)
	}
	s.Turn("r")
	want(t, s, "ooorr.r.. r o0r0", true)
	if !s.Position().Outcome().Over() {
		t.Error("the game goes on")
	}
}

// Of hidden pawns as many strengths are counted as there are of them, and what is shown carries a mark; what is neither
// on the board nor hidden is lost.
func TestHiddenStrengthsAreCounted(t *testing.T) {
	s := begin(t, "stratege")
	if len(s.Tallies()) != 0 {
		t.Error("something is counted though nothing is hidden")
	}
	s.Choose("w6")
	s.Touch("a1")
	s.Mark(true)
	s.ChooseByKey("5")
	s.Touch("c1")
	want(t, s, "(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 1112223334445566 111222333444555666", true)
	s.Choose("g?")
	s.Touch("e9")
	want(t, s, "(11)/(4)g?(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 1112223334445566 ?", false)
	tallies := s.Tallies()
	if len(tallies) != 6 || tallies[2].ID != "g3" {
		t.Fatalf("counted are %v", tallies)
	}
	s.Tally(tallies[2])
	want(t, s, "(11)/(4)g?(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 1112223334445566 11122233444555666", true)
	for range 3 { // after three of them come none
		s.Tally(tallies[2])
	}
	if n := s.Now().More["g3"]; n != 0 {
		t.Errorf("%d are hidden", n)
	}
}

// After a pass a position is set up afresh: what has been passed is no part of it, and the game goes on in it.
func TestSettingUpAfterAPass(t *testing.T) {
	game := board.ByID(games.Boards(games.All()), "entropy")
	for _, options := range [][]string{nil, {"immediate"}} {
		setup, err := game.Spec.Check(rules.Setup{Options: options})
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{"b1w1b/2wb1/ww1bb/wbb2/2w1w w", "b1ww1/2w1b/2wbb/w2bw/bwb2 w"} {
			passed, err := game.Spec.Parse(setup, text+" p")
			if err != nil {
				t.Fatal(err)
			}
			s := Begin(game, setup, passed)
			want(t, s, text, true)
			if s.Position().Outcome().Over() || len(s.Flaws()) > 0 {
				t.Errorf("%s: nothing can be done with it", text)
			}
		}
	}
}
