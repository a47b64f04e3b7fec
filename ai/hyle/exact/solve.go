// Package exact solves Hyle on its small boards, of three and of four cells a side: Order's expected points on every
// board if both play perfectly.
//
// The boards are solved by how many pawns they hold, from the full ones down. With a draw due, a board is worth the
// average, over the bag, of the least that Chaos leaves of each colour by placing it; with Order to move, the most
// among what his slides and declining leave; a full board is worth its points. Boards that are the same but for the
// names of colours or a symmetry have one value: they are kept by the least set of cells that symmetry makes of those
// taken, and by the number of their pattern (see order). What is left in the bag follows from the board.
package exact

import (
	"math"
	"math/bits"
	"runtime"
	"sync"
	"sync/atomic"

	"tablier/rules/hyle"
)

// most is the longest side of a solved board.
const most = 4

// A Number is the type of stored values.
type Number interface{ ~float32 | ~float64 }

// A Table holds Order's expected points on every board when a draw is due. It can be asked by several goroutines.
type Table[F Number] struct {
	cells  *cells
	orders []*order // by how many pawns are on the board
	// values holds by the same, by the place of the mask and then the number of the pattern, what Order expects when a
	// draw is due, and of full boards their points.
	values [][]F
}

// Solve computes the table of a board with so many cells a side, 3 or 4, on all processors. The smaller takes a
// moment; the larger with a float32 for each value takes two minutes of a processor and 2.4 GB. Progress is called
// with the pawns on the boards that have been solved and how many those are; it may be nil.
func Solve[F Number](side int, progress func(pawns, boards int)) *Table[F] {
	full := side * side
	t := empty[F](side)
	t.values[full] = t.points()
	slid := t.values[full]
	for pawns := full - 1; ; pawns-- {
		t.values[pawns] = t.drawing(pawns, slid)
		if progress != nil {
			progress(pawns, len(t.values[pawns]))
		}
		if pawns == 0 {
			return t
		}
		slid = t.sliding(pawns)
	}
}

// empty returns a table without room for values.
func empty[F Number](side int) *Table[F] {
	t := &Table[F]{cells: newCells(side), values: make([][]F, side*side+1)}
	for pawns := range t.values {
		t.orders = append(t.orders, newOrder(side, pawns))
	}
	return t
}

// layer returns room for the values of the boards with that many pawns.
func (t *Table[F]) layer(pawns int) []F {
	return make([]F, len(t.cells.least[pawns])*len(t.orders[pawns].patterns))
}

// points returns the points of the full boards.
func (t *Table[F]) points() []F {
	side := t.cells.side
	list := make([]F, len(t.orders[side*side].patterns))
	for i, p := range t.orders[side*side].patterns {
		for line := range side {
			var file, rank hyle.Line
			for j := range side {
				file |= hyle.Line(p.at(side*line+j)+1) << (hyle.CellBits * j)
				rank |= hyle.Line(p.at(side*j+line)+1) << (hyle.CellBits * j)
			}
			list[i] += F(hyle.Worth(file, side) + hyle.Worth(rank, side))
		}
	}
	return list
}

// drawing returns Order's expected points on the boards with that many pawns when a draw is due, from those with one
// more pawn when Order is to move.
func (t *Table[F]) drawing(pawns int, slid []F) []F {
	from, to := t.orders[pawns], t.orders[pawns+1]
	here := len(from.patterns)
	return t.each(pawns, func() func(m mask, values []F) {
		w, least := new(transition), make([][most]F, here)
		return func(m mask, values []F) {
			for i := range least {
				least[i] = [most]F{F(math.Inf(1)), F(math.Inf(1)), F(math.Inf(1)), F(math.Inf(1))}
			}
			for cell := range t.cells.side * t.cells.side {
				if m>>cell&1 == 0 {
					w.set(t.cells, m, cell, cell)
					place(least, from, to, w, slid[w.place*len(to.patterns):][:len(to.patterns)])
				}
			}
			t.average(values, pawns, least)
		}
	})
}

// place lowers, for each pattern and drawn colour, the least of Order's values over the cells where Chaos may place the
// pawn, by those of one cell.
func place[F Number](least [][most]F, from, to *order, w *transition, slid []F) {
	for i, p := range from.patterns {
		after := w.play(p)
		for draws := from.draws[i]; draws != 0; draws &= draws - 1 {
			colour := bits.TrailingZeros8(draws) & (most - 1)
			if value := slid[to.number(after|pattern(colour)<<(2*w.added))]; value < least[i][colour] {
				least[i][colour] = value
			}
		}
	}
}

// average sets Order's expected points on each pattern when a draw is due: the mean of the least values after each
// drawn colour, weighted by the pawns of that colour in the bag.
func (t *Table[F]) average(values []F, pawns int, least [][most]F) {
	side := t.cells.side
	left := side*side - pawns
	for i, p := range t.orders[pawns].patterns {
		sum, rest := F(0), left
		for draws := t.orders[pawns].draws[i]; draws != 0; draws &= draws - 1 {
			colour := uint8(bits.TrailingZeros8(draws))
			odds := side - p.count(pawns, colour)
			if odds == side { // the first of those that have not appeared stands for all of them
				odds = rest
			}
			rest -= odds
			sum += F(odds) * least[i][colour]
		}
		values[i] = sum / F(left)
	}
}

// sliding returns Order's expected points on the boards with that many pawns when Order is to move: the best of all
// slides and the decline.
func (t *Table[F]) sliding(pawns int) []F {
	order, drawn := t.orders[pawns], t.values[pawns]
	here := len(order.patterns)
	return t.each(pawns, func() func(m mask, values []F) {
		w := new(transition)
		return func(m mask, values []F) {
			copy(values, drawn[int(t.cells.place[m])*here:])
			t.cells.eachSlide(m, func(from, to int) {
				w.set(t.cells, m, from, to)
				after := drawn[w.place*here:][:here]
				for i, p := range order.patterns {
					if value := after[order.number(w.play(p))]; value > values[i] {
						values[i] = value
					}
				}
			})
		}
	})
}

// each makes a layer, the masks of which the processors share. It calls begin for each processor, and what that returns
// with a mask and the room for its values.
func (t *Table[F]) each(pawns int, begin func() func(m mask, values []F)) []F {
	masks, here := t.cells.least[pawns], len(t.orders[pawns].patterns)
	values := t.layer(pawns)
	var next atomic.Int64
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			work := begin()
			for i := int(next.Add(1)) - 1; i < len(masks); i = int(next.Add(1)) - 1 {
				work(masks[i], values[i*here:][:here])
			}
		})
	}
	group.Wait()
	return values
}
