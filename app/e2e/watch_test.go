package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// watchRoute is the page on which a search is followed, centred a search of a position that is lost in 8.
const (
	watchRoute = "/atelier/voir/"
	centred    = "#g=tapatan&v=tapatan&p=ooro.rr..%20o%20o0r0&a=alphabeta&d=3&e=threats"
)

// stepped is the condition that a step of a search is shown, and steps how many the search has.
func stepped(step int) string {
	return `document.querySelector('.watch')?.dataset.step === '` + strconv.Itoa(step) + `'`
}

const (
	watchSaid = `document.getElementById('watch-said').textContent`
	watchOver = `document.querySelector('.asks strong')?.textContent.includes(' joue ')`
)

// onWatch opens a search.
func onWatch(t *testing.T, d driver.Device, state string, shown string) *driver.Tab {
	t.Helper()
	s := driver.Serve(t, "/")
	p := driver.Open(t, d)
	p.Start(s.Address(watchRoute) + state)
	p.Wait(shown)
	return p
}

// A search is followed step by step, forward and back, to its end, where what is so stands beside what it believes.
func TestSearchIsFollowed(t *testing.T) {
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		s := driver.Serve(t, "/")
		p.Start(s.Address(watchRoute) + centred + "&s=0")
		p.Wait(stepped(0))
		p.Hit("#act-predict")
		p.Wait(`document.getElementById('act-predict').ariaChecked === 'false'`)
		p.Hit("#act-onward")
		p.Wait(stepped(1))
		p.Hit("#act-onward")
		p.Wait(stepped(2))
		p.Hit("#act-back")
		p.Wait(stepped(1))
		p.FitsWidth()
		p.Accessible()
		p.Hit("#act-last")
		p.Wait(watchOver)
		if got := p.Text(".asks .why"); !strings.Contains(got, "Rouge gagne en 8") {
			t.Errorf("in truth: %q", got)
		}
		p.Shot("end")
		p.Accessible()
		p.FitsWidth()
	})
}

// A question is asked before a value is shown, which stands nowhere until it is answered; the score is kept.
func TestPrediction(t *testing.T) {
	p := onWatch(t, driver.Desktop, centred+"&s=0", stepped(0))
	asked := `document.querySelector('.watch').dataset.state === 'asked'`
	for range 40 {
		p.Wait(asked + ` || !document.getElementById('act-onward').ariaDisabled`)
		if driver.Eval[bool](p, asked) {
			break
		}
		step := driver.Eval[string](p, `document.querySelector('.watch').dataset.step`)
		p.Hit("#act-onward")
		p.Wait(`document.querySelector('.watch').dataset.step !== '` + step + `'`)
	}
	p.Wait(asked)
	p.Shot("asked")
	p.Accessible()
	if driver.Eval[bool](p, `document.getElementById('act-onward').ariaDisabled !== 'true'`) {
		t.Error("a question can be passed by")
	}
	p.Hit("#act-answer-0")
	p.Wait(`document.querySelector('.watch').dataset.state === 'shown'`)
	if got := p.Text("#watch-score"); !strings.HasSuffix(got, " sur 1") {
		t.Errorf("the score is %q", got)
	}
	if got := driver.Eval[string](p, watchSaid); !strings.HasPrefix(got, "Juste") && !strings.HasPrefix(got, "Non") {
		t.Errorf("said %q", got)
	}
	p.WantFocus("act-onward")
	p.Shot("answered")
}

// The keyboard alone goes through the steps and through the tree.
func TestSearchByKeyboard(t *testing.T) {
	p := onWatch(t, driver.Desktop, centred+"&s=20", stepped(20))
	p.TabTo("branch-0")
	heard := func() string {
		return driver.Eval[string](p, `document.activeElement.querySelector('.hidden-text').textContent`)
	}
	if got := heard(); !strings.HasPrefix(got, "position de départ, Orange choisit") {
		t.Errorf("the root is %q", got)
	}
	p.Press(kb.ArrowDown)
	p.Wait(`document.activeElement.id === 'branch-1'`)
	if got := heard(); !strings.HasPrefix(got, "après a1–b2, Rouge choisit") && !strings.HasPrefix(got, "après a1-b2") {
		t.Errorf("the first move is %q", got)
	}
	p.Press(kb.ArrowLeft)
	p.Wait(`document.activeElement.ariaExpanded === 'false'`)
	p.Press(kb.ArrowRight)
	p.Wait(`document.activeElement.ariaExpanded === 'true'`)
	p.Press(kb.Home)
	p.Wait(stepped(0))
	p.Press(kb.End)
	p.Wait(watchOver)
}

// A link opens the same step, and what cannot be read is told.
func TestSearchLinks(t *testing.T) {
	p := onWatch(t, driver.Desktop, centred+"&s=20", stepped(20))
	p.Wait(`location.hash.includes('s=20')`)
	p.Reload()
	p.Ready()
	p.Wait(stepped(20))
	p.Run(`location.hash = 'g=tapatan&v=tapatan&p=nothing&a=minimax&d=2'`)
	p.Wait(`document.querySelector('.forest .wait')?.textContent.includes('bad position')`)
	p.Run(`location.hash = 'q=bound'`)
	p.Wait(`document.querySelector('.asks strong')?.textContent.includes('≤ 0')`)
	p.Hit("#act-solve-1")
	p.Wait(watchSaid + `.startsWith('Juste')`)
}

// The tree of a large search takes no more elements than a small one has.
func TestLargeSearch(t *testing.T) {
	const large = "#g=tapatan&v=tapatan&p=....o....%20r%20o2r3&a=minimax&d=7&e=threats&s=5000"
	p := onWatch(t, driver.Desktop, large, stepped(5000))
	if n := driver.Eval[int](p, `document.querySelectorAll('*').length`); n > 6000 {
		t.Errorf("the document has %d elements", n)
	}
	p.Shot("large")
}
