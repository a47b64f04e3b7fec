package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"tablier/app/e2e/driver"
)

// crossText is a board of 13 points as a link has it.
const crossText = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.45678.137.7ab.b95.521&r=3psx2&f=6"

// A drawn game is printed on one sheet: the board, its rule in words, pawns to be cut out and its code. In English,
// too.
func TestDrawingIsPrinted(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	d := &drawer{Tab: p, server: s}
	d.open("?lang=en#" + crossText + "&n=The+cross&a=Lina")
	p.Wait(`document.querySelector('.tr').dataset.settled === 'true'`)
	for _, words := range []string{"A draw with perfect play.", "8 of 12 first moves lose", "d4 open"} {
		if got := p.Text(".tr-judge"); !strings.Contains(got, words) {
			t.Errorf("the ruling does not say %q: %q", words, got)
		}
	}
	p.Shot("english")
	if sheets, size := p.Print(); sheets != 1 || size != [2]int{595, 842} {
		t.Errorf("%d sheets of %v points", sheets, size)
	}
	p.Do(driver.Call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Media: "print", Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}},
	}))
	p.Shot("print")
	const seen = `[...document.querySelectorAll('.tr, .lintel, .top, .tr-paper')]
		.filter((e) => e.checkVisibility()).length`
	if n := driver.Eval[int](p, seen); n != 1 {
		t.Errorf("%d parts are printed", n)
	}
	if n := driver.Eval[int](p, `document.querySelectorAll('.tr-pawn').length`); n != 6 {
		t.Errorf("%d pawns", n)
	}
	for _, words := range []string{"The cross", "a game by Lina", "The first pawn is not placed on d4."} {
		if got := p.Text(".tr-paper"); !strings.Contains(got, words) {
			t.Errorf("the sheet does not say %q: %q", words, got)
		}
	}
}
