package e2e

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

// machines seats two machines, opens with one of them, and sets the pace of the next game, which begins at once.
func (p *tab) machines(levels [2]string, pace string) {
	p.t.Helper()
	p.openSetup()
	p.hit("#mode-none")
	p.choose("#seat-0", levels[0])
	p.choose("#seat-1", levels[1])
	p.choose("#opening", "seat0")
	p.closeSetup()
	p.hit("#more-toggle")
	p.choose("#pace", pace)
	p.hit("#more-close")
	p.hit("#do-restart")
}

// played waits until at least so many moves stand.
func (p *tab) played(moves int) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length >= %d`, moves))
}

// rests fails the test when a move is made within the time in which the machines would make two.
func (p *tab) rests(moves int) {
	p.t.Helper()
	p.do(runs(`new Promise((resolve) => setTimeout(resolve, 1500))`))
	if got := len(p.moves()); got != moves {
		p.t.Errorf("the machines have made %d moves, want to rest at %d", got, moves)
	}
}

const paused = "La partie est en pause."

// A game between machines goes on by itself, waits, goes a step, and goes on when it is told to: by mouse, by touch and by
// keyboard.
func TestMachineAgainstMachine(t *testing.T) {
	s := serve(t, "/")
	for _, c := range []struct {
		name   string
		device device
		press  func(p *tab, id string)
	}{
		{"mouse", desktop, func(p *tab, id string) { p.hit("#" + id) }},
		{"touch", phone, func(p *tab, id string) { p.hit("#" + id) }},
		{"keyboard", desktop, func(p *tab, id string) { p.tabTo(id); p.press(kb.Enter); p.settle() }},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := open(t, c.device)
			p.start(s.url("/tapatan/"))
			p.machines([2]string{"5", "6"}, "steady")
			p.played(1)
			c.press(p, "do-pause")
			p.waitFor(paused)
			at := len(p.moves())
			p.rests(at)
			c.press(p, "do-step")
			p.played(at + 1)
			p.waitFor(paused)
			p.rests(at + 1)
			p.shot("paused")
			p.accessible()
			p.fits()
			c.press(p, "do-pause")
			p.played(at + 2)
			c.press(p, "do-pause")
			p.waitFor(paused)

			// A person may sit down in the middle of it.
			p.openSetup()
			p.choose("#seat-0", "0")
			p.choose("#seat-1", "0")
			p.closeSetup()
			p.wait(`document.querySelector('.machines').hidden`)
			if said := p.says(); said != "À Orange de jouer." && said != "À Rouge de jouer." {
				t.Errorf("the page says %q", said)
			}
		})
	}
}

// The pace is how long each move can be seen.
func TestPace(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	for _, c := range []struct {
		pace          string
		atLeast, most time.Duration
	}{{"calm", 1300 * time.Millisecond, time.Minute}, {"steady", 500 * time.Millisecond, time.Minute}, {"brisk", 0, 1300 * time.Millisecond}} {
		p.machines([2]string{"1", "1"}, c.pace)
		took := time.Duration(eval[float64](p, `new Promise((resolve) => {
			let first = 0;
			const look = () => {
				const moves = document.querySelectorAll('.move').length;
				if (moves >= 2 && !first) first = performance.now();
				if (moves < 4) return setTimeout(look, 5);
				resolve((performance.now() - first) / 2);
			};
			look();
		})`) * float64(time.Millisecond))
		if took < c.atLeast || took > c.most {
			t.Errorf("%s: a move every %v, want %v to %v", c.pace, took, c.atLeast, c.most)
		}
	}
}

// In the background a game between machines waits, and goes on when somebody looks again.
func TestBackgroundTabPauses(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.inject(`let shown = 'visible';
		Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
		Object.defineProperty(document, 'hidden', { configurable: true, get: () => shown === 'hidden' });
		window.show = (state) => { shown = state; document.dispatchEvent(new Event('visibilitychange')); };`)
	p.start(s.url("/tapatan/"))
	p.machines([2]string{"5", "6"}, "steady")
	p.played(1)
	p.do(runs(`show('hidden')`))
	p.do(runs(`new Promise((resolve) => setTimeout(resolve, 1000))`)) // for the move that was on its way
	at := len(p.moves())
	if at > 2 {
		t.Errorf("%d moves after the page went into the background", at)
	}
	p.rests(at)
	p.do(runs(`show('visible')`))
	p.played(at + 1)

	// A game with a person in it does not need to wait.
	p.seat("one", "2", "seat0")
	p.play(byMouse, "b2")
	p.do(runs(`show('hidden')`))
	p.played(2)
}

// What was chosen is there again after a reload, for each game by itself.
func TestSettingsAreRememberedByGame(t *testing.T) {
	s := serveTestGame(t)
	p := open(t, desktop)
	type field struct{ selector, value string }
	games := map[string][]field{
		"/tapatan/": {{"#seat-0", "2"}, {"#seat-1", "5"}, {"#name-0", "Zoé"}, {"#name-1", "Léo"}, {"#opening", "seat1"}, {"#pace", "calm"}},
		// Who opens comes last: if chance names the machine, it begins at once, and other rules would wait.
		"/bag/": {{"#variant", "one"}, {"#option-same", ""}, {"#seat-0", "0"}, {"#seat-1", "1"}, {"#name-0", "Ana"}, {"#name-1", "Max"}, {"#opening", "chance"}},
	}
	for route, fields := range games {
		p.start(s.url(route))
		p.twoPeople() // a machine that opened would begin before the rules are chosen
		p.openSetup()
		for _, f := range fields {
			if f.selector == "#pace" {
				p.closeSetup()
				p.hit("#more-toggle")
			}
			if f.value == "" {
				p.click(f.selector)
			} else {
				p.choose(f.selector, f.value)
			}
			p.settle()
		}
		if route == "/tapatan/" {
			p.hit("#do-turn")
		}
	}
	for route, fields := range games {
		p.start(s.url(route))
		p.openSetup()
		for _, f := range fields {
			if f.selector == "#pace" {
				p.closeSetup()
				p.hit("#more-toggle")
			}
			p.wait(`document.querySelector(` + quote(f.selector) + `)`)
			if got := eval[string](p, `document.querySelector(`+quote(f.selector)+`).value`); f.value != "" && got != f.value {
				t.Errorf("%s: %s is %q after a reload, want %q", route, f.selector, got, f.value)
			}
		}
		if route == "/bag/" {
			if !eval[bool](p, `document.querySelector('#option-same').checked && !document.querySelector('#option-told').checked`) {
				t.Errorf("%s: the options are others after a reload", route)
			}
			if !eval[bool](p, `document.querySelector('#next-only').hidden`) {
				t.Errorf("%s: the rules of a game that has not begun are to wait", route)
			}
			p.shot("bag")
			p.accessible()
		} else if !eval[bool](p, `(() => { const y = (name) => document.getElementById('point-' + name).getBoundingClientRect().top;
			return y('a1') < y('a3'); })()`) {
			t.Errorf("%s: the board is not turned round after a reload", route)
		}
	}
}

// Other rules than those of the running game wait for the next one, and the panel says so.
func TestRulesWaitForTheNextGame(t *testing.T) {
	s := serveTestGame(t)
	p := open(t, phone)
	p.start(s.url("/bag/"))
	p.twoPeople()
	p.hit("#uncover")
	p.hit("#point-2")
	p.played(1)
	p.openSetup()
	p.choose("#variant", "one")
	p.wait(`!document.querySelector('#next-only').hidden`)
	p.shot("waiting")
	p.accessible()
	p.fits()
	p.closeSetup()
	if got := len(p.moves()); got != 1 {
		t.Errorf("%d moves stand, want the one played", got)
	}
	p.hit("#do-restart")
	p.wait(`document.querySelector('.title h1').textContent === 'Une boule'`)
	p.openSetup()
	p.wait(`document.querySelector('#next-only').hidden`)
}

// From the home page one tap leads to a game that goes on, by the last settings.
func TestOneTapToAGame(t *testing.T) {
	s := serve(t, "/")
	for _, mode := range []string{"fresh", "one", "two", "none"} {
		t.Run(mode, func(t *testing.T) {
			p := open(t, phone)
			p.start(s.url("/tapatan/"))
			switch mode {
			case "fresh":
			case "none":
				p.machines([2]string{"5", "6"}, "steady")
			default:
				p.seat(mode, "", "seat0")
			}
			p.hit(".back")
			p.wait(`document.querySelector('.shelf')`)
			at := len(p.moves())
			p.tap(".game .go")
			p.wait(`document.querySelector('.status')`)
			switch mode {
			case "none":
				p.played(at + 1)
			case "two":
				p.waitFor("À Orange de jouer.")
				p.play(byTouch, "b2")
			default:
				p.play(byTouch, p.freePoint())
			}
		})
	}
}
