package domino

import (
	"bytes"
	"cmp"
	"slices"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/domino"
)

// An Answer is a step of a proof of who wins from the start: after a move of the side that loses, the reply that wins.
type Answer struct {
	Ply         int // how many moves have been made before the move
	Move, Reply rules.Move
}

// Answers proves who wins a zone of size n, with a table of 2^bits words. It returns the move with which First begins,
// empty where Second wins, and an answer to each move of the other side that needs one: the answer, those to the moves
// after it, and so on. Layouts that a symmetry, or other names for the numbers 1 to 6, turn into one another are
// answered once.
//
// Whoever reads it finds by themselves the reply after which there is no further move, and who wins where at most small
// lays are still possible: such moves have no answer here.
func Answers(ctx ai.Context, n, bits, small int) (opening rules.Move, answers []Answer) {
	a := answerer{solver: newSolver(bits), small: small, seen: map[string]bool{}}
	a.solver.begin(ai.NewMeter(ctx, ai.Limits{}, ai.Hooks{}))
	s := domino.Start(n)
	start := nodeOf(&s)
	if wins, _ := a.solver.solve(&start, start.key(), 1<<62); wins {
		m := a.reply(&start, nil)
		opening, start = m.step().Text(), start.play(m)
		a.answer(&start, []lay{m})
		return opening, a.list
	}
	a.answer(&start, nil)
	return "", a.list
}

// An answerer makes a list of answers.
type answerer struct {
	solver *solver
	small  int
	seen   map[string]bool // layouts that have been answered, or whose moves have
	list   []Answer
}

// answer answers the moves of a position that is lost for the side to move.
func (a *answerer) answer(p *node, laid []lay) {
	for _, m := range p.moves(nil) {
		next := p.play(m)
		with := append(slices.Clip(laid), m)
		key := layout(with)
		if a.seen[key] || a.plain(&next) {
			continue
		}
		a.seen[key] = true
		reply := a.reply(&next, with)
		a.list = append(a.list, Answer{len(laid), m.step().Text(), reply.step().Text()})
		after := next.play(reply)
		with = append(with, reply)
		if key := layout(with); !a.seen[key] {
			a.seen[key] = true
			a.answer(&after, with)
		}
	}
}

// plain says whether who reads the proof sees that the side to move wins.
func (a *answerer) plain(p *node) bool {
	for _, m := range p.moves(nil) {
		if next := p.play(m); next.count() == 0 {
			return true
		}
	}
	return len(p.all(nil)) <= a.small
}

// reply returns a move that wins: one to a position whose moves have been answered, else the one that leaves the fewest
// moves.
func (a *answerer) reply(p *node, laid []lay) lay {
	type choice struct {
		lay     lay
		next    node
		replies int
	}
	var choices []choice
	for _, m := range p.moves(nil) {
		if a.seen[layout(append(slices.Clip(laid), m))] {
			return m
		}
		next := p.play(m)
		choices = append(choices, choice{m, next, next.count()})
	}
	slices.SortStableFunc(choices, func(c, d choice) int { return cmp.Compare(c.replies, d.replies) })
	at := slices.IndexFunc(choices, func(c choice) bool {
		win, _ := a.solver.solve(&c.next, c.next.key(), 1<<62)
		return !win
	})
	return choices[at].lay
}

// turns are the symmetries that leave 0-0 where it lies.
const turns = 4

// layout identifies what has been laid, but for symmetries and the names of the numbers 1 to 6.
func layout(laid []lay) string {
	var least []byte
	for turn := range turns {
		if image := turned(laid, turn); least == nil || bytes.Compare(image, least) < 0 {
			least = image
		}
	}
	return string(least)
}

// turned writes what has been laid in one of its four directions: the dominoes in the order of their places, with the
// numbers named in the order in which they come.
func turned(laid []lay, turn int) []byte {
	const (
		side = 2 * domino.MostSize
		x    = 6 // shift of the first coordinate: places are ordered
	)
	place := func(cell int) uint32 {
		at, up := domino.Cell(cell).XY()
		if turn&1 != 0 {
			at = 1 - at // 0-0 lies on 0 and 1
		}
		if turn&2 != 0 {
			up = -up
		}
		return uint32(at+side)<<x | uint32(up+side)
	}
	words := make([]uint32, len(laid))
	for i, m := range laid {
		c, d := m.cells()
		p, q, a, b := place(c), place(d), m.a, m.b
		if p > q {
			p, q, a, b = q, p, b, a
		}
		words[i] = p<<20 | q<<6 | uint32(a)<<3 | uint32(b)
	}
	slices.Sort(words)
	var names [domino.Numbers]byte
	last := byte(0)
	name := func(n uint32) byte {
		if n != 0 && names[n] == 0 {
			last++
			names[n] = last
		}
		return names[n]
	}
	image := make([]byte, 0, 5*len(words))
	for _, w := range words {
		image = append(image, byte(w>>24), byte(w>>16), byte(w>>8), byte(w)&0xc0, name(w>>3&7)<<3|name(w&7))
	}
	return image
}
