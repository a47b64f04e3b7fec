package block

import "tablier/rules/entropy"

// A Trainer makes a model from blocks with known values. The same blocks in the same order make the same model.
type Trainer struct{ coder *Coder }

// A tally counts the draws among draws, and what was none, by context.
type tally [quicks][2]int

func (t *tally) note(at, value int) { t[at][min(value, 1)]++ }

// NewTrainer returns a trainer that knows nothing.
func NewTrainer() *Trainer {
	c := NewCoder(untrained())
	c.learnt()
	c.tally = new(tally)
	for i := range c.predictors {
		c.predictors[i].times = make([]uint16, starts[trained])
	}
	return &Trainer{c}
}

// Learn takes in the values of the block of a set of the player to move.
func (t *Trainer) Learn(set entropy.Set, values *Values) {
	t.coder.stream = newWriter()
	t.coder.run(set, values)
}

// Model returns the bytes of what was learnt, for ReadModel.
func (t *Trainer) Model() []byte {
	m := t.coder.model
	for i := range t.coder.predictors {
		m.bits[i] = t.coder.predictors[i].knowledge
	}
	for at, n := range t.coder.tally {
		if all := n[0] + n[1]; all > 0 {
			m.quick[at] = uint16(max(1, (2*n[1]+1)*one/(2*all+2)))
		}
	}
	return m.bytes()
}
