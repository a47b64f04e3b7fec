package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// hasItems is the condition that the set has so many items.
func hasItems(n int) string {
	return `document.querySelectorAll('.compose .item').length === ` + strconv.Itoa(n)
}

// onTab shows a part of the page, which on a phone stands behind a tab.
func onTab(p *driver.Tab, name string) {
	p.T.Helper()
	if driver.Eval[bool](p, `document.querySelector('.compose .p-tabs').checkVisibility()`) {
		p.Click("#act-tab-" + name)
		p.Wait(`document.querySelector('.compose').dataset.tab === '` + name + `'`)
	}
}

// given returns the set that the link of the page holds.
func given(p *driver.Tab) *set.Set {
	p.T.Helper()
	address := driver.Eval[string](p, `document.getElementById('compose-link').value`)
	_, code, ok := strings.Cut(address, nav.SetRoute+"#")
	s, err := set.Decode(code)
	if !ok || err != nil {
		p.T.Fatalf("the link %s: %v", address, err)
	}
	return s
}

// kindsOf lists the kinds of the items of a set.
func kindsOf(s *set.Set) (list string) {
	for _, item := range s.Items {
		list += strconv.Itoa(int(item.Task.Kind()))
	}
	return list
}

// A set of five items is made by clicking, given, and opened again from its file.
func TestComposing(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.ComposeRoute) + "?lang=fr")
		p.Wait(`document.querySelectorAll('.compose .ready button').length === 8`)
		p.Settle()
		p.FitsWidth()
		p.Shot("empty")
		p.Judge("sets to begin with", "main")
		p.Click("#act-new")
		p.Wait(`document.querySelectorAll('.compose .pick').length === 9`)
		p.Settle()
		p.FitsWidth()
		p.Shot("puzzles")
		p.Click(".compose .picks li:nth-child(2) .pick")
		p.Wait(hasItems(1))
		p.Click("#act-kind-2")
		p.Click(".compose .picks li:nth-child(3) .pick")
		p.Wait(hasItems(2))
		p.Settle()
		p.Shot("lessons")
		p.Click("#act-kind-3")
		p.Click("#act-watch-0")
		p.Wait(hasItems(3))
		p.Click("#act-kind-4")
		p.Click("#act-python-gagne")
		p.Wait(hasItems(4))
		p.Click("#act-kind-5")
		p.Wait(`document.getElementById('compose-proof').textContent.startsWith('Calcul complet')`)
		p.Settle()
		p.FitsWidth()
		p.Shot("match")
		p.Judge("match in a set", "main")
		p.Click("#act-contest")
		p.Wait(hasItems(5))
		onTab(p, "list")
		p.Click("#act-item-1")
		p.Wait(`document.getElementById('compose-word')`)
		p.Settle()
		p.FitsWidth()
		p.Shot("list")
		onTab(p, "give")
		p.Settle()
		p.FitsWidth()
		p.Shot("give")
		p.Judge("set to be given", "main")
		if got := kindsOf(given(p)); got != "12345" {
			t.Errorf("kinds %s", got)
		}
		p.Click("#act-qr")
		p.Wait(`document.querySelector('#compose-code[open] #compose-qr path')`)
		p.Settle()
		p.Shot("code")
		p.Press(kb.Escape)
		p.Wait(`!document.querySelector('#compose-code[open]')`)
		saved := p.CatchFiles()
		file := saved("#act-file")
		before := given(p)
		p.Click("#act-putaway")
		p.Wait(`document.querySelectorAll('.compose .ready button').length === 9`)
		altered := strings.Replace(file, "minutes 5", "minutes 6", 1)
		p.Run(driver.GiveFiles("#compose-file", map[string]string{"serie.tablier": altered}))
		p.Wait(hasItems(5))
		if got := given(p); kindsOf(got) != kindsOf(before) {
			t.Errorf("the file opens as %s", kindsOf(got))
		}
		p.Reload()
		p.Wait(hasItems(5))
	})
}

// All of it by the keyboard: items are added, moved and removed, and each step is told.
func TestComposingByKeyboard(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.ComposeRoute) + "?lang=fr")
	p.Wait(`document.querySelectorAll('.compose .ready button').length === 8`)
	p.TabTo("act-ready-0")
	p.Press(kb.Enter)
	p.Wait(hasItems(7))
	p.TabTo("grip-6")
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('.item.held')?.dataset.row === '6'`)
	p.Press(kb.ArrowUp)
	p.Press(kb.ArrowUp)
	p.Wait(`document.querySelector('.item.held')?.dataset.row === '4'`)
	p.Wait(`document.getElementById('compose-said').textContent.includes('place 5 sur 7')`)
	p.WantFocus("grip-4")
	p.Press(kb.Enter)
	p.Wait(`!document.querySelector('.item.held')`)
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('.item.held')`)
	p.Press(kb.ArrowDown)
	p.Press(kb.Escape)
	p.Wait(`!document.querySelector('.item.held')`)
	if got := kindsOf(given(p)); got != "2316514" {
		t.Errorf("kinds %s", got)
	}
	p.TabTo("act-item-0")
	p.Press(kb.Enter)
	p.Wait(`document.getElementById('act-remove')`)
	p.TabTo("act-remove")
	p.Press(kb.Enter)
	p.Wait(hasItems(6))
	p.WantFocus("act-undo")
	p.Press(kb.Enter)
	p.Wait(hasItems(7))
	p.Settle()
	p.Shot("moved")
	p.Judge("set being prepared", "main")
}

// Once a page for teachers has been opened on a device, a game, a puzzle and a lesson offer to add what they show; the
// tray shows it on every page, and takes it back.
func TestTray(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address("/tapatan/") + "?lang=fr")
		p.OpenMenu()
		if driver.Eval[bool](p, `document.getElementById('do-set').checkVisibility()`) {
			t.Error("a pupil is offered to add to a set")
		}
		p.GoTo(s.Address(nav.ComposeRoute))
		p.Wait(`document.querySelectorAll('.compose .ready button').length === 8`)
		p.GoTo(s.Address("/tapatan/"))
		p.More("#do-set")
		p.Wait(`document.querySelector('.set-tray small')?.textContent === ` + driver.Quote(fr.Tray.Added("Tapatan")))
		p.Settle()
		p.FitsWidth()
		p.Shot("tray")
		p.Judge("tray", ".set-tray")
		p.Click("#tray-undo")
		p.Wait(`document.querySelector('.set-tray p').textContent.includes(` + driver.Quote(fr.Tray.Items(0)) + `)`)
		p.More("#do-set")
		p.Wait(`document.querySelector('.set-tray p').textContent.includes(` + driver.Quote(fr.Tray.Items(1)) + `)`)
		p.GoTo(s.Address("/tapatan/lecon/"))
		p.Wait(`document.getElementById('lesson-set')?.checkVisibility()`)
		p.Settle()
		p.FitsWidth()
		p.Shot("lesson")
		p.Click("#lesson-set")
		p.Wait(`document.querySelector('.set-tray p').textContent.includes(` + driver.Quote(fr.Tray.Items(2)) + `)`)
		p.GoTo(s.Address(nav.PuzzlesRoute) + "?puzzle=mtvm9qquf6")
		p.Wait(`document.getElementById('problem-set')?.checkVisibility()`)
		p.Click("#problem-set")
		p.Wait(`document.querySelector('.set-tray p').textContent.includes(` + driver.Quote(fr.Tray.Items(3)) + `)`)
		p.Settle()
		p.FitsWidth()
		p.Shot("puzzle")
		p.Click("#tray-open")
		p.Wait(hasItems(3))
		if got := kindsOf(given(p)); got != "521" {
			t.Errorf("kinds %s", got)
		}
	})
}
