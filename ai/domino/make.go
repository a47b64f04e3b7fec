package domino

import (
	"cmp"
	"maps"
	"slices"

	"tablier/ai"
	"tablier/rules/domino"
)

// The book answers in a position in which the proof would take more than hard nodes: a sixth of what a browser makes in
// a second on a busy computer, for the estimate is a rough one: aReply nodes for each reply to each move that is tried.
const (
	hard   = 25_000
	aReply = 8
)

// bookPlies is the number of moves laid from which on there is no book.
const bookPlies = 4

// A maker makes the book.
type maker struct {
	solver *solver // its table is never cleared
	book   map[uint64]bool
}

// A chance is a position and how likely it is met when all moves are made at random, but the first ones by class.
type chance struct {
	node node
	key  uint64
	odds float64
}

// Book returns the book of the zone of five cells. From a position with fewer than bookPlies moves laid, where the side
// to move wins and the proof is hard, some move leads to a position of the book; where it loses with fewer than three,
// the position itself is in it. Of the positions with three moves laid so many are looked at: those that are likely to
// be met and have many replies come first. The table has 2^bits words. It reports how many positions with so many moves
// laid are done, of how many, and how many positions the book has.
func Book(ctx ai.Context, bits, most int, report func(plies, done, of, size int)) []byte {
	m := &maker{newSolver(bits), map[uint64]bool{}}
	m.solver.begin(ai.NewMeter(ctx, ai.Limits{}, ai.Hooks{}))
	start := domino.Start(bookSize)
	first := nodeOf(&start)
	layer := []chance{{first, first.key(), 1}}
	for plies := range bookPlies {
		last := plies == bookPlies-1
		if last {
			layer = layer[:min(most, len(layer))]
		}
		for i := range layer {
			if !m.answer(rootOf(layer[i].node, 0), last) && !last {
				m.book[layer[i].key] = true
			}
			report(plies, i+1, len(layer), len(m.book))
		}
		if !last {
			layer = after(layer)
		}
	}
	return m.bytes()
}

// bytes returns the book as it is kept.
func (m *maker) bytes() (book []byte) {
	for _, key := range slices.Sorted(maps.Keys(m.book)) {
		for i := range keyBytes {
			book = append(book, byte(key>>(56-8*i)))
		}
	}
	return book
}

// after returns the positions after one more move, those that matter most first.
func after(layer []chance) []chance {
	odds := map[uint64]chance{}
	for _, p := range layer {
		r := rootOf(p.node, 0)
		for i := range r.classes {
			c := &r.classes[i]
			share := float64(c.moves) / float64(len(r.moves))
			if len(layer) == 1 {
				share = 1 / float64(len(r.classes))
			}
			odds[c.key] = chance{c.node, c.key, odds[c.key].odds + p.odds*share}
		}
	}
	weigh := func(c *chance) float64 {
		n := float64(c.node.count())
		return c.odds * n * n * n
	}
	return slices.SortedFunc(maps.Values(odds), func(a, b chance) int {
		return cmp.Or(cmp.Compare(weigh(&b), weigh(&a)), cmp.Compare(a.key, b.key))
	})
}

// answer sees to it that a win is in the book, or easy where that will do, and says whether there is one.
func (m *maker) answer(r *root, easy bool) bool {
	order := r.inOrder()
	for _, c := range order {
		if m.book[c.key] {
			return true
		}
	}
	work := 0
	for _, c := range order {
		work += aReply * c.replies
		if m.wins(c) {
			continue
		}
		if !easy || work > hard {
			m.book[c.key] = true
		}
		return true
	}
	return false
}

// wins says whether the side to move wins in a class.
func (m *maker) wins(c *class) bool {
	if c.replies == 0 {
		return false
	}
	win, _ := m.solver.solve(&c.node, c.key, 1<<62)
	return win
}
