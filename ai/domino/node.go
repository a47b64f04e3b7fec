package domino

import (
	"math/bits"

	"tablier/rules/domino"
)

// A node is the part of a position that matters for the rest of the game.
type node struct {
	// open holds for each cell the numbers that a move may still put there, and touched; 0 for none.
	open [domino.GridLen]uint8
	left [domino.Numbers]uint8 // the reserve, without the dominoes that can never be laid
	box
	// The open cells lie within these; least > most when there are none.
	fromX, toX, fromY, toY int8
}

// A box is the bounding box of the laid dominoes: from minX, minY to maxX, maxY, in a zone of n cells.
type box struct {
	n                      int8
	minX, maxX, minY, maxY int8
}

// stretch extends the box so that it contains a cell.
func (b *box) stretch(cell int) {
	x, y := int8(cell%stride)-offsetX, int8(cell/stride)-offsetY
	b.minX, b.maxX = min(b.minX, x), max(b.maxX, x)
	b.minY, b.maxY = min(b.minY, y), max(b.maxY, y)
}

// with returns the box extended by a lay.
func (b box) with(m lay) box {
	c, d := m.cells()
	b.stretch(c)
	b.stretch(d)
	return b
}

const (
	touched   = 1 << domino.Numbers
	anyNumber = touched - 1
	stride    = domino.Stride
)

func nodeOf(s *domino.State) node {
	n := node{open: s.Open, left: s.Left, box: box{int8(s.N), s.MinX, s.MaxX, s.MinY, s.MaxY}}
	n.prune()
	return n
}

// offsetX, offsetY turn coordinates into columns and rows of the grid.
const (
	offsetX = domino.MostSize - 1
	offsetY = domino.MostSize
)

func at(x, y int8) int { return int(y+offsetY)*stride + int(x+offsetX) }

// spanX says whether columns a to b fit in the zone with the laid dominoes.
func (p *node) spanX(a, b int8) bool { return max(b, p.maxX)-min(a, p.minX) < p.n }
func (p *node) spanY(a, b int8) bool { return max(b, p.maxY)-min(a, p.minY) < p.n }

// prune removes the numbers and dominoes that no move can use again, and narrows the box.
func (p *node) prune() {
	x0, x1, y0, y1 := p.maxX-p.n+1, p.minX+p.n-1, p.maxY-p.n+1, p.minY+p.n-1
	left := matrixOf(&p.left)
	for {
		live, used := p.live(left, x0, x1, y0, y1)
		same := used == left
		left = used
		p.fromX, p.toX, p.fromY, p.toY = 127, -127, 127, -127
		for y := y0; y <= y1; y++ {
			for x := x0; x <= x1; x++ {
				c := at(x, y)
				m := live[c]
				if m != 0 {
					m |= p.open[c] & touched
					p.fromX, p.toX = min(p.fromX, x), max(p.toX, x)
					p.fromY, p.toY = min(p.fromY, y), max(p.toY, y)
				}
				if m != p.open[c] {
					same = false
				}
				live[c] = m
			}
		}
		p.open = live
		if same {
			break
		}
		if p.fromX <= p.toX {
			x0, x1, y0, y1 = p.fromX, p.toX, p.fromY, p.toY
		}
	}
	left.unpack(&p.left)
}

// live returns the numbers that a domino may still put on the cells of a box, and these dominoes.
func (p *node) live(left matrix, x0, x1, y0, y1 int8) (live [domino.GridLen]uint8, used matrix) {
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			c := at(x, y)
			m := p.open[c] & anyNumber
			if m == 0 {
				continue
			}
			if x < x1 && p.spanX(x, x+1) {
				with := left.between(m, p.open[c+1])
				live[c] |= with.rows()
				live[c+1] |= with.columns()
				used |= with
			}
			if y < y1 && p.spanY(y, y+1) {
				with := left.between(m, p.open[c+stride])
				live[c] |= with.rows()
				live[c+stride] |= with.columns()
				used |= with
			}
		}
	}
	return live, used | used.transposed()
}

// step returns the move in the form of the rules.
func (m lay) step() domino.Step {
	direction := 0
	if m.up {
		direction = 1
	}
	return domino.Lay(domino.Cell(m.c), direction, int(m.a), int(m.b))
}

// A lay is a move: the cell of one half, whether the other is above it or to its right, and their numbers.
type lay struct {
	c    uint8
	up   bool
	a, b uint8
}

// cells returns the two cells that a lay covers.
func (m lay) cells() (c, d int) {
	if m.up {
		return int(m.c), int(m.c) + stride
	}
	return int(m.c), int(m.c) + 1
}

// moves appends the legal lays to a buffer.
func (p *node) moves(buf []lay) []lay { return p.list(buf, touched) }

// all appends the lays that are still possible.
func (p *node) all(buf []lay) []lay { return p.list(buf, anyNumber|touched) }

// list appends the lays that fit on two cells, one of which has some of the needed numbers.
func (p *node) list(buf []lay, need uint8) []lay {
	for y := p.fromY; y <= p.toY; y++ {
		for x := p.fromX; x <= p.toX; x++ {
			c := at(x, y)
			m := p.open[c]
			if m == 0 {
				continue
			}
			if o := p.open[c+1]; o != 0 && (m|o)&need != 0 && p.spanX(x, x+1) {
				buf = p.lays(buf, c, false, m, o)
			}
			if o := p.open[c+stride]; o != 0 && (m|o)&need != 0 && p.spanY(y, y+1) {
				buf = p.lays(buf, c, true, m, o)
			}
		}
	}
	return buf
}

func (p *node) lays(buf []lay, c int, up bool, m, o uint8) []lay {
	for first := m & anyNumber; first != 0; first &= first - 1 {
		a := bits.TrailingZeros8(first)
		for with := p.left[a] & o; with != 0; with &= with - 1 {
			buf = append(buf, lay{uint8(c), up, uint8(a), uint8(bits.TrailingZeros8(with))})
		}
	}
	return buf
}

// legal says whether a lay is legal.
func (p *node) legal(m lay) bool {
	c, d := m.cells()
	lies := p.with(m)
	return (p.open[c]|p.open[d])&touched != 0 && p.open[c]>>m.a&1 != 0 && p.open[d]>>m.b&1 != 0 &&
		p.left[m.a]>>m.b&1 != 0 && lies.maxX-lies.minX < p.n && lies.maxY-lies.minY < p.n
}

// count returns how many legal lays there are.
func (p *node) count() (n int) {
	left := matrixOf(&p.left)
	for y := p.fromY; y <= p.toY; y++ {
		for x := p.fromX; x <= p.toX; x++ {
			c := at(x, y)
			m := p.open[c]
			if m == 0 {
				continue
			}
			if o := p.open[c+1]; (m|o)&touched != 0 && p.spanX(x, x+1) {
				n += left.between(m, o).count()
			}
			if o := p.open[c+stride]; (m|o)&touched != 0 && p.spanY(y, y+1) {
				n += left.between(m, o).count()
			}
		}
	}
	return n
}

// play returns the position after a lay.
func (p *node) play(m lay) (next node) {
	next = *p
	c, d := m.cells()
	next.cover(c, m.a)
	next.cover(d, m.b)
	next.left[m.a] &^= 1 << m.b
	next.left[m.b] &^= 1 << m.a
	next.box = next.with(m)
	next.prune()
	return next
}

var besides = [4]int{1, -1, stride, -stride}

func (p *node) cover(c int, number uint8) {
	p.open[c] = 0
	may := uint8(1 | 1<<number)
	if number == 0 {
		may = anyNumber &^ 1
	}
	for _, d := range besides {
		if o := p.open[c+d]; o != 0 {
			p.open[c+d] = o&may | touched
		}
	}
}
