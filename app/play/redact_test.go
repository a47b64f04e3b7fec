package play_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/boards/stratege"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/all"
)

// strategeTable returns a table of a game with a secret set-up at which seat 0 opens.
func strategeTable(t *testing.T, seats [2]play.Seat) *play.Table {
	t.Helper()
	return seated(stratege.Game(all.Games()), 6, seats)
}

var (
	alone    = [2]play.Seat{1: {Level: 1}}
	together = [2]play.Seat{}
)

// attacked returns a table at which White, of strength 6, has won an attack on a6, and then three quiet moves came.
func attacked(t *testing.T, seats [2]play.Seat) *play.Table {
	t.Helper()
	table := strategeTable(t, seats)
	for _, word := range []rules.Move{"#111222333444655566", "#111222333444655566"} {
		for _, m := range table.Match().Position().(rules.Expander).Expand(word) {
			if err := table.Play(m); err != nil {
				t.Fatal(err)
			}
		}
	}
	playAll(t, table, "a3-a4", "a8-a7", "a4-a5", "a7-a6", "a5xa6")
	return table
}

func playAll(t *testing.T, table *play.Table, moves ...rules.Move) {
	t.Helper()
	for _, m := range moves {
		if err := table.Play(m); err != nil {
			t.Fatal(err)
		}
	}
}

// shows says whether the piece on a point shows what it is.
func shows(t *testing.T, table *play.Table, point string) bool {
	t.Helper()
	skin, view := table.Skin(), table.View()
	for i, p := range skin.Points(view) {
		if p.Name == point {
			glyph := skin.PieceAt(view, i)
			for _, piece := range table.Pieces() {
				if piece.Point == point && piece.Glyph != glyph {
					t.Errorf("%s is drawn as %v and told as %v", point, piece.Glyph, glyph)
				}
			}
			return !strings.HasPrefix(glyph.Face, "?")
		}
	}
	t.Fatalf("no point %s", point)
	return false
}

func TestMemoryIsUsual(t *testing.T) {
	for _, c := range []struct {
		seats  [2]play.Seat
		memory play.Memory
		want   bool
	}{
		{alone, "", true},
		{together, "", false},
		{alone, play.Forget, false},
		{together, play.Remember, true},
		{alone, "nonsense", true},
		{[2]play.Seat{{Level: 1}, {Level: 1}}, "", true},
	} {
		table := strategeTable(t, c.seats)
		configure(table, func(s *play.Settings) { s.Memory = c.memory })
		if got := again(t, table).Remembers(); got != c.want || !table.Own().CanForget() {
			t.Errorf("%+v with memory %q: remembers %v", c.seats, c.memory, got)
		}
	}
	if table := twoPlayers(); table.Own().CanForget() {
		t.Error("there is something to forget in Tapatan")
	}
}

// What an attack has shown of the other side's piece is on the screen, and in the list, until the next move; with the
// memory it stays.
func TestForgetting(t *testing.T) {
	table := attacked(t, together)
	// Green's 1 from a8 was the defender: it is gone, and White's stands on a6.
	const last = 41
	see := func(when string, own bool, shown bool, told rules.Move) {
		t.Helper()
		if !own && shows(t, table, "a6") != shown {
			t.Errorf("%s: the piece on a6 is shown: %v", when, !shown)
		}
		if got := table.Redacted(last); got != told || table.Moves()[last-1] != told {
			t.Errorf("%s: the attack is told as %s, want %s", when, got, told)
		}
	}
	see("on the covered screen, just after it", false, true, "a5xa6=61")
	table.Uncover()
	see("to Green, just after it", false, true, "a5xa6=61")
	playAll(t, table, "k8-k7")
	see("on the covered screen, later", false, false, "a5xa6")
	table.Uncover()
	see("to White, whose piece it is", true, true, "a5xa6")
	if !shows(t, table, "a6") || !shows(t, table, "a1") {
		t.Error("White's own pieces are forgotten")
	}
	playAll(t, table, "k3-k4")
	table.Uncover()
	see("to Green, later", false, false, "a5xa6")
	table.GoTo(last)
	see("looking back", false, false, "a5xa6")
	if got := table.Before(last + 1).String(); strings.Contains(got, "w6") {
		t.Errorf("Green sees %s before the next move", got)
	}
	table.GoTo(table.Match().Ply())
	configure(table, func(s *play.Settings) { s.Memory = play.Remember })
	see("with the memory", false, true, "a5xa6=61")
	if record := table.Record(); !slices.Contains(record.Moves, "a5xa6=61") {
		t.Errorf("the record has %v", record.Moves)
	}
	configure(table, func(s *play.Settings) { s.Memory = play.Forget })
	if record := table.Record(); !slices.Contains(record.Moves, "a5xa6=61") {
		t.Errorf("what was shown is not in the record: %v", record.Moves)
	}
	table.Resign(1)
	see("after the end", false, true, "a5xa6")
	table.SeeAs(1)
	see("after the end, as Green saw it", false, true, "a5xa6=61")
}

// A screen that forgets keeps the drawings of the pieces: they move, and are not drawn anew.
func TestForgettingKeepsThePieces(t *testing.T) {
	table := attacked(t, [2]play.Seat{{Level: 1}, {}})
	configure(table, func(s *play.Settings) { s.Memory = play.Forget })
	before := slices.Clone(table.Pieces())
	playAll(t, table, "k8-k7", "k3-k4")
	after := table.Pieces()
	if len(after) != len(before) {
		t.Fatalf("%d pieces, then %d", len(before), len(after))
	}
	for i := range before {
		moved := before[i].Point != after[i].Point
		if should := before[i].Point == "k8" || before[i].Point == "k3"; moved != should {
			t.Errorf("the piece on %s is now on %s", before[i].Point, after[i].Point)
		}
	}
	if got := table.Moved(); !slices.Equal(got, []string{"k3", "k4"}) {
		t.Errorf("the last move went over %v", got)
	}
}
