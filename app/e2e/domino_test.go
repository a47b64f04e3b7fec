package e2e

import (
	"testing"
)

func TestDominoLook(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{phone, desktop} {
		p := open(t, d)
		p.start(s.url("/domino/"))
		p.seat("two", "", "seat0")
		p.shot("start")
		p.click("#point-36")
		p.settle()
		p.click(`[data-point="0,1"]`)
		p.settle()
		p.shot("ghost")
		p.click("#do-put")
		p.settle()
		p.shot("laid")
		p.fits()
		p.accessible()
	}
}
