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

// studied is the condition that the study of a game is complete.
var studied = func() string {
	complete, _, _ := strings.Cut(fr.Study.Found(3), "3")
	return `document.querySelector('#panel-study [role=status]').textContent.startsWith(` + driver.Quote(complete) + `)`
}()

// named is the name of the element that has the keyboard, which other elements make up.
const named = `document.activeElement.getAttribute('aria-labelledby').split(' ').map((id) =>
	document.getElementById(id).textContent).join(' ')`

// turningPoint is a line of the list of turning points.
func turningPoint(number int, who, move, turn, better string, last bool) string {
	return fr.Study.TurnOf(number, who, move, fr.Study.Turned(turn, better, last))
}

// studyGame plays that game between two people and opens the study from beside the result.
func studyGame(p *driver.Tab, url string) {
	p.T.Helper()
	by, press := driver.ByMouse, p.Click
	if p.Device.Touch {
		by, press = driver.ByTouch, p.Tap
	}
	p.StartTwoPeople("tapatan", url)
	p.Play(by, turned...)
	p.WaitStatus(fr.Wins(orange))
	press("#act-study")
	p.Wait(`!document.getElementById('panel-study').hidden && document.activeElement.id === 'study-run'`)
}

// turnings gives the turning points as the panel lists them.
func turnings(p *driver.Tab) []string {
	p.T.Helper()
	return driver.Eval[[]string](p, `[...document.querySelectorAll('.turns button')].map((e) => e.textContent)`)
}

// The study of a finished game on both screens: while values arrive no control moves, turning points are listed, the
// history says and shows what each move was worth, by touch too, and is printed.
func TestStudyOfAFinishedGame(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		studyGame(p, s.Address("/tapatan/"))
		p.Shot("before")
		step(t, p, "values arrive", func(t *testing.T) { nothingMoves(t, p) })
		step(t, p, "turning points", func(t *testing.T) { turningPoints(t, p) })
		step(t, p, "history", func(t *testing.T) { valueHistory(t, p) })
		if !p.Device.Touch {
			step(t, p, "print", func(t *testing.T) { historyIsPrinted(t, p) })
		}
	})
}

// nothingMoves lets the values arrive.
func nothingMoves(t *testing.T, p *driver.Tab) {
	before := driver.Eval[string](p, controls)
	p.Run(`document.getElementById('study-run').click()`)
	p.Wait(studied)
	if after := driver.Eval[string](p, controls); after != before {
		t.Errorf("controls stood at\n%s\nand stand at\n%s", before, after)
	}
	p.FitsWidth()
	p.Shot("studied")
}

// turningPoints goes to one of them, and finds their signs in the list of moves.
func turningPoints(t *testing.T, p *driver.Tab) {
	want := []string{
		turningPoint(1, orange, "a1", "win", "b2", false),
		turningPoint(2, orange, "b1", "draw", "c3", false),
		turningPoint(2, red, "b3", "game", "c1", true),
	}
	if got := turnings(p); !slices.Equal(got, want) {
		t.Errorf("turning points %q, want %q", got, want)
	}
	p.Hit("#turns")
	p.Hit(".turns li:nth-child(3) button")
	if why := p.WaitStatus(fr.LookingAt(4, 5)); !strings.Contains(why, fr.Study.Turned("game", "c1", true)) {
		t.Errorf("the status says %q", why)
	}
	if !driver.Eval[bool](p, `document.querySelector('.board').getBoundingClientRect().top >= -1`) {
		t.Error("the position that the list led to is not in view")
	}
	p.Shot("turning")
	p.FitsWidth()
	p.OpenPanel("moves")
	marks := driver.Eval[[]string](p, `[...document.querySelectorAll('#moves .ply')].map((e) =>
		e.querySelector('em').textContent + ' ' + e.querySelector('b').textContent)`)
	if want := []string{" " + fr.History.Start, "? a1", " a3", "? b1", "?? b3", " c1"}; !slices.Equal(marks, want) {
		t.Errorf("marks %q, want %q", marks, want)
	}
	p.Shot("marks")
	p.OpenPanel("study")
}

// The study in English, by keyboard alone: from its tab, started, walked through row by row, left by Escape.
func TestStudyByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/?lang=en"))
	p.Play(driver.ByMouse, turned[:4]...)
	p.TabTo("tab-play")
	p.Press(kb.ArrowRight)
	p.Press(kb.Enter)
	p.TabTo("study-run")
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('#panel-study [role=status]').textContent === ` + driver.Quote(en.Study.Found(3)))
	p.Wait(`document.activeElement.id === 'history'`)
	orangeWins, redWins := en.ValueWin(orange, 1), en.ValueWin(driver.Side("en", "tapatan", 1), 5)
	row := func(ply int, words ...string) {
		t.Helper()
		p.Wait(fmt.Sprintf(`document.activeElement.id === 'row-%d'`, ply))
		p.Wait(`document.activeElement.ariaCurrent === 'step'`)
		name := driver.Eval[string](p, named)
		for _, want := range words {
			if !strings.Contains(name, want) {
				t.Errorf("row %d is named %q, want %q in it", ply, name, want)
			}
		}
	}
	p.Press(kb.ArrowUp)
	row(3, "3", "b1", redWins, en.Study.Turned("draw", "c3", false))
	if why := p.Detail(); !strings.Contains(why, en.Study.Turned("draw", "c3", false)) {
		t.Errorf("the status says %q", why)
	}
	p.Press(kb.Home)
	row(0, en.History.Start, en.ValueWin(orange, 9))
	p.Press(kb.ArrowDown)
	row(1, "1", orange, "a1", en.ValueDraw)
	p.Press(kb.End)
	row(4, orangeWins)
	p.Press(kb.Enter)
	row(4, orangeWins)
	p.Press(kb.Escape)
	p.Wait(`document.getElementById('panel-study').hidden && document.activeElement.id === 'tab-study'`)

	// The game goes on: what was known stays, and the rest waits for a person to ask.
	p.Play(driver.ByMouse, "c1")
	p.Wait(`!document.querySelector('#act-replay').hidden`)
	p.OpenPanel("study")
	p.Wait(`document.querySelector('#panel-study [role=status]').textContent === ` + driver.Quote(en.Study.Found(3)))
	p.Settle()
}

// The study of a slow machine shows how far it is, and can be stopped and taken up again. Meanwhile a person looks
// around, leaves the page and plays on.
func TestStudyTakesItsTime(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(driver.SlowEngine)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Play(driver.ByMouse, turned[:4]...)
	p.OpenPanel("study")
	p.Wait(`document.getElementById('study-run')`)
	if got := p.Text("#study-run"); got != fr.Study.Start {
		t.Errorf("the button says %q", got)
	}
	p.Slow(60_000)
	p.Click("#study-run")
	p.Wait(`document.getElementById('study-run').textContent === ` + driver.Quote(fr.Study.Stop))
	p.Shot("running")
	p.Click("#study-run")
	p.Wait(`document.getElementById('study-run').textContent === ` + driver.Quote(fr.Study.Start))
	p.SlowAfter(2, forEver)
	p.Click("#study-run")
	p.Wait(`document.querySelector('.advance progress').value === 2 &&
		document.querySelector('.advance progress').max === 5`)
	if got := p.Text(".advance span"); got != fr.Study.Progress(2, 5) {
		t.Errorf("the progress says %q", got)
	}
	p.Shot("half")
	p.Click("#study-run")
	p.Wait(`document.querySelector('#panel-study [role=status]').textContent === ` + driver.Quote(fr.Study.Stopped))
	searches := driver.Eval[int](p, `slow.searches`)
	p.Slow(700)
	p.Click("#study-run")
	p.Wait(`document.getElementById('study-run').textContent === ` + driver.Quote(fr.Study.Stop))

	p.ClosePanel()
	p.Click("#walk-first")
	p.WaitStatus(fr.LookingAt(0, 0))
	p.Click(".brand")
	p.Wait(`document.querySelector('.shelf')`)
	p.Wait(fmt.Sprintf(`slow.searches >= %d`, searches+2)) // it goes on
	p.Click(".game .go")
	p.Click("#walk-last")
	p.Play(driver.ByMouse, "c1")
	p.WaitStatus(fr.Wins(orange))
	p.OpenPanel("study") // at the result the way to the review gives way to the mistakes as soon as these are found
	p.Wait(studied)
	if got := len(turnings(p)); got != 3 {
		t.Errorf("%d turning points, want 3", got)
	}
	if got := driver.Eval[int](p, `slow.searches`) - searches; got > 4 {
		t.Errorf("after the stop %d searches: positions known were asked about again", got)
	}

	// Another line keeps what it shares with this one.
	p.ClosePanel()
	p.Click("#do-undo")
	p.Click("#do-undo")
	p.Play(driver.ByMouse, "c1")
	p.Wait(`document.querySelectorAll('.move[data-mark]').length === 2`)
	p.Restart()
	p.Wait(`document.querySelectorAll('.move').length === 0`)
	p.Play(driver.ByMouse, "a1")
	p.Settle()
	if driver.Eval[bool](p, `document.querySelector('.move[data-mark]') !== null`) {
		t.Error("a new game has the marks of the old one")
	}
}
