package page

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/play"
)

// slider is the level's field, with its attributes in any order.
var slider = regexp.MustCompile(`<input[^>]*id="level"[^>]*>`)

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
			html := r.html()
			slider := slider.FindString(html)
			for _, said := range []struct{ where, what string }{
				{html, french.LevelAt(level)}, {html, r.page.Levels()[level-1]},
				{slider, fmt.Sprintf(`max="%d"`, last)}, {slider, fmt.Sprintf(`value="%d"`, level)},
			} {
				if !strings.Contains(said.where, said.what) {
					t.Errorf("%s: the page does not say %q", id, said.what)
				}
			}
			r.page.setup.PlayAt(1)
		}
	}
}
