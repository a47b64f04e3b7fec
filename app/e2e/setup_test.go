package e2e

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// rests fails the test when a move is made within the time in which the machines would make two.
func rests(p *driver.Tab, moves int) {
	p.T.Helper()
	p.Run(`new Promise((resolve) => setTimeout(resolve, 1500))`)
	if got := len(p.Moves()); got != moves {
		p.T.Errorf("the machines have made %d moves, want to rest at %d", got, moves)
	}
}

// A game between machines goes on by itself, waits, goes a step, and goes on when a person wants it to: by mouse, by
// touch and by keyboard.
func TestMachineAgainstMachine(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		name   string
		device driver.Device
		press  func(p *driver.Tab, id string)
	}{
		{"mouse", driver.Desktop, func(p *driver.Tab, id string) { p.Hit("#" + id) }},
		{"touch", driver.Phone, func(p *driver.Tab, id string) { p.Hit("#" + id) }},
		{"keyboard", driver.Desktop, func(p *driver.Tab, id string) { p.TabTo(id); p.Press(kb.Enter); p.Settle() }},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := driver.Open(t, c.device)
			p.Start(s.Address("/tapatan/"))
			p.TwoMachines([2]string{driver.Best, driver.Best}, "steady")
			p.WaitMoves(1)
			c.press(p, "do-pause")
			p.WaitStatus(fr.Paused)
			at := len(p.Moves())
			rests(p, at)
			c.press(p, "do-step")
			p.WaitMoves(at + 1)
			p.WaitStatus(fr.Paused)
			rests(p, at+1)
			p.Shot("paused")
			p.Accessible()
			p.Fits()
			c.press(p, "do-pause")
			p.WaitMoves(at + 2)
			c.press(p, "do-pause")
			p.WaitStatus(fr.Paused)

			// A person may sit down in the middle of it.
			p.OpenPanel("setup")
			p.Choose("#seat-0", "0")
			p.Choose("#seat-1", "0")
			p.ClosePanel()
			p.Wait(`document.getElementById('do-pause').hidden && !document.getElementById('do-undo').hidden`)
			if said := p.Status(); said != fr.TurnOf(orange) && said != fr.TurnOf(red) {
				t.Errorf("the page says %q", said)
			}
		})
	}
}

// The pace is how long each move can be seen.
func TestPace(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/tapatan/"))
	for _, c := range []struct {
		pace          string
		atLeast, most time.Duration
	}{{"calm", 1300 * time.Millisecond, time.Minute}, {"steady", 500 * time.Millisecond, time.Minute},
		{"brisk", 0, 1300 * time.Millisecond}} {
		p.TwoMachines([2]string{"1", "1"}, c.pace)
		took := time.Duration(driver.Eval[float64](p, `new Promise((resolve) => {
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
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(`let shown = 'visible';
		Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
		Object.defineProperty(document, 'hidden', { configurable: true, get: () => shown === 'hidden' });
		window.show = (state) => { shown = state; document.dispatchEvent(new Event('visibilitychange')); };`)
	p.Start(s.Address("/tapatan/"))
	p.TwoMachines([2]string{driver.Best, driver.Best}, "steady")
	p.WaitMoves(1)
	p.Run(`show('hidden')`)
	p.Run(`new Promise((resolve) => setTimeout(resolve, 1000))`) // for the move that was on its way
	at := len(p.Moves())
	if at > 2 {
		t.Errorf("%d moves after the page went into the background", at)
	}
	rests(p, at)
	p.Run(`show('visible')`)
	p.WaitMoves(at + 1)

	// A game with a person in it does not need to wait.
	p.Seat("one", "2", "seat0")
	p.Play(driver.ByMouse, "b2")
	p.Run(`show('hidden')`)
	p.WaitMoves(2)
}

// What was chosen is there again after a reload, for each game by itself.
func TestSettingsAreRememberedByGame(t *testing.T) {
	s := driver.ServeTestGame(t)
	p := driver.Open(t, driver.Desktop)
	type field struct{ selector, value string }
	games := map[string][]field{
		"/tapatan/": {{"#seat-0", "2"}, {"#seat-1", "5"}, {"#name-0", "Zoé"}, {"#name-1", "Léo"}, {"#opening", "seat1"},
			{"#pace", "calm"}},
		// Who opens comes last: if chance names the machine, it begins at once, and other rules would wait.
		"/bag/": {{"#variant-one", ""}, {"#option-same", ""}, {"#seat-0", "0"}, {"#seat-1", "1"}, {"#name-0", "Ana"},
			{"#name-1", "Max"}, {"#opening", "chance"}},
	}
	for route, fields := range games {
		p.Start(s.Address(route))
		p.TwoPeople() // a machine that opened would begin before the rules are chosen
		p.OpenPanel("setup")
		for _, f := range fields {
			if f.value == "" {
				p.Click(f.selector)
			} else {
				p.Choose(f.selector, f.value)
			}
			p.Settle()
		}
		if route == "/tapatan/" {
			p.More("#do-turn")
		}
	}
	for route, fields := range games {
		p.Start(s.Address(route))
		p.OpenPanel("setup")
		for _, f := range fields {
			p.Wait(`document.querySelector(` + driver.Quote(f.selector) + `)`)
			if got := driver.Eval[string](p, `document.querySelector(`+driver.Quote(f.selector)+`).value`); f.value != "" &&
				got != f.value {
				t.Errorf("%s: %s is %q after a reload, want %q", route, f.selector, got, f.value)
			}
		}
		if route == "/bag/" {
			if !driver.Eval[bool](p, `document.querySelector('#option-same').checked &&
				!document.querySelector('#option-told').checked && document.querySelector('#variant-one').checked`) {
				t.Errorf("%s: the rules are others after a reload", route)
			}
			if driver.Eval[bool](p, `document.querySelector('#next-only') !== null`) {
				t.Errorf("%s: the rules of a game that has not begun are to wait", route)
			}
			p.Shot("bag")
			p.Accessible()
		} else if !driver.Eval[bool](p, `(() => { const y = (name) =>
			document.getElementById('point-' + name).getBoundingClientRect().top;
			return y('a1') < y('a3'); })()`) {
			t.Errorf("%s: the board is not turned round after a reload", route)
		}
	}
}

// Other rules than those of the running game wait for the next one, and the panel says so.
func TestRulesWaitForTheNextGame(t *testing.T) {
	s := driver.ServeTestGame(t)
	p := driver.Open(t, driver.Phone)
	p.StartTwoPeople("bag", s.Address("/bag/"))
	p.Hit("#uncover")
	p.Hit("#point-2")
	p.WaitMoves(1)
	p.OpenPanel("setup")
	p.ChooseVariant("one")
	p.Wait(`document.querySelector('#next-only')`)
	p.Shot("waiting")
	p.Accessible()
	p.Fits()
	p.ClosePanel()
	if got := len(p.Moves()); got != 1 {
		t.Errorf("%d moves stand, want the one played", got)
	}
	p.OpenPanel("setup")
	p.Hit("#start-now")
	p.Wait(`document.querySelector('.caption h1').textContent === ` +
		driver.Quote(driver.Words("fr", "bag").Variant("one")))
	p.OpenPanel("setup")
	p.Wait(`!document.querySelector('#next-only')`)
}

// From the home page one tap leads to a game that goes on, by the last settings.
func TestOneTapToAGame(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, mode := range []string{"fresh", "one", "two", "none"} {
		t.Run(mode, func(t *testing.T) {
			p := driver.Open(t, driver.Phone)
			p.Start(s.Address("/tapatan/"))
			switch mode {
			case "fresh":
			case "none":
				p.TwoMachines([2]string{driver.Best, driver.Best}, "steady")
			default:
				p.Seat(mode, "", "seat0")
			}
			p.Hit(".back")
			p.Wait(`document.querySelector('.shelf')`)
			at := len(p.Moves())
			p.Tap(".game .go")
			p.Wait(`document.querySelector('.status')`)
			switch mode {
			case "none":
				p.WaitMoves(at + 1)
			case "two":
				p.WaitStatus(fr.TurnOf(orange))
				p.Play(driver.ByTouch, "b2")
			default:
				p.Play(driver.ByTouch, p.FreePoint())
			}
		})
	}
}

// However many levels there are, one gesture chooses: by the keyboard, and by a finger on the slider. Nothing moves
// from level to level.
func TestLevelSlider(t *testing.T) {
	s := driver.Serve(t, "/")
	game := driver.Game("entropy")
	levels := driver.Words("fr", "entropy").Levels()
	for _, d := range []driver.Device{driver.Desktop, driver.Phone, driver.Narrow} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d)
			p.Start(s.Address("/entropy/"))
			p.Seat("one", "", "seat0")
			p.OpenPanel("setup")
			height := `document.querySelector('.field.level').getBoundingClientRect().height`
			before := driver.Eval[float64](p, height)
			want := func(level int) {
				t.Helper()
				p.Wait(fmt.Sprintf(`document.querySelector('#seat-1').value === '%d'`, level))
				p.Wait(`document.querySelector('.field.level .how').textContent === ` + driver.Quote(levels[level-1].How))
				p.Wait(`document.querySelector('.field.level b').textContent.endsWith(` +
					driver.Quote(levels[level-1].Name) + `)`)
				if got := driver.Eval[float64](p, height); got != before {
					t.Errorf("at level %d it is %v pixels high, at another %v", level, got, before)
				}
			}
			want(game.Usual())
			p.Run(`document.getElementById('level').focus()`)
			p.Press(kb.End)
			want(game.Levels)
			p.Shot("best")
			p.Press(kb.ArrowLeft)
			want(game.Levels - 1)
			for level := range levels {
				p.Run(fmt.Sprintf(`(() => { const s = document.getElementById('level'); s.value = %d;
					s.dispatchEvent(new Event('input', { bubbles: true })); })()`, level+1))
				p.Wait(`document.querySelector('.field.level .how').textContent === ` + driver.Quote(levels[level].How))
				chosen := driver.Eval[string](p, `document.querySelector('#seat-1').value`)
				if chosen != strconv.Itoa(game.Levels-1) {
					t.Errorf("while the slider is drawn, level %s is chosen", chosen)
				}
				if got := driver.Eval[float64](p, height); got != before {
					t.Errorf("at level %d it is %v pixels high, at another %v", level+1, got, before)
				}
			}
			p.Run(`document.getElementById('level').dispatchEvent(new Event('change', { bubbles: true }))`)
			want(game.Levels)
			p.Accessible()
			p.Fits()
		})
	}
}
