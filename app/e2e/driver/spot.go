package driver

import (
	"fmt"
	"math"
)

// A Spot is a place on the screen, in CSS pixels.
type Spot struct{ X, Y float64 }

// Far returns the distance between two spots.
func (a Spot) Far(b Spot) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// Middle returns the centre of an element.
func (p *Tab) Middle(selector string) Spot {
	p.T.Helper()
	return Eval[Spot](p, fmt.Sprintf(`(() => { const r = document.querySelector(%s).getBoundingClientRect();
		return { X: r.x + r.width / 2, Y: r.y + r.height / 2 }; })()`, Quote(selector)))
}

// Point returns the middle of a point of the board.
func (p *Tab) Point(name string) Spot { p.T.Helper(); return p.Middle("#point-" + name) }

// PieceAt returns the middle of the piece that is, by the drawing, at a point, wherever it is seen now.
func (p *Tab) PieceAt(name string) Spot {
	p.T.Helper()
	return Eval[Spot](p, fmt.Sprintf(`(() => { const m = document.querySelector('.piece[data-at=%q]').getScreenCTM();
		return { X: m.e, Y: m.f }; })()`, name))
}
