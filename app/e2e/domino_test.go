package e2e

import (
	"slices"
	"strings"
	"testing"

	"strconv"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// The moves of the two examples of the rules.
var (
	nineMoves = []string{
		"03@-1,1>0,1", "56@-1,0>-1,-1", "36@1,-1>0,-1", "13@2,0>2,-1", "11@2,1>3,1", "26@0,-3>0,-2",
		"05@3,-1>3,-2", "22@1,-3>2,-3", "06@-1,-3>-1,-2",
	}
	seventeenMoves = []string{
		"23@1,-1>1,-2", "55@0,1>0,2", "03@1,-3>1,-4", "05@-2,1>-1,1", "44@2,0>2,1", "46@-2,0>-2,-1", "66@-2,-3>-2,-2",
		"01@2,-1>3,-1", "26@-3,-4>-2,-4", "34@2,-2>2,-3", "14@3,2>2,2", "04@2,-4>3,-4", "36@-3,1>-3,2",
		"06@-3,-3>-3,-2", "56@-1,2>-2,2", "02@0,-2>0,-1", "35@0,-4>0,-3",
	}
)

// wholeDomino plays the examples of the rules; the page says that the game is over, and why.
func wholeDomino(t *testing.T, s *driver.Server, h hand) {
	c := map[string]struct {
		variant string
		by      layer
		moves   []string
		most    int // moves that a game can have
	}{
		mouse.name:    {"5", layByMouse, nineMoves, 11},
		keyboard.name: {"5", layByKeyboard, nineMoves, 11},
		finger.name:   {"7", layByTouch, seventeenMoves, 23},
	}[h.name]
	p := h.begin(t, s.Address("/domino/"), c.variant)
	if h.name == keyboard.name {
		p.TabTo("point-00")
		walkTray(p, "36")
		p.Press(kb.Enter)
		p.Settle()
		p.Press(kb.Escape)
		p.Settle()
		p.WantFocus("point-36") // it has been put back
	}
	p.Run(`scrollTo(0, 0)`)
	wantCount(p, driver.Say(t, "fr", "domino", c.variant, "").Ask(), c.most)
	p.Shot("start")
	layAll(p, c.by, c.moves)
	over := driver.Say(t, "fr", "domino", c.variant, "", c.moves...).Reason(driver.Side("fr", "domino", 0))
	if why := p.WaitStatus(driver.Wins("fr", "domino", 0)); !strings.Contains(why, over) {
		t.Errorf("the end is told so: %q", why)
	}
	if got := p.Moves(); !slices.Equal(got, listed(c.moves)) {
		t.Errorf("the game went %v", got)
	}
	if driver.Eval[string](p, `document.querySelector('.dead').getAttribute('d')`) == "" {
		t.Error("the blocked cells are not shown")
	}
	p.Shot("won")
	p.Fits()
}

// wantCount fails the test unless the page says how many moves may follow.
func wantCount(p *driver.Tab, want string, most int) {
	p.T.Helper()
	if !strings.Contains(want, strconv.Itoa(most)) {
		p.T.Errorf("%q does not say %d", want, most)
	}
	if got := p.Detail(); got != want {
		p.T.Errorf("the page says %q, want %q", got, want)
	}
}

// A domino is dragged from the tray, by mouse, over the board and let go.
func TestDominoDrag(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("domino", s.Address("/domino/"))
	p.Run(`scrollTo(0, 0)`)
	d := &driver.Pointer{Tab: p, Kind: input.DispatchMouseEventPointerTypeMouse}
	d.Down(p.Middle("#point-36"))
	d.Glide(p.Middle(cellAt("1,1")))
	if driver.Eval[bool](p, `document.querySelector('.ghost use') === null`) {
		t.Error("what is dragged is not seen over the board")
	}
	d.Up()
	p.Wait(`document.querySelectorAll('.move').length === 1`)
}

// On a low or narrow window everything can still be reached and read.
func TestDominoIsNotCut(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Laptop)
	p.StartTwoPeople("domino", s.Address("/domino/"))
	p.HitInMoves("#exact")
	layAll(p, layByMouse, nineMoves[:3])
	ghost(p, layByMouse, nineMoves[3])
	eachSize(p, []driver.Device{driver.Laptop, driver.Zoomed, driver.Narrow, driver.Landscape}, func() {
		p.FitsWidth()
		cut := driver.Eval[[]string](p, `[...document.querySelectorAll('.panel button, .panel a, .status h2, h1')]
			.filter((e) => {
			const r = e.getBoundingClientRect();
			return r.width > 0 && (r.left < -1 || r.right > innerWidth + 1);
		}).map((e) => e.id + ' ' + e.textContent)`)
		if len(cut) > 0 {
			t.Errorf("%s: cut: %q", p.Device.Name, cut)
		}
		small := driver.Eval[[]string](p, `[...document.querySelectorAll('.tile, .lay button, .point')].filter((e) => {
			const r = e.getBoundingClientRect();
			return r.width > 0 && (Math.round(r.width) < 43 || Math.round(r.height) < 44);
		}).map((e) => e.id + ' ' + e.getBoundingClientRect().width)`)
		if p.Device.Touch && len(small) > 0 {
			t.Errorf("%s: too small to be touched: %q", p.Device.Name, small)
		}
	})
}
