package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
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

// The examples of the rules, by hand; the end is told, and why.
func TestDominoGames(t *testing.T) {
	s := serve(t, "/")
	for _, c := range []struct {
		name, variant string
		device        device
		by            layer
		moves         []string
		most          int // moves that a game can have
	}{
		{"mouse", "5", desktop, layByMouse, nineMoves, 11},
		{"keyboard", "5", desktop, layByKeyboard, nineMoves, 11},
		{"touch", "7", phone, layByTouch, seventeenMoves, 23},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := open(t, c.device)
			p.start(s.url("/domino/"))
			p.openSetup()
			p.choose("#variant", c.variant)
			p.closeSetup()
			p.twoPeople()
			if c.name == "keyboard" {
				p.tabTo("point-00")
				p.walkTray("36")
				p.press(kb.Enter)
				p.settle()
				p.press(kb.Escape)
				p.settle()
				p.holds("point-36") // it has been put back
			}
			p.do(runs(`scrollTo(0, 0)`))
			p.counts(c.most)
			p.shot("start")
			p.layAll(c.by, c.moves)
			if why := p.waitFor("Premier gagne."); !strings.Contains(why, "Premier a posé le dernier") {
				t.Errorf("the end is told so: %q", why)
			}
			if got := p.moves(); !slices.Equal(got, listed(c.moves)) {
				t.Errorf("the game went %v", got)
			}
			if eval[string](p, `document.querySelector('.dead').getAttribute('d')`) == "" {
				t.Error("the blocked cells are not shown")
			}
			p.shot("won")
			p.fits()
			p.accessible()
		})
	}
}

// counts fails the test unless the page says, in sight, that nothing has been played and how many moves may follow.
func (p *tab) counts(most int) {
	p.t.Helper()
	if got, want := p.text(".tally span:last-child"), fmt.Sprintf("0 coup joué, au plus %d à venir", most); got != want {
		p.t.Errorf("the tally is %q, want %q", got, want)
	}
	if !eval[bool](p, `(() => { const r = document.querySelector('.tally').getBoundingClientRect();
		const hit = document.elementFromPoint(r.x + r.width / 2, r.bottom - 1); return !!hit && !!hit.closest('.tally'); })()`) {
		p.t.Errorf("%s: the tally is not in sight", p.device.name)
	}
}

// What may not be laid is said with its reason, and stays in the hand.
func TestDominoReasons(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/domino/"))
	p.twoPeople()
	p.click(cellAt("2,0"))
	p.settle()
	if why := p.why(); !strings.Contains(why, "d’abord un domino") {
		t.Errorf("a cell before a domino: %q", why)
	}
	say := func(move, want string) {
		t.Helper()
		if why := p.ghost(layByMouse, move); !strings.Contains(why, want) {
			t.Errorf("%s: %q, want %q", move, why, want)
		}
		refused := eval[bool](p, `document.querySelector('.ghost').classList.contains('refused')`)
		if allowed := strings.Contains(want, "permis :"); refused == allowed {
			t.Errorf("%s is drawn as if refused: %v", move, refused)
		}
		p.shot(move[:2])
		before := len(p.moves())
		if refused {
			first, _, _ := strings.Cut(move[3:], ">")
			p.click(cellAt(first))
			p.settle()
		}
		if len(p.moves()) != before {
			t.Errorf("%s has been laid", move)
		}
		p.click("#do-back")
		p.settle()
	}
	say("01@-1,0>-2,0", "deux zéros se toucheraient")
	say("12@2,2>3,2", "il faut au moins un contact permis")
	say("12@4,0>5,0", "plus de place à droite")
	p.layAll(layByMouse, nineMoves[:3])
	say("22@2,-1>3,-1", "le 2 en 2,−1 toucherait le 3 en 1,−1")
	p.layOne(layByMouse, nineMoves[3])
	p.layOne(layByMouse, nineMoves[4])
	if why := p.why(); !strings.Contains(why, "Plus de place à gauche ni à droite.") {
		t.Errorf("a full width is told so: %q", why)
	}
	p.layOne(layByMouse, nineMoves[5])
	if why := p.why(); !strings.Contains(why, "Plus de place en haut ni en bas.") {
		t.Errorf("a full height is told so: %q", why)
	}
	say("22@1,-2>1,-1", "La case 1,−1 est déjà couverte")
	say("12@3,-3>4,-3", "plus de place à droite")
	say("05@3,-3>3,-4", "plus de place en bas")
	say("12@-1,-2>-2,-2", "plus de place à gauche")
	say("12@1,1>1,2", "plus de place en haut")
	say("06@-1,-3>-1,-2", "Contacts permis : 0 et 2, 6 et 6, 6 et 6") // a zero beside a 2
	crosses := func() int {
		return strings.Count(eval[string](p, `document.querySelector('.dead').getAttribute('d') ?? ''`), "M")
	}
	if n := crosses(); n != 0 {
		t.Errorf("%d dead cells are shown unasked", n)
	}
	p.click("#do-dead")
	p.settle()
	if n := crosses(); n != 1 { // 1,1, whose neighbours are all taken
		t.Errorf("%d dead cells, want 1", n)
	}
	p.shot("dead")
	p.click("#do-undo")
	p.settle()
}

// A domino is dragged from the tray, by mouse, over the board and let go.
func TestDominoDrag(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/domino/"))
	p.twoPeople()
	p.do(runs(`scrollTo(0, 0)`))
	d := &pointer{p: p, kind: input.DispatchMouseEventPointerTypeMouse}
	d.down(p.middle("#point-36"))
	d.glide(p.middle(cellAt("1,1")))
	if eval[bool](p, `document.querySelector('.ghost use') === null`) {
		t.Error("what is dragged is not seen over the board")
	}
	d.up()
	p.wait(`document.querySelectorAll('.move').length === 1`)
}

// Both themes, the rules and every size of zone on a phone, for eyes.
func TestDominoLook(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{phone, desktop} {
		p := open(t, d)
		p.prefer("prefers-color-scheme", "dark")
		p.start(s.url("/domino/"))
		p.twoPeople()
		p.layAll(layByMouse, nineMoves[:4])
		p.ghost(layByMouse, "11@2,1>3,1")
		p.do(runs(`scrollTo(0, 0)`))
		p.shot("dark")
		p.accessible()
		p.start(s.url("/domino/regles"))
		p.settle()
		p.narrow()
		p.do(runs(`document.querySelectorAll('.demo')[1].scrollIntoView()`))
		p.shot("rules")
		p.start(s.url("/"))
		p.settle()
		p.narrow()
		p.shot("home")
	}
}

// A ghost follows the mouse without a stumble, where there is most to draw.
func TestDominoGhostIsQuick(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/domino/"))
	p.openSetup()
	p.choose("#variant", "7")
	p.closeSetup()
	p.twoPeople()
	p.click("#point-36")
	p.settle()
	before := p.taskTime()
	cells := []string{"-1,1", "0,1", "1,1", "2,1", "2,0", "2,-1", "1,-1", "0,-1"}
	for _, cell := range cells {
		p.hover(cellAt(cell))
	}
	each := (p.taskTime() - before) / float64(len(cells))
	t.Logf("busy for %.1f ms a cell", each)
	if each > 50 {
		t.Errorf("busy for %.0f ms a cell", each)
	}
}

// On a low or narrow window everything can still be reached and read.
func TestDominoIsNotCut(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{
		laptop, zoomed, narrow, landscape,
	} {
		t.Run(d.name, func(t *testing.T) {
			p := open(t, d)
			p.start(s.url("/domino/"))
			p.twoPeople()
			p.click("#exact")
			p.layAll(layByMouse, nineMoves[:3])
			p.ghost(layByMouse, nineMoves[3])
			p.shot("ghost")
			p.narrow()
			cut := eval[[]string](p, `[...document.querySelectorAll('.panel button, .panel a, .status strong, h1')].filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (r.left < -1 || r.right > innerWidth + 1);
			}).map((e) => e.id + ' ' + e.textContent)`)
			if len(cut) > 0 {
				t.Errorf("cut: %q", cut)
			}
			small := eval[[]string](p, `[...document.querySelectorAll('.tile, .lay button, .point')].filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (Math.round(r.width) < 43 || Math.round(r.height) < 44);
			}).map((e) => e.id + ' ' + e.getBoundingClientRect().width)`)
			if d.touch && len(small) > 0 {
				t.Errorf("too small to be touched: %q", small)
			}
		})
	}
}
