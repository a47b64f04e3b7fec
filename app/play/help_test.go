package play_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/boards/morris"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/all"
)

// tapatan returns the family with six levels, however many the machine has now.
func tapatan() *board.Game {
	game := morris.Game(all.Games())
	game.Levels = 6
	return game
}

// seated returns a table with the seats given, seat 0 opening.
func seated(game *board.Game, levels int, seats [2]play.Seat) *play.Table {
	table := play.New(game, levels, 1)
	table.Sit(seats)
	configure(table, func(s *play.Settings) { s.Opening = play.AlwaysFirst })
	table.Restart()
	return table
}

// twoPlayers returns a table for two people at which seat 0 opens.
func twoPlayers() *play.Table { return seated(tapatan(), 6, [2]play.Seat{}) }

// againstMachine returns a table at which a person in seat 0 opens against the machine.
func againstMachine() *play.Table { return seated(tapatan(), 6, [2]play.Seat{1: {Level: 3}}) }

func configure(table *play.Table, change func(*play.Settings)) {
	settings := table.Settings()
	change(&settings)
	table.Configure(settings)
}

func point(t *testing.T, table *play.Table, name string) int {
	t.Helper()
	i := slices.IndexFunc(table.Skin().Points(table.View()), func(p board.Point) bool { return p.Name == name })
	if i < 0 {
		t.Fatalf("no point %s", name)
	}
	return i
}

// touch touches points one after the other, named between spaces.
func touch(t *testing.T, table *play.Table, names string) {
	t.Helper()
	for name := range strings.FieldsSeq(names) {
		table.Touch(point(t, table, name))
	}
}

// move plays moves, written between spaces, whoever is to move.
func move(t *testing.T, table *play.Table, moves string) {
	t.Helper()
	for m := range strings.FieldsSeq(moves) {
		if err := table.Play(rules.Move(m)); err != nil {
			t.Fatal(err)
		}
	}
}

// pointNames returns the names of points.
func pointNames(table *play.Table, points []int) string {
	var names []string
	for _, p := range points {
		names = append(names, table.Skin().Points(table.View())[p].Name)
	}
	return strings.Join(names, " ")
}

// words writes moves between spaces.
func words(moves []rules.Move) string {
	var list []string
	for _, m := range moves {
		list = append(list, string(m))
	}
	return strings.Join(list, " ")
}

// played returns the moves up to where the game stands.
func played(table *play.Table) string { return words(table.Match().Moves()[:table.Match().Ply()]) }

// wantPlayed holds the game against the moves that it should consist of.
func wantPlayed(t *testing.T, table *play.Table, want string) {
	t.Helper()
	if got := played(table); got != want {
		t.Errorf("the game is %q, want %q", got, want)
	}
}

// wantLook holds what is shown, and the game behind it, against what they should be.
func wantLook(t *testing.T, table *play.Table, look, ply int) {
	t.Helper()
	if table.Shown() != look || table.Match().Ply() != ply {
		t.Errorf("showing ply %d of %d, want %d of %d", table.Shown(), table.Match().Ply(), look, ply)
	}
}

func wantScore(t *testing.T, table *play.Table, when string, want [2]int) {
	t.Helper()
	if got := table.Score(); got != want {
		t.Errorf("score %v %s, want %v", got, when, want)
	}
}

// Moves of Tapatan: seat 0 opens and wins; the position after the sixth placement comes back.
const (
	win  = "a1 a3 b1 b3 c1"
	draw = "a1 a3 b1 b3 c3 c1 c3-c2 c1-b2 c2-c3 b2-c1"
)
