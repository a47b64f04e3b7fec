package page

import (
	"fmt"
	"strings"
	"testing"

	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/play"
)

// Where a variant has fewer levels than the one chosen, its last one plays, and the page says so: a save or a link may
// be of a variant that has more, or of a time when there were more.
func TestLevelBeyondTheLast(t *testing.T) {
	for _, id := range []string{"domino", "hyle"} {
		const small = "3"
		r := stands(t, id, variant(small), "", [2]play.Seat{})
		last := r.Game.LevelsOn(small)
		if last >= r.Game.Levels {
			t.Fatalf("%s has %d levels on the small board, and %d at most", id, last, r.Game.Levels)
		}
		r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: r.Game.Levels}}})
		r.Panel = region.SetupPanel
		for level := last; level > 0; level -= last - 1 {
			for _, said := range []string{
				french.LevelAt(level), fmt.Sprintf(`max="%d" value="%d"`, last, level), r.page.Levels()[level-1],
			} {
				if !strings.Contains(r.html(), said) {
					t.Errorf("%s: the page does not say %q", id, said)
				}
			}
			r.page.setup.PlayAt(1)
		}
	}
}
