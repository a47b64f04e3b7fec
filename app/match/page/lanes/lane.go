package lanes

import (
	"slices"
	"strconv"

	"tablier/app/ui"
)

// A Lane is the drawing beside a move: the curve of the value in one row.
type Lane struct {
	Row    int
	Seat   int   // who moved, 0 or 1; -1 for nobody
	At     Knot  // the value after the move
	Dots   []int // the values of the alternatives
	From   int   // the value that a mistake has given away
	Slip   bool  // there was such a mistake
	Curves [2]Curve
	Even   bool // a line in the middle
	Band   bool // a band for draws around it
}

// Draw returns the lane's drawing: an SVG as wide and as high as what it stands in.
func (l *Lane) Draw() ui.HTML {
	var d drawing
	if l.Band {
		d.add("rect", "band", "x", "43%", "width", "14%", "height", "100%")
	}
	if l.Even {
		d.line("even", Middle, 0, Middle, 100)
	}
	for _, x := range l.dots() {
		d.add("circle", "alt", "cx", share(x), "cy", "50%", "r", "2.5")
	}
	for _, rope := range l.Curves {
		class := "rope"
		if rope.Second {
			class = "rope second"
		}
		for _, p := range rope.pieces(l.Row) {
			if p.dashed {
				d.line(class+" guess", p.x1, p.y1, p.x2, p.y2)
			} else {
				d.line(class, p.x1, p.y1, p.x2, p.y2)
			}
		}
	}
	if l.Slip {
		d.line("slip", l.From, 50, l.At.X, 50)
	}
	if l.At.Known {
		d.disc(l)
	}
	return ui.Tag("svg", ui.Attr("class", "draw")+ui.Attr("aria-hidden", "true"), ui.HTML(d))
}

// dots returns the places of the dots, each once, without those under the disc.
func (l *Lane) dots() []int {
	xs := slices.Sorted(slices.Values(l.Dots))
	return slices.DeleteFunc(slices.Compact(xs), func(x int) bool { return l.At.Known && abs(x-l.At.X) < 20 })
}

func abs(n int) int { return max(n, -n) }

// share returns a place as a percentage of the width.
func share(x int) string { return strconv.FormatFloat(float64(x)/(Width/100), 'f', -1, 64) + "%" }

// A drawing is the markup of shapes.
type drawing ui.HTML

// add appends a shape with its attributes, names and values in turn.
func (d *drawing) add(shape, class string, attributes ...string) {
	all := ui.Attr("class", class)
	for i := 0; i < len(attributes); i += 2 {
		all += ui.Attr(attributes[i], attributes[i+1])
	}
	*d += drawing(ui.Tag(shape, all))
}

func (d *drawing) line(class string, x1, y1, x2, y2 int) {
	d.add("line", class, "x1", share(x1), "y1", strconv.Itoa(y1)+"%", "x2", share(x2), "y2", strconv.Itoa(y2)+"%")
}

// disc draws the value: plain for seat 0 and ringed for seat 1, as the pieces are, hollow where it is not proved, and
// in a diamond after a mistake.
func (d *drawing) disc(l *Lane) {
	x := share(l.At.X)
	if l.Slip {
		diamond := ui.Tag("path", ui.Attr("class", "err")+ui.Attr("d", "M0-10L10 0L0 10L-10 0Z"))
		*d += drawing(ui.Tag("svg", ui.Attr("x", x)+ui.Attr("y", "50%")+ui.Attr("class", "spot"), diamond))
	}
	class, r, ring := "at start", "4", "3"
	switch {
	case l.Slip:
		class, r, ring = "at s"+strconv.Itoa(l.Seat), "5", "2"
	case l.Seat >= 0:
		class, r = "at s"+strconv.Itoa(l.Seat), "6.5"
	}
	if !l.At.Proved {
		class += " guess"
	}
	d.add("circle", class, "cx", x, "cy", "50%", "r", r)
	if l.Seat == 1 {
		d.add("circle", "ring", "cx", x, "cy", "50%", "r", ring)
	}
}
