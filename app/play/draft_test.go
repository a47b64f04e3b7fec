package play_test

import (
	"strings"
	"testing"

	"tablier/app/play"
	"tablier/rules"
)

// When a person is ready the moves are played; the other side's set-up comes, and what was arranged can be taken back to
// be changed.
func TestReady(t *testing.T) {
	table := strategeTable(t, alone)
	table.Fill()
	want := arranged(table)
	table.TakeOff(home(table, 0))
	table.Ready()
	if table.Match().Ply() != 0 {
		t.Fatal("ready with a piece missing")
	}
	table.Undo()
	table.Ready()
	if table.Match().Ply() != 18 || table.Arranging() || !table.SettingUp() || table.MachineTurn() == 0 {
		t.Fatalf("after 18 moves: ply %d", table.Match().Ply())
	}
	machineSetsUp(t, table)
	if table.SettingUp() || !table.PersonTurn() || !table.Arranged(36) || table.Arranged(37) {
		t.Error("the game has not begun")
	}
	table.Undo()
	if table.Match().Ply() != 0 || !table.Arranging() {
		t.Fatalf("taken back to ply %d", table.Match().Ply())
	}
	wantArranged(t, table, "taken back", want)
	table.Ready()
	if table.Match().Ply() != 18 || len(table.Lines()) != 0 {
		t.Errorf("the same again: ply %d, lines %v", table.Match().Ply(), table.Lines())
	}
}

func machineSetsUp(t *testing.T, table *play.Table) {
	t.Helper()
	for table.SettingUp() {
		if err := table.Play(table.Match().Position().Moves()[0]); err != nil {
			t.Fatal(err)
		}
	}
}

// A draft belongs to who makes it: nobody else sees it, and it leaves the screen in no record.
func TestDraftIsSecret(t *testing.T) {
	table := strategeTable(t, together)
	if table.Arranging() || table.Homes() != nil || table.Arrangement() != nil {
		t.Error("a covered screen arranges")
	}
	bare := table.View().String()
	table.Uncover()
	table.Fill()
	mine := arranged(table)
	if got := table.View().String(); strings.Count(got, "w") < 18 || strings.Contains(got, "?") || table.Viewer() != rules.First {
		t.Errorf("who arranges sees %s", got)
	}
	if record := table.Record(); len(record.Moves) > 0 || len(table.Moves()) > 0 || len(table.Match().Record().Moves) > 0 {
		t.Errorf("the record has %v", record.Moves)
	}
	if got := table.Known().String(); got != bare || table.CanTakeBack() {
		t.Errorf("the position may leave the screen as %s", got)
	}
	// whoever else gets the screen before that
	table = again(t, table)
	if !table.Covered() || table.View().String() != bare || len(table.Pieces()) > 0 || table.Arranging() {
		t.Errorf("after a reload the covered screen shows %s and %v", table.View(), table.Pieces())
	}
	table.Uncover()
	wantArranged(t, table, "after a reload", mine)
	table.Sit([2]play.Seat{{Level: 1}, {}})
	table.Sit(together)
	table.Uncover()
	wantArranged(t, table, "when the machine had the seat", nothing)
	table.Fill()
	mine = arranged(table)
	table.Ready()
	for _, p := range table.Pieces() {
		if p.Glyph.Face != "?" {
			t.Errorf("the covered screen shows %+v", p)
		}
	}
	table.Uncover()
	wantArranged(t, table, "for the other one", nothing)
	if got := table.View().String(); !strings.HasSuffix(strings.Fields(got)[0], "w?(1)w?") || strings.ContainsAny(got[:strings.Index(got, " ")], "23456g") {
		t.Errorf("the other one sees %s", got)
	}
	if table.CanUndo() {
		t.Error("the other one can take back what they did not do")
	}
	if arranged(table) == mine {
		t.Error("the other one has the same draft")
	}
}

// A draft that is damaged is dropped, and the game stays.
func TestDamagedDrafts(t *testing.T) {
	table := strategeTable(t, alone)
	table.Place(home(table, 0), 2)
	good := table.Save()
	const is = `"draft":[2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]`
	if !strings.Contains(good, is) {
		t.Fatalf("saved as %s", good)
	}
	for _, bad := range []string{`"x"`, `[1]`, `{}`, `null`, `[2,2,2,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]`, `[99,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]`, `[1e99]`} {
		restored, err := play.Restore(table.Game, 6, strings.Replace(good, is, `"draft":`+bad, 1))
		if err != nil {
			t.Errorf("%s: %v", bad, err)
			continue
		}
		wantArranged(t, restored, bad, nothing)
	}
	restored, err := play.Restore(table.Game, 6, good)
	if err != nil {
		t.Fatal(err)
	}
	wantArranged(t, restored, "undamaged", "3................. 332333")
	table.Resign(0)
	if strings.Contains(table.Save(), `"draft"`) {
		t.Error("a game that is over keeps a draft")
	}
}

// Green arranges from its own edge: the same arrangement stands the same for both.
func TestEachArrangesFromTheirEdge(t *testing.T) {
	table := strategeTable(t, together)
	kinds := []int{0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5}
	for range 2 {
		table.Uncover()
		table.Arrange(kinds)
		table.Ready()
	}
	const want = "g2(1)g2(1)g2(1)g1(1)g1(1)g1/g4(1)g4(1)g4(1)g3(1)g3(1)g3/g6(1)g6(1)g6(1)g5(1)g5(1)g5/(11)/(11)/(11)/(11)/" +
		"w5(1)w5(1)w5(1)w6(1)w6(1)w6/w3(1)w3(1)w3(1)w4(1)w4(1)w4/w1(1)w1(1)w1(1)w2(1)w2(1)w2 w 0 - -"
	if got := table.Match().Position().String(); got != want {
		t.Errorf("they stand as %s, want %s", got, want)
	}
}

// Walking back to an arrangement changes nothing in it, and turning the board round nothing in a draft.
func TestArrangementsStay(t *testing.T) {
	table := strategeTable(t, alone)
	table.Place(home(table, 0), 2)
	configure(table, func(s *play.Settings) { s.Turned = true })
	wantArranged(t, table, "turned round", "3................. 332333")
	if pieces := table.Pieces(); len(pieces) != 1 || pieces[0].Point != "a1" {
		t.Errorf("turned round, the pieces are %v", pieces)
	}
	table.Fill()
	table.Ready()
	machineSetsUp(t, table)
	table.Look(5)
	if table.CanTouch() || table.Arranging() || table.Write("k3=1") {
		t.Error("an arrangement that has been played can be changed")
	}
	touch(t, table, "c1")
	if table.Fault() != nil || len(table.Selected()) > 0 || table.Match().Ply() != 36 {
		t.Errorf("touching it: %v", table.Fault())
	}
	if got := table.Moved(); len(got) != 1 || got[0] != "i1" {
		t.Errorf("the fifth placement is marked on %v", got)
	}
}
