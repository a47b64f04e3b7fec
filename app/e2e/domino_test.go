package e2e

import (
	"slices"
	"strings"
	"testing"

	"strconv"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/rules"
	"tablier/rules/domino"
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
	p.Accessible()
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

// What may not be laid is said with its reason, and stays in the hand.
func TestDominoReasons(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("domino", s.Address("/domino/"))
	p.Click(cellAt("2,0"))
	p.Settle()
	line := driver.Say(t, "fr", "domino", "", "")
	p.WaitBubble(driver.Unchosen("fr"))
	say := func(move string, want rules.Fault) {
		t.Helper()
		text, fault := line.Preview(move)
		if fault != want {
			t.Errorf("%s is refused by the rules as %q, want %q", move, fault, want)
		}
		if why := ghost(p, layByMouse, move); why != text {
			t.Errorf("%s: %q, want %q", move, why, text)
		}
		refused := driver.Eval[bool](p, `document.querySelector('.ghost').classList.contains('refused')`)
		if allowed := want == ""; refused == allowed {
			t.Errorf("%s is drawn as if refused: %v", move, refused)
		}
		p.Shot(move[:2])
		before := len(p.Moves())
		if refused {
			first, _, _ := strings.Cut(move[3:], ">")
			p.Click(cellAt(first))
			p.Settle()
		}
		if len(p.Moves()) != before {
			t.Errorf("%s has been laid", move)
		}
		p.Click("#do-back")
		p.Settle()
	}
	// lay lays a domino that leaves no room on two sides, if full, and wants that said.
	lay := func(move string, full bool) {
		t.Helper()
		layOne(p, layByMouse, move)
		last := line.After(move).LastBySide()
		if said := strings.Count(last, ".") > 1; said != full || !strings.HasPrefix(p.Detail(), last) {
			t.Errorf("of %s the page says %q, want %q, with the sides that are full: %v", move, p.Detail(), last, full)
		}
	}
	say("01@-1,0>-2,0", domino.Zeros)
	say("12@2,2>3,2", domino.NoTouch)
	say("12@4,0>5,0", domino.Right)
	layAll(p, layByMouse, nineMoves[:3])
	line.After(nineMoves[:3]...)
	say("22@2,-1>3,-1", domino.Differ)
	lay(nineMoves[3], false)
	lay(nineMoves[4], true) // left and right
	lay(nineMoves[5], true) // above and below
	say("22@1,-2>1,-1", domino.Taken)
	say("12@3,-3>4,-3", domino.Right)
	say("05@3,-3>3,-4", domino.Below)
	say("12@-1,-2>-2,-2", domino.Left)
	say("12@1,1>1,2", domino.Above)
	say("06@-1,-3>-1,-2", "") // a zero beside a 2
	crosses := func() int {
		return strings.Count(driver.Eval[string](p, `document.querySelector('.dead').getAttribute('d') ?? ''`), "M")
	}
	if n := crosses(); n != 0 {
		t.Errorf("%d dead cells are shown unasked", n)
	}
	p.Click("#do-dead")
	p.Settle()
	if n := crosses(); n != 1 { // 1,1, whose neighbours are all taken
		t.Errorf("%d dead cells, want 1", n)
	}
	p.Shot("dead")
	p.Click("#do-undo")
	p.Settle()
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

// Both themes, the rules and every size of zone on a phone, for eyes.
func TestDominoLook(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Phone, driver.Desktop} {
		p := driver.Open(t, d)
		p.Prefer("prefers-color-scheme", "dark")
		p.StartTwoPeople("domino", s.Address("/domino/"))
		layAll(p, layByMouse, nineMoves[:4])
		ghost(p, layByMouse, "11@2,1>3,1")
		p.Run(`scrollTo(0, 0)`)
		p.Shot("dark")
		p.Accessible()
		p.Start(s.Address("/domino/regles"))
		p.Wait(`document.querySelector('.demo')`)
		p.Settle()
		p.FitsWidth()
		p.Run(`document.querySelectorAll('.demo')[1].scrollIntoView()`)
		p.Shot("rules")
		p.Start(s.Address("/"))
		p.Settle()
		p.FitsWidth()
		p.Shot("home")
	}
}

// A ghost follows the mouse without a stumble, where there is most to draw.
func TestDominoGhostIsQuick(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/domino/"))
	p.OpenPanel("setup")
	p.ChooseVariant("7")
	p.ClosePanel()
	p.TwoPeople()
	p.Click("#point-36")
	p.Settle()
	before := p.TaskTime()
	cells := []string{"-1,1", "0,1", "1,1", "2,1", "2,0", "2,-1", "1,-1", "0,-1"}
	for _, cell := range cells {
		p.Hover(cellAt(cell))
	}
	each := (p.TaskTime() - before) / float64(len(cells))
	t.Logf("busy for %.1f ms a cell", each)
	if each > 50 {
		t.Errorf("busy for %.0f ms a cell", each)
	}
}

// On a low or narrow window everything can still be reached and read.
func TestDominoIsNotCut(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{
		driver.Laptop, driver.Zoomed, driver.Narrow, driver.Landscape,
	} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d)
			p.StartTwoPeople("domino", s.Address("/domino/"))
			p.HitInMoves("#exact")
			layAll(p, layByMouse, nineMoves[:3])
			ghost(p, layByMouse, nineMoves[3])
			p.Shot("ghost")
			p.FitsWidth()
			cut := driver.Eval[[]string](p, `[...document.querySelectorAll('.panel button, .panel a, .status h2, h1')]
				.filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (r.left < -1 || r.right > innerWidth + 1);
			}).map((e) => e.id + ' ' + e.textContent)`)
			if len(cut) > 0 {
				t.Errorf("cut: %q", cut)
			}
			small := driver.Eval[[]string](p, `[...document.querySelectorAll('.tile, .lay button, .point')].filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (Math.round(r.width) < 43 || Math.round(r.height) < 44);
			}).map((e) => e.id + ' ' + e.getBoundingClientRect().width)`)
			if d.Touch && len(small) > 0 {
				t.Errorf("too small to be touched: %q", small)
			}
		})
	}
}
