package page

import (
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/rules"
)

// pieces counts the pieces that are drawn on the boards of the page.
func pieces(html string) int {
	return strings.Count(html, "#tapatan-orange") + strings.Count(html, "#tapatan-red")
}

// Each match of the list has a small board of how it ended, found out a match a turn, and a shape for its outcome.
func TestRowsShowTheEnd(t *testing.T) {
	k, _ := testKind(t, 2)
	lost := finished(t, "lost")
	lost.Seats[0], lost.Seats[1] = lost.Seats[1], lost.Seats[0]
	k.keeper.File(lost, false, true)
	var turns []func()
	k.later = func(f func()) { turns = append(turns, f) }
	if first := html(k); pieces(first) > 0 || strings.Count(first, `class="board tapatan"`) != 3 {
		t.Errorf("%d pieces before a match is replayed\n%s", pieces(first), first)
	}
	for n := 0; len(turns) > 0; n++ {
		do := turns[0]
		turns = turns[1:]
		do()
	}
	now := html(k)
	if got := pieces(now); got != 3*5 {
		t.Errorf("%d pieces on three boards, want 15", got)
	}
	for outcome, want := range map[string]int{"won": 2, "lost": 1} {
		if got := strings.Count(now, `class="outcome `+outcome+`"`); got != want {
			t.Errorf("%d matches are marked as %s, want %d", got, outcome, want)
		}
	}
}

// A match of thousands of moves keeps nobody waiting: its board stays empty.
func TestLongMatchHasAnEmptyBoard(t *testing.T) {
	k, _ := testKind(t, 0)
	long := finished(t, "long")
	long.Record.Moves = make([]rules.Move, 5000)
	k.keeper.ArchiveUnfinished(archive.Game{ID: "long", Winner: -1, Record: long.Record}, false)
	k.later = func(func()) { t.Error("the match is replayed") }
	if got := html(k); pieces(got) > 0 || !strings.Contains(got, `class="outcome unfinished"`) {
		t.Error(got)
	}
}

// What an end was for the reader.
func TestOutcomes(t *testing.T) {
	zoe := [2]archive.Seat{{Name: "Zoé"}, {Level: 3}}
	for _, c := range []struct {
		past archive.Game
		want ui.Outcome
	}{
		{archive.Game{Winner: -1}, ui.Unfinished},
		{archive.Game{Winner: -1, Reason: "recurrence"}, ui.Drawn},
		{archive.Game{Winner: 1, Reason: "line"}, ui.Decided},
		{archive.Game{Winner: 0, Reason: "line", Seats: zoe}, ui.Won},
		{archive.Game{Winner: 1, Reason: rules.Resigned, Seats: zoe}, ui.Lost},
	} {
		if got := outcomeOf(&c.past); got != c.want {
			t.Errorf("%+v: %s, want %s", c.past, got, c.want)
		}
	}
}

// The latest matches that have ended come newest first, with their last positions, also while the page is not shown.
func TestLatest(t *testing.T) {
	k, matches := testKind(t, 0)
	for i, id := range []string{"b", "d", "a", "c"} {
		match := finished(t, id)
		match.Played += []int64{1, 3, 0, 2}[i]
		k.keeper.File(match, false, true)
	}
	open := finished(t, "open")
	open.Reason, open.Played = "", open.Played+9
	open.Record.Moves = open.Record.Moves[:2]
	k.keeper.ArchiveUnfinished(open, false)
	var got []archive.Ending
	k.Latest(3, func(list []archive.Ending) { got = list })
	var ids string
	for _, e := range got {
		ids += e.ID
		if e.Position == "" {
			t.Errorf("it is not known how %s stood", e.ID)
		}
	}
	if ids != "dcb" {
		t.Errorf("the last matches are %q, want dcb", ids)
	}
	if !k.Replay(&got[1].Kept) || len(matches.opened) != 1 || matches.opened[0].ID != "c" {
		t.Errorf("opened %+v", matches.opened)
	}
}

// A person may see the matches of one game, and those of one name; leaving the page forgets that.
func TestSieve(t *testing.T) {
	k, _ := testKind(t, 3)
	if got := html(k); strings.Contains(got, `id="past-name"`) {
		t.Error("three matches are to be sought through")
	}
	other := finished(t, "other")
	other.Seats[0].Name = "Émile"
	k.keeper.File(other, false, true)
	k.reload()
	rows := func(want int) {
		t.Helper()
		if got := strings.Count(html(k), "<li>"); got != want {
			t.Errorf("%d matches are listed, want %d", got, want)
		}
	}
	rows(4)
	wantIn(t, html(k), `id="past-only"`, `id="past-name"`)
	k.filterName(" émi")
	rows(1)
	k.filterName("nobody")
	rows(0)
	wantIn(t, html(k), french.Past.Nobody("nobody"))
	k.filterName("")
	k.choose("hyle")
	rows(0)
	k.choose(everyGame)
	rows(4)
	k.choose("hyle")
	k.Leave(nav.ArchiveRoute)
	rows(4)
}
