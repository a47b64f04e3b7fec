package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// A hand is how a person does everything on a page, and on which device.
type hand struct {
	name   string
	device driver.Device
	touch  driver.Hand // of a point of a board whose rows have one digit
}

var (
	mouse    = hand{"mouse", driver.Desktop, driver.ByMouse}
	finger   = hand{"touch", driver.Phone, driver.ByTouch}
	keyboard = hand{"keyboard", driver.Desktop, driver.ByKeyboard}
)

// A whole game of each: on a page that is visited for the first time, two people choose to play at one screen and play
// to an end of the rules, which the page tells. From the address on, one hand does it all.

func TestWholeGamesByMouse(t *testing.T)    { playWhole(t, mouse) }
func TestWholeGamesByFinger(t *testing.T)   { playWhole(t, finger) }
func TestWholeGamesByKeyboard(t *testing.T) { playWhole(t, keyboard) }

func playWhole(t *testing.T, h hand) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		game string
		play func(t *testing.T, s *driver.Server, h hand)
	}{
		{"tapatan", wholeTapatan}, {"hyle", wholeHyle}, {"entropy", wholeEntropy}, {"domino", wholeDomino},
		{"stratege", wholeStratege},
	} {
		t.Run(c.game, func(t *testing.T) {
			t.Parallel()
			c.play(t, s, h)
		})
	}
}

// begin visits a page and begins a game of two people that seat 0 opens, of a variant, the usual one for none.
func (h hand) begin(t *testing.T, url, variant string, options ...string) *driver.Tab {
	t.Helper()
	p := driver.Open(t, h.device)
	p.Start(url)
	if h.name != keyboard.name {
		p.OpenPanel("setup")
		p.Hit("#mode-two")
		p.Choose("#opening", "seat0") // whose list is the system's, where no test can reach
		if variant != "" {
			p.ChooseVariant(variant)
		}
		for _, option := range options {
			p.Hit("#option-" + option)
		}
		p.ClosePanel()
		p.Restart()
		return p
	}
	p.TabTo("tab-play")
	p.Press(kb.ArrowLeft)
	p.WantFocus("tab-setup")
	p.Press(kb.Enter)
	p.Wait(`!document.getElementById('panel-setup').hidden`)
	arrowTo(p, "mode-two")
	p.TabTo("opening")
	p.Press(kb.ArrowDown)
	p.Wait(`document.getElementById('opening').value === 'seat0'`)
	if variant != "" {
		arrowTo(p, "variant-"+variant)
	}
	for _, option := range options {
		p.TabTo("option-" + option)
		p.Press(" ")
	}
	p.Press(kb.Escape)
	p.Wait(`document.getElementById('panel-setup').hidden`)
	h.press(p, "do-restart")
	return p
}

// press presses a control.
func (h hand) press(p *driver.Tab, id string) {
	p.T.Helper()
	if h.name != keyboard.name {
		p.Hit("#" + id)
		return
	}
	p.TabTo(id)
	p.Press(kb.Enter)
}

// arrowTo chooses one of several things that exclude each other with Tab and the arrows.
func arrowTo(p *driver.Tab, id string) {
	p.T.Helper()
	chosen := `document.querySelector('[name="' + document.getElementById(` + driver.Quote(id) +
		`).name + '"]:checked').id`
	p.TabTo(driver.Eval[string](p, chosen))
	for range 30 {
		if driver.Eval[string](p, chosen) == id {
			return
		}
		p.Press(kb.ArrowDown)
	}
	p.T.Fatalf("the arrows do not reach %s", id)
}

// toBoard takes the keyboard to the board; the other hands need not.
func (h hand) toBoard(p *driver.Tab) {
	p.T.Helper()
	if h.name == keyboard.name {
		p.Settle()
		p.TabTo(driver.Eval[string](p, `document.querySelector('.point[tabindex="0"]').id`))
	}
}

// playOut plays moves from the first on, and wants the end told as the rules have it, won by a seat.
func (h hand) playOut(p *driver.Tab, game string, winner int, moves ...string) {
	p.T.Helper()
	line := driver.Say(p.T, "fr", game, "", "")
	h.toBoard(p)
	for i, move := range moves {
		p.T.Logf("%d: %s", i+1, move)
		for point := range strings.SplitSeq(move, "-") {
			h.touch(p, point)
		}
		line.After(move)
		waitPly(p, i+1)
	}
	side := driver.Side("fr", game, winner)
	if why := p.WaitStatus(driver.Wins("fr", game, winner)); !strings.Contains(why, line.Reason(side)) {
		p.T.Errorf("the end is told so: %q, want %q", why, line.Reason(side))
	}
}

// waitPly waits until so many moves have been made. Tests log each before it is made: a failure shows the last one.
func waitPly(p *driver.Tab, ply int) {
	p.T.Helper()
	p.Wait(fmt.Sprintf(`document.querySelector('.move[aria-current="step"]')?.dataset.ply >= %d`, ply))
}

func wholeTapatan(t *testing.T, s *driver.Server, h hand) {
	p := h.begin(t, s.Address("/tapatan/"), "")
	h.playOut(p, "tapatan", 0, "a1", "a3", "b1", "b3", "c1")
	if got := p.Score(); got != "2 0" {
		t.Errorf("score %s, want 2 0", got)
	}
}

// wholeEntropy is a game in which Black helps White to win soon.
func wholeEntropy(t *testing.T, s *driver.Server, h hand) {
	p := h.begin(t, s.Address("/entropy/"), "")
	h.playOut(p, "entropy", 0, "a2-a3", "d5-a2", "d1-d5", "b5-d3", "b1-b5", "a4-d1", "e1-c3", "d3-c2")
}
