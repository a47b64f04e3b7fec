package sheet

import "math"

// Arrow draws a move from a place to another: it begins beside a piece there, and ends before what stands at its end.
func (d *Drawing) Arrow(x1, y1, x2, y2, from, to, width float64) {
	far := math.Hypot(x2-x1, y2-y1)
	ux, uy := (x2-x1)/far, (y2-y1)/far
	head := width * 3.2
	startX, startY := x1+ux*from, y1+uy*from
	tipX, tipY := x2-ux*to, y2-uy*to
	neckX, neckY := tipX-ux*head, tipY-uy*head
	d.Segment(startX, startY, neckX, neckY, Line(width))
	d.Path("M"+Number(tipX)+" "+Number(tipY)+
		"L"+Number(neckX-uy*head*.6)+" "+Number(neckY+ux*head*.6)+
		"L"+Number(neckX+uy*head*.6)+" "+Number(neckY-ux*head*.6)+"Z", Pen{Fill: Black})
}

// Barred draws a move that is not allowed: dashes, with a cross on them.
func (d *Drawing) Barred(x1, y1, x2, y2, from, to, width float64) {
	far := math.Hypot(x2-x1, y2-y1)
	ux, uy := (x2-x1)/far, (y2-y1)/far
	d.Segment(x1+ux*from, y1+uy*from, x2-ux*to, y2-uy*to, Pen{Fill: None, Line: Black, Width: width * .6, Dashed: true})
	middle := (from + far - to) / 2
	d.Cross(x1+ux*middle, y1+uy*middle, width*2, width)
}

// Cross draws a cross, whose arms reach so far.
func (d *Drawing) Cross(x, y, arm, width float64) {
	d.Segment(x-arm, y-arm, x+arm, y+arm, Line(width))
	d.Segment(x-arm, y+arm, x+arm, y-arm, Line(width))
}
