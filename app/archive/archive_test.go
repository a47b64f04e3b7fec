package archive_test

import (
	"os"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/rules"
	"tablier/rules/all"
)

// What was played in the games of the tests.
var (
	firstWins  = strings.Fields("a1 a3 b1 b3 c1")
	secondWins = strings.Fields("a1 a3 b1 b3 a2 c3")
	comesBack  = strings.Fields("a1 c1 b1 b2 c2 a2 c2-c3 b2-b3 c3-c2 b3-b2")
)

// tapatan returns a game that seat 0 opened, as far as the moves lead.
func tapatan(t *testing.T, id string, moves []string, seats ...archive.Seat) archive.Game {
	t.Helper()
	record := rules.Record{Game: "tapatan", Variant: "tapatan"}
	for _, move := range moves {
		record.Moves = append(record.Moves, rules.Move(move))
	}
	match, err := all.Games().Replay(record)
	if err != nil {
		t.Fatal(err)
	}
	game := archive.Game{ID: id, Played: 1_790_000_000, Record: record, Winner: -1, Reason: match.Result().Reason}
	copy(game.Seats[:], seats)
	if winner := match.Result().Winner; winner != rules.Nobody {
		game.Winner = winner.Index()
	}
	return game
}

// read returns a file of testdata.
func read(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(text))
}

func TestCounts(t *testing.T) {
	person, machine := archive.Seat{Name: "Zoé"}, archive.Seat{Level: 3}
	byPost := tapatan(t, "post", firstWins)
	byPost.Seats[1].Away = true
	resigned := tapatan(t, "resigned", firstWins[:2], machine, person)
	resigned.Winner, resigned.Reason, resigned.Record.Resigned = 0, rules.Resigned, "second"
	for _, c := range []struct {
		game   archive.Game
		level  int
		result archive.Result
	}{
		{tapatan(t, "won", firstWins, person, machine), 3, archive.Won},
		{tapatan(t, "lost", firstWins, machine, person), 3, archive.Lost},
		{tapatan(t, "drawn", comesBack, machine, person), 3, archive.Drawn},
		{tapatan(t, "two people, seat 0", firstWins, person, person), 0, archive.Won},
		{tapatan(t, "two people, seat 1", secondWins, person, person), 0, archive.Lost},
		{resigned, 3, archive.Lost},
		{tapatan(t, "unfinished", firstWins[:4], person, machine), 0, 0},
		{tapatan(t, "two machines", firstWins, machine, machine), 0, 0},
		{byPost, 0, 0},
	} {
		want := archive.Key{}
		if c.result != 0 {
			want = archive.Key{Variant: "tapatan", Level: c.level}
		}
		if key, result, ok := c.game.Counts(); key != want || result != c.result || ok != (c.result != 0) {
			t.Errorf("%s counts as %v, %v, %v, want %v, %v", c.game.ID, key, result, ok, want, c.result)
		}
	}
}
