package sheet

import (
	"html"
	"math"
	"strconv"
	"strings"
)

// A Drawing is what stands on a sheet. The zero Drawing is empty.
type Drawing struct{ b strings.Builder }

// Markup returns what has been drawn.
func (d *Drawing) Markup() string { return d.b.String() }

// A Pen is how a shape is drawn: its surface, and its outline with its width. The zero width is no outline.
type Pen struct {
	Fill   Paint
	Line   Paint
	Width  float64
	Dashed bool
}

// Line returns the pen of black lines.
func Line(width float64) Pen { return Pen{Fill: None, Line: Black, Width: width} }

// Filled returns the pen of a surface with a black outline.
func Filled(fill Paint, width float64) Pen { return Pen{Fill: fill, Line: Black, Width: width} }

// Cut is the pen of the lines along which scissors go, and Glue that of the lines along which something is glued.
var (
	Cut  = Pen{Fill: None, Line: Grey, Width: .3, Dashed: true}
	Glue = Pen{Fill: None, Line: Black, Width: .3, Dashed: true}
)

// Number writes a length in millimetres, rounded to hundredths.
func Number(x float64) string {
	return strconv.FormatFloat(math.Round(x*100)/100, 'f', -1, 64)
}

// attr writes an attribute with a number.
func (d *Drawing) attr(name string, x float64) {
	d.b.WriteString(" " + name + `="` + Number(x) + `"`)
}

// end writes the attributes of a pen, and the end of an element.
func (d *Drawing) end(p Pen) {
	d.b.WriteString(` fill="` + string(p.Fill) + `"`)
	if p.Width > 0 {
		d.b.WriteString(` stroke="` + string(p.Line) + `"`)
		d.attr("stroke-width", p.Width)
	}
	if p.Dashed {
		d.b.WriteString(` stroke-dasharray="1.4 1.2"`)
	}
	d.b.WriteString("/>")
}

// Circle draws a circle.
func (d *Drawing) Circle(x, y, r float64, p Pen) {
	d.b.WriteString("<circle")
	d.attr("cx", x)
	d.attr("cy", y)
	d.attr("r", r)
	d.end(p)
}

// Rect draws a rectangle, whose corners are rounded by a radius.
func (d *Drawing) Rect(x, y, width, height, round float64, p Pen) {
	d.b.WriteString("<rect")
	d.attr("x", x)
	d.attr("y", y)
	d.attr("width", width)
	d.attr("height", height)
	if round > 0 {
		d.attr("rx", round)
	}
	d.end(p)
}

// Segment draws a line from a point to another.
func (d *Drawing) Segment(x1, y1, x2, y2 float64, p Pen) {
	d.b.WriteString("<line")
	d.attr("x1", x1)
	d.attr("y1", y1)
	d.attr("x2", x2)
	d.attr("y2", y2)
	d.end(p)
}

// Path draws SVG path data.
func (d *Drawing) Path(data string, p Pen) {
	d.b.WriteString(`<path d="` + data + `" stroke-linejoin="round" stroke-linecap="round"`)
	d.end(p)
}

// Placed draws something moved to a place, enlarged and, where half is true, turned by half a turn.
func (d *Drawing) Placed(x, y, scale float64, half bool, draw func()) {
	d.b.WriteString(`<g transform="translate(` + Number(x) + " " + Number(y) + ")")
	if half {
		d.b.WriteString(" rotate(180)")
	}
	if scale != 1 {
		d.b.WriteString(" scale(" + strconv.FormatFloat(scale, 'f', -1, 64) + ")")
	}
	d.b.WriteString(`">`)
	draw()
	d.b.WriteString("</g>")
}

// Stroked draws markup whose shapes have no paint of their own: lines of a colour.
func (d *Drawing) Stroked(markup string, line Paint, width float64) {
	d.b.WriteString(`<g fill="none" stroke="` + string(line) + `" stroke-linejoin="round" stroke-linecap="round"`)
	d.attr("stroke-width", width)
	d.b.WriteString(">" + markup + "</g>")
}

// A Hand is how a text is written.
type Hand struct {
	Size   float64
	Bold   bool
	Anchor string // "middle", "end"; empty for the start
	Ink    Paint  // black where it is empty
}

// Text writes a line of text.
func (d *Drawing) Text(x, y float64, h Hand, text string) {
	d.b.WriteString("<text")
	d.attr("x", x)
	d.attr("y", y)
	d.attr("font-size", h.Size)
	if h.Bold {
		d.b.WriteString(` font-weight="700"`)
	}
	if h.Anchor != "" {
		d.b.WriteString(` text-anchor="` + h.Anchor + `"`)
	}
	if h.Ink != "" {
		d.b.WriteString(` fill="` + string(h.Ink) + `"`)
	}
	d.b.WriteString(">" + html.EscapeString(text) + "</text>")
}

// Paragraph writes a text in lines no wider than so many millimetres, and returns the place of the line that would
// follow.
func (d *Drawing) Paragraph(x, y, width float64, h Hand, text string) float64 {
	for _, line := range Wrap(text, width/h.Size, h.Bold) {
		d.Text(x, y, h, line)
		y += h.Size * leading
	}
	return y
}

// leading is the distance of lines, in the size of their letters.
const leading = 1.36
