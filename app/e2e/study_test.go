package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// A game of Tapatan in which the solver, which is exact, says that the value turned three times: the opener's a1 gives
// the win away, b1 the draw; then the other's b3 gives a win away for a loss.
var turned = []string{"a1", "a3", "b1", "b3", "c1"}

const studied = `document.querySelector('#panel-study [role=status]').textContent.startsWith('L’analyse est finie')`

// studyGame plays that game between two people and opens the study from beside the result.
func (p *tab) studyGame(url string) {
	p.t.Helper()
	by, press := byMouse, p.click
	if p.device.touch {
		by, press = byTouch, p.tap
	}
	p.start(url)
	p.twoPeople()
	p.play(by, turned...)
	p.waitFor("Orange gagne.")
	press("#act-study")
	p.wait(`!document.querySelector('#panel-study').hidden && document.activeElement.id === 'study-run'`)
}

// turnings gives the turning points as the panel lists them.
func (p *tab) turnings() []string {
	p.t.Helper()
	return eval[[]string](p, `[...document.querySelectorAll('.turns button')].map((e) => e.textContent)`)
}

func TestStudyOfAFinishedGame(t *testing.T) {
	s := serve(t, "/")
	everyScreen(t, func(t *testing.T, p *tab, theme string) {
		p.studyGame(s.url("/tapatan/"))
		p.shot("before " + theme)
		p.click("#study-run")
		p.wait(studied)
		want := []string{
			"1. Orange, a1. Ici le gain s’échappe : il fallait b2.",
			"2. Orange, b1. Ici la nulle s’échappe : il fallait c3.",
			"2. Rouge, b3. Dernier coup décisif, ici la partie bascule : il fallait c1.",
		}
		if got := p.turnings(); !slices.Equal(got, want) {
			t.Errorf("turning points %q, want %q", got, want)
		}
		p.settle()
		p.shot("studied " + theme)
		p.accessible()
		p.narrow()
		p.click(".turns li:nth-child(3) button")
		if why := p.waitFor("Après 4 coups sur 5."); !strings.Contains(why, "Dernier coup décisif, ici la partie bascule : il fallait c1.") {
			t.Errorf("the status says %q", why)
		}
		p.do(runs(`document.querySelector('.legend details').open = true`))
		p.settle()
		p.shot("turning " + theme)
		p.accessible()
		p.narrow()
		p.click("#study-close")
		p.settle()
		marks := eval[[]string](p, `[...document.querySelectorAll('.move')].map((e) => (e.dataset.mark ?? '') + ' ' + (e.ariaLabel ?? ''))`)
		if want := []string{"? a1, ici le gain s’échappe", " ", "? b1, ici la nulle s’échappe", "?? b3, dernier coup décisif, ici la partie bascule", " "}; !slices.Equal(marks, want) {
			t.Errorf("marks %q, want %q", marks, want)
		}
		p.shot("marks " + theme)
		p.accessible()
	})
}

// narrow fails the test when the page is wider than the screen.
func (p *tab) narrow() {
	p.t.Helper()
	if over := eval[float64](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
		p.t.Errorf("the page is %v px too wide", over)
	}
}

// The study in English, by keyboard alone: from the menu, started, walked through on the graph, left by its button.
func TestStudyByKeyboard(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/?lang=en"))
	p.twoPeople()
	p.play(byMouse, turned[:4]...)
	p.do(runs(`document.getElementById('more-toggle').focus()`))
	p.press(kb.Enter)
	p.settle()
	p.do(runs(`document.getElementById('do-study').focus()`))
	p.press(kb.Enter)
	p.wait(`document.activeElement.id === 'study-run'`)
	p.press(kb.Enter)
	p.wait(`document.querySelector('#panel-study [role=status]').textContent === 'The analysis is complete: 3 turning points.'`)
	p.wait(`document.activeElement.id === 'graph'`)
	value := func(now, words string) {
		t.Helper()
		p.wait(`document.getElementById('graph').ariaValueText === ` + quote(words))
		if got := eval[string](p, `document.getElementById('graph').ariaValueNow`); got != now {
			t.Errorf("the graph is at %s, want %s", got, now)
		}
	}
	value("4", "After 4 of 4 moves. exact: Orange wins in 1 move at most")
	p.press(kb.ArrowLeft)
	value("3", "After 3 of 4 moves. exact: Red wins in 5 moves at most")
	if why := p.why(); !strings.Contains(why, "Here the draw slips away: c3 was the move.") {
		t.Errorf("the status says %q", why)
	}
	p.press(kb.Home)
	value("0", "The first position. exact: Orange wins in 9 moves at most")
	p.press(kb.ArrowUp)
	value("1", "After 1 of 4 moves. exact: a draw with best play")
	p.press(kb.End)
	value("4", "After 4 of 4 moves. exact: Orange wins in 1 move at most")
	p.press(kb.Tab)
	if got := eval[string](p, `document.activeElement.textContent`); got != "1. Orange, a1. Here the win slips away: b2 was the move." {
		t.Errorf("after the graph the keyboard is on %q", got)
	}
	p.press(kb.Enter)
	value("1", "After 1 of 4 moves. exact: a draw with best play")
	p.do(runs(`document.getElementById('study-close').focus()`))
	p.press(kb.Enter)
	p.wait(`document.activeElement.id === 'more-toggle'`)
	p.accessible()

	// The game goes on: what was known stays, and the rest waits for a person to ask.
	p.click("#walk-last")
	p.play(byMouse, "c1")
	p.click("#act-study")
	p.wait(`document.querySelector('#panel-study [role=status]').textContent === 'The analysis is complete: 3 turning points.'`)
	p.settle()
}

// A click or a touch on the graph goes to the position above it.
func TestGraphIsTouched(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.studyGame(s.url("/tapatan/"))
	p.tap("#study-run")
	p.wait(studied)
	p.tap("#graph")
	p.waitFor("Après 3 coups sur 5.") // the middle of five
	p.tap(".turns li:first-child button")
	p.waitFor("Après 1 coup sur 5.")
	if !eval[bool](p, `document.querySelector('.board').getBoundingClientRect().top >= -1`) {
		t.Error("the position that the list led to is not in view")
	}
}

// The study of a slow machine shows how far it is, and can be stopped and taken up again. Meanwhile a person looks
// around, leaves the page and plays on.
func TestStudyTakesItsTime(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.inject(slowed)
	p.start(s.url("/tapatan/"))
	p.twoPeople()
	p.play(byMouse, turned[:4]...)
	p.click("#more-toggle")
	p.click("#do-study")
	p.wait(`document.getElementById('study-run')`)
	if got := p.text("#study-run"); got != "Lancer l’analyse" {
		t.Errorf("the button says %q", got)
	}
	p.slow(60_000)
	p.click("#study-run")
	p.wait(`document.getElementById('study-run').textContent === 'Arrêter'`)
	p.shot("running")
	p.accessible()
	p.click("#study-run")
	p.wait(`document.getElementById('study-run').textContent === 'Lancer l’analyse'`)
	p.slow(700)
	p.click("#study-run")
	p.wait(`document.querySelector('.advance progress').value === 2 && document.querySelector('.advance progress').max === 5`)
	if got := p.text(".advance span"); got != "2 positions sur 5 · 40 %" {
		t.Errorf("the progress says %q", got)
	}
	p.shot("half")
	p.click("#study-run")
	p.wait(`document.querySelector('#panel-study [role=status]').textContent === 'L’analyse est arrêtée.'`)
	searches := eval[int](p, `slow.searches`)
	p.click("#study-run")
	p.wait(`document.getElementById('study-run').textContent === 'Arrêter'`)

	p.click("#study-close")
	p.click("#walk-first")
	p.waitFor("Position de départ.")
	p.click(".brand")
	p.wait(`document.querySelector('.shelf')`)
	p.wait(fmt.Sprintf(`slow.searches >= %d`, searches+2)) // it goes on
	p.click(".game .go")
	p.click("#walk-last")
	p.play(byMouse, "c1")
	p.waitFor("Orange gagne.")
	p.click("#act-study")
	p.wait(studied)
	if got := len(p.turnings()); got != 3 {
		t.Errorf("%d turning points, want 3", got)
	}
	if got := eval[int](p, `slow.searches`) - searches; got > 4 {
		t.Errorf("after the stop %d searches: positions known were asked about again", got)
	}

	// Another line keeps what it shares with this one.
	p.click("#study-close")
	p.click("#do-undo")
	p.click("#do-undo")
	p.play(byMouse, "c1")
	p.wait(`document.querySelectorAll('.move[data-mark]').length === 2`)
	p.click("#do-restart")
	p.wait(`document.querySelectorAll('.move').length === 0`)
	p.play(byMouse, "a1")
	p.settle()
	if eval[bool](p, `document.querySelector('.move[data-mark]') !== null`) {
		t.Error("a new game has the marks of the old one")
	}
}

// A worker that dies over a study is replaced; when the next one does too, the person is told and can go on.
func TestStudySurvivesItsWorker(t *testing.T) {
	s := serve(t, "/")
	for deaths, way := range map[int]string{1: silently, 2: loudly} {
		t.Run(fmt.Sprint(deaths), func(t *testing.T) {
			p := open(t, phone)
			p.expect("the worker failed twice")
			p.inject(sabotage(deaths, way))
			p.studyGame(s.url("/tapatan/"))
			p.do(runs(`window.armed = true`))
			p.tap("#study-run")
			if deaths == 2 {
				p.wait(`document.querySelector('#panel-study [role=status]').textContent === 'La machine ne répond plus.'`)
				p.tap("#study-run")
			}
			p.wait(studied)
		})
	}
}
