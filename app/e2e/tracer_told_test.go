package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// A link that is no drawing is said to be none, at once and after a reload, and the room goes on. What is undone brings
// a smaller grid back, and the keyboard stays on it.
func TestUnreadableDrawing(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	d := &drawer{Tab: p, server: s}
	d.begin()
	const heard = `document.getElementById('tr-heard').textContent`
	unread := driver.Quote("Ce lien n’est pas celui d’un jeu dessiné.")
	for range 2 {
		d.open("#g=3&p=a1b1c1&l=.012&r=2psx2")
		p.Wait(heard + ` === ` + unread)
		p.Wait(`document.getElementById('tr-count').textContent === ` + unread)
	}
	p.Click("#act-grid")
	p.Wait(`document.querySelector('.tr').dataset.state === 'faulty'`)
	d.on("7")
	p.TabTo("tr-plate")
	p.Press(strings.Repeat(kb.ArrowRight+kb.ArrowUp, 6))
	p.Wait(heard + ` === 'g7, point, aucun trait'`)
	p.TabTo("act-undo")
	p.Press(kb.Enter)
	p.Wait(`document.getElementById('tr-grid').value === '3'`)
	p.TabTo("tr-plate")
	p.Press("p" + kb.Enter)
	p.Wait(heard + ` === 'c3, point, aucun trait'`)
	p.Wait(`!document.getElementById('act-undo').closest('[aria-disabled=true]')`)
	p.Wait(`document.getElementById('tr-limit').textContent.startsWith('9 points')`)
}
