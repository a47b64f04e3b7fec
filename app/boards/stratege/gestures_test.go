package stratege

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/stratege"
)

func TestDraftIsChanged(t *testing.T) {
	s := sit(t, alone)
	s.wantDraft("at first", nothing)
	s.act("kind 4")
	if s.held() != 4 || len(s.Targets()) != 18 {
		t.Errorf("held %d, targets %v", s.held(), s.Targets())
	}
	if got := s.touch(s.home(1)); got != board.Tried {
		t.Errorf("a pawn from the stock: %v", got)
	}
	s.wantDraft("from the stock", ".5................ 333323")
	if got := s.touch(s.home(1)); got != board.Touched {
		t.Errorf("a pawn chosen: %v", got)
	}
	chosen, targets := s.Selected(), s.Targets()
	if !slices.Equal(chosen, []int{s.home(1)}) || len(targets) != 17 || !slices.IsSorted(targets) {
		t.Errorf("chosen %v, targets %v", chosen, targets)
	}
	s.touch(s.home(1))
	if len(s.Selected()) > 0 {
		t.Error("what is touched again is not let go of")
	}
	s.press(s.home(17), "1")
	s.touch(s.home(1))
	s.drop(s.home(17))
	s.wantDraft("swapped", ".1...............5 233323")
	s.touch(s.home(1))
	s.touch(s.home(0))
	s.wantDraft("moved", "1................5 233323")
	s.act("mirror")
	s.wantDraft("mirrored", ".....1......5..... 233323")
	s.press(s.home(5), "5")
	s.wantDraft("in the place of another", ".....5......5..... 333313")
	s.press(s.home(6), "5")
	if got := s.press(s.home(7), "5"); got != board.Nothing {
		t.Errorf("a fourth of a kind is placed: %v", got)
	}
	s.wantDraft("one too many", ".....55.....5..... 333303")
	s.touch(s.home(6))
	s.act("kind 0")
	s.wantDraft("given back", ".....5......5..... 333313")
	s.press(s.home(5), "Delete")
	s.wantDraft("taken off", "............5..... 333323")
	for range 3 {
		if got := s.Undo(); got != board.Tried {
			t.Errorf("undone: %v", got)
		}
	}
	s.wantDraft("three changes undone", ".....5......5..... 333313")
	s.Redo()
	s.wantDraft("one done again", ".....55.....5..... 333303")
	for s.CanUndo() {
		s.Undo()
	}
	s.wantDraft("all undone", nothing)
	if s.Match().Ply() != 0 {
		t.Error("a draft has played moves")
	}
}

// What is chosen cannot stand on other points, and that is said with the rule; nothing changes.
func TestDraftElsewhere(t *testing.T) {
	s := sit(t, alone)
	for name, fault := range map[string]rules.Fault{"b1": stratege.NotBlack, "a7": stratege.NotYourRows} {
		s.act("kind 0")
		if got := s.touch(s.point(name)); got != board.Nothing || !s.faultIs(fault) || s.held() != 0 {
			t.Errorf("%s: %v, fault %v, held %d", name, got, s.Fault(), s.held())
		}
		s.press(s.point(name), "Escape")
		if s.held() >= 0 {
			t.Errorf("%s: Escape does not let go", name)
		}
		s.touch(s.point(name))
		if s.Fault() != nil {
			t.Errorf("%s touched with nothing: %v", name, s.Fault())
		}
		if got := s.press(s.point(name), "3"); got != board.Nothing {
			t.Errorf("%s with a digit: %v", name, got)
		}
	}
	s.wantDraft("afterwards", nothing)
}

// A drag from the stock or on the board ends on a home, on no point, or beside the board.
func TestDraftByDragging(t *testing.T) {
	s := sit(t, alone)
	if got := s.pickKind("kind 4"); got != board.Touched || s.held() != 4 {
		t.Errorf("from the stock: %v, held %d", got, s.held())
	}
	s.drop(s.home(1))
	s.wantDraft("from the stock", ".5................ 333323")
	pick := board.Gesture{Kind: board.Pick, Point: s.home(1)}
	s.touch(s.home(1))
	if reply := s.do(pick); !reply.Mine || reply.Change != board.Nothing || len(s.Selected()) != 1 {
		t.Errorf("what is chosen already is dragged: %+v, chosen %v", reply, s.Selected())
	}
	s.drop(s.home(2))
	s.wantDraft("on the board", "..5............... 333323")
	s.act("kind 0")
	pick.Point = s.home(2)
	if reply := s.do(pick); reply.Change != board.Touched || s.held() >= 0 {
		t.Errorf("what was held before is not what is dragged: %+v, held %d", reply, s.held())
	}
	if reply := s.do(board.Gesture{Kind: board.LetGo}); !reply.Mine || len(s.Selected()) > 0 {
		t.Errorf("let go: %+v, chosen %v", reply, s.Selected())
	}
	s.wantDraft("let go", "..5............... 333323")
	s.do(pick)
	if reply := s.do(board.Gesture{Kind: board.Away}); reply.Change != board.Tried {
		t.Errorf("beside the board: %+v", reply)
	}
	s.wantDraft("beside the board", nothing)
	s.pickKind("kind 4")
	if reply := s.do(board.Gesture{Kind: board.Away}); reply.Change != board.Touched || s.held() >= 0 {
		t.Errorf("from the stock back there: %+v, held %d", reply, s.held())
	}
	pick.Point = s.home(2)
	if s.do(pick); len(s.Selected()) > 0 {
		t.Error("nothing is chosen where nothing stands")
	}
	if got := s.drop(s.home(3)); got != board.Nothing {
		t.Errorf("nothing is dropped: %v", got)
	}
	s.pickKind("kind 4")
	s.drop(s.point("d5"))
	if !s.faultIs(stratege.NotYourRows) {
		t.Errorf("dropped elsewhere: %v", s.Fault())
	}
}

// A kind that is chosen with the keyboard takes it to the homes; with the mouse it stays where it is.
func TestKeyboardGoesToTheHomes(t *testing.T) {
	s := sit(t, alone)
	for _, c := range []struct {
		cursor, want string
		keys         bool
	}{{"f6", "e3", true}, {"c1", "c1", true}, {"f6", "", false}} {
		reply := s.do(board.Gesture{Kind: board.Act, Point: -1, Act: "kind 5", Keys: c.keys, Cursor: c.cursor})
		focus := ""
		if c.want != "" {
			focus = board.PointID(c.want)
		}
		if reply.Cursor != c.want || reply.Focus != focus || s.held() != 5 {
			t.Errorf("from %s: %+v, held %d", c.cursor, reply, s.held())
		}
		s.act("kind 5")
		if s.held() >= 0 {
			t.Error("a kind chosen twice is not let go of")
		}
	}
	scene := s.Scene(voice(s))
	for i, p := range scene.Points {
		if still := slices.Contains(scene.Still, i); still == slices.Contains(s.own.trying().homes, i) {
			t.Errorf("the arrows pass over %s: %v", p.Name, still)
		}
	}
}

func TestDraftByChance(t *testing.T) {
	s := sit(t, alone)
	s.press(s.home(3), "6")
	s.act("fill")
	first := s.drafted()
	if first[3] != '6' || strings.Contains(first, ".") || s.own.trying().missing() != 0 {
		t.Errorf("filled as %s", first)
	}
	seen := map[string]bool{first: true}
	for range 5 {
		s.act("shuffle")
		if got := s.drafted(); seen[got] || strings.Contains(got, ".") || !strings.HasSuffix(got, " 000000") {
			t.Errorf("shuffled as %s after %v", got, seen)
		}
		seen[s.drafted()] = true
	}
	s = s.again()
	s.act("shuffle")
	if got := s.drafted(); seen[got] {
		t.Errorf("after a reload shuffled as %s once more", got)
	}
	other := sit(t, alone)
	other.act("shuffle")
	if seen[other.drafted()] {
		t.Logf("another table with the same seed draws the same, as it may: %s", other.drafted())
	}
	s.act("clear")
	s.wantDraft("cleared", nothing)
}

func TestSetUpsFit(t *testing.T) {
	s := sit(t, alone)
	whole := []int{0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5}
	for _, c := range []struct {
		kinds []int
		fits  bool
	}{
		{whole, true},
		{whole[1:], false},
		{append(slices.Clone(whole), 0), false},
		{append([]int{1}, whole[1:]...), false},
		{append([]int{6}, whole[1:]...), false},
		{append([]int{-2}, whole[1:]...), false},
		{nil, false},
	} {
		changed := s.set(c.kinds) == board.Tried
		kept := checkKept(saveKept([]keptSetUp{{Name: "a", Kinds: c.kinds}})) == nil
		if changed != c.fits || s.own.trying().whole(c.kinds) != c.fits || kept != c.fits {
			t.Errorf("%v: set %v, kept %v", c.kinds, changed, kept)
		}
	}
	s.wantDraft("as the one that fits", "123456123456123456 000000")
}

// A whole set-up and one placement are understood in words, and nothing else is.
func TestDraftInWords(t *testing.T) {
	s := sit(t, alone)
	for _, word := range []string{
		"b1=3", "a7=3", "a1=7", "a1=?", "#123", "#111111222222333333", "#??????????????????", "a3-a4", "--",
	} {
		if got := s.Write(word); got != board.Nothing || s.Fault() == nil {
			t.Errorf("%s: %v, fault %v", word, got, s.Fault())
		}
	}
	s.wantDraft("after what is none", nothing)
	for _, word := range []string{"A1=3", "k3 = 6", "k3=6"} {
		if got := s.Write(word); got != board.Tried {
			t.Errorf("%s is not understood: %v", word, got)
		}
	}
	s.wantDraft("one by one", "3................6 332332")
	if got := s.Write("#123456123456123456"); got != board.Tried {
		t.Errorf("a whole set-up is not understood: %v", got)
	}
	s.wantDraft("at once", "123456123456123456 000000")
	if got := s.Write("a1=6"); got != board.Nothing || !s.faultIs(stratege.Spent) || len(s.Fault().Cells) != 4 {
		t.Errorf("a fourth 6: %v, %v", got, s.Fault())
	}
	if s.Match().Ply() != 0 {
		t.Error("what is written is played at once")
	}
}
