package e2e

import (
	"slices"
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

// What has been arranged, and what is kept under a name, is there after a reload; a name of one's own can be removed.
func TestStrategeArrangements(t *testing.T) {
	p := openStratege(t, driver.Phone)
	presets := arrangementNames(p)
	rearranged(p, "#act-preset-1")
	mine := rearranged(p, "#act-mirror")
	keepAs(p, "  Ma   ruse ")
	rearranged(p, "#act-clear")
	p.Run(`document.getElementById('point-e2').focus()`)
	p.Press("4")
	wantArranged(p, "one pawn", "........4.........", "333233")

	p.Reload()
	p.Ready()
	p.Wait(`document.querySelectorAll('.kind').length === 6`)
	wantArranged(p, "after a reload", "........4.........", "333233")
	if got := arrangementNames(p); !slices.Equal(got, append(slices.Clone(presets), "Ma ruse")) {
		t.Errorf("after a reload %v are offered", got)
	}
	if got := rearranged(p, "#act-own-0"); got != mine {
		t.Errorf("kept was %s, and now is %s", mine, got)
	}
	p.Shot("own")

	p.Click("#act-drop-0")
	p.Wait(`document.activeElement.id === 'answer-no'`)
	p.Shot("asked")
	p.Press(kb.Escape)
	p.Wait(`document.activeElement.id === 'act-drop-0'`)
	p.Click("#act-drop-0")
	p.Click("#answer-yes")
	p.Wait(`document.activeElement.id === 'named'`)
	if got := arrangementNames(p); !slices.Equal(got, presets) {
		t.Errorf("after the removal %v are offered", got)
	}
}
