package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/play"
)

func TestWinAgainstTheMachine(t *testing.T) {
	s := serve(t, "/")
	for _, c := range []struct {
		name   string
		device device
		by     hand
		level  string
	}{
		{"mouse", desktop, byMouse, "1"},
		{"keyboard", desktop, byKeyboard, "6"},
		{"touch", phone, byTouch, "6"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := open(t, c.device)
			p.start(s.url("/tapatan/"))
			winAgainst(t, p, c.by, c.level)
			p.shot("won")
			p.accessible()
		})
	}
}

// Everything a person needs is reached with the keyboard alone, and the focus is never lost.
func TestKeyboardAlone(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.twoPeople()
	p.tabTo("point-b2")
	for _, move := range []string{"a1", "a3", "b1", "b3", "c1"} {
		p.play(byKeyboard, move)
	}
	p.waitFor("Orange gagne.")
	p.tabTo("act")
	p.press(kb.Enter)
	p.waitFor("À Orange de jouer.")
	p.wait(`document.activeElement.dataset.point === 'b2'`)

	p.play(byKeyboard, "a1")
	p.tabTo("do-undo")
	p.press(" ")
	p.wait(`document.querySelectorAll('.move:not(.undone)').length === 0`)
	p.tabTo("do-redo")
	p.press(kb.Enter)
	p.wait(`document.querySelectorAll('.move:not(.undone)').length === 1`)
	p.tabTo("setup-toggle")
	p.press(kb.Enter)
	p.settle()
	p.holds("panel-setup")
	p.press(kb.Escape)
	p.settle()
	p.holds("setup-toggle")
	p.press(kb.Enter)
	p.tabTo("setup-close")
	p.press(kb.Enter)
	p.wait(`document.activeElement.id === 'setup-toggle'`)
	for _, id := range []string{"switch-lang", "switch-theme", "do-hint", "exact", "do-restart"} {
		p.do(runs(`document.getElementById(` + quote(id) + `).focus()`))
		p.press(kb.Enter)
		p.settle()
		p.holds(id)
	}
}

// holds fails the test when an element does not have the keyboard.
func (p *tab) holds(id string) {
	p.t.Helper()
	if got := eval[string](p, `document.activeElement.id || document.activeElement.tagName`); got != id {
		p.t.Errorf("the keyboard is on %s, want %s", got, id)
	}
}

// What has the keyboard as the program takes the page over keeps it.
func TestFocusSurvivesTheStart(t *testing.T) {
	s := serve(t, "/")
	for _, selector := range []string{"#setup-toggle", ".brand", "#switch-theme", "#point-a1"} {
		release := s.hold("/app.wasm")
		p := open(t, desktop)
		p.visit(s.url("/tapatan/"))
		p.do(runs(`document.querySelector(` + quote(selector) + `).focus()`))
		release()
		p.ready()
		p.settle()
		if !eval[bool](p, `document.activeElement.matches(`+quote(selector)+`)`) {
			t.Errorf("the keyboard was on %s, then on %s", selector, eval[string](p, `document.activeElement.outerHTML.slice(0, 80)`))
		}
	}
}

// On a low or narrow window, and with names as long as they may be, everything can still be reached and read.
func TestNothingIsCut(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{
		laptop, smallLaptop, zoomed,
		narrow, landscape, phone, desktop,
	} {
		t.Run(d.name, func(t *testing.T) {
			p := open(t, d)
			p.keeps("tapatan", 1, [2]play.Seat{{Name: strings.Repeat("W", 20)}}, "a1", "a3", "b1", "b3", "c1")
			p.start(s.url("/tapatan/"))
			p.click("#exact")
			p.settle()
			p.shot("won")
			p.fits()
			cut := eval[[]string](p, `[...document.querySelectorAll('button, a, .status strong, h1')].filter((e) => {
				const r = e.getBoundingClientRect();
				if (r.width === 0) return false;
				if (r.left < -1 || r.right > innerWidth + 1) return true;
				const panel = e.closest('.panel');
				return panel && getComputedStyle(panel).display !== 'contents' && r.bottom > panel.getBoundingClientRect().bottom + 1;
			}).map((e) => e.id + ' ' + e.textContent)`)
			if len(cut) > 0 {
				t.Errorf("cut: %q", cut)
			}
		})
	}
}

// tabTo presses Tab until an element has the focus; on the way something always has it.
func (p *tab) tabTo(id string) {
	p.t.Helper()
	for range 60 {
		if eval[string](p, `document.activeElement.id`) == id {
			return
		}
		p.press(kb.Tab)
	}
	p.t.Fatalf("Tab does not reach %s", id)
}

// Escape lets go of a chosen ball; touching it again does too.
func TestChoosingAndLettingGo(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.keeps("tapatan", 1, [2]play.Seat{}, "a1", "b2", "c3", "c1", "a2", "b3")
	p.start(s.url("/tapatan/"))
	p.settle()
	byMouse(p, "a2")
	p.wait(`document.querySelectorAll('.marks .target circle').length === 1`)
	if why := p.why(); why != "a2 peut aller en a3." {
		t.Errorf("the page says %q", why)
	}
	p.shot("chosen")
	p.press(kb.Escape)
	p.wait(`document.querySelectorAll('.marks .target circle').length === 0`)
	byMouse(p, "a2")
	byMouse(p, "c2")
	p.wait(`document.querySelector('.status [role=status] span').textContent.includes('Aucune ligne ne relie a2 à c2')`)
	byMouse(p, "b2")
	p.wait(`document.querySelector('.status [role=status] span').textContent.includes('est déjà occupé')`)
}

// A two-player game in which a position comes back, told with where it stood before.
func TestDrawByRecurrence(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{desktop, phone} {
		t.Run(d.name, func(t *testing.T) {
			p := open(t, d)
			by := byMouse
			if d.touch {
				by = byTouch
			}
			p.start(s.url("/tapatan/"))
			p.twoPeople()
			p.play(by, "a1", "a3", "b1", "b3", "c3", "c1", "c3-c2", "c1-b2", "c2-c3", "b2-c1")
			why := p.waitFor("Partie nulle.")
			if !strings.Contains(why, "après le coup 3 de Rouge (c1)") {
				t.Errorf("the reason is %q", why)
			}
			if got := p.score(); got != "1 1" {
				t.Errorf("score %s, want 1 1", got)
			}
			p.shot("draw")
			p.accessible()
			p.click("#act")
			p.waitFor("À Orange de jouer.")
		})
	}
}

func TestOpeningRules(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.seat("two", "", "seat1")
	p.waitFor("À Rouge de jouer.")
	p.play(byMouse, "a1", "a3", "b1", "b3", "c1")
	p.waitFor("Rouge gagne.")
	p.click("#act")
	p.waitFor("À Rouge de jouer.") // always Rouge

	p.twoPeople()
	p.waitFor("À Orange de jouer.")
	p.click("#setup-toggle")
	p.choose("#opening", "loser")
	p.click("#setup-close")
	p.play(byMouse, "a1", "a3", "b1", "b3", "c1")
	p.waitFor("Orange gagne.")
	p.click("#act")
	p.waitFor("À Rouge de jouer.") // the loser
	if got := p.score(); got != "2 2" {
		t.Errorf("score %s, want 2 2", got)
	}

	p.seat("two", "", "chance")
	openers := map[string]bool{}
	for range 30 {
		p.click("#do-restart")
		p.settle()
		openers[p.says()] = true
	}
	if len(openers) != 2 {
		t.Errorf("in 30 games chance gave the opening to %v only", openers)
	}
}

// The machine opens when the rule says so, and a person's undo goes back to their own turn.
func TestUndoAgainstTheMachine(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.seat("one", "3", "seat1")
	p.waitFor(yourTurn)
	opening := p.moves()
	if len(opening) != 1 {
		t.Fatalf("moves %v, want the machine's opening", opening)
	}
	free := "a1"
	if opening[0] == free {
		free = "c3"
	}
	p.play(byMouse, free)
	p.wait(`document.querySelectorAll('.move').length === 3`)
	p.waitFor(yourTurn)
	p.click("#do-undo")
	p.wait(`document.querySelectorAll('.move:not(.undone)').length === 1`)
	p.waitFor(yourTurn)
	p.click("#do-redo")
	p.wait(`document.querySelectorAll('.move:not(.undone)').length === 3`)
	p.click("#do-undo")
	p.wait(`document.querySelectorAll('.move:not(.undone)').length === 1`)
	p.wait(`document.querySelector('#do-undo').ariaDisabled === 'true'`)
	p.click("#do-undo") // nothing is left to take back
	p.waitFor(yourTurn)
	if got := p.moves(); !slices.Equal(got, opening) {
		t.Errorf("moves %v, want %v", got, opening)
	}
}

// The game, the score, the names and the settings are there again after a reload, also in another tab.
func TestReload(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.twoPeople()
	p.play(byMouse, "a1", "a3", "b1", "b3", "c1")
	p.click("#setup-toggle")
	p.choose("#name-0", "Zoé <b>")
	p.click("#setup-close")
	p.click("#act")
	p.play(byMouse, "b2", "a1")
	p.reload()
	p.ready()
	if got := p.moves(); !slices.Equal(got, []string{"b2", "a1"}) {
		t.Errorf("moves %v after a reload", got)
	}
	if got := p.score(); got != "2 0" {
		t.Errorf("score %s after a reload", got)
	}
	if got := p.says(); got != "À Zoé <b> de jouer." {
		t.Errorf("the page says %q", got)
	}
	p.visit(s.url("/"))
	p.ready()
	if got := p.text(".game .go"); got != "Reprendre" {
		t.Errorf("the home page offers %q", got)
	}
}

func TestHintAndExactValue(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.twoPeople()
	p.click("#do-hint")
	p.wait(`document.querySelector('.status [role=status] span').textContent.trim().startsWith('Indice : b2, exact : Orange gagne en 9 coups au plus. Suite attendue : ')`)
	p.wait(`document.querySelectorAll('.marks .hint circle').length === 1`)
	p.click("#exact")
	p.wait(`document.querySelector('.value').innerText.includes('exact : Orange gagne en 9 coups au plus')`)
	p.shot("hint")
	p.accessible()
	p.play(byMouse, "a1")
	p.wait(`document.querySelector('.value').innerText.includes('exact : nulle si chacun joue au mieux')`)
	p.click("#do-undo")
	p.play(byMouse, "b1")
	p.wait(`document.querySelector('.value').innerText.includes('exact : Rouge gagne en 7 coups au plus')`)
	p.click("#exact")
	p.wait(`!document.querySelector('.value')`)
}

// The boards of the rules page move when asked, step by step or by themselves.
func TestRulesBoardsMove(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.start(s.url("/tapatan/"))
	p.tap(".under a")
	p.wait(`document.querySelectorAll('.demo').length > 3`)
	p.click(`[id^="forward-"]`)
	p.wait(`document.querySelectorAll('.demo')[0].querySelectorAll('.piece').length === 1`)
	p.click(`[id^="back-"]`)
	p.wait(`document.querySelectorAll('.demo')[0].querySelectorAll('.piece').length === 0`)
	p.click(`[id^="play-"]`)
	p.wait(`document.querySelectorAll('.demo')[0].querySelectorAll('.piece').length === 6`)
	p.wait(`document.querySelector('.demo .lit path')`)
}

func TestLanguageAndTheme(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.twoPeople()
	p.click(".tools button:first-child")
	p.waitFor("Orange to play.")
	p.wait(`document.documentElement.lang === 'en'`)
	p.click(".tools button:last-child")
	theme := eval[string](p, `document.documentElement.dataset.theme`)
	p.reload()
	p.ready()
	p.waitFor("Orange to play.")
	if got := eval[string](p, `document.documentElement.dataset.theme`); got != theme || got == "" {
		t.Errorf("theme %q after a reload, want %q", got, theme)
	}
	p.visit(s.url("/tapatan/?lang=fr"))
	p.ready()
	p.waitFor("À Orange de jouer.")
}

// A first touch is played once the program runs, when it is the person's turn.
func TestFirstTouchIsPlayed(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.start(s.url("/tapatan/"))
	p.seat("one", "2", "seat0")
	p.inject(`document.addEventListener('DOMContentLoaded', () => document.querySelector('[data-point=c3]').click())`)
	p.reload()
	p.ready()
	p.wait(`document.querySelectorAll('.move').length >= 1`)
	if got := p.moves(); got[0] != "c3" {
		t.Errorf("moves %v, want the kept touch c3 first", got)
	}
}

// The settings are as accessible as the table, and nothing in them is cut, at both sizes and in both themes.
func TestSettingsPanel(t *testing.T) {
	s := serve(t, "/")
	everyScreen(t, func(t *testing.T, p *tab, theme string) {
		p.start(s.url("/tapatan/"))
		p.click("#setup-toggle")
		p.wait(`!document.querySelector('#panel-setup').hidden`)
		p.settle()
		p.shot("setup " + theme)
		p.accessible()
		p.fits()
		if !eval[bool](p, `(() => { const r = document.querySelector('#panel-setup').getBoundingClientRect();
			return r.top >= 0 && r.top < innerHeight / 2 || r.top >= 0 && r.bottom <= innerHeight; })()`) {
			t.Error("the settings are not scrolled into view")
		}
		p.click("#setup-close")
		p.play(map[bool]hand{true: byTouch, false: byMouse}[p.device.touch], p.freePoint())
		p.settle()
		p.shot("playing " + theme)
		p.fits()
	})
}

// freePoint gives a point without a ball, when it is a person's turn.
func (p *tab) freePoint() string {
	p.t.Helper()
	p.waitFor(yourTurn)
	return eval[string](p, `document.querySelector('.point[aria-label$="libre"]').dataset.point`)
}

// fits fails the test when the page is wider than the screen, or something beside the settings is larger than the board.
func (p *tab) fits() {
	p.t.Helper()
	if over := eval[float64](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
		p.t.Errorf("%s: the page is %v px too wide", p.device.name, over)
	}
	smaller := eval[[]string](p, `(() => {
		const area = (e) => { const r = e.getBoundingClientRect(); return r.width * r.height; };
		const board = area(document.querySelector('.board'));
		return [...document.querySelectorAll('.panel > *')].filter((e) => area(e) > board && e.id !== 'panel-setup').map((e) => e.className);
	})()`)
	if len(smaller) > 0 {
		p.t.Errorf("%s: larger than the board: %v", p.device.name, smaller)
	}
}
