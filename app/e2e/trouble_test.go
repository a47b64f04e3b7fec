package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tablier/app/link"
)

// sabotage makes the first n workers that are asked for a search die at that moment, in a way.
func sabotage(n int, way string) string {
	return fmt.Sprintf(`(() => {
		let left = %d;
		const Real = window.Worker;
		window.Worker = class extends Real {
			postMessage(message, ...rest) {
				super.postMessage(message, ...rest);
				if (typeof message !== 'string' || !message.includes('"search"') || !window.armed || left === 0) return;
				left--;
				%s
			}
		};
	})()`, n, way)
}

const (
	silently = `this.terminate();`
	loudly   = `this.terminate(); this.dispatchEvent(new ErrorEvent('error', { message: 'unreachable executed' }));`
)

// A worker that dies in mid-search is replaced, and the person notices nothing but the time.
func TestWorkerKilledInMidSearch(t *testing.T) {
	abreast(t)
	for name, way := range map[string]string{"silently": silently, "loudly": loudly} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, "/")
			p := open(t, desktop)
			p.inject(sabotage(1, way))
			p.start(s.url("/tapatan/"))
			p.seat("one", "4", "seat1")
			p.waitFor(yourTurn)
			p.do(runs(`window.armed = true`))
			p.click("#do-restart")
			p.wait(`document.querySelectorAll('.move').length === 0`)
			p.waitFor(yourTurn)
			if got := p.moves(); len(got) != 1 {
				t.Errorf("moves %v, want the machine's", got)
			}
		})
	}
}

// When the second worker dies too, the person is told, and can go on.
func TestMachineThatFailsTwiceIsTold(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.expect("the worker failed twice")
	p.inject(sabotage(2, loudly))
	p.start(s.url("/tapatan/"))
	p.seat("one", "4", "seat1")
	p.waitFor(yourTurn)
	p.do(runs(`window.armed = true`))
	p.click("#do-restart")
	p.waitFor("La machine ne répond plus.")
	p.shot("failed")
	p.accessible()
	p.click("#act")
	p.waitFor(yourTurn)
}

// Storage that throws, is full or holds nonsense costs the memory and nothing else.
func TestStorageTrouble(t *testing.T) {
	abreast(t)
	for name, script := range map[string]string{
		"throws":  `Object.defineProperty(window, 'localStorage', { configurable: true, get() { throw new DOMException('denied', 'SecurityError'); } })`,
		"missing": `Object.defineProperty(window, 'localStorage', { configurable: true, value: null })`,
		"full":    `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, "/")
			p := open(t, desktop)
			p.inject(script)
			p.start(s.url("/tapatan/"))
			p.twoPeople()
			p.wait(`document.querySelector('.status [role=status] span').textContent.includes('refuse d’enregistrer')`)
			p.play(byMouse, "a1", "a3", "b1", "b3", "c1")
			p.waitFor("Orange gagne.")
			p.click(".brand")
			p.wait(`document.querySelector('.shelf')`)
			p.click(".game .go")
			p.waitFor("Orange gagne.")
		})
	}
}

func TestCorruptSave(t *testing.T) {
	s := serve(t, "/")
	for _, text := range []string{
		"", "{", `{"version":1,"record":{"game":"tapatan","moves":["b2","b2"]}}`, `{"version":0}`, strings.Repeat("[", 100_000),
	} {
		p := open(t, desktop)
		p.expect("saved table:")
		p.inject(`if (!sessionStorage.once) { sessionStorage.once = '1'; localStorage['tablier.table.tapatan'] = ` + quote(text) + `; }`)
		p.start(s.url("/tapatan/"))
		if kept := eval[string](p, `localStorage['tablier/.table.tapatan.unreadable'] ?? 'gone'`); kept != text {
			t.Errorf("the unreadable save %.40q is kept as %.40q", text, kept)
		}
		p.twoPeople()
		p.play(byMouse, "b2")
		p.reload()
		p.ready()
		if got := p.moves(); len(got) != 1 {
			t.Errorf("moves %v after a reload", got)
		}
	}
}

// What a newer version has saved waits for it: an older page, kept by some tab, neither plays nor writes there.
func TestNewerSave(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.inject(`localStorage['tablier/.table.tapatan'] = '{"version":99}'`)
	p.start(s.url("/tapatan/"))
	p.waitFor("Une version plus récente de Tablier a écrit cette partie.")
	p.shot("newer")
	p.accessible()
	p.click("#point-b2")
	p.follow(s.url("/tapatan/") + "#" + fragmentOf(t, link.Letter{Record: longTapatan(t, 3)}))
	p.settle()
	if got := p.stored()[gameSave]; got != `{"version":99}` || len(p.moves()) > 0 {
		t.Errorf("stored is %s, shown %v", got, p.moves())
	}
}
