package e2e

import (
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
)

// A layer is how a person chooses a domino, brings it over a cell, turns it and lays it: by mouse, by finger, by keyboard.
type layer struct{ choose, over, turn, lay func(p *tab, at string) }

func cellAt(name string) string { return `[data-point="` + name + `"]` }

var (
	layByMouse = layer{
		choose: func(p *tab, at string) { p.t.Helper(); p.click("#point-" + at) },
		over:   func(p *tab, at string) { p.t.Helper(); p.hover(cellAt(at)) },
		turn:   func(p *tab, _ string) { p.t.Helper(); p.press("r") },
		lay:    func(p *tab, at string) { p.t.Helper(); p.click(cellAt(at)) },
	}
	layByTouch = layer{
		choose: func(p *tab, at string) { p.t.Helper(); p.tap("#point-" + at) },
		over:   func(p *tab, at string) { p.t.Helper(); p.tap(cellAt(at)) },
		turn:   func(p *tab, _ string) { p.t.Helper(); p.tap("#do-turn-piece") },
		lay:    func(p *tab, at string) { p.t.Helper(); p.tap(cellAt(at)) },
	}
	layByKeyboard = layer{
		choose: func(p *tab, at string) { p.t.Helper(); p.walkTray(at); p.press(kb.Enter) },
		over:   func(p *tab, at string) { p.t.Helper(); p.walkCells(at) },
		turn:   func(p *tab, _ string) { p.t.Helper(); p.press("r") },
		lay:    func(p *tab, _ string) { p.t.Helper(); p.press(kb.Enter) },
	}
)

// hover moves the mouse over an element and presses nothing.
func (p *tab) hover(selector string) {
	p.t.Helper()
	p.do(runs(`document.querySelector(` + quote(selector) + `).scrollIntoView({ block: 'nearest' })`))
	d := &pointer{p: p, kind: input.DispatchMouseEventPointerTypeMouse, at: p.middle(selector)}
	d.event("mouseMoved", "", input.MouseButtonNone, 0)
	p.settle()
}

// walkTray walks with the arrows to a domino of the tray.
func (p *tab) walkTray(name string) {
	p.t.Helper()
	const place = `[...document.querySelectorAll('.tile')].findIndex((e) => e.dataset.point === %s)`
	at := eval[int](p, `[...document.querySelectorAll('.tile')].indexOf(document.activeElement)`)
	if at < 0 {
		p.t.Fatalf("the keyboard is not in the tray but on %s", eval[string](p, `document.activeElement.outerHTML.slice(0, 200)`))
	}
	to := eval[int](p, fmt.Sprintf(place, quote(name)))
	for ; at/7 < to/7; at += 7 {
		p.press(kb.ArrowDown)
	}
	for ; at/7 > to/7; at -= 7 {
		p.press(kb.ArrowUp)
	}
	for ; at < to; at++ {
		p.press(kb.ArrowRight)
	}
	for ; at > to; at-- {
		p.press(kb.ArrowLeft)
	}
	p.settle()
	p.holds("point-" + name)
}

// walkCells walks with the arrows to a cell.
func (p *tab) walkCells(name string) {
	p.t.Helper()
	p.settle()
	var x, y, toX, toY int
	at := eval[string](p, `document.activeElement.dataset.point ?? ''`)
	if _, err := fmt.Sscanf(at+" "+name, "%d,%d %d,%d", &x, &y, &toX, &toY); err != nil {
		p.t.Fatalf("the keyboard is on %q: %v", at, err)
	}
	walk := func(from, to int, more, less string) {
		for ; from < to; from++ {
			p.press(more)
		}
		for ; from > to; from-- {
			p.press(less)
		}
	}
	walk(x, toX, kb.ArrowRight, kb.ArrowLeft)
	walk(y, toY, kb.ArrowUp, kb.ArrowDown)
	p.settle()
}

// ghost chooses a domino, brings it over a cell and turns it so often that it would lie as a move in notation says; it
// returns what the page says of it.
func (p *tab) ghost(by layer, move string) string {
	p.t.Helper()
	numbers, cells, _ := strings.Cut(move, "@")
	first, _, _ := strings.Cut(cells, ">")
	by.choose(p, numbers)
	p.settle()
	by.over(p, first)
	const lies = `(document.querySelector('.ghost')?.dataset.move ?? '')`
	p.wait(lies + `.startsWith(` + quote(numbers+"@") + `)`)
	p.settle() // it may turn by itself
	for range 4 {
		now := eval[string](p, lies)
		if now == move {
			return p.why()
		}
		by.turn(p, first)
		p.wait(lies + ` !== ` + quote(now))
	}
	p.t.Fatalf("%s cannot be turned: %q", move, p.why())
	return ""
}

// layAll lays dominoes one after the other.
func (p *tab) layAll(by layer, moves []string) {
	p.t.Helper()
	for i, move := range moves {
		why := p.ghost(by, move)
		if strings.Contains(why, "interdit") {
			p.t.Fatalf("%s: %s", move, why)
		}
		first, _, _ := strings.Cut(move[3:], ">")
		by.lay(p, first)
		p.wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length === %d`, i+1))
		p.settle()
	}
}

// layOne lays a domino.
func (p *tab) layOne(by layer, move string) {
	p.t.Helper()
	before := len(p.moves())
	p.ghost(by, move)
	first, _, _ := strings.Cut(move[3:], ">")
	by.lay(p, first)
	p.wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length > %d`, before))
	p.settle()
}

// listed is how the page lists moves.
func listed(moves []string) []string {
	var list []string
	for _, m := range moves {
		list = append(list, strings.ReplaceAll(m[:1]+"-"+m[1:2]+" "+strings.Replace(m[3:], ">", " › ", 1), ",-", ",−"))
		last := &list[len(list)-1]
		*last = strings.ReplaceAll(strings.ReplaceAll(*last, " -", " −"), "› -", "› −")
	}
	return list
}
