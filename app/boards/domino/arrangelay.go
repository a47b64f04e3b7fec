package domino

import (
	"slices"
	"strings"

	"tablier/app/board"
	"tablier/rules/domino"
)

// Size implements board.Coverer.
func (arranger) Size() int { return 2 }

// Points implements board.Coverer: the cells that the zone can reach.
func (a arranger) Points(arranged board.Arranged, turned bool) []board.Point {
	return windowOf(&a.layout(arranged).state).points(turned)[domino.Pieces:]
}

// lying returns how a domino lies, false where it does not.
func lying(arranged board.Arranged, stock string) (domino.Step, bool) {
	for _, m := range steps(arranged) {
		if pieceName(m.Numbers()) == stock {
			return m, true
		}
	}
	return 0, false
}

// Parts implements board.Coverer.
func (arranger) Parts(arranged board.Arranged, stock string) []string {
	if m, ok := lying(arranged, stock); ok {
		return cellsOf(m)
	}
	return nil
}

// Stock implements board.Coverer.
func (arranger) Stock(arranged board.Arranged, point string) string {
	numbers, _, _ := strings.Cut(arranged.On[point], "@")
	return numbers
}

// Lift implements board.Coverer.
func (a arranger) Lift(arranged board.Arranged, point string) {
	stock := a.Stock(arranged, point)
	for _, cell := range a.Parts(arranged, stock) {
		delete(arranged.On, cell)
	}
	delete(arranged.More, stock)
}

// Lay implements board.Coverer: with either number on the point.
func (a arranger) Lay(arranged board.Arranged, stock, point string) bool {
	c, low, high := cellOf(point), int(stock[0]-'0'), int(stock[1]-'0')
	var ways, other []domino.Step
	for direction := range domino.Directions {
		ways = append(ways, domino.Lay(c, direction, low, high))
		other = append(other, domino.Lay(c, direction, high, low))
	}
	return a.relay(arranged, stock, true, append(ways, other...))
}

// Shift implements board.Coverer. Where there is no room for it as it lies, it is turned.
func (a arranger) Shift(arranged board.Arranged, from, to string) bool {
	stock := a.Stock(arranged, from)
	m, ok := lying(arranged, stock)
	if !ok {
		return false
	}
	low, high := m.Numbers()
	way := domino.Lay(cellOf(to), directionOf(m), low, high)
	if cellsOf(m)[1] == from {
		way = domino.Lay(cellOf(to), directionOf(m)^2, high, low)
	}
	return a.relay(arranged, stock, false, []domino.Step{way}) || a.Lay(arranged, stock, to)
}

// Turn implements board.Coverer: the smaller number stays where it is.
func (a arranger) Turn(arranged board.Arranged, stock string) bool {
	m, ok := lying(arranged, stock)
	if !ok {
		return false
	}
	first, _ := m.Cells()
	low, high := m.Numbers()
	var ways []domino.Step
	for more := 1; more < turns; more++ {
		direction := directionOf(m) + more
		if low == high {
			direction %= 2 // in the other two ways a double is written from another cell
		}
		ways = append(ways, domino.Lay(first, direction%turns, low, high))
	}
	return a.relay(arranged, stock, false, ways)
}

// directionOf returns the direction from the first cell of a domino to the second.
func directionOf(m domino.Step) int {
	first, second := m.Cells()
	direction := 0
	for first.Beside(direction) != second {
		direction++
	}
	return direction
}

// relay lays a domino in the first of some ways in which there is room for it; if it shall fit, in the first that is
// allowed, if one is. Where there is no room nothing is promised of what lies then.
func (a arranger) relay(arranged board.Arranged, stock string, fit bool, ways []domino.Step) bool {
	if lies := a.Parts(arranged, stock); lies != nil {
		a.Lift(arranged, lies[0])
	}
	l := a.layout(arranged)
	best, found := domino.Step(0), false
	for _, m := range ways {
		if !l.room(m) {
			continue
		}
		fits := l.fits(m)
		if !found || fits {
			best, found = m, true
		}
		if fits || !fit {
			break
		}
	}
	if found {
		put(arranged, best)
	}
	return found
}

// room says whether both cells of a domino are free, and can be reached by the zone.
func (l *layout) room(m domino.Step) bool {
	first, second := m.Cells()
	w := windowOf(&l.state)
	return w.number(first) >= 0 && w.number(second) >= 0 && l.state.On[first] == 0 && l.state.On[second] == 0
}

// fits says whether a domino touches others, and is allowed to.
func (l *layout) fits(m domino.Step) bool {
	touching := contactsOf(&l.state, m)
	return len(touching) > 0 && !slices.ContainsFunc(touching, func(c contact) bool { return !c.allowed })
}

// Paint implements board.Coverer: it marks what is forbidden as well.
func (a arranger) Paint(s *board.Scene, arranged board.Arranged, stock string, turned bool) {
	l := a.layout(arranged)
	w := windowOf(&l.state)
	w.paint(s, turned)
	var b strings.Builder
	b.WriteString(`<g class="ground">` + w.places(turned) + `</g>` + edges(&l.state, nil, turned))
	for x := range 2 { // the double zero, which stays where it is
		c := domino.At(x, 0)
		atX, atY := w.centre(c, turned)
		part{glyph: half(doubleZero, x == 1, false), x: atX, y: atY, r: w.step() / 2}.write(&b, newSkin(turned))
	}
	s.Below += b.String()
	b.Reset()
	b.WriteString(`<g class="ghost">`)
	if m, ok := lying(arranged, stock); ok {
		first, second := m.Cells()
		w.outline(&b, turned, first, second)
	}
	b.WriteString(`</g>`)
	s.Above += b.String()
	b.Reset()
	b.WriteString(`<g class="ghost">`)
	for _, c := range l.clashes {
		w.sign(c, turned).write(&b)
	}
	b.WriteString(`</g>`)
	s.Top += b.String()
}
