package block

import (
	"errors"
	"math/bits"

	"tablier/rules/entropy"
)

// errDamaged is the error of bytes that are no block, or no model.
var errDamaged = errors.New("ai/entropy/tiles/block: damaged")

// A Values is the values of a block by rank, two bits each.
type Values [Entries / 4]byte

// The values of a position, of the player to move.
const (
	Draw = iota
	Win
	Loss
)

// At returns the value at a rank.
func (v *Values) At(rank int) int { return int(v[rank/4] >> (rank % 4 * 2) & 3) }

// Put sets the value at a rank.
func (v *Values) Put(rank, value int) {
	shift := rank % 4 * 2
	v[rank/4] = v[rank/4]&^(3<<shift) | byte(value)<<shift
}

// A Coder encodes and decodes blocks, one at a time.
type Coder struct {
	model      *Model
	predictors [2]predictor
	tally      *tally // while training
	board      board
	view       view
	contexts   contexts
	near       nearby
	stream     *stream
	guesses    *Guesses // nil where nobody wants them
}

// NewCoder returns a coder with a model.
func NewCoder(m *Model) *Coder {
	c := &Coder{model: m}
	for i := range c.predictors {
		c.predictors[i].knowledge = newKnowledge(0)
	}
	return c
}

// Decode reads the values of the block of a set of the player to move. Positions that have ended are won.
func (c *Coder) Decode(set entropy.Set, data []byte, values *Values) error {
	*values = Values{}
	c.stream = newReader(data)
	c.learnt()
	c.run(set, values)
	if c.stream.wrong() {
		return errDamaged
	}
	return nil
}

// Encode writes the values of the block of a set of the player to move. It sets those of positions that have ended.
func (c *Coder) Encode(set entropy.Set, values *Values) []byte {
	c.stream = newWriter()
	c.learnt()
	c.run(set, values)
	return c.stream.finish()
}

// learnt brings back what the model knows.
func (c *Coder) learnt() {
	for i := range c.predictors {
		c.predictors[i].knowledge.set(c.model.bits[i])
	}
}

// run codes all values of a block: it writes them, or reads them into values.
func (c *Coder) run(set entropy.Set, values *Values) {
	c.board.enter(set)
	clear(c.near[:])
	for i := range c.predictors {
		c.predictors[i].begin()
	}
	s := step{values: values}
	before := 0 // the last four values
	for s.rank, s.packed = range packed() {
		s.other = c.board.other(s.packed)
		if !c.board.see(&c.view, s.other) {
			values.Put(s.rank, Win)
			continue
		}
		s.known = c.near[s.rank]
		value := values.At(s.rank)
		if s.known == 0 && before == 0 {
			value = c.quick(s.rank, value)
		} else {
			value = c.mixed(&s, value)
		}
		if value != Draw {
			values.Put(s.rank, value)
			c.near.note(&c.board, s.rank, s.packed, value == Loss)
		}
		before = before<<2&255 | value
	}
}

// quick codes the value of a position near which all others known are draws.
func (c *Coder) quick(rank, value int) int {
	at := bits.OnesCount32(c.view.own.mobile)<<9 | bits.OnesCount32(c.view.other.mobile)<<6 | c.view.race()
	if c.tally != nil {
		c.tally.note(at, value)
	}
	p := int(c.model.quick[at])
	c.guess(rank, p, one/2)
	if c.stream.code(min(value, 1), p) == 0 {
		return Draw
	}
	return Loss - c.stream.code(value&1, one/2)
}

// mixed codes any other value.
func (c *Coder) mixed(s *step, value int) int {
	s.near = entropy.Around(s.other)
	c.contexts.fill(&c.board, &c.view, s)
	if c.guesses != nil {
		c.guess(s.rank, c.predictors[0].predict(&c.contexts), c.predictors[1].predict(&c.contexts))
	}
	if c.bit(&c.predictors[0], min(value, 1)) == 0 {
		return Draw
	}
	return Loss - c.bit(&c.predictors[1], value&1)
}

// bit codes a bit that a predictor foretells.
func (c *Coder) bit(r *predictor, bit int) int {
	bit = c.stream.code(bit, r.predict(&c.contexts))
	r.update(bit)
	return bit
}
