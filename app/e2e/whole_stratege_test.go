package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// The moves of a game in which Green helps White's front row to Green's back row: its pawns attack what is stronger,
// which brings that a row on, and those that are as strong step aside. Of both sides' moves White's are the more, and
// Green has some to spare: on a8 and k8.
var (
	whiteMarches = strings.Fields("a3-a4 a4-a5 a5-a6 a6-a7 e3-e4 e4-e5 e5-e6 e6-e7 i3-i4 i4-i5 i5-i6 i6-i7 " +
		"c3-c4 c4-c5 c5-c6 c6-c7 g3-g4 g4-g5 g5-g6 g6-g7 k3-k4 k4-k5 k5-k6 k6-k7 a9-a10 e9-e10 i9-i10")
	greenYields = strings.Fields("a8-b8 b8-a8 a8-b8 b8-a8 a8xa7 a9xa8 a10-b10 k8-j8 e8xe7 e9xe8 e10-d10 j8-k8 " +
		"i8xi7 i9xi8 i10-h10 k8-j8 c8xc7 c9xc8 c10xc9 j8-k8 g8xg7 g9xg8 g10xg9 k8xk7 k9xk8 k10xk9")
)

// wholeStratege is a game from the set-up on, in which the screen is handed over at every move.
func wholeStratege(t *testing.T, s *driver.Server, h hand) {
	const white, green = "121212343434565656", "212121434343656565" // from White's seat
	line := driver.Say(t, "fr", "stratege", "", "", "#"+white, "#"+green)
	p := h.begin(t, s.Address("/stratege/"), "")
	h.arrange(p, "act-preset-0")
	h.arrange(p, "act-preset-1", "act-mirror")
	for i, move := range whiteMarches {
		h.march(p, line, move)
		if i < len(greenYields) {
			h.march(p, line, greenYields[i])
		}
	}
	why, side := p.WaitStatus(driver.Wins("fr", "stratege", 0)), driver.Side("fr", "stratege", 0)
	if want := line.LastBySide() + " " + line.Reason(side); why != want {
		t.Errorf("the end is told so: %q, want %q", why, want)
	}
	if said := p.Text(".status h2"); !strings.Contains(said, "33") {
		t.Errorf("the result is told as %q, without White's points", said)
	}
}

// uncover takes the screen over.
func (h hand) uncover(p *driver.Tab) {
	p.T.Helper()
	p.Wait(driver.Covered)
	h.press(p, "uncover")
	p.Wait(driver.Uncovered)
}

// arrange sets a side up by buttons.
func (h hand) arrange(p *driver.Tab, buttons ...string) {
	p.T.Helper()
	h.uncover(p)
	for _, button := range buttons {
		h.press(p, button)
	}
	p.Wait(`document.querySelector('#act-ready:not([aria-disabled])')`)
	h.press(p, "act-ready")
}

// march makes a move by who has the screen from now on.
func (h hand) march(p *driver.Tab, line *driver.Line, move string) {
	p.T.Helper()
	p.T.Log(move)
	h.uncover(p)
	for _, point := range strings.FieldsFunc(move, func(r rune) bool { return r == '-' || r == 'x' }) {
		if h.name == keyboard.name {
			walkBoard(p, point)
			p.Press(kb.Enter)
		} else {
			h.touch(p, point)
		}
	}
	line.After(move)
	p.Wait(driver.Covered + ` || ` + overStatus)
}

// walkBoard walks to a point with the arrows, whichever side is seen below.
func walkBoard(p *driver.Tab, to string) {
	p.T.Helper()
	var column, row, toColumn, toRow int
	at := driver.Eval[string](p, `document.activeElement.dataset.point ?? ''`)
	if at == "" {
		p.T.Fatalf("on the way to %s the keyboard is on %s", to,
			driver.Eval[string](p, `document.activeElement.outerHTML.slice(0, 200)`))
	}
	fmt.Sscanf(at[1:]+" "+to[1:], "%d %d", &row, &toRow)
	column, toColumn = int(at[0]), int(to[0])
	if driver.Eval[bool](p, `document.getElementById('point-a1').getBoundingClientRect().y <
		document.getElementById('point-a10').getBoundingClientRect().y`) {
		column, toColumn, row, toRow = toColumn, column, toRow, row
	}
	p.Press(strings.Repeat(kb.ArrowRight, max(toColumn-column, 0)) +
		strings.Repeat(kb.ArrowLeft, max(column-toColumn, 0)) +
		strings.Repeat(kb.ArrowUp, max(toRow-row, 0)) + strings.Repeat(kb.ArrowDown, max(row-toRow, 0)))
	p.WantFocus("point-" + to)
}
