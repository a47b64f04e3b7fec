//go:build !js

package morris

import (
	"math"
	"slices"
	"strings"

	"tablier/app/board"
	"tablier/app/paper/sheet"
	"tablier/rules/morris"
)

// A printed board is drawn from the same places and lines as the one on the page, in millimetres.
type printed struct {
	game  *morris.Game
	plan  plan
	scale float64 // millimetres a unit of the drawing of the page
	point float64 // the radius of the points
}

// printed returns a board of the family to be printed.
func (b *boards) printed(variant string, scale, point float64) *printed {
	game := b.games[variant]()
	return &printed{game: game, plan: planOf(variant, game.Points()), scale: scale, point: point}
}

// place returns where a point is on a board of a width, whose upper left corner is at a place.
func (p *printed) place(x, y, width float64, point int) (float64, float64) {
	spot := p.plan.spots[point]
	middle := float64(board.Size / 2)
	return x + width/2 + p.scale*(float64(spot.x)-middle), y + width/2 + p.scale*(float64(spot.y)-middle)
}

// lines returns the drawn lines as path data.
func (p *printed) lines(x, y, width float64) string {
	var b strings.Builder
	for _, line := range p.game.Lines() {
		closed := line[0] == line[len(line)-1]
		for i, point := range line {
			step := [...]string{"M", "L"}[min(i, 1)]
			if i > 0 && closed && p.plan.arc > 0 {
				r := sheet.Number(p.scale * float64(p.plan.arc))
				step = "A" + r + " " + r + " 0 0 1 "
			}
			atX, atY := p.place(x, y, width, point)
			b.WriteString(step + sheet.Number(atX) + " " + sheet.Number(atY))
		}
	}
	return b.String()
}

// ground draws the plate with its lines and points.
func (p *printed) ground(d *sheet.Drawing, x, y, width, pen float64) {
	d.Rect(x, y, width, width, width/30, sheet.Filled(sheet.Plate, pen*.7))
	d.Path(p.lines(x, y, width), sheet.Line(pen))
	for i := range p.plan.spots {
		atX, atY := p.place(x, y, width, i)
		d.Circle(atX, atY, p.point, sheet.Filled(sheet.White, pen*.7))
	}
}

// board draws an empty board to play on, with the names of its points.
func (p *printed) board(d *sheet.Drawing, x, y, width float64) {
	p.ground(d, x, y, width, 1.1)
	hand := sheet.Hand{Size: 4.6, Anchor: "middle"}
	const middle = 1.6 // from the middle of a name down to its base line
	var written []string
	for i, spot := range p.plan.spots {
		name := p.game.Points()[i]
		atX, atY := p.place(x, y, width, i)
		if spot.right != 0 || spot.down != 0 {
			// outside the point, on the side where the page has the name
			right, down := float64(spot.right), float64(spot.down)
			far := (p.point + 4.5) / math.Hypot(right, down)
			d.Text(atX+right*far, atY+down*far+middle, hand, name)
			continue
		}
		for _, label := range []struct {
			text string
			x, y float64
		}{{name[:1], atX, y + width - 4.6 + middle}, {name[1:], x + 4.6, atY + middle}} {
			if !slices.Contains(written, label.text) {
				written = append(written, label.text)
				d.Text(label.x, label.y, hand, label.text)
			}
		}
	}
}

// A shownBoard is a small board that shows a rule: its balls, a letter a point, and between two points a move, a move
// that is not allowed, or a line of balls.
type shownBoard struct{ on, arrow, barred, line string }

// figure draws a small board.
func (p *printed) figure(d *sheet.Drawing, x, y float64, s shownBoard) {
	width := p.scale * board.Size
	ball := width * .085
	p.ground(d, x, y, width, width*.016)
	for i, on := range s.on {
		if side := strings.IndexRune("or", on); side >= 0 {
			atX, atY := p.place(x, y, width, i)
			drawBall(d, atX, atY, ball, side)
		}
	}
	ends := func(move string) (x1, y1, x2, y2 float64) {
		from, to, _ := strings.Cut(move, "-")
		x1, y1 = p.place(x, y, width, slices.Index(p.game.Points(), from))
		x2, y2 = p.place(x, y, width, slices.Index(p.game.Points(), to))
		return x1, y1, x2, y2
	}
	if s.line != "" {
		x1, y1, x2, y2 := ends(s.line)
		d.Segment(x1, y1, x2, y2, sheet.Line(width*.022))
	}
	if s.arrow != "" {
		x1, y1, x2, y2 := ends(s.arrow)
		d.Arrow(x1, y1, x2, y2, ball, p.point, width*.022)
	}
	if s.barred != "" {
		x1, y1, x2, y2 := ends(s.barred)
		d.Barred(x1, y1, x2, y2, ball, p.point, width*.022)
	}
}

// drawBall draws a ball of a side. The second side's has a ring, which tells it without colours.
func drawBall(d *sheet.Drawing, x, y, r float64, side int) {
	if side == 0 {
		d.Circle(x, y, r, sheet.Filled(sheet.Orange, r*.05+.1))
		return
	}
	d.Circle(x, y, r, sheet.Filled(sheet.Red, r*.05+.1))
	d.Circle(x, y, r*.54, sheet.Pen{Fill: sheet.None, Line: sheet.Ring, Width: r * .13})
}
