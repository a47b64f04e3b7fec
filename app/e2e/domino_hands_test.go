package e2e

import (
	"fmt"
	"strings"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/rules"
)

// A layer is how a person chooses a domino, brings it over a cell, turns it and lays it: by mouse, by finger, by
// keyboard.
type layer struct {
	choose, over, turn, lay func(p *driver.Tab, at string)
}

func cellAt(name string) string { return `[data-point="` + name + `"]` }

var (
	layByMouse = layer{
		choose: func(p *driver.Tab, at string) { p.T.Helper(); p.Click("#point-" + at) },
		over:   func(p *driver.Tab, at string) { p.T.Helper(); p.Hover(cellAt(at)) },
		turn:   func(p *driver.Tab, _ string) { p.T.Helper(); p.Press("r") },
		lay:    func(p *driver.Tab, at string) { p.T.Helper(); p.Click(cellAt(at)); p.Settle(); p.Click(cellAt(at)) },
	}
	layByTouch = layer{
		choose: func(p *driver.Tab, at string) { p.T.Helper(); p.Tap("#point-" + at) },
		over:   func(p *driver.Tab, at string) { p.T.Helper(); p.Tap(cellAt(at)) },
		turn:   func(p *driver.Tab, _ string) { p.T.Helper(); p.Tap("#do-turn-piece") },
		lay:    func(p *driver.Tab, at string) { p.T.Helper(); p.Tap(cellAt(at)) },
	}
	layByKeyboard = layer{
		choose: func(p *driver.Tab, at string) { p.T.Helper(); walkTray(p, at); p.Press(kb.Enter) },
		over:   func(p *driver.Tab, at string) { p.T.Helper(); walkCells(p, at) },
		turn:   func(p *driver.Tab, _ string) { p.T.Helper(); p.Press("r") },
		lay:    func(p *driver.Tab, _ string) { p.T.Helper(); p.Press(kb.Enter); p.Settle(); p.Press(kb.Enter) },
	}
)

// walkTray walks with the arrows to a domino of the tray.
func walkTray(p *driver.Tab, name string) {
	p.T.Helper()
	const place = `[...document.querySelectorAll('.tile')].findIndex((e) => e.dataset.point === %s)`
	at := driver.Eval[int](p, `[...document.querySelectorAll('.tile')].indexOf(document.activeElement)`)
	if at < 0 {
		p.T.Fatalf("the keyboard is not in the tray but on %s",
			driver.Eval[string](p, `document.activeElement.outerHTML.slice(0, 200)`))
	}
	to := driver.Eval[int](p, fmt.Sprintf(place, driver.Quote(name)))
	for ; at/7 < to/7; at += 7 {
		p.Press(kb.ArrowDown)
	}
	for ; at/7 > to/7; at -= 7 {
		p.Press(kb.ArrowUp)
	}
	for ; at < to; at++ {
		p.Press(kb.ArrowRight)
	}
	for ; at > to; at-- {
		p.Press(kb.ArrowLeft)
	}
	p.Settle()
	p.WantFocus("point-" + name)
}

// walkCells walks with the arrows to a cell.
func walkCells(p *driver.Tab, name string) {
	p.T.Helper()
	p.Settle()
	var x, y, toX, toY int
	at := driver.Eval[string](p, `document.activeElement.dataset.point ?? ''`)
	if _, err := fmt.Sscanf(at+" "+name, "%d,%d %d,%d", &x, &y, &toX, &toY); err != nil {
		p.T.Fatalf("the keyboard is on %q: %v", at, err)
	}
	walk := func(from, to int, more, less string) {
		for ; from < to; from++ {
			p.Press(more)
		}
		for ; from > to; from-- {
			p.Press(less)
		}
	}
	walk(x, toX, kb.ArrowRight, kb.ArrowLeft)
	walk(y, toY, kb.ArrowUp, kb.ArrowDown)
	p.Settle()
}

// ghost chooses a domino, brings it over a cell and turns it so often that it would lie as a move in notation says; it
// returns what the page says of it.
func ghost(p *driver.Tab, by layer, move string) string {
	p.T.Helper()
	numbers, cells, _ := strings.Cut(move, "@")
	first, _, _ := strings.Cut(cells, ">")
	by.choose(p, numbers)
	p.Settle()
	by.turn(p, first) // by hand: it no longer looks for where it fits
	p.Settle()
	by.over(p, first)
	const lies = `(document.querySelector('.ghost')?.dataset.move ?? '')`
	p.Wait(lies + `.startsWith(` + driver.Quote(numbers+"@") + `)`)
	p.Settle()
	for range 4 {
		now := driver.Eval[string](p, lies)
		if now == move {
			return p.Text(".status .why")
		}
		by.turn(p, first)
		p.Wait(lies + ` !== ` + driver.Quote(now))
	}
	p.T.Fatalf("%s cannot be turned: %q", move, p.Text(".status .why"))
	return ""
}

// layAll lays dominoes one after the other.
func layAll(p *driver.Tab, by layer, moves []string) {
	p.T.Helper()
	for i, move := range moves {
		p.T.Logf("%d: %s", i+1, move)
		why := ghost(p, by, move)
		if strings.Contains(why, "interdit") {
			p.T.Fatalf("%s: %s", move, why)
		}
		first, _, _ := strings.Cut(move[3:], ">")
		by.lay(p, first)
		p.Wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length === %d`, i+1))
		p.Settle()
	}
}

// listed is how the page lists moves.
func listed(moves []string) (list []string) {
	words := driver.Words("fr", "domino")
	for _, m := range moves {
		list = append(list, words.Move(rules.Move(m)))
	}
	return list
}
