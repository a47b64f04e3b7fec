package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// zoneCell is the selector of a cell of Astronomy Domino.
func zoneCell(name string) string { return `[data-point="` + name + `"]` }

// follows waits until the page says who is to move.
func follows(p *driver.Tab, turn string) {
	p.T.Helper()
	p.Wait(`document.querySelector('.follows b').textContent === ` + driver.Quote(turn))
}

// besides is the condition that the bubble on the board stands next to a point.
func besides(point string) string {
	return `((b, p) => b.left < p.right && p.left < b.right && Math.min(Math.abs(b.top - p.bottom), Math.abs(p.top -
		b.bottom)) < 12)(document.querySelector('.board .bubble').getBoundingClientRect(),
		document.getElementById('point-` + point + `').getBoundingClientRect())`
}

// Dominoes are laid by mouse, and turned by another touch and by a key; they are dragged from the reserve and over the
// board, both halves at once, and taken back. A forbidden contact is told at its place and holds the acts back, and who
// is to move follows. Then the position is played.
func TestDominoesAreArranged(t *testing.T) {
	const by = input.DispatchMouseEventPointerTypeMouse
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/domino/?lang=fr"))
	arranges(p)
	follows(p, "Au premier de jouer")
	p.Click(`[data-kind="12"]`)
	p.Click(zoneCell("1,1"))
	p.Wait(on("1,1", "1 du 1-2"))
	p.Wait(on("2,1", "2 du 1-2"))
	says(p, fr.Dispose.Known)
	follows(p, "Au second de jouer")
	p.Click(zoneCell("2,1")) // what is in hand turns round its smaller number
	p.Wait(on("1,2", "2 du 1-2"))
	p.Press("r")
	p.Wait(on("0,1", "2 du 1-2"))
	p.Shot("domino in hand")
	drags(p, by, p.Middle(`[data-kind="46"]`), p.Middle(zoneCell("2,1")))
	p.Wait(on("2,1", "4 du 4-6"))
	says(p, "4 contre 1\u202f: interdit.")
	p.Wait(`document.getElementById('arrange-play').ariaDisabled === 'true'`)
	p.WaitBubble("Deux nombres différents, sans zéro, ne se touchent pas.")
	p.Wait(besides("2,1"))
	p.Shot("domino wrong")
	d := &driver.Pointer{Tab: p, Kind: by}
	d.Down(p.Middle(zoneCell("2,1")))
	d.Glide(p.Middle(zoneCell("2,0")))
	p.Wait(`document.querySelectorAll('.piece.dragged').length === 2`)
	d.Up()
	p.Wait(on("2,0", "4 du 4-6"))
	says(p, fr.Dispose.Known)
	follows(p, "Au premier de jouer")
	p.Click("#arrange-undo")
	says(p, "4 contre 1\u202f: interdit.")
	p.Click("#arrange-redo")
	p.Click(zoneCell("1,1")) // takes the other in hand
	p.Wait(`document.querySelector('.arr-piece b').textContent === '1-2 en main'`)
	p.Click("#arrange-take-back")
	p.Wait(`!` + on("1,1", "1-2"))
	follows(p, "Au second de jouer")
	p.Fits()
	p.Click("#arrange-play")
	p.Wait(`document.querySelector('main.play:not(.arr)') && ` + on("2,0", "4 du 4-6"))
}

// By keyboard alone a domino is chosen by its numbers, laid, turned and taken away.
func TestDominoesAreArrangedByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/domino/?lang=en"))
	arranges(p)
	p.Press("63")
	p.Wait(`document.querySelector('[data-kind="36"]').ariaChecked === 'true'`)
	p.Press(kb.ArrowUp + kb.Enter) // from the double zero
	p.Wait(on("0,1", "3 of 3-6"))
	p.Press("r")
	p.Wait(on("0,2", "6 of 3-6"))
	p.Press(kb.Delete)
	p.Wait(`!` + on("0,1", "3-6"))
}
