package hyle

import (
	"math/rand/v2"

	"tablier/rules/hyle"
)

// A Trainer plays rounds against itself, for command learn. Chaos looks at Order's replies, Order at the worth of the
// boards after its moves.
type Trainer struct {
	worths       *worths
	rng          *rand.Rand
	placed, slid []choice
}

// A Met is a board of a round, with a draw due.
type Met struct {
	board   board
	Strayed bool // a random move led to it
}

// NewTrainer returns a trainer on the board of n cells a side with the initial weights of learning: the one layer
// that it returns too. The same seed gives the same rounds.
func NewTrainer(n int, seed uint64) (t *Trainer, prior []float32) {
	prior = newShape(n).prior
	return &Trainer{
		worths: newWorths(n, [][]float32{prior}, 1),
		rng:    rand.New(rand.NewPCG(seed, uint64(n))),
	}, prior
}

// Learn sets the trainer's weights: those for 1, 2 … empty cells.
func (t *Trainer) Learn(layers [][]float32) { t.worths.knots = layers }

// Round plays a round with a share of random moves. It returns the boards with a draw due, by how many cells were
// empty less 1, and the points.
func (t *Trainer) Round(random float64) (met []Met, points float64) {
	start := hyle.Start(t.worths.n)
	b := newBoard(&start)
	met = make([]Met, b.Empty-1)
	for {
		strayed := t.chaos(&b, random)
		if b.Empty == 0 {
			return met, float64(b.points())
		}
		strayed = t.order(&b, random) || strayed
		met[b.Empty-1] = Met{b, strayed}
	}
}

// chaos draws a pawn and places it. It says whether it did so at random.
func (t *Trainer) chaos(b *board, random float64) (strayed bool) {
	colour := t.draw(b)
	var best choice
	if strayed = t.rng.Float64() < random; strayed {
		t.placed = b.placements(t.placed[:0], t.worths, colour)
		best = t.placed[t.rng.IntN(len(t.placed))]
	} else {
		best, _ = t.place(b, colour)
	}
	b.place(int(best.To), colour)
	return strayed
}

// order makes Order's move. It says whether it did so at random.
func (t *Trainer) order(b *board, random float64) (strayed bool) {
	t.worths.expect(b.Bag, b.Empty)
	best := t.reply(b)
	if strayed = t.rng.Float64() < random; strayed {
		best = t.slid[t.rng.IntN(len(t.slid))]
	}
	if best.From >= 0 {
		b.slide(int(best.From), int(best.To))
	}
	return strayed
}

// draw takes a pawn out of the bag.
func (t *Trainer) draw(b *board) uint8 {
	k, colour := t.rng.IntN(b.Empty), uint8(1)
	for ; k >= int(b.Bag[colour]); colour++ {
		k -= int(b.Bag[colour])
	}
	b.Bag[colour]--
	return colour
}

// tried is the number of placements whose replies are searched: those with the least worth.
const tried = 14

// place returns Chaos's best placement of a drawn pawn, and the worth after Order's reply.
func (t *Trainer) place(b *board, colour uint8) (best choice, worth float32) {
	t.worths.expect(b.Bag, b.Empty-1)
	worth = tooMuch
	t.placed = b.placements(t.placed[:0], t.worths, colour)
	for i := range min(len(t.placed), tried) {
		c := pick(t.placed[i:], -1)
		b.place(int(c.To), colour)
		found := float32(b.points())
		if b.Empty > 0 {
			found = t.reply(b).Worth
		}
		b.unplace(int(c.To), colour)
		if found < worth {
			best, worth = c, found
		}
	}
	return best, worth
}

// reply returns Order's best move, and leaves all of them in slid.
func (t *Trainer) reply(b *board) choice {
	list, stay := b.slides(append(t.slid[:0], choice{From: -1, To: -1}), t.worths, false)
	list[0].Worth, t.slid = stay, list
	return pick(t.slid, 1)
}

// Ahead returns the value of a board after a draw, the best placement and the best reply, by the weights for one
// empty cell less.
func (t *Trainer) Ahead(m *Met) float64 {
	b := m.board
	_, worth := t.place(&b, t.draw(&b))
	return float64(worth)
}

// Features returns the features of all lines of a board, some of them in several parts.
func (t *Trainer) Features(m *Met) (list []Feature) {
	var o odds
	o.take(m.board.Bag, m.board.N)
	for i := range m.board.N {
		list = t.worths.features(list, m.board.Lines[i], &o)
		list = t.worths.features(list, m.board.Lines[most+i], &o)
	}
	return list
}
