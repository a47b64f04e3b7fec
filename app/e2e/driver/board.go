package driver

import (
	"fmt"
	"strings"

	"github.com/chromedp/chromedp/kb"
)

// A Hand is how a person touches a point: by mouse, by finger, by keyboard.
type Hand func(p *Tab, point string)

// ByMouse clicks a point.
func ByMouse(p *Tab, point string) { p.T.Helper(); p.Click("#point-" + point) }

// ByTouch touches a point.
func ByTouch(p *Tab, point string) { p.T.Helper(); p.Tap("#point-" + point) }

// ByKeyboard walks from the point that has the focus with the arrows, and presses Enter.
func ByKeyboard(p *Tab, point string) {
	p.T.Helper()
	p.Settle()
	at := Eval[string](p, `document.activeElement.dataset.point ?? ''`)
	if at == "" {
		p.T.Fatalf("the keyboard is not on the board but on %s",
			Eval[string](p, `document.activeElement.outerHTML.slice(0, 200)`))
	}
	for ; at[0] != point[0]; at = Eval[string](p, `document.activeElement.dataset.point`) {
		p.Press(map[bool]string{true: kb.ArrowRight, false: kb.ArrowLeft}[at[0] < point[0]])
	}
	for ; at[1] != point[1]; at = Eval[string](p, `document.activeElement.dataset.point`) {
		p.Press(map[bool]string{true: kb.ArrowUp, false: kb.ArrowDown}[at[1] < point[1]])
	}
	p.Press(kb.Enter)
}

// Play makes a move in notation, point by point, and waits until it stands in the list.
func (p *Tab) Play(by Hand, moves ...string) {
	p.T.Helper()
	p.Settle()
	for _, move := range moves {
		before := len(p.Moves())
		for point := range strings.SplitSeq(move, "-") {
			by(p, point)
		}
		p.Wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length > %d`, before))
	}
}

// Moves returns the moves played, in notation.
func (p *Tab) Moves() []string {
	p.T.Helper()
	return Eval[[]string](p, `[...document.querySelectorAll('.move:not(.undone)')].map((e) =>
		(e.querySelector('b') ?? e).textContent.trim().replace('–', '-'))`)
}

// FreePoint is the condition that no piece stands on the point e.
const FreePoint = `!document.querySelector('.piece[data-at="' + e.dataset.point + '"]:not(.gone)')`

// Labels returns the names of all points, with what stands on them.
func (p *Tab) Labels() string {
	p.T.Helper()
	p.Settle()
	return Eval[string](p, `[...document.querySelectorAll('.point')].map((e) => e.ariaLabel).join('; ')`)
}

// Targets counts the points that are marked as where a piece may go.
func (p *Tab) Targets() int {
	p.T.Helper()
	return Eval[int](p, `document.querySelectorAll('.marks .target circle').length`)
}
