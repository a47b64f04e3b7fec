package play_test

import (
	"reflect"
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/play"
	"tablier/rules"
)

func TestSettingsAreCleaned(t *testing.T) {
	table := play.New(tapatan(), 6, 1)
	table.Configure(play.Settings{
		Opening: "nobody", Variant: "chess", Options: []string{"nonsense"}, Pace: "headlong", Turned: true,
	})
	table.Sit([2]play.Seat{
		{Name: "  a \u202e\x00  b  ", Level: -3, Away: true},
		{Name: "nom beaucoup trop long pour le panneau", Level: 99},
	})
	want := play.Settings{
		Seats:   [2]play.Seat{{Name: "a b"}, {Name: "nom beaucoup trop lo", Level: 6}},
		Opening: play.LoserOpens, Variant: "tapatan", Pace: play.Steady, Turned: true,
	}
	if got := table.Settings(); !reflect.DeepEqual(got, want) {
		t.Errorf("settings %+v, want %+v", got, want)
	}
	table.Rename(1, "\tZoé ")
	if got := table.Seats()[1]; got != (play.Seat{Name: "Zoé", Level: 6}) {
		t.Errorf("renamed to %+v", got)
	}
}

func TestUsualSettings(t *testing.T) {
	for _, c := range []struct {
		levels int
		want   int
	}{
		{0, 0}, {1, 1}, {6, 2}, {9, 2},
	} {
		if got := play.Usual(&board.Game{Levels: c.levels}).Seats; got != [2]play.Seat{1: {Level: c.want}} {
			t.Errorf("with %d levels: %+v, want level %d", c.levels, got, c.want)
		}
	}
}

// Other rules wait for the next game once this one has begun; before that they hold at once.
func TestVariantAndOptions(t *testing.T) {
	table := bagTable()
	configure(table, func(s *play.Settings) { s.Variant, s.Options = "one", []string{"told", "same", "told"} })
	want := rules.Setup{Variant: "one", Options: []string{"same", "told"}}
	if got := table.Match().Setup(); !reflect.DeepEqual(got, want) || table.SettingsPending() {
		t.Errorf("before the first move the match has %+v, want %+v", got, want)
	}
	move(t, table, "2")
	configure(table, func(s *play.Settings) { s.Variant, s.Options = "four", nil })
	if got := table.Match().Setup(); !reflect.DeepEqual(got, want) || !table.SettingsPending() {
		t.Errorf("a match that has begun has %+v, want %+v and others waiting", got, want)
	}
	wantPlayed(t, table, "2")
	table.Undo()
	configure(table, func(s *play.Settings) { s.Options = []string{"same"} })
	if !table.CanRedo() || !table.SettingsPending() {
		t.Error("the moves undone are gone with the options")
	}
	table.Restart()
	if got := table.Match().Setup(); got.Variant != "four" || !slices.Equal(got.Options, []string{"same"}) ||
		table.SettingsPending() {
		t.Errorf("the next match has %+v", got)
	}
}

// A game that was given up before its first move keeps its rules, and so its name.
func TestOptionsAfterAResignation(t *testing.T) {
	table := bagTable()
	table.Resign(0)
	id := table.ID()
	configure(table, func(s *play.Settings) { s.Options = []string{"told"} })
	if !table.Result().Over() || table.ID() != id || !table.SettingsPending() {
		t.Errorf("result %+v, waiting %v", table.Result(), table.SettingsPending())
	}
	if table.Restart(); table.ID() == id {
		t.Error("the next game has the same name")
	}
}

// How the board looks and how fast machines play change nothing about the game or whose screen it is.
func TestSettingsThatOnlyShow(t *testing.T) {
	table := bagTable()
	table.Uncover()
	configure(table, func(s *play.Settings) { s.Turned, s.Pace = true, play.Calm })
	if table.Covered() {
		t.Error("turning the board round hands the screen over")
	}
	table.Rename(0, "Zoé")
	if table.Covered() {
		t.Error("a name hands the screen over")
	}
	table.Sit(table.Seats())
	if !table.Covered() {
		t.Error("who sits where has changed, and the screen still shows a secret side")
	}
}

// Turning the board round keeps what has been touched of a move in the hand.
func TestTurningKeepsWhatIsTouched(t *testing.T) {
	table := twoPlayers()
	touch(t, table, "a1 b2 c3 c1 a2 b3 a2")
	for _, turned := range []bool{true, false} {
		configure(table, func(s *play.Settings) { s.Turned = turned })
		if got := pointNames(table, table.Selected()); got != "a2" || table.Settings().Turned != turned {
			t.Errorf("turned %v: %q is chosen, and the settings say %v", turned, got, table.Settings().Turned)
		}
	}
	touch(t, table, "a3")
	wantPlayed(t, table, "a1 b2 c3 c1 a2 b3 a2-a3")
}

func TestSeatsChangingHandsStartTheScoreAgain(t *testing.T) {
	table := twoPlayers()
	move(t, table, win)
	table.Rename(0, "Zoé")
	wantScore(t, table, "after a name", [2]int{2, 0})
	table.Sit([2]play.Seat{{Name: "Zoé"}, {Level: 1}})
	wantScore(t, table, "after the machine has sat down", [2]int{})
}

func TestOpeningRules(t *testing.T) {
	for _, c := range []struct {
		rule  play.Opening
		moves string
		want  int
	}{
		{play.AlwaysFirst, win, 0},
		{play.AlwaysSecond, win, 1},
		{play.LoserOpens, win, 1},  // seat 0 opens and wins
		{play.LoserOpens, draw, 1}, // after a draw, who did not open
		{play.LoserOpens, "", 0},   // nobody lost: restarting gains nothing
	} {
		table := twoPlayers()
		configure(table, func(s *play.Settings) { s.Opening = c.rule })
		move(t, table, c.moves)
		table.Restart()
		if table.SeatOf(rules.First) != c.want || table.PlayerOf(c.want) != rules.First {
			t.Errorf("%s after %q: seat %d opens, want %d", c.rule, c.moves, table.SeatOf(rules.First), c.want)
		}
	}
}

func TestChanceOpensForBothAndCanBeReplayed(t *testing.T) {
	openers := func(seed uint64) []int {
		table := play.New(tapatan(), 6, seed)
		configure(table, func(s *play.Settings) { s.Opening = play.ChanceOpens })
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

// A match that comes from elsewhere brings its own players; the settings stay for the next game.
func TestOpen(t *testing.T) {
	table := againstMachine()
	settings, id := table.Settings(), table.ID()
	match, err := rules.Registry{tapatan().Spec}.Replay(rules.Record{Game: "tapatan", Moves: []rules.Move{"b2", "a1"}})
	if err != nil {
		t.Fatal(err)
	}
	guests := [2]play.Seat{{Name: "Zoé"}, {Name: "Léo\u202e"}}
	table.Open(match, guests, 1)
	if got := table.Seats(); got != [2]play.Seat{{Name: "Zoé"}, {Name: "Léo"}} || table.AgainstMachine() {
		t.Errorf("the guests are %+v", got)
	}
	if !reflect.DeepEqual(table.Settings(), settings) || table.ID() == id || table.SeatOf(rules.First) != 1 {
		t.Errorf("settings %+v, id %s, seat %d opened", table.Settings(), table.ID(), table.SeatOf(rules.First))
	}
	wantLook(t, table, 2, 2)
	configure(table, func(s *play.Settings) { s.Turned = true })
	if table.AgainstMachine() {
		t.Error("turning the board round sent the guests away")
	}
	table.Restart()
	if got := table.Seats(); got != settings.Seats {
		t.Errorf("the next game is played by %+v, want %+v", got, settings.Seats)
	}
	table.Reopen("kept", 0, match, guests, 0)
	if table.ID() != "kept" || table.SeatOf(rules.First) != 0 {
		t.Errorf("reopened as %s, opened by seat %d", table.ID(), table.SeatOf(rules.First))
	}
	table.Sit([2]play.Seat{1: {Level: 2}})
	if !table.AgainstMachine() || table.MachineTurn() > 0 {
		t.Errorf("the machine has taken the seat of a guest: %+v", table.Seats())
	}
}

// Who plays a match that comes from elsewhere plays the next one as well where a person chooses so.
func TestGuestsAreChosen(t *testing.T) {
	table := againstMachine()
	match, err := rules.Registry{tapatan().Spec}.Replay(rules.Record{Game: "tapatan"})
	if err != nil {
		t.Fatal(err)
	}
	table.Open(match, [2]play.Seat{}, 0)
	table.Sit(table.Chosen())
	table.Restart()
	if got := table.Seats(); got != [2]play.Seat{} {
		t.Errorf("the next match is played by %+v", got)
	}
}

// A game that was won elsewhere counts nothing here, until it goes another way.
func TestOpenedResultDoesNotCount(t *testing.T) {
	table := twoPlayers()
	match, err := rules.Registry{tapatan().Spec}.Replay(rules.Record{
		Game: "tapatan", Moves: []rules.Move{"a1", "a3", "b1", "b3", "c1"},
	})
	if err != nil {
		t.Fatal(err)
	}
	table.Open(match, [2]play.Seat{}, 0)
	wantScore(t, table, "after opening a game that is over", [2]int{})
	table.GoTo(4)
	table.GoTo(5)
	wantScore(t, table, "after looking at it", [2]int{})
	table.Undo()
	touch(t, table, "c3 a2 c1")
	wantScore(t, table, "after playing it on", [2]int{})
}
