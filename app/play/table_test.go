package play_test

import (
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/morris"
)

func tapatan() *board.Game { return games.All()[0] }

// twoPlayers returns a table for two people at which seat 0 opens.
func twoPlayers(t *testing.T) *play.Table {
	t.Helper()
	table := play.New(tapatan(), 6, 1)
	settings := table.Settings()
	settings.Seats = [2]play.Seat{}
	settings.Opening = play.AlwaysFirst
	table.Configure(settings)
	table.Restart()
	return table
}

func point(t *testing.T, table *play.Table, name string) int {
	t.Helper()
	i := slices.IndexFunc(table.Skin().Points(), func(p board.Point) bool { return p.Name == name })
	if i < 0 {
		t.Fatalf("no point %s", name)
	}
	return i
}

func touch(t *testing.T, table *play.Table, names ...string) {
	t.Helper()
	for _, name := range names {
		table.Touch(point(t, table, name))
	}
}

func TestTouchesSpellMoves(t *testing.T) {
	table := twoPlayers(t)
	touch(t, table, "a1", "b2", "b1", "c1", "a2", "b3", "a2", "c2")
	want := []rules.Move{"a1", "b2", "b1", "c1", "a2", "b3"}
	if got := table.Match().Moves(); !slices.Equal(got, want) {
		t.Fatalf("moves %v, want %v: a2 is not linked to c2", got, want)
	}
	if fault := table.Fault(); fault == nil || fault.Fault != morris.NotLinked || !slices.Equal(fault.Cells, []string{"a2", "c2"}) {
		t.Errorf("fault %v, want not linked a2 c2", fault)
	}
}

func TestTouchExplainsWhyNothingHappens(t *testing.T) {
	cases := []struct {
		start   []string
		touches []string
		fault   rules.Fault
	}{
		{nil, []string{"a1", "a1"}, morris.Occupied},
		{[]string{"a1", "b2", "b1", "c1", "a2", "b3"}, []string{"c3"}, morris.NoPawn},
		{[]string{"a1", "b2", "b1", "c1", "a2", "b3"}, []string{"b2"}, morris.NotYours},
		{[]string{"a1", "b2", "b1", "c1", "a2", "b3"}, []string{"a1"}, "stuck"},
		{[]string{"a1", "b2", "b1", "c1", "a2", "b3"}, []string{"a2", "b2"}, morris.Occupied},
	}
	for _, c := range cases {
		table := twoPlayers(t)
		touch(t, table, c.start...)
		touch(t, table, c.touches...)
		if fault := table.Fault(); fault == nil || fault.Fault != c.fault {
			t.Errorf("after %v, touching %v: fault %v, want %s", c.start, c.touches, fault, c.fault)
		}
	}
}

func TestChoosingAgainAndLettingGo(t *testing.T) {
	table := twoPlayers(t)
	touch(t, table, "a1", "b2", "c3", "c1", "a2", "b3")
	for _, c := range []struct {
		touch             string
		selected, targets []string
	}{
		{"a2", []string{"a2"}, []string{"a3"}},
		{"c3", []string{"c3"}, []string{"c2"}}, // another pawn of one's own instead
		{"c3", nil, []string{"a1", "a2", "c3"}},
	} {
		touch(t, table, c.touch)
		if got := names(table, table.Selected()); !slices.Equal(got, c.selected) {
			t.Errorf("after touching %s: chosen %v, want %v", c.touch, got, c.selected)
		}
		if got := names(table, table.Targets()); !slices.Equal(got, c.targets) {
			t.Errorf("after touching %s: targets %v, want %v", c.touch, got, c.targets)
		}
	}
}

func names(table *play.Table, points []int) []string {
	var names []string
	for _, p := range points {
		names = append(names, table.Skin().Points()[p].Name)
	}
	return names
}

func win(t *testing.T, table *play.Table) { touch(t, table, "a1", "a3", "b1", "b3", "c1") }

func TestScoreOfWinsAndDraws(t *testing.T) {
	table := twoPlayers(t)
	win(t, table)
	if table.Score() != [2]int{2, 0} {
		t.Fatalf("score %v after a win of seat 0, want 2 0", table.Score())
	}
	table.Undo()
	if table.Score() != [2]int{0, 0} {
		t.Fatalf("score %v after the win is taken back, want 0 0", table.Score())
	}
	table.Redo()
	if table.Score() != [2]int{2, 0} {
		t.Fatalf("score %v after the win is played again, want 2 0", table.Score())
	}
	table.Restart()
	draw(t, table)
	if result := table.Result(); result.Reason != rules.Recurrence || result.Since != 6 {
		t.Fatalf("result %+v, want a recurrence of the position after ply 6", result)
	}
	if table.Score() != [2]int{3, 1} {
		t.Errorf("score %v after a win and a draw, want 3 1", table.Score())
	}
}

// A result that a person has wiped off the score neither comes off it a second time nor makes the save unreadable.
func TestResetScoreAfterTheEnd(t *testing.T) {
	table := twoPlayers(t)
	win(t, table)
	table.ResetScore()
	if table.Score() != [2]int{} {
		t.Fatalf("score %v after a reset", table.Score())
	}
	table.Undo()
	if table.Score() != [2]int{} {
		t.Fatalf("score %v after a reset and an undo", table.Score())
	}
	if _, err := play.Restore(tapatan(), 6, table.Save()); err != nil {
		t.Fatal(err)
	}
	table.Redo()
	if table.Score() != [2]int{2, 0} {
		t.Errorf("score %v when the game ends after the reset, want 2 0", table.Score())
	}
	table.Configure(play.Settings{Seats: [2]play.Seat{1: {Level: 2}}})
	table.Undo()
	if table.Score() != [2]int{} {
		t.Errorf("score %v after the seats changed hands and an undo", table.Score())
	}
}

// draw plays a game in which the position after the sixth placement comes back.
func draw(t *testing.T, table *play.Table) {
	t.Helper()
	touch(t, table, "a1", "a3", "b1", "b3", "c3", "c1")
	touch(t, table, "c3", "c2", "c1", "b2", "c2", "c3", "b2", "c1")
}

func TestOpeningRules(t *testing.T) {
	for _, c := range []struct {
		rule play.Opening
		end  func(*testing.T, *play.Table)
		want int
	}{
		{play.AlwaysFirst, win, 0},
		{play.AlwaysSecond, win, 1},
		{play.LoserOpens, win, 1},                              // seat 0 opens and wins
		{play.LoserOpens, draw, 1},                             // after a draw, who did not open
		{play.LoserOpens, func(*testing.T, *play.Table) {}, 0}, // nobody lost: restarting gains nothing
	} {
		table := twoPlayers(t)
		settings := table.Settings()
		settings.Opening = c.rule
		table.Configure(settings)
		c.end(t, table)
		table.Restart()
		if table.SeatOf(rules.First) != c.want {
			t.Errorf("%s after %v: seat %d opens, want %d", c.rule, table.Result(), table.SeatOf(rules.First), c.want)
		}
	}
}

func TestChanceOpensForBothAndCanBeReplayed(t *testing.T) {
	openers := func(seed uint64) []int {
		table := play.New(tapatan(), 6, seed)
		settings := table.Settings()
		settings.Opening = play.ChanceOpens
		table.Configure(settings)
		var list []int
		for range 20 {
			table.Restart()
			list = append(list, table.SeatOf(rules.First))
		}
		return list
	}
	list := openers(7)
	if !slices.Contains(list, 0) || !slices.Contains(list, 1) {
		t.Errorf("in 20 games chance opened only for one seat: %v", list)
	}
	if again := openers(7); !slices.Equal(list, again) {
		t.Errorf("the same seed opened %v, then %v", list, again)
	}
}

func TestUndoAgainstTheMachineGoesBackToThePerson(t *testing.T) {
	table := play.New(tapatan(), 6, 1)
	settings := table.Settings()
	settings.Opening = play.AlwaysFirst
	table.Configure(settings)
	table.Restart()
	touch(t, table, "a1")
	if table.MachineTurn() == 0 {
		t.Fatal("the machine is not to move after the person")
	}
	touch(t, table, "b2")
	if table.Match().Ply() != 1 {
		t.Fatal("a person played the machine's move")
	}
	if err := table.Play("b2"); err != nil {
		t.Fatal(err)
	}
	table.Undo()
	if table.Match().Ply() != 0 || table.MachineTurn() != 0 {
		t.Errorf("after undo: ply %d, machine level to move %d; want the person's first turn", table.Match().Ply(), table.MachineTurn())
	}
	if table.CanUndo() {
		t.Error("undo is offered at the start")
	}
	table.Redo()
	if got := table.Match().Ply(); got != 2 {
		t.Errorf("redo goes to ply %d, want 2, the person's next turn", got)
	}
}

func TestUndoDoesNotReachBeforeTheMachinesOpening(t *testing.T) {
	table := play.New(tapatan(), 6, 1)
	settings := table.Settings()
	settings.Opening = play.AlwaysSecond
	table.Configure(settings)
	table.Restart()
	if err := table.Play("b2"); err != nil {
		t.Fatal(err)
	}
	if table.CanUndo() {
		t.Error("undo is offered before the person has moved")
	}
}

func TestSettingsAreCleaned(t *testing.T) {
	table := play.New(tapatan(), 6, 1)
	table.Configure(play.Settings{
		Seats:   [2]play.Seat{{Name: "  a \u202e\x00  b  ", Level: -3}, {Name: "nom beaucoup trop long pour le panneau", Level: 99}},
		Opening: "nobody",
	})
	got := table.Settings()
	want := play.Settings{
		Seats:   [2]play.Seat{{Name: "a b"}, {Name: "nom beaucoup trop lo", Level: 6}},
		Opening: play.LoserOpens,
	}
	if got != want {
		t.Errorf("settings %+v, want %+v", got, want)
	}
}

func TestPiecesKeepTheirIdentity(t *testing.T) {
	table := twoPlayers(t)
	touch(t, table, "a1", "a3", "b1", "b3", "c3", "c1")
	before := play.Pieces(table.Skin(), table.Match())
	touch(t, table, "c3", "c2")
	after := play.Pieces(table.Skin(), table.Match())
	if len(before) != 6 || len(after) != 6 {
		t.Fatalf("%d then %d pieces, want 6", len(before), len(after))
	}
	for i := range before {
		moved := before[i].Point != after[i].Point
		if wasC3 := before[i].Point == point(t, table, "c3"); moved != wasC3 {
			t.Errorf("piece %d moved from %d to %d", i, before[i].Point, after[i].Point)
		}
	}
}
