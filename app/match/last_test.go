package match_test

import (
	"reflect"
	"testing"
	"time"

	"tablier/app/match"
)

// The game that was played last stands first, with its time; to look about or to choose settings is not to play. A list
// that cannot be read is begun anew.
func TestLastPlayed(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	other := newTab(t, gameOf("entropy"), w.clock, w.disk).open()
	wantLast := func(games ...string) {
		t.Helper()
		last, err := match.ReadLast(w.disk.texts[match.LastKey])
		var got []string
		for _, l := range last {
			got = append(got, l.Game)
		}
		if err != nil || !reflect.DeepEqual(got, games) || last[0].At != int64(w.clock.now/time.Second) {
			t.Errorf("last is %v, %v, want %v", last, err, games)
		}
	}
	w.disk.texts[match.LastKey] = "["
	w.touch("b2")
	wantLast("tapatan")
	w.clock.pass(time.Hour)
	other.do(match.Restarted{})
	wantLast("entropy", "tapatan")
	w.do(match.WentTo{}, match.Rearranged{Settings: w.Table().Settings()}, match.Suspending{})
	wantLast("entropy", "tapatan")
	w.clock.pass(time.Hour)
	w.do(match.UndoPressed{})
	wantLast("tapatan", "entropy")
}
