package domino

import (
	"math/bits"

	"tablier/rules/domino"
)

// An index holds, for each cell, number and domino, the set of the lays that use it.
type index[S set] struct {
	cells   []int                             // cells with some lay's half
	on      [domino.GridLen]S                 // by cell: the lays that cover it
	with    [domino.GridLen][domino.Numbers]S // by cell and number: the lays that put it there
	piece   [domino.Numbers][domino.Numbers]S // by the numbers of a domino, the smaller first
	columns [columns]S
	rows    [rows]S
}

const (
	columns = stride
	rows    = domino.GridLen / stride
)

// fill builds the graph of a node from its lays, no more than the set holds, and returns the node's position.
func (g *graph[S]) fill(p *node, lays []lay) (at position[S]) {
	g.lays = append(g.lays[:0], lays...)
	for v, m := range g.lays {
		c, d := m.cells()
		add(&at.alive, v)
		if (p.open[c]|p.open[d])&touched != 0 {
			add(&at.legal, v)
		}
	}
	at.twins = p.twins()
	g.relate(p.box)
	return at
}

// narrow builds a graph of a smaller width from the living lays of a position of g, and returns the position in it.
func narrow[S, T set](g *graph[S], p *position[S], lies box, h *graph[T]) (to position[T]) {
	h.lays = h.lays[:0]
	for i := 0; i < len(p.alive); i++ {
		for w := p.alive[i]; w != 0; w &= w - 1 {
			add(&to.alive, len(h.lays))
			if p.legal[i]&w&-w != 0 {
				add(&to.legal, len(h.lays))
			}
			h.lays = append(h.lays, g.lays[member(i, w)])
		}
	}
	to.twins, to.heap = p.twins, p.heap
	h.relate(lies)
	return to
}

// relate computes which lays rule each other out and which join, when the laid dominoes lie in a box.
func (g *graph[S]) relate(lies box) {
	if len(g.bars) == 0 {
		var s S
		n := len(s) * 64
		g.bars, g.joins, g.words, g.signs = make([]S, n), make([]S, n), make([]uint64, n), make([]uint64, n)
	}
	g.index.clear()
	for v, m := range g.lays {
		g.index.enter(v, m)
		g.numbers[m.identity()] = int16(v)
		g.words[v] = m.word()
	}
	for v, m := range g.lays {
		g.index.relate(m, lies, &g.bars[v], &g.joins[v])
	}
}

// word returns a random word for the place of a lay.
func (m lay) word() uint64 {
	place := uint64(m.c) << 1
	if m.up {
		place++
	}
	return mix(place + 1<<20)
}

func (x *index[S]) clear() {
	for _, c := range x.cells {
		var none S
		x.on[c], x.with[c] = none, [domino.Numbers]S{}
		x.columns[c%stride], x.rows[c/stride] = none, none
	}
	x.cells = x.cells[:0]
	clear(x.piece[:])
}

func (x *index[S]) enter(v int, m lay) {
	c, d := m.cells()
	x.half(v, c, m.a)
	x.half(v, d, m.b)
	add(&x.piece[min(m.a, m.b)][max(m.a, m.b)], v)
}

func (x *index[S]) half(v, c int, number uint8) {
	var none S
	if x.on[c] == none {
		x.cells = append(x.cells, c)
	}
	add(&x.on[c], v)
	add(&x.with[c][number], v)
	add(&x.columns[c%stride], v)
	add(&x.rows[c/stride], v)
}

// relate computes the sets of lays that a lay bars and joins.
func (x *index[S]) relate(m lay, lies box, bars, joins *S) {
	c, d := m.cells()
	*bars, *joins = x.piece[min(m.a, m.b)][max(m.a, m.b)], *new(S)
	merge(bars, &x.on[c])
	merge(bars, &x.on[d])
	for _, by := range besides {
		if c+by != d {
			x.touch(c+by, m.a, bars, joins)
		}
		if d+by != c {
			x.touch(d+by, m.b, bars, joins)
		}
	}
	if after := lies.with(m); after != lies {
		x.outside(after, bars)
	}
	for i := 0; i < len(*bars); i++ {
		(*joins)[i] &^= (*bars)[i]
	}
}

// outside bars the lays that no longer fit in the zone.
func (x *index[S]) outside(lies box, bars *S) {
	for i := range x.columns {
		if at := int8(i) - offsetX; at <= lies.maxX-lies.n || at >= lies.minX+lies.n {
			merge(bars, &x.columns[i])
		}
	}
	for i := range x.rows {
		if at := int8(i) - offsetY; at <= lies.maxY-lies.n || at >= lies.minY+lies.n {
			merge(bars, &x.rows[i])
		}
	}
}

// touch bars the lays that a number forbids on a neighbouring cell, and joins those that it allows.
func (x *index[S]) touch(c int, number uint8, bars, joins *S) {
	on, with := &x.on[c], &x.with[c]
	for i := 0; i < len(*bars); i++ {
		may := with[0][i]
		if number == 0 {
			may = (*on)[i] &^ may
		} else {
			may |= with[number][i]
		}
		(*joins)[i] |= may
		(*bars)[i] |= (*on)[i] &^ may
	}
}

// twins returns the largest set of numbers that are interchangeable; none when no two are.
func (p *node) twins() (most uint8) {
	for a := range domino.Numbers {
		set := uint8(1) << a
		for b := a + 1; b < domino.Numbers && a > 0; b++ {
			if p.alike(a, b) {
				set |= 1 << b
			}
		}
		if bits.OnesCount8(set) > max(bits.OnesCount8(most), 1) {
			most = set
		}
	}
	return most
}

// alike says whether swapping two numbers of the dominoes leaves the position the same.
func (p *node) alike(a, b int) bool {
	swap := func(m uint8) uint8 {
		differ := (m>>a ^ m>>b) & 1
		return m ^ differ<<a ^ differ<<b
	}
	if swap(p.left[a]) != p.left[b] {
		return false
	}
	for c, with := range p.left {
		if c != a && c != b && swap(with) != with {
			return false
		}
	}
	for _, m := range p.open {
		if swap(m) != m {
			return false
		}
	}
	return true
}
