package shell

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/play"
)

// loadArranging mounts the page at a game with a secret set-up, seat 0 opening.
func loadArranging(t *testing.T, seats [2]play.Seat) (*Root, *session) {
	t.Helper()
	r := load(t, "/", true)
	i := slices.IndexFunc(r.games, func(game *board.Game) bool {
		_, ok := game.Skin(game.Spec.Variants[0], false).(board.Arranger)
		return ok
	})
	game := r.games[i]
	r.route = gameRoute(game)
	s := r.sessions[game.ID()]
	s.table.Sit(seats)
	s.table.Configure(play.Settings{Opening: play.AlwaysFirst})
	s.table.Restart()
	return r, s
}

// What is arranged is in the page while its owner has the screen, in the place of the moves, and in none of it before and
// after.
func TestArrangingIsCovered(t *testing.T) {
	r, s := loadArranging(t, [2]play.Seat{})
	const stock, list, ready = `id="kind-0"`, `class="named"`, `id="act-ready"`
	covered := func(when string) {
		t.Helper()
		for _, part := range []string{stock, list, ready, "arrangement-name"} {
			if page := html(r); strings.Contains(page, part) {
				t.Errorf("%s the covered page has %s", when, part)
			}
		}
	}
	covered("at the start")
	s.table.Uncover()
	for _, part := range []string{stock, list, ready} {
		if page := html(r); !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	if got := say(r, s); got != "Blanc dispose ses pions en secret." {
		t.Errorf("the status says %q", got)
	}
	s.table.Fill()
	if page := html(r); !strings.Contains(page, "force 5") {
		t.Error("the page does not tell what has been arranged")
	}
	s.table.Ready()
	covered("after White's turn")
	if page := html(r); strings.Contains(page, "force 5</") {
		t.Error("the covered page tells strengths")
	}
}

func TestArrangingIsTold(t *testing.T) {
	r, s := loadArranging(t, [2]play.Seat{1: {Level: 1}})
	table := s.table
	tells := func(when, want string) {
		t.Helper()
		if _, why := r.statusWords(s); !strings.Contains(why, want) {
			t.Errorf("%s the status says %q, want %q", when, why, want)
		}
	}
	tells("at first", "Il reste 18 pions à placer.")
	table.Hold(4)
	tells("with a kind held", "force 5")
	touch(t, table, "b1")
	tells("on a white point", "b1")
	touch(t, table, "a1")
	tells("with one placed", "Il reste 17 pions à placer.")
	touch(t, table, "a1")
	tells("with one chosen", "force 5 en a1")
	table.Fill()
	tells("with all placed", "Tous vos pions sont placés.")
	if s.canHint() {
		t.Error("a hint is offered for a set-up")
	}
	table.Ready()
	if got := say(r, s); got != "Ordi dispose ses pions." || s.pause() != 0 {
		t.Errorf("the status says %q, the pause is %v", got, s.pause())
	}
}

// Arrangements that were kept come back with all that is kept, unless they are none of this game.
func TestImportedArrangementsAreChecked(t *testing.T) {
	r, s := loadArranging(t, [2]play.Seat{1: {Level: 1}})
	s.table.Fill()
	kinds := s.table.Arrangement()
	text := func(kinds []int) string {
		return archive.SaveArrangements([]archive.Arrangement{{Name: "a", Kinds: kinds}})
	}
	if err := r.checkText(arrangementsKey(s.game), text(kinds)); err != nil {
		t.Errorf("refused: %v", err)
	}
	if err := r.checkText(arrangementsKey(s.game), text(kinds[1:])); err == nil {
		t.Error("too few pieces are taken")
	}
	if err := r.checkText(arrangementsKey(r.games[0]), text(kinds)); err == nil {
		t.Error("an arrangement is taken for a game without any")
	}
}

// What one of two people at a screen has kept in a match is not offered to the other one before the next.
func TestArrangementsKeptInThisMatch(t *testing.T) {
	_, s := loadArranging(t, [2]play.Seat{})
	s.table.Uncover()
	s.table.Fill()
	own := archive.Arrangement{Name: "a", Kinds: s.table.Arrangement(), Match: s.table.ID()}
	if !s.sees(own) {
		t.Error("who has kept it does not see it")
	}
	s.table.Ready()
	s.table.Uncover()
	if s.sees(own) {
		t.Error("the other one sees it in the same match")
	}
	s.table.Restart()
	s.table.Uncover()
	if !s.sees(own) {
		t.Error("it is not offered in the next match")
	}
}
