package site

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
)

// drawIcons draws the brand mark at the sizes that systems ask for. It is the
// same drawing as web/icons/icon.svg, which is what browsers that can show.
func drawIcons() map[string][]byte {
	return map[string][]byte{
		"icons/icon-192.png":     drawIcon(192, plain),
		"icons/icon-512.png":     drawIcon(512, plain),
		"icons/maskable-512.png": drawIcon(512, bled),
		"icons/touch-180.png":    drawIcon(180, bled),
	}
}

// style says how the mark stands in its square.
type style struct {
	scale    float64 // of the mark
	fullPage bool    // paper to the corners, for systems that cut their own shape
}

var (
	plain = style{scale: 1}
	// Systems cut different shapes; all of them keep the middle 80 %.
	bled = style{scale: 0.72, fullPage: true}
)

var (
	paper  = color.NRGBA{0xFA, 0xF7, 0xF2, 0xFF}
	ink    = color.NRGBA{0x1F, 0x1B, 0x16, 0xFF}
	line   = color.NRGBA{0xB5, 0xB1, 0xAA, 0xFF}
	orange = color.NRGBA{0xE8, 0x73, 0x1A, 0xFF}
	red    = color.NRGBA{0xC0, 0x26, 0x1F, 0xFF}
)

// markSize is the side of the square in which the mark is measured, as in the SVG.
const markSize = 26

// drawIcon paints a square of size pixels, each the mean of some samples.
func drawIcon(size int, s style) []byte {
	const samples = 4 // a side
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			var sum mean
			for i := range samples * samples {
				u := (float64(x) + (float64(i%samples)+.5)/samples) / float64(size)
				v := (float64(y) + (float64(i/samples)+.5)/samples) / float64(size)
				sum.add(s.at(u, v))
			}
			img.SetNRGBA(x, y, sum.colour())
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		panic(err) // neither the image nor the buffer can be refused
	}
	return out.Bytes()
}

// at is the colour at a place of the unit square.
func (s style) at(u, v float64) color.NRGBA {
	x := ((u-.5)/s.scale + .5) * markSize
	y := ((v-.5)/s.scale + .5) * markSize
	for _, ball := range balls {
		if math.Hypot(x-ball.x, y-ball.y) <= 3.2 {
			return ball.colour
		}
	}
	frame := roundedSquare(x-markSize/2, y-markSize/2, 12, 6)
	switch {
	case math.Abs(frame) <= .875:
		return ink
	case onLines(x, y):
		return line
	case frame < 0 || s.fullPage:
		return paper
	}
	return color.NRGBA{}
}

var balls = []struct {
	x, y   float64
	colour color.NRGBA
}{{7, 19, orange}, {13, 13, orange}, {19, 7, red}}

// onLines says whether a place is on the lines of the board: a square and its diagonals.
func onLines(x, y float64) bool {
	const half = .5 // of a line's width
	dx, dy := x-markSize/2, y-markSize/2
	if math.Max(math.Abs(dx), math.Abs(dy)) > 6+half {
		return false
	}
	return math.Abs(roundedSquare(dx, dy, 6, 0)) <= half ||
		math.Abs(math.Abs(dx)-math.Abs(dy)) <= half*math.Sqrt2
}

// roundedSquare is the distance from a square around the origin, negative inside.
func roundedSquare(x, y, half, radius float64) float64 {
	x, y = math.Abs(x)-half+radius, math.Abs(y)-half+radius
	return math.Hypot(math.Max(x, 0), math.Max(y, 0)) + math.Min(math.Max(x, y), 0) - radius
}

// mean adds colours up, weighted by how much they cover.
type mean struct{ r, g, b, a, n float64 }

func (m *mean) add(c color.NRGBA) {
	a := float64(c.A)
	m.r += a * float64(c.R)
	m.g += a * float64(c.G)
	m.b += a * float64(c.B)
	m.a += a
	m.n++
}

func (m *mean) colour() color.NRGBA {
	if m.a == 0 {
		return color.NRGBA{}
	}
	part := func(v float64) uint8 { return uint8(math.Round(v / m.a)) }
	return color.NRGBA{part(m.r), part(m.g), part(m.b), uint8(math.Round(m.a / m.n))}
}
