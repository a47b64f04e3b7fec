package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// A game of Tapatan in which the solver, which is exact, says that the value turned three times: the opener's a1 gives
// the win away, b1 the draw; then the other's b3 gives a win away for a loss.
var turned = []string{"a1", "a3", "b1", "b3", "c1"}

const studied = `document.querySelector('#panel-study [role=status]').textContent.startsWith('L’analyse est finie')`

// studyGame plays that game between two people and opens the study from beside the result.
func studyGame(p *driver.Tab, url string) {
	p.T.Helper()
	by, press := driver.ByMouse, p.Click
	if p.Device.Touch {
		by, press = driver.ByTouch, p.Tap
	}
	p.StartTwoPeople("tapatan", url)
	p.Play(by, turned...)
	p.WaitStatus("Orange gagne.")
	press("#act-study")
	p.Wait(`!document.querySelector('#panel-study').hidden && document.activeElement.id === 'study-run'`)
}

// turnings gives the turning points as the panel lists them.
func turnings(p *driver.Tab) []string {
	p.T.Helper()
	return driver.Eval[[]string](p, `[...document.querySelectorAll('.turns button')].map((e) => e.textContent)`)
}

func TestStudyOfAFinishedGame(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab, theme string) {
		studyGame(p, s.Address("/tapatan/"))
		p.Shot("before " + theme)
		p.Click("#study-run")
		p.Wait(studied)
		want := []string{
			"1. Orange, a1. Ici le gain s’échappe : il fallait b2.",
			"2. Orange, b1. Ici la nulle s’échappe : il fallait c3.",
			"2. Rouge, b3. Dernier coup décisif, ici la partie bascule : il fallait c1.",
		}
		if got := turnings(p); !slices.Equal(got, want) {
			t.Errorf("turning points %q, want %q", got, want)
		}
		p.Settle()
		p.Shot("studied " + theme)
		p.Accessible()
		p.FitsWidth()
		p.Click(".turns li:nth-child(3) button")
		if why := p.WaitStatus("Après 4 coups sur 5."); !strings.Contains(why, "Dernier coup décisif, ici la partie bascule : il fallait c1.") {
			t.Errorf("the status says %q", why)
		}
		p.Run(`document.querySelector('.legend details').open = true`)
		p.Settle()
		p.Shot("turning " + theme)
		p.Accessible()
		p.FitsWidth()
		p.Click("#study-close")
		p.Settle()
		marks := driver.Eval[[]string](p, `[...document.querySelectorAll('.move')].map((e) => (e.dataset.mark ?? '') + ' ' + (e.ariaLabel ?? ''))`)
		if want := []string{"? a1, ici le gain s’échappe", " ", "? b1, ici la nulle s’échappe", "?? b3, dernier coup décisif, ici la partie bascule", " "}; !slices.Equal(marks, want) {
			t.Errorf("marks %q, want %q", marks, want)
		}
		p.Shot("marks " + theme)
		p.Accessible()
	})
}

// The study in English, by keyboard alone: from the menu, started, walked through on the graph, left by its button.
func TestStudyByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/?lang=en"))
	p.Play(driver.ByMouse, turned[:4]...)
	p.Run(`document.getElementById('more-toggle').focus()`)
	p.Press(kb.Enter)
	p.Settle()
	p.Run(`document.getElementById('do-study').focus()`)
	p.Press(kb.Enter)
	p.Wait(`document.activeElement.id === 'study-run'`)
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('#panel-study [role=status]').textContent === 'The analysis is complete: 3 turning points.'`)
	p.Wait(`document.activeElement.id === 'graph'`)
	value := func(now, words string) {
		t.Helper()
		p.Wait(`document.getElementById('graph').ariaValueText === ` + driver.Quote(words))
		if got := driver.Eval[string](p, `document.getElementById('graph').ariaValueNow`); got != now {
			t.Errorf("the graph is at %s, want %s", got, now)
		}
	}
	value("4", "After 4 of 4 moves. exact: Orange wins in 1 move at most")
	p.Press(kb.ArrowLeft)
	value("3", "After 3 of 4 moves. exact: Red wins in 5 moves at most")
	if why := p.Detail(); !strings.Contains(why, "Here the draw slips away: c3 was the move.") {
		t.Errorf("the status says %q", why)
	}
	p.Press(kb.Home)
	value("0", "The first position. exact: Orange wins in 9 moves at most")
	p.Press(kb.ArrowUp)
	value("1", "After 1 of 4 moves. exact: a draw with best play")
	p.Press(kb.End)
	value("4", "After 4 of 4 moves. exact: Orange wins in 1 move at most")
	p.Press(kb.Tab)
	if got := driver.Eval[string](p, `document.activeElement.textContent`); got != "1. Orange, a1. Here the win slips away: b2 was the move." {
		t.Errorf("after the graph the keyboard is on %q", got)
	}
	p.Press(kb.Enter)
	value("1", "After 1 of 4 moves. exact: a draw with best play")
	p.Run(`document.getElementById('study-close').focus()`)
	p.Press(kb.Enter)
	p.Wait(`document.activeElement.id === 'more-toggle'`)
	p.Accessible()

	// The game goes on: what was known stays, and the rest waits for a person to ask.
	p.Click("#walk-last")
	p.Play(driver.ByMouse, "c1")
	p.Click("#act-study")
	p.Wait(`document.querySelector('#panel-study [role=status]').textContent === 'The analysis is complete: 3 turning points.'`)
	p.Settle()
}

// A click or a touch on the graph goes to the position above it.
func TestGraphIsTouched(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	studyGame(p, s.Address("/tapatan/"))
	p.Tap("#study-run")
	p.Wait(studied)
	p.Tap("#graph")
	p.WaitStatus("Après 3 coups sur 5.") // the middle of five
	p.Tap(".turns li:first-child button")
	p.WaitStatus("Après 1 coup sur 5.")
	if !driver.Eval[bool](p, `document.querySelector('.board').getBoundingClientRect().top >= -1`) {
		t.Error("the position that the list led to is not in view")
	}
}

// The study of a slow machine shows how far it is, and can be stopped and taken up again. Meanwhile a person looks
// around, leaves the page and plays on.
func TestStudyTakesItsTime(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(driver.SlowEngine)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Play(driver.ByMouse, turned[:4]...)
	p.Click("#more-toggle")
	p.Click("#do-study")
	p.Wait(`document.getElementById('study-run')`)
	if got := p.Text("#study-run"); got != "Lancer l’analyse" {
		t.Errorf("the button says %q", got)
	}
	p.Slow(60_000)
	p.Click("#study-run")
	p.Wait(`document.getElementById('study-run').textContent === 'Arrêter'`)
	p.Shot("running")
	p.Accessible()
	p.Click("#study-run")
	p.Wait(`document.getElementById('study-run').textContent === 'Lancer l’analyse'`)
	p.Slow(700)
	p.Click("#study-run")
	p.Wait(`document.querySelector('.advance progress').value === 2 && document.querySelector('.advance progress').max === 5`)
	if got := p.Text(".advance span"); got != "2 positions sur 5 · 40 %" {
		t.Errorf("the progress says %q", got)
	}
	p.Shot("half")
	p.Click("#study-run")
	p.Wait(`document.querySelector('#panel-study [role=status]').textContent === 'L’analyse est arrêtée.'`)
	searches := driver.Eval[int](p, `slow.searches`)
	p.Click("#study-run")
	p.Wait(`document.getElementById('study-run').textContent === 'Arrêter'`)

	p.Click("#study-close")
	p.Click("#walk-first")
	p.WaitStatus("Position de départ.")
	p.Click(".brand")
	p.Wait(`document.querySelector('.shelf')`)
	p.Wait(fmt.Sprintf(`slow.searches >= %d`, searches+2)) // it goes on
	p.Click(".game .go")
	p.Click("#walk-last")
	p.Play(driver.ByMouse, "c1")
	p.WaitStatus("Orange gagne.")
	p.Click("#act-study")
	p.Wait(studied)
	if got := len(turnings(p)); got != 3 {
		t.Errorf("%d turning points, want 3", got)
	}
	if got := driver.Eval[int](p, `slow.searches`) - searches; got > 4 {
		t.Errorf("after the stop %d searches: positions known were asked about again", got)
	}

	// Another line keeps what it shares with this one.
	p.Click("#study-close")
	p.Click("#do-undo")
	p.Click("#do-undo")
	p.Play(driver.ByMouse, "c1")
	p.Wait(`document.querySelectorAll('.move[data-mark]').length === 2`)
	p.Click("#do-restart")
	p.Wait(`document.querySelectorAll('.move').length === 0`)
	p.Play(driver.ByMouse, "a1")
	p.Settle()
	if driver.Eval[bool](p, `document.querySelector('.move[data-mark]') !== null`) {
		t.Error("a new game has the marks of the old one")
	}
}

// A worker that dies over a study is replaced; when the next one does too, the person is told and can go on.
func TestStudySurvivesItsWorker(t *testing.T) {
	s := driver.Serve(t, "/")
	for deaths, way := range map[int]string{1: driver.Silently, 2: driver.Loudly} {
		t.Run(fmt.Sprint(deaths), func(t *testing.T) {
			p := driver.Open(t, driver.Phone)
			p.Expect("the worker failed twice")
			p.Inject(driver.Sabotage(deaths, way))
			studyGame(p, s.Address("/tapatan/"))
			p.Run(`window.armed = true`)
			p.Tap("#study-run")
			if deaths == 2 {
				p.Wait(`document.querySelector('#panel-study [role=status]').textContent === 'La machine ne répond plus.'`)
				p.Tap("#study-run")
			}
			p.Wait(studied)
		})
	}
}
