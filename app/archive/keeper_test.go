package archive_test

import (
	"errors"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/rules"
	"tablier/rules/all"
)

const (
	unreadable = ".unreadable"
	newerError = `{"version":99,"more":1}`
)

// A shelf is a Store in memory.
type shelf struct {
	texts map[string]string
	full  bool
	room  int // for one text, 0 for no end
	sets  int
}

func (s *shelf) Read(key string) (string, bool) {
	text, ok := s.texts[key]
	return text, ok
}

func (s *shelf) Set(key, text string) bool {
	s.texts[key] = text
	s.sets++
	return !s.full && (s.room == 0 || len(text) <= s.room)
}

func (s *shelf) SetAside(key string) {
	s.texts[key+unreadable] = s.texts[key]
	delete(s.texts, key)
}

func (s *shelf) Remove(key string) { delete(s.texts, key) }

func newKeeper() (*archive.Keeper, *shelf) {
	s := &shelf{texts: map[string]string{}}
	return archive.NewKeeper(s), s
}

// finished is a game that seat 0, a person, has won against the machine, and unfinished is one that still runs.
func finished(t *testing.T) archive.Game {
	return tapatan(t, "a", firstWins, archive.Seat{Name: "Zoé"}, archive.Seat{Level: 3})
}

func unfinished(t *testing.T) archive.Game {
	return tapatan(t, "a", firstWins[:4], archive.Seat{Name: "Zoé"}, archive.Seat{Level: 3})
}

// resigned is the same game, in which the person has given up instead.
func resigned(t *testing.T) archive.Game {
	g := tapatan(t, "a", firstWins[:2], archive.Seat{Name: "Zoé"}, archive.Seat{Level: 3})
	g.Winner, g.Reason, g.Record.Resigned = 1, rules.Resigned, "first"
	return g
}

// wantKept holds the number of games kept and the results counted against what they should be.
func wantKept(t *testing.T, k *archive.Keeper, games int, want archive.Tally) {
	t.Helper()
	past, ok := k.Past("tapatan")
	stats, counted := k.Stats("tapatan")
	if !ok || !counted {
		t.Fatal("not readable")
	}
	var got archive.Tally
	for _, row := range stats.Rows() {
		got.Won, got.Drawn, got.Lost = got.Won+row.Won, got.Drawn+row.Drawn, got.Lost+row.Lost
	}
	if len(past.Games()) != games || got != want {
		t.Errorf("%d games kept and counted as %+v, want %d and %+v", len(past.Games()), got, games, want)
	}
}

func TestEndedGameIsKeptAndCountedOnce(t *testing.T) {
	k, s := newKeeper()
	if !k.File(finished(t), false, true) || !k.File(finished(t), true, true) || !k.File(finished(t), false, true) {
		t.Error("not on file")
	}
	wantKept(t, k, 1, archive.Tally{Won: 1})
	if s.sets != 2 {
		t.Errorf("written %d times, want the past and the statistics once each", s.sets)
	}
	other := finished(t)
	other.ID = "b"
	k.File(other, false, true)
	wantKept(t, k, 2, archive.Tally{Won: 2})
}

// A game that was over when it came here is kept; nobody has won it at this table.
func TestGameWonElsewhereIsNotCounted(t *testing.T) {
	k, _ := newKeeper()
	k.File(finished(t), false, false)
	wantKept(t, k, 1, archive.Tally{})
}

// A game that was taken back counts as it ended at last.
func TestAnotherEndTakesThePlaceOfTheFirst(t *testing.T) {
	k, _ := newKeeper()
	k.File(resigned(t), false, true)
	wantKept(t, k, 1, archive.Tally{Lost: 1})
	k.File(finished(t), true, true)
	wantKept(t, k, 1, archive.Tally{Won: 1})
}

// A game in which a move was taken back after it had revealed something counts nowhere, even if it has been counted
// before and ends in the same way. What is kept of another says nothing about it.
func TestRetakenGameIsNotCounted(t *testing.T) {
	k, s := newKeeper()
	k.File(finished(t), false, true)
	wantKept(t, k, 1, archive.Tally{Won: 1})
	if strings.Contains(s.texts[archive.PastKey("tapatan")], "retaken") {
		t.Error("a game without a mark is kept with one")
	}
	marked := finished(t)
	marked.Retaken = true
	k.File(marked, true, true)
	wantKept(t, k, 1, archive.Tally{})
	past, err := archive.ReadPast(all.Games(), s.texts[archive.PastKey("tapatan")])
	if err != nil || !past.Games()[0].Retaken {
		t.Errorf("read again: %+v, %v", past.Games(), err)
	}
}

// A game that a person has removed from the past does not come back, nor is it counted again.
func TestRemovedGameStaysAway(t *testing.T) {
	k, _ := newKeeper()
	k.File(resigned(t), false, true)
	k.Remove("tapatan", "a")
	if k.ArchiveUnfinished(unfinished(t), true) {
		t.Error("the removed game is kept as unfinished")
	}
	if !k.File(finished(t), true, true) {
		t.Error("a removed game is said not to be on file")
	}
	wantKept(t, k, 0, archive.Tally{Lost: 1})
}

// Whoever takes back the last move of a finished game and begins another has finished it all the same.
func TestFinishedGameStaysFinished(t *testing.T) {
	k, _ := newKeeper()
	k.File(finished(t), false, true)
	if k.ArchiveUnfinished(unfinished(t), true) {
		t.Error("kept as unfinished")
	}
	if past, _ := k.Past("tapatan"); !past.Games()[0].Over() {
		t.Error("no longer finished")
	}
	elsewhere := tapatan(t, "a", secondWins[:5])
	if !k.ArchiveUnfinished(elsewhere, true) {
		t.Error("a game that has gone another way is not kept")
	}
	wantKept(t, k, 1, archive.Tally{Won: 1})
}

func TestUnfinishedGameIsKept(t *testing.T) {
	k, _ := newKeeper()
	if !k.ArchiveUnfinished(unfinished(t), false) {
		t.Error("not kept")
	}
	k.File(finished(t), false, true)
	wantKept(t, k, 1, archive.Tally{Won: 1})
}

func TestResetStats(t *testing.T) {
	k, _ := newKeeper()
	k.File(finished(t), false, true)
	k.ResetStats("tapatan")
	wantKept(t, k, 1, archive.Tally{})
}

// What another tab has written counts, and what has not changed is not read again.
func TestStorageIsShared(t *testing.T) {
	k, s := newKeeper()
	other := archive.NewKeeper(s)
	k.File(finished(t), false, true)
	more := finished(t)
	more.ID = "b"
	other.File(more, false, true)
	wantKept(t, k, 2, archive.Tally{Won: 2})
}

func TestUnreadableTextsAreSetAside(t *testing.T) {
	k, s := newKeeper()
	s.texts[archive.PastKey("tapatan")], s.texts[archive.StatsKey("tapatan")] = "broken", "broken"
	var logged []error
	k.Log = func(err error) { logged = append(logged, err) }
	if !k.File(finished(t), false, true) {
		t.Error("not on file")
	}
	wantKept(t, k, 1, archive.Tally{Won: 1})
	for _, key := range []string{archive.PastKey("tapatan"), archive.StatsKey("tapatan")} {
		if s.texts[key+unreadable] != "broken" {
			t.Errorf("%s is not set aside", key)
		}
	}
	var read *archive.ReadError
	if len(logged) != 2 || !errors.As(logged[0], &read) {
		t.Errorf("logged %v", logged)
	}
}

// Texts of a later version are left alone.
func TestLaterVersionsStay(t *testing.T) {
	k, s := newKeeper()
	past, stats := archive.PastKey("tapatan"), archive.StatsKey("tapatan")
	s.texts[stats] = newerError
	if !k.File(finished(t), false, true) || s.texts[stats] != newerError {
		t.Errorf("statistics of a later version: %s", s.texts[stats])
	}
	if _, ok := k.Stats("tapatan"); ok {
		t.Error("statistics of a later version are read")
	}
	s.texts[past] = newerError
	if k.File(finished(t), false, true) || k.ArchiveUnfinished(unfinished(t), false) || s.texts[past] != newerError {
		t.Errorf("past of a later version: %s", s.texts[past])
	}
	k.Remove("tapatan", "a")
	if _, ok := k.Past("tapatan"); ok || s.texts[past] != newerError {
		t.Error("past games of a later version are read or written")
	}
}

func TestRefused(t *testing.T) {
	k, s := newKeeper()
	filed := 0
	k.Filed = func() { filed++ }
	k.File(finished(t), false, true)
	if k.Refused() || filed != 1 {
		t.Errorf("refused %v, filed %d times", k.Refused(), filed)
	}
	s.full = true
	k.Remove("tapatan", "a")
	if !k.Refused() {
		t.Error("a refused writing is not told")
	}
}

// What is small and is kept does not hide that what is large was not.
func TestRefusedInPart(t *testing.T) {
	k, s := newKeeper()
	s.room = 100 // for the statistics, not for the match
	k.File(finished(t), false, true)
	if len(s.texts[archive.StatsKey("tapatan")]) > s.room || !k.Refused() {
		t.Errorf("the match is lost when the page is closed, and refused is %t", k.Refused())
	}
	s.room = 0
	k.Remove("tapatan", "a")
	if k.Refused() {
		t.Error("refused, when all is kept")
	}
}
