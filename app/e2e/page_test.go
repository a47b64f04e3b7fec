package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// On a low or narrow window, and with names as long as they may be, everything can still be reached and read.
func TestNothingIsCut(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{
		driver.Laptop, driver.SmallLaptop, driver.Zoomed,
		driver.Narrow, driver.Landscape, driver.Phone, driver.Desktop,
	} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d)
			p.KeepTable("tapatan", 1, [2]play.Seat{{Name: strings.Repeat("W", 20)}}, "a1", "a3", "b1", "b3", "c1")
			p.Start(s.Address("/tapatan/"))
			p.HitInMoves("#exact")
			p.Settle()
			p.Shot("won")
			p.Fits()
			cut := driver.Eval[[]string](p, `[...document.querySelectorAll('button, a, .status h2, h1')].filter((e) => {
				const r = e.getBoundingClientRect();
				if (r.width === 0) return false;
				if (r.left < -1 || r.right > innerWidth + 1) return true;
				const panel = e.closest('.panel');
				return panel && getComputedStyle(panel).display !== 'contents' &&
					r.bottom > panel.getBoundingClientRect().bottom + 1;
			}).map((e) => e.id + ' ' + e.textContent)`)
			if len(cut) > 0 {
				t.Errorf("cut: %q", cut)
			}
		})
	}
}

// The boards of the rules page move when asked, step by step or by themselves.
func TestRulesBoardsMove(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/tapatan/"))
	p.Tap(".caption .links a")
	p.Wait(`document.querySelectorAll('.demo').length > 3`)
	p.Click(`[id^="forward-"]`)
	p.Wait(`document.querySelectorAll('.demo')[0].querySelectorAll('.piece').length === 1`)
	p.Click(`[id^="back-"]`)
	p.Wait(`document.querySelectorAll('.demo')[0].querySelectorAll('.piece').length === 0`)
	p.Click(`[id^="play-"]`)
	p.Wait(`document.querySelectorAll('.demo')[0].querySelectorAll('.piece').length === 6`)
	p.Wait(`document.querySelector('.demo .lit path')`)
}

func TestLanguageAndTheme(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/tapatan/"))
	p.TwoPeople()
	p.Click(".tools button:first-child")
	p.WaitStatus(en.TurnOf(driver.Side("en", "tapatan", 0)))
	p.Wait(`document.documentElement.lang === 'en'`)
	p.Click(".tools button:last-child")
	theme := driver.Eval[string](p, `document.documentElement.dataset.theme`)
	p.Reload()
	p.Ready()
	p.WaitStatus(en.TurnOf(driver.Side("en", "tapatan", 0)))
	if got := driver.Eval[string](p, `document.documentElement.dataset.theme`); got != theme || got == "" {
		t.Errorf("theme %q after a reload, want %q", got, theme)
	}
	p.Visit(s.Address("/tapatan/?lang=fr"))
	p.Ready()
	p.WaitStatus(fr.TurnOf(orange))
}

// The settings are as accessible as the table, and nothing in them is cut, at both sizes and in both themes.
func TestSettingsPanel(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address("/tapatan/"))
		p.OpenPanel("setup")
		p.Shot("setup")
		p.Accessible()
		p.Fits()
		if !driver.Eval[bool](p, `(() => { const r = document.querySelector('#panel-setup').getBoundingClientRect();
			return r.top >= 0 && r.bottom <= innerHeight; })()`) {
			t.Error("the settings are not in view")
		}
		p.ClosePanel()
		p.Play(map[bool]driver.Hand{true: driver.ByTouch, false: driver.ByMouse}[p.Device.Touch], p.FreePoint())
		p.Settle()
		p.Shot("playing")
		p.Fits()
	})
}
