package page

import (
	"strconv"

	"tablier/app/atlas"
)

// How far the picture can be enlarged, and by how much at a time.
const (
	most   = 16.0
	closer = 1.5
)

// whole is the view box of the whole picture.
const whole = "-340 -340 680 680"

// A zoom is which part of the picture is seen.
type zoom struct {
	x, y, scale float64 // the middle of what is seen, and how much larger it is than the whole
}

// box returns the view box of what is seen.
func (z *zoom) box() string {
	half := z.half()
	text := ""
	for i, n := range []float64{z.x - half, z.y - half, 2 * half, 2 * half} {
		if i > 0 {
			text += " "
		}
		text += strconv.FormatFloat(n, 'f', 2, 64)
	}
	return text
}

// half returns half of the width and height of what is seen.
func (z *zoom) half() float64 { return atlas.Half / z.scale }

// hold keeps what is seen within the picture.
func (z *zoom) hold() {
	z.scale = max(1, min(most, z.scale))
	room := atlas.Half - z.half()
	z.x, z.y = max(-room, min(room, z.x)), max(-room, min(room, z.y))
}

// move moves what is seen.
func (z *zoom) move(x, y float64) {
	z.x, z.y = z.x+x, z.y+y
	z.hold()
}

// about enlarges the picture around a place of it, which stays where it is.
func (z *zoom) about(x, y, factor float64) {
	before := z.scale
	z.scale = max(1, min(most, z.scale*factor))
	keep := before / z.scale
	z.x, z.y = x+(z.x-x)*keep, y+(z.y-y)*keep
	z.hold()
}

// reveal moves what is seen so that a place is in it, and not at its edge.
func (z *zoom) reveal(s atlas.Spot) {
	half := z.half() * 0.9
	z.x = max(s.X-half, min(s.X+half, z.x))
	z.y = max(s.Y-half, min(s.Y+half, z.y))
	z.hold()
}
