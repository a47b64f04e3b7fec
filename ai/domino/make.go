package domino

import (
	"cmp"
	"maps"
	"slices"

	"tablier/ai"
	"tablier/rules/domino"
)

// The book answers in a position with three moves laid when the proof would take more than hard nodes: a sixth of what
// a browser makes in a second on a busy computer, for the estimate is a rough one: aReply nodes for each reply to each
// move that is tried. After its own replies it answers at once.
const (
	hard   = 25_000
	easy   = 500
	aReply = 8
)

// A maker computes the book.
type maker struct {
	solver *solver // its table is never cleared
	book   map[uint64]bool
	report func(plies, done, of, size int)
}

// A chance is a position and its probability when all moves are made at random, but the first ones by class.
type chance struct {
	node node
	key  uint64
	odds float64
}

// Book returns the book of the zone of five cells. It holds the start; for each first move a position that a reply
// leads to; and where the side to move wins, with two moves laid or with three and if the proof is hard, a position
// that some move leads to. All that follow from the replies of the book are looked at, and of the other positions with
// three moves laid so many: those that are likely to be met and have many replies come first. The table has 2^bits
// words. It reports how many positions with so many moves laid are done, of how many, and how many positions the book
// has.
func Book(ctx ai.Context, bits, most int, report func(plies, done, of, size int)) []byte {
	m := &maker{newSolver(bits), map[uint64]bool{}, report}
	m.solver.begin(ai.NewMeter(ctx, ai.Limits{}, ai.Hooks{}))
	start := domino.Start(bookSize)
	first := nodeOf(&start)
	m.book[first.key()] = true
	layer := []chance{{first, first.key(), 1}}
	for plies := 1; plies <= 2; plies++ {
		layer = after(layer)
		m.layer(layer, plies, 0)
	}
	var own []chance
	for i := range layer {
		if m.book[layer[i].key] {
			own = append(own, layer[i])
		}
	}
	m.layer(after(own), 3, easy)
	layer = after(layer)
	m.layer(layer[:min(most, len(layer))], 3, hard)
	return m.bytes()
}

// layer answers the positions with that many moves laid whose proof takes more than nodes.
func (m *maker) layer(layer []chance, plies int, nodes int) {
	for i := range layer {
		m.answer(rootOf(layer[i].node, 0), nodes)
		m.report(plies, i+1, len(layer), len(m.book))
	}
}

// bytes returns the book in its stored form.
func (m *maker) bytes() (book []byte) {
	for _, key := range slices.Sorted(maps.Keys(m.book)) {
		for i := range keyBytes {
			book = append(book, byte(key>>(56-8*i)))
		}
	}
	return book
}

// after returns the positions after one more move, the most probable first.
func after(layer []chance) []chance {
	odds := map[uint64]chance{}
	for _, p := range layer {
		r := rootOf(p.node, 0)
		for i := range r.classes {
			c := &r.classes[i]
			share := float64(c.moves) / float64(len(r.moves))
			if len(layer) == 1 { // the first move
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

// answer puts a win into the book, where there is one and its proof takes more than nodes.
func (m *maker) answer(r *root, nodes int) {
	order := r.inOrder()
	for _, c := range order {
		if m.book[c.key] {
			return
		}
	}
	work := 0
	for _, c := range order {
		if work += aReply * c.replies; !m.wins(c) {
			if work > nodes {
				m.book[c.key] = true
			}
			return
		}
	}
}

// wins says whether the side to move wins in a class.
func (m *maker) wins(c *class) bool {
	if c.replies == 0 {
		return false
	}
	win, _ := m.solver.solve(&c.node, c.key, 1<<62)
	return win
}
