package page

import (
	"slices"
	"testing"

	"tablier/app/play"
	"tablier/app/sound"
)

// Each move is heard once, a piece that is taken and the end otherwise; what a person only looks at is not, nor what
// happens where nobody sees it.
func TestMovesAreHeard(t *testing.T) {
	s := perform(t, bench{Game: "tapatan", Moves: "a1 a2 b1 b2"}, [2]play.Seat{})
	var got []sound.Kind
	s.page.kind.sounds.play = func(kind sound.Kind) { got = append(got, kind) }
	want := func(when string, list ...sound.Kind) {
		t.Helper()
		if !slices.Equal(got, list) {
			t.Errorf("%s: heard %v, want %v", when, got, list)
		}
		got = nil
	}
	s.hover("c1")
	want("nothing was played")
	s.tap("c3")
	want("a move", sound.Move)
	s.page.walker.GoTo(0)
	s.page.walker.GoTo(s.table().Match().Ply())
	want("the match was looked at")
	s.page.Site.Hidden = true
	s.tap("a3")
	want("the page is hidden")
	s.page.Site.Hidden = false
}

func TestSoundsOfWhatHappens(t *testing.T) {
	before := soundState{match: "a", ply: 3, pieces: 5, points: [2]string{"2", ""}}
	for _, c := range []struct {
		now  soundState
		want sound.Kind
	}{
		{soundState{match: "a", ply: 4, pieces: 6, points: before.points}, sound.Move},
		{soundState{match: "a", ply: 4, pieces: 4, points: before.points}, sound.Take},
		{soundState{match: "a", ply: 4, pieces: 5, points: [2]string{"4", ""}}, sound.Take},
		{soundState{match: "a", ply: 4, pieces: 4, over: true}, sound.End},
	} {
		if got := c.now.since(before); got != c.want {
			t.Errorf("%+v sounds as %d, want %d", c.now, got, c.want)
		}
	}
}
