package block

import "tablier/rules/entropy"

// A Guess is what a coder expects of a value before it is told: the chances, in 65,536ths, that it is no draw and, if
// it is none, a win. Both are 0 where the game has ended, for nothing is told of that.
type Guess struct{ Decided, Win int }

// Guesses are those of a block by rank.
type Guesses [Entries]Guess

// Explain decodes a block, and says what was expected of each value.
func (c *Coder) Explain(set entropy.Set, data []byte, values *Values, guesses *Guesses) error {
	*guesses = Guesses{}
	c.guesses = guesses
	err := c.Decode(set, data, values)
	c.guesses = nil
	return err
}

// guess notes what is expected of a value, if that is wanted.
func (c *Coder) guess(rank, decided, win int) {
	if c.guesses != nil {
		c.guesses[rank] = Guess{decided, win}
	}
}
