package stratege

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/play"
	"tablier/rules"
)

// When a person is ready the moves are played; the other side's set-up comes, and what was set up can be taken back to
// be changed.
func TestReady(t *testing.T) {
	s := sit(t, alone)
	s.act("fill")
	want := s.drafted()
	s.press(s.home(0), "Backspace")
	if reply := s.act("ready"); s.Match().Ply() != 0 || reply.Change != board.Nothing || reply.Focus != "" {
		t.Fatalf("ready with a pawn missing: %+v", reply)
	}
	s.Undo()
	reply := s.act("ready")
	if s.Match().Ply() != 18 || s.Trying() || !s.SettingUp() || s.MachineTurn() == 0 {
		t.Fatalf("after 18 moves: ply %d", s.Match().Ply())
	}
	if reply.Change != board.Played || reply.Cursor == "" || reply.Focus != board.PointID(reply.Cursor) {
		t.Errorf("the keyboard is left behind: %+v", reply)
	}
	s.machineSetsUp()
	if s.SettingUp() || !s.PersonTurn() || !s.SetUpMove(36) || s.SetUpMove(37) {
		t.Error("the game has not begun")
	}
	s.Undo()
	if s.Match().Ply() != 0 || !s.Trying() {
		t.Fatalf("taken back to ply %d", s.Match().Ply())
	}
	s.wantDraft("taken back", want)
	s.act("ready")
	if s.Match().Ply() != 18 || len(s.Lines()) != 0 {
		t.Errorf("the same again: ply %d, lines %v", s.Match().Ply(), s.Lines())
	}
}

// A draft belongs to who makes it: nobody else sees it, and it leaves the screen in no record.
func TestDraftIsSecret(t *testing.T) {
	s := sit(t, together)
	if s.Trying() || s.own.trying() != nil {
		t.Error("on a covered screen one sets up")
	}
	bare := s.View().String()
	s.Uncover()
	s.act("fill")
	mine := s.drafted()
	own := s.View().String()
	if strings.Count(own, "w") < 18 || strings.Contains(own, "?") || s.Viewer() != rules.First {
		t.Errorf("who sets up sees %s", own)
	}
	if record := s.Record(); len(record.Moves) > 0 || len(s.Moves()) > 0 || len(s.Match().Record().Moves) > 0 {
		t.Errorf("the record has %v", record.Moves)
	}
	if got := s.OutwardView().String(); got != bare || s.CanTakeBack() {
		t.Errorf("the position may leave the screen as %s", got)
	}
	// whoever else gets the screen before that
	s = s.again()
	if !s.Covered() || s.View().String() != bare || len(s.Pieces()) > 0 || s.Trying() {
		t.Errorf("after a reload the covered screen shows %s and %v", s.View(), s.Pieces())
	}
	s.Uncover()
	s.wantDraft("after a reload", mine)
	s.Sit([2]play.Seat{{Level: 1}, {}})
	s.Sit(together)
	s.Uncover()
	s.wantDraft("when the machine had the seat", nothing)
	s.act("fill")
	mine = s.drafted()
	s.act("ready")
	for _, p := range s.Pieces() {
		if p.Glyph.Face != "?" {
			t.Errorf("the covered screen shows %+v", p)
		}
	}
	s.Uncover()
	s.wantDraft("for the other one", nothing)
	pawns, _, _ := strings.Cut(s.View().String(), " ")
	if !strings.HasSuffix(pawns, "w?(1)w?") || strings.ContainsAny(pawns, "23456g") {
		t.Errorf("the other one sees %s", pawns)
	}
	if s.CanUndo() {
		t.Error("the other one can take back what they did not do")
	}
	if s.drafted() == mine {
		t.Error("the other one has the same draft")
	}
}

// Gestures on a covered screen, or where the machine sets up, change no draft.
func TestNobodySetsUpForAnother(t *testing.T) {
	for _, seats := range [][2]play.Seat{together, {{Level: 1}, {}}} {
		s := sit(t, seats)
		for _, act := range []string{"kind 3", "fill", "preset 0", "ready"} {
			if reply := s.act(act); reply != (board.Reply{}) {
				t.Errorf("%s: %+v", act, reply)
			}
		}
		s.press(0, "4")
		if s.Save() != s.again().Save() || strings.Contains(s.Save(), `"draft"`) || s.Match().Ply() != 0 {
			t.Errorf("a draft is kept: %s", s.Save())
		}
	}
}

// A draft that is damaged is dropped, and the game stays.
func TestDamagedDrafts(t *testing.T) {
	s := sit(t, alone)
	s.press(s.home(0), "3")
	good := s.Save()
	const is = `"draft":[2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]`
	if !strings.Contains(good, is) {
		t.Fatalf("saved as %s", good)
	}
	for _, bad := range []string{
		`"x"`, `[1]`, `{}`, `null`, `[2,2,2,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]`,
		`[99,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]`, `[1e99]`,
	} {
		restored, err := play.Restore(s.Game, 6, strings.Replace(good, is, `"draft":`+bad, 1))
		if err != nil {
			t.Errorf("%s: %v", bad, err)
			continue
		}
		sittingAt(t, restored).wantDraft(bad, nothing)
	}
	restored, err := play.Restore(s.Game, 6, good)
	if err != nil {
		t.Fatal(err)
	}
	sittingAt(t, restored).wantDraft("undamaged", "3................. 332333")
	if restored.Save() != good {
		t.Errorf("kept as %s, was %s", restored.Save(), good)
	}
	s.Resign(0)
	if strings.Contains(s.Save(), `"draft"`) {
		t.Error("a game that is over keeps a draft")
	}
}

// Green sets up from its own edge: the same set-up stands the same for both.
func TestEachSetsUpFromTheirEdge(t *testing.T) {
	s := sit(t, together)
	for range 2 {
		s.Uncover()
		s.set([]int{0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5})
		s.act("ready")
	}
	const want = "g2(1)g2(1)g2(1)g1(1)g1(1)g1/g4(1)g4(1)g4(1)g3(1)g3(1)g3/g6(1)g6(1)g6(1)g5(1)g5(1)g5/" +
		"(11)/(11)/(11)/(11)/w5(1)w5(1)w5(1)w6(1)w6(1)w6/" +
		"w3(1)w3(1)w3(1)w4(1)w4(1)w4/w1(1)w1(1)w1(1)w2(1)w2(1)w2 w 0 - -"
	if got := s.Match().Position().String(); got != want {
		t.Errorf("they stand as %s, want %s", got, want)
	}
}

// Walking back to a set-up changes nothing in it, and turning the board round nothing in a draft.
func TestSetUpsStay(t *testing.T) {
	s := sit(t, alone)
	s.press(s.home(0), "3")
	s.configure(func(settings *play.Settings) { settings.Turned = true })
	s.wantDraft("turned round", "3................. 332333")
	if pieces := s.Pieces(); len(pieces) != 1 || pieces[0].Point != "a1" {
		t.Errorf("turned round, the pieces are %v", pieces)
	}
	s.act("fill")
	s.act("ready")
	s.machineSetsUp()
	s.GoTo(5)
	if s.CanTouch() || s.Trying() || s.Write("k3=1") != board.Nothing {
		t.Error("a set-up that has been played can be changed")
	}
	s.touch(s.point("c1"))
	if s.Fault() != nil || len(s.Selected()) > 0 || s.Match().Ply() != 36 {
		t.Errorf("touching it: %v", s.Fault())
	}
	if got := s.Moved(); len(got) != 1 || got[0] != "i1" {
		t.Errorf("the fifth placement is marked on %v", got)
	}
}
