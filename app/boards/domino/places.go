package domino

import (
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/domino"
)

// fewPlaces is how many places are drawn as dominoes at most; of more the cells are drawn.
const fewPlaces = 6

// places returns the moves that lay a domino of the reserve.
func (s *skin) places(v rules.View, piece int) []domino.Step {
	p := position(v)
	legal, _ := s.legal(&p.State)
	var list []domino.Step
	for _, m := range legal {
		if pieceNumber(m.Numbers()) == piece {
			list = append(list, m)
		}
	}
	return list
}

// aim returns the place and turn of a domino when a cell is touched: with its smaller number there, turned to fit, or
// else with the other number there, or else as it was turned.
func (s *skin) aim(v rules.View, piece, cell, turn int) (at, turned int) {
	if turn, ok := s.fitting(v, piece, cell, turn); ok {
		return cell, turn
	}
	p := position(v)
	w := windowOf(&p.State)
	c := w.cell(cell)
	for _, m := range s.places(v, piece) {
		if first, second := m.Cells(); second == c {
			for turn := range turns {
				if first.Beside(s.direction(turn)) == c {
					return w.number(first), turn
				}
			}
		}
	}
	return cell, turn
}

// placesMarkup draws the places of a domino: few as dominoes, with the numbers where all places agree, many as cells.
func (s *skin) placesMarkup(v rules.View, piece int) string {
	p := position(v)
	w, places := windowOf(&p.State), s.places(v, piece)
	numbers := map[domino.Cell]string{} // by cell; empty where two places differ
	var cells []int
	var b strings.Builder
	b.WriteString(`<g class="place">`)
	drawn := map[[2]domino.Cell]bool{}
	for _, m := range places {
		first, second := m.Cells()
		a, number := m.Numbers()
		for cell, number := range map[domino.Cell]int{first: a, second: number} {
			if digit, ok := numbers[cell]; !ok {
				numbers[cell] = strconv.Itoa(number)
				cells = append(cells, int(cell))
			} else if digit != strconv.Itoa(number) {
				numbers[cell] = ""
			}
		}
		pair := [2]domino.Cell{min(first, second), max(first, second)}
		if len(places) <= fewPlaces && !drawn[pair] {
			drawn[pair] = true
			w.outline(&b, s.turned, first, second)
		}
	}
	slices.Sort(cells) // the same markup each time
	for _, at := range cells {
		cell := domino.Cell(at)
		if len(places) > fewPlaces {
			w.outline(&b, s.turned, cell, cell)
		} else if number := numbers[cell]; number != "" {
			w.pips(&b, s.turned, cell, number)
		}
	}
	b.WriteString(`</g>`)
	return b.String()
}

// outline draws a frame round two cells, or one.
func (w window) outline(b *strings.Builder, turned bool, c, d domino.Cell) {
	x1, y1 := w.centre(c, turned)
	x2, y2 := w.centre(d, turned)
	frame(b, min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2), w.step()/2)
}

// frame draws a frame round the cells between two centres.
func frame(b *strings.Builder, x1, y1, x2, y2, r int) {
	in := r - max(2, r/12)
	b.WriteString(`<rect x="` + strconv.Itoa(x1-in) + `" y="` + strconv.Itoa(y1-in) +
		`" width="` + strconv.Itoa(x2-x1+2*in) + `" height="` + strconv.Itoa(y2-y1+2*in) +
		`" rx="` + strconv.Itoa(r/4) + `"/>`)
}

// pips draws the pips of half a domino on a cell.
func (w window) pips(b *strings.Builder, turned bool, c domino.Cell, number string) {
	x, y := w.centre(c, turned)
	b.WriteString(`<use href="#domino-p` + number + `" transform="translate(` + pair(x, y) + `) scale(` +
		scaled(w.step()/2) + `)"/>`)
}

// scaled returns the scale of symbols on points of a radius.
func scaled(r int) string { return strconv.FormatFloat(float64(r)/scale, 'f', 3, 64) }

// covers says whether a preview covers a point.
func (g *preview) covers(point int) bool {
	return len(g.path) > 1 && slices.Contains(g.path[1:], point)
}

// paintHeld draws the places of the chosen domino, and the preview.
func (o *own) paintHeld(s *board.Scene, w *words) {
	s.Ring(board.TargetRings).Points = nil // the places say more
	s.Below += o.skin().placesMarkup(o.desk.View(), o.held())
	if o.preview != nil {
		s.Above += o.preview.markup(o.skin(), o.touched >= 0)
		s.Labels[o.preview.at] += ", " + w.lying(o.preview)
	}
}
