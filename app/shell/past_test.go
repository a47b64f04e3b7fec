package shell

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/play"
	"tablier/app/store"
)

const winning = "a1 a3 b1 b3 c1"

// pastOf gives what is kept of the only game.
func pastOf(t *testing.T, r *Root) (archive.Past, archive.Stats) {
	t.Helper()
	past, ok := r.readPast(r.only().game)
	stats, counted := r.readStats(r.only().game)
	if !ok || !counted {
		t.Fatal("not readable")
	}
	return past, stats
}

func wantPast(t *testing.T, r *Root, games, counted int) {
	t.Helper()
	past, stats := pastOf(t, r)
	n := 0
	for _, row := range stats.Rows() {
		n += row.Won + row.Drawn + row.Lost
	}
	if len(past.Games()) != games || n != counted {
		t.Errorf("%d games kept and %d counted, want %d and %d", len(past.Games()), n, games, counted)
	}
}

func TestEndedGameIsKeptAndCountedOnce(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, winning)
	for range 2 {
		r.follow(r.only())
	}
	wantPast(t, r, 1, 1)
	table.Undo()
	r.follow(r.only())
	touch(t, table, "c1")
	r.follow(r.only())
	wantPast(t, r, 1, 1)
	table.Restart()
	touch(t, table, winning)
	r.follow(r.only())
	wantPast(t, r, 2, 2)
}

// A game that was over when it came here is kept; nobody has won it at this table.
func TestGameWonElsewhereIsNotCounted(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, winning)
	table.Open(table.Match(), table.Seats(), 0)
	r.follow(r.only())
	wantPast(t, r, 1, 0)
}

func TestUnfinishedGameIsKeptOnlyOnceSomebodyHasPlayed(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	if r.keepUnfinished(r.only()) {
		t.Error("a game without a move is kept")
	}
	touch(t, table, "a1")
	if !r.keepUnfinished(r.only()) {
		t.Error("a game with a move is not kept")
	}
	wantPast(t, r, 1, 0)
	r.only().elsewhere = true
	table.Restart()
	touch(t, table, "a1")
	if r.keepUnfinished(r.only()) {
		t.Error("the game of another tab is kept")
	}
}

// Homes and tables read nothing of the past: with many games that takes time.
func TestPastIsReadWhenItIsLookedAt(t *testing.T) {
	r := load(t, "/", true)
	r.store.Set("past.tapatan", "broken")
	html(r)
	seatTwo(r)
	touch(t, r.only().table, "a1")
	r.follow(r.only())
	if _, ok := r.store.Get("past.tapatan" + unreadable); ok {
		t.Error("the past was read")
	}
}

func TestFilesAreReadByWhoReadsWhatIsKept(t *testing.T) {
	r := load(t, "/tapatan/", true)
	seatTwo(r)
	touch(t, r.only().table, winning)
	r.follow(r.only())
	data, err := store.ParseBackup(r.store.Export())
	if err != nil {
		t.Fatal(err)
	}
	for key, text := range data {
		if err := r.checkText(key, text); err != nil {
			t.Errorf("what is exported under %s is refused: %v", key, err)
		}
	}
	for key, text := range map[string]string{
		"lang": "de", "theme": "blue", "persistence": "yes", "table.tapatan": "{}", "past.tapatan": "{}", "stats.tapatan": "{}",
		"past.tapatan ": data["past.tapatan"], "past.other": data["past.tapatan"], "x": "", "other.unreadable": "x", ".unreadable": "x",
		"past.tapatan.unreadable.unreadable": "x",
	} {
		err := r.checkText(key, text)
		var alien *store.BackupError
		known := strings.HasSuffix(key, "tapatan") || len(key) > 3 && !strings.Contains(key, ".")
		if err == nil || errors.As(err, &alien) == known {
			t.Errorf("%q under %q: %v", text, key, err)
		}
	}
	if err := r.checkText("past.tapatan.unreadable", "x"); err != nil {
		t.Error(err)
	}
}

// What another tab has saved is neither saved over nor forgotten.
func TestOtherTabsSaveStands(t *testing.T) {
	r := load(t, "/tapatan/", true)
	s := r.only()
	seatTwo(r)
	r.save(s)
	theirs := strings.Replace(s.saved, `"look":0`, `"look":0,"other":1`, 1)
	r.store.Set(saveKey(s.game), theirs)
	touch(t, s.table, "a1")
	r.save(s)
	if got, _ := r.store.Get(saveKey(s.game)); got != theirs || !s.elsewhere {
		t.Errorf("elsewhere %v, stored %s", s.elsewhere, got)
	}
}

func TestRowsSayHowAGameEnded(t *testing.T) {
	r := load(t, pastRoute, true)
	r.openHistory()
	game := r.games[0]
	for _, c := range []struct {
		past archive.Game
		want string
	}{
		{archive.Game{Winner: -1}, "Partie inachevée."},
		{archive.Game{Winner: -1, Reason: "recurrence"}, "Partie nulle."},
		{archive.Game{Winner: 1, Reason: "line"}, "Rouge gagne."},
		{archive.Game{Winner: 0, Reason: "resigned", Seats: [2]archive.Seat{{Name: "Zoé"}, {Level: 3}}}, "Zoé gagne : Ordi abandonne."},
		{archive.Game{Winner: 0, Reason: "line", Score: &[2]int{3, -1}}, "Orange gagne. Orange 3, Rouge -1."},
	} {
		if got := r.howEnded(game, &c.past); got != c.want {
			t.Errorf("%s: %q, want %q", fmt.Sprint(c.past), got, c.want)
		}
	}
}

// A game that a person has removed from the past does not come back, nor is it counted again.
func TestRemovedGameStaysAway(t *testing.T) {
	r := load(t, "/tapatan/", true)
	s, table := r.only(), seatTwo(r)
	touch(t, table, winning)
	r.follow(s)
	drop := func() {
		t.Helper()
		past, _ := pastOf(t, r)
		past.Remove(s.table.ID())
		r.writePast(s.game, past)
	}
	drop()
	r.keepUnfinished(s)
	wantPast(t, r, 0, 1)
	s = r.reopen(s.game) // the page is loaded again
	s.table.Undo()
	r.follow(s)
	r.keepUnfinished(s)
	wantPast(t, r, 0, 1)
	touch(t, s.table, "c1")
	r.follow(s)
	wantPast(t, r, 0, 1)
}

// Whoever takes back the last move of a finished game and begins another has finished it all the same.
func TestFinishedGameStaysFinished(t *testing.T) {
	for _, resigns := range []bool{false, true} {
		r := load(t, "/tapatan/", true)
		s, table := r.only(), seatTwo(r)
		moves := winning
		if resigns {
			moves = "a1 a3"
		}
		touch(t, table, moves)
		if resigns {
			table.Resign(0)
		}
		r.follow(s)
		table.Undo()
		r.follow(s)
		r.keepUnfinished(s)
		wantPast(t, r, 1, 1)
		if past, _ := pastOf(t, r); !past.Games()[0].Over() {
			t.Error("the finished game is kept as unfinished")
		}
	}
}

// A game between machines that nobody waits for is not kept.
func TestAbandonedMachinesAreNotKept(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, "a1")
	table.Sit([2]play.Seat{{Level: 1}, {Level: 1}})
	if r.keepUnfinished(r.only()) {
		t.Error("kept")
	}
}

// A game that was gone back in counts as it ended at last.
func TestAnotherEndTakesThePlaceOfTheFirst(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, "a1 a3")
	table.Resign(0)
	r.follow(r.only())
	table.Undo()
	r.follow(r.only())
	touch(t, table, "b1 b3 c1")
	r.follow(r.only())
	wantPast(t, r, 1, 1)
	stats, _ := r.readStats(r.only().game)
	if rows := stats.Rows(); len(rows) != 1 || rows[0].Won != 1 || rows[0].Lost != 0 {
		t.Errorf("counted as %+v, want one win of seat 0", rows)
	}
}
