package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/links/link"
)

// A worker that dies in mid-search is replaced, and the person notices nothing but the time.
func TestWorkerKilledInMidSearch(t *testing.T) {
	driver.Parallel(t)
	for name, way := range map[string]string{"silently": driver.Silently, "loudly": driver.Loudly} {
		t.Run(name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			p := driver.Open(t, driver.Desktop)
			p.Inject(driver.Sabotage(1, way))
			p.Start(s.Address("/tapatan/"))
			p.Seat("one", "4", "seat1")
			p.WaitStatus(fr.YourTurn)
			p.Run(`window.armed = true`)
			p.Restart()
			p.Wait(`document.querySelectorAll('.move').length === 0`)
			p.WaitStatus(fr.YourTurn)
			if got := p.Moves(); len(got) != 1 {
				t.Errorf("moves %v, want the machine's", got)
			}
		})
	}
}

// When the second worker dies too, the page says so, and the person can go on.
func TestMachineThatFailsTwiceIsTold(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Expect("the worker failed twice")
	p.Inject(driver.Sabotage(2, driver.Loudly))
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", "4", "seat1")
	p.WaitStatus(fr.YourTurn)
	p.Run(`window.armed = true`)
	p.Restart()
	p.WaitStatus(fr.MachineFailed)
	p.Shot("failed")
	p.Click("#act-retry")
	p.WaitStatus(fr.YourTurn)
}

// Storage that throws, is full or holds nonsense costs the memory and nothing else.
func TestStorageTrouble(t *testing.T) {
	driver.Parallel(t)
	for name, script := range map[string]string{
		"throws": `Object.defineProperty(window, 'localStorage', { configurable: true,
			get() { throw new DOMException('denied', 'SecurityError'); } })`,
		"missing": `Object.defineProperty(window, 'localStorage', { configurable: true, value: null })`,
		"full":    `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
	} {
		t.Run(name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			p := driver.Open(t, driver.Desktop)
			p.Inject(script)
			p.Start(s.Address("/tapatan/"))
			p.TwoPeople()
			p.Wait(driver.DetailHas(fr.SaveFailed))
			p.Play(driver.ByMouse, "a1", "a3", "b1", "b3", "c1")
			p.WaitStatus(fr.Wins(orange))
			p.Click(".brand")
			p.Wait(`document.querySelector('.shelf')`)
			p.Click(".game .go")
			p.WaitStatus(fr.Wins(orange))
		})
	}
}

func TestCorruptSave(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Expect("saved table:")
	for _, text := range []string{
		"", "{", `{"version":1,"record":{"game":"tapatan","moves":["b2","b2"]}}`, `{"version":0}`, strings.Repeat("[",
			100_000),
	} {
		forget := p.Inject(`localStorage.clear(); localStorage['tablier/.table.tapatan'] = ` + driver.Quote(text))
		p.Start(s.Address("/tapatan/"))
		forget()
		if kept := driver.Eval[string](p, `localStorage['tablier/.table.tapatan.unreadable'] ?? 'gone'`); kept != text {
			t.Errorf("the unreadable save %.40q is kept as %.40q", text, kept)
		}
		p.TwoPeople()
		p.Play(driver.ByMouse, "b2")
		p.Reload()
		p.Ready()
		if got := p.Moves(); len(got) != 1 {
			t.Errorf("after the unreadable save %.40q moves are %v after a reload", text, got)
		}
	}
}

// What a newer version has saved waits for it: an older page, kept by some tab, neither plays nor writes there.
func TestNewerSave(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Inject(`localStorage['tablier/.table.tapatan'] = '{"version":99}'`)
	p.Start(s.Address("/tapatan/"))
	p.WaitStatus(fr.SavedByNewer)
	p.Shot("newer")
	p.Click("#point-b2")
	p.Follow(s.Address("/tapatan/") + "#" + driver.Fragment(t, link.Letter{Record: driver.RandomRecord(t, 3)}))
	p.Settle()
	if got := p.Stored()[gameSave]; got != `{"version":99}` || len(p.Moves()) > 0 {
		t.Errorf("stored is %s, shown %v", got, p.Moves())
	}
}
