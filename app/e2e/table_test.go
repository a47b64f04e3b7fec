package e2e

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// winAgainst plays the opener's forced win of Tapatan against the machine at a level.
func winAgainst(t *testing.T, p *driver.Tab, by driver.Hand, level string) {
	t.Helper()
	p.Seat("one", level, "seat0")
	p.WaitStatus(fr.YourTurn)
	if !slices.Equal(p.Moves(), nil) {
		t.Fatalf("a new game has moves: %v", p.Moves())
	}
	p.Run(`document.querySelector('.point[tabindex="0"]').focus()`)
	for p.Status() != fr.YouWin {
		p.Play(by, p.Best())
		p.Wait(restsForAPerson)
		if said := p.Status(); said == fr.Wins(fr.Machine) || said == fr.DrawGame {
			t.Fatalf("after %v: %s", p.Moves(), said)
		}
	}
	if why := p.Detail(); !strings.Contains(why, tapatan(t, p.Moves()...).Reason(fr.Human)) {
		t.Errorf("the reason is %q", why)
	}
	if !driver.Eval[bool](p, `document.querySelector(".lit path") !== null`) {
		t.Error("the winning line is not lit")
	}
	if got := p.Score(); got != "2 0" {
		t.Errorf("score %s, want 2 0", got)
	}
}
