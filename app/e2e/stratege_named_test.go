package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// arrangementNames gives the arrangements that are offered.
func arrangementNames(p *driver.Tab) []string {
	p.T.Helper()
	return driver.Eval[[]string](p, `[...document.querySelectorAll('.named .pick strong')].map((e) => e.textContent)`)
}

// keepAs keeps what is on the board under a name.
func keepAs(p *driver.Tab, name string) {
	p.T.Helper()
	p.Run(`document.getElementById('arrangement-name').focus()`)
	p.Press(name)
	p.Press(kb.Enter)
	p.Wait(`document.getElementById('arrangement-name').value === ''`)
	p.Settle()
}

// What has been arranged, and what is kept under a name, is there after a reload; a name of one's own can be removed,
// and goes out and comes back with all that is kept.
func TestStrategeArrangements(t *testing.T) {
	driver.Parallel(t)
	for _, d := range []driver.Device{driver.Desktop, driver.Phone} {
		t.Run(d.Name, func(t *testing.T) {
			p := openStratege(t, d, "one")
			presets := arrangementNames(p)
			if len(presets) < 5 {
				t.Errorf("%v are offered", presets)
			}
			seen := map[string]bool{}
			for i := range presets {
				got := rearranged(p, fmt.Sprintf("#act-preset-%d", i))
				if seen[got] || strings.Contains(got, ".") || stockLeft(p) != "000000" {
					t.Errorf("%s arranges as %s", presets[i], got)
				}
				seen[got] = true
			}
			for range 2 {
				got := rearranged(p, "#act-shuffle")
				if seen[got] || strings.Contains(got, ".") {
					t.Errorf("shuffled as %s", got)
				}
				seen[got] = true
			}
			mine := arrangedHomes(p)
			mirrored := rearranged(p, "#act-mirror")
			for i := range mine {
				if mirrored[i] != mine[i/6*6+5-i%6] {
					t.Errorf("mirrored %s as %s", mine, mirrored)
					break
				}
			}
			p.Click("#act-clear")
			wantArranged(p, "cleared", strings.Repeat(".", 18), "333333")
			p.Click("#do-undo")
			p.Click("#do-undo")
			wantArranged(p, "undone twice", mine, "000000")
			p.Click("#do-redo")
			wantArranged(p, "done again", mirrored, "000000")
			p.Click("#do-undo")
			wantArranged(p, "undone once more", mine, "000000")
			keepAs(p, "  Ma   ruse ")
			if said := p.Detail(); !strings.Contains(said, "Ma ruse") {
				t.Errorf("the page says %q", said)
			}
			p.Click("#act-clear")
			p.Run(`document.getElementById('point-e2').focus()`)
			p.Press("4")
			wantArranged(p, "one pawn", "........4.........", "333233")

			p.Reload()
			p.Ready()
			p.Wait(`document.querySelectorAll('.kind').length === 6`)
			wantArranged(p, "after a reload", "........4.........", "333233")
			if got := arrangementNames(p); len(got) != len(presets)+1 || got[len(presets)] != "Ma ruse" {
				t.Errorf("after a reload %v are offered", got)
			}
			if got := rearranged(p, "#act-own-0"); got != mine {
				t.Errorf("kept was %s, and now is %s", mine, got)
			}
			p.Shot("own")
			other := rearranged(p, "#act-shuffle")
			keepAs(p, "Ma ruse")
			rearranged(p, "#act-clear")
			if got := rearranged(p, "#act-own-0"); got != other {
				t.Errorf("kept anew under the same name was %s, and now is %s", other, got)
			}

			p.Click("#act-drop-0")
			p.Wait(`document.activeElement.id === 'answer-no'`)
			p.Shot("asked")
			p.Accessible()
			p.Press(kb.Escape)
			p.Wait(`document.activeElement.id === 'act-drop-0'`)
			stored := p.Stored()["tablier/.arrangements.stratege"]
			p.Click("#act-drop-0")
			p.Click("#answer-yes")
			p.Wait(`document.activeElement.id === 'named'`)
			if got := arrangementNames(p); !slices.Equal(got, presets) {
				t.Errorf("after the removal %v are offered", got)
			}
			if !strings.Contains(stored, "Ma ruse") {
				t.Errorf("stored was %s", stored)
			}
		})
	}
}
