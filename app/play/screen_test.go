package play_test

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/play"
	"tablier/rules"
)

// Between two people at one screen each sees their own side when they have said that it is them, and nothing secret is
// on it before.
func TestHandingTheScreenOver(t *testing.T) {
	table := bagTable()
	step := func(when string, covered bool, viewer rules.Player, view string) {
		t.Helper()
		if table.Covered() != covered || table.Viewer() != viewer || table.View().String() != view {
			t.Errorf("%s: covered %v, %v sees %s; want %v, %v and %s",
				when, table.Covered(), table.Viewer(), table.View(), covered, viewer, view)
		}
		if table.CanTouch() == covered && table.Turn() >= 0 {
			t.Errorf("%s: may touch %v", when, table.CanTouch())
		}
	}
	step("at the start", true, rules.Nobody, "-- 222 0 000/000")
	table.Uncover()
	step("First has the screen", false, rules.First, "-- 222 0 000/000")
	touch(t, table, "2")
	step("First has picked", true, rules.Nobody, "?- 222 0 000/000")
	table.Uncover()
	table.Undo() // back to First's turn
	step("First's pick is taken back", true, rules.Nobody, "-- 222 0 000/000")
	table.Redo()
	touch(t, table, "3") // through the cover
	wantPlayed(t, table, "2")
	table.Uncover()
	step("Second has the screen", false, rules.Second, "?- 222 0 000/000")
	touch(t, table, "3")
	table.Draw()
	if !table.Covered() || strings.ContainsAny(table.View().String()[:2], "123") {
		t.Errorf("after the draw, uncovered, the screen shows %s", table.View())
	}
	table.Uncover()
	if got := table.View().String()[:2]; got != "2?" {
		t.Errorf("First sees the secrets %s, want 2?", got)
	}
}

// secrets returns all that the screen could give away.
func secrets(table *play.Table) string {
	var b strings.Builder
	at := table.Shown()
	for ply := range table.Match().Ply() + 1 {
		table.GoTo(ply)
		b.WriteString(table.View().String()[:2] + ";")
		for _, piece := range table.Pieces() {
			if piece.Glyph.Kind == "card" {
				b.WriteString(piece.Glyph.Face + ";")
			}
		}
		if ply > 0 {
			b.WriteString(table.Before(ply).String()[:2] + ";" + string(table.Redacted(ply)) + ";")
		}
	}
	table.GoTo(at)
	return b.String() + words(table.Moves()) + ";" + words(table.Record().Moves)
}

// Nothing that the wrong seat may see is anywhere: not on the board, not in the list, not in the record, not in
// what was undone.
func TestNoSecretLeavesTheTable(t *testing.T) {
	for _, undo := range []bool{false, true} {
		table := bagTable()
		move(t, table, "3 3")
		if undo {
			table.Undo()
		}
		if got := secrets(table); strings.Contains(got, "3") {
			t.Errorf("a spectator finds a secret in %s", got)
		}
		table.Uncover()
		mine, theirs := 0, 1
		if undo {
			mine, theirs = 1, 0
		}
		if moves := table.Moves(); moves[theirs] != "?" {
			t.Errorf("seat %d reads the other's secret in %v", mine, moves)
		}
		if record := table.Record().Moves; len(record) > theirs && record[theirs] != "?" {
			t.Errorf("seat %d sends the other's secret in %v", mine, record)
		}
		if view := table.View().String(); view[theirs] == '3' {
			t.Errorf("seat %d sees %s", mine, view)
		}
	}
}

// When a round has ended its secrets are told, and those of the next are not.
func TestSecretsOfARoundThatHasEnded(t *testing.T) {
	table := bagTable()
	round(t, table, "3 2")
	if got := words(table.Moves()[:2]); got != "3 2" || !strings.HasPrefix(table.View().String(), "32 ") {
		t.Errorf("at the end of the round: %s, moves %s", table.View(), got)
	}
	table.NextRound()
	end := table.Match().Ply()
	if got := words(table.Moves()[:2]); got != "3 2" {
		t.Errorf("in the next round the picks of the first read %s", got)
	}
	table.Uncover()
	move(t, table, "1")
	if got := table.Redacted(end + 1); got != "?" {
		t.Errorf("the pick of the second round reads %s", got)
	}
	round(t, table, "1")
	if !table.Result().Over() || table.Viewer() != rules.Chance || table.Redacted(end+1) != "1" || table.Covered() {
		t.Errorf("after the match the pick reads %s to %v", table.Redacted(end+1), table.Viewer())
	}
}

// A player looking back sees what they saw, and cannot choose for the other.
func TestLookingBackInASecretGame(t *testing.T) {
	table := bagTable()
	move(t, table, "3 2")
	goOn(table)
	table.Uncover() // First's turn
	table.GoTo(1)
	if table.CanTouch() || table.Write("1") != board.Nothing {
		t.Error("First may choose Second's secret again")
	}
	if got := table.View().String()[:2]; got != "3-" {
		t.Errorf("First sees %s", got)
	}
	table.GoTo(0)
	if table.CanTouch() {
		t.Error("First may choose their own secret again, having seen the draw")
	}
	if got := table.View().String(); got != "-- 222 0 000/000" {
		t.Errorf("First sees %s", got)
	}
}

func TestViewers(t *testing.T) {
	for _, c := range []struct {
		name  string
		seats [2]play.Seat
		want  rules.Player
	}{
		{"two people", [2]play.Seat{}, rules.Nobody},
		{"a person in seat 0", [2]play.Seat{1: {Level: 1}}, rules.First},
		{"a person in seat 1", [2]play.Seat{0: {Level: 1}}, rules.Second},
		{"machines", [2]play.Seat{{Level: 1}, {Level: 1}}, rules.Chance},
	} {
		table := seated(bagGame(), 2, c.seats)
		if got := table.Viewer(); got != c.want || table.Covered() != (c.want == rules.Nobody) {
			t.Errorf("%s: the screen shows what %v sees, want %v; covered %v", c.name, got, c.want, table.Covered())
		}
		move(t, table, "3 3")
		if got := secrets(table); c.want != rules.Chance && strings.Contains(strings.ReplaceAll(got, "3?", ""), "33") {
			t.Errorf("%s: both secrets are in %s", c.name, got)
		}
	}
	if got := twoPlayers().Viewer(); got != rules.Chance {
		t.Errorf("without secrets the screen shows what %v sees", got)
	}
}

// A finished match can be looked at as a seat knew it; what that did not know is then nowhere.
func TestSeeAs(t *testing.T) {
	table := bagTable()
	round(t, table, "3 2")
	table.NextRound()
	if table.CanSeeAs() {
		t.Error("a running match can be looked at with other eyes")
	}
	end := table.Match().Ply()
	table.SeeAs(0)
	if table.Viewer() != rules.Nobody {
		t.Errorf("a running match is shown as %v sees it", table.Viewer())
	}
	round(t, table, "1 3")
	for seat, want := range map[int]string{-1: "3 2 1 3", 0: "3 ? ? 3", 1: "? 2 1 ?"} {
		table.SeeAs(seat)
		moves := table.Moves()
		if got := words(append(moves[:2:2], moves[end:end+2]...)); got != want || table.SeenAs() != seat {
			t.Errorf("seat %d reads the secrets %s, want %s", seat, got, want)
		}
	}
	table.SeeAs(1)
	table.GoTo(2)
	if got := table.View().String()[:2]; got != "?2" {
		t.Errorf("seat 1 sees the secrets %s, want ?2", got)
	}
	table.Restart()
	if table.SeenAs() != -1 {
		t.Error("the next match is looked at with the eyes of the last one")
	}
}

// Whoever takes another seat in the middle of a match sees no more for it: the seats change with the next one.
func TestTakingASeatShowsNoSecret(t *testing.T) {
	table := seated(bagGame(), 2, [2]play.Seat{})
	move(t, table, "3 2")
	for _, seats := range [][2]play.Seat{{{Level: 1}, {Level: 1}}, {1: {Level: 1}}, {0: {Level: 1}}} {
		table.Sit(seats)
		if got := table.Viewer(); got != rules.Nobody || table.Seats() != [2]play.Seat{} {
			t.Errorf("after %+v the screen shows what %v sees, of %+v", seats, got, table.Seats())
		}
		if got := table.Settings().Seats; got != seats {
			t.Errorf("the next match is to be played by %+v, want %+v", got, seats)
		}
	}
	table.Restart()
	if got := table.Seats(); got[0].Level != 1 {
		t.Errorf("the next match is played by %+v", got)
	}
}

// Once the end of a match has shown the secrets, nobody can go back in it.
func TestNobodyGoesBackBehindAnEndThatTells(t *testing.T) {
	table := bagTable()
	move(t, table, "3 2")
	table.Uncover()
	table.Resign(0)
	if table.CanUndo() {
		t.Error("a resignation that has shown the secrets can be taken back")
	}
	table.GoTo(0)
	if table.CanTouch() {
		t.Error("one can play on from a position before the secrets were shown")
	}
}
