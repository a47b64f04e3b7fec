package cup

import (
	"strconv"

	"tablier/ai"
	"tablier/rules"
)

// open starts a match with the random plies of a seed and the draws that follow. Walks that end the game are passed
// over. The error is a *ConfigError: no game lasts so long.
func (c *Cup) open(seed uint64) (*rules.Match, error) {
	const tries = 100
	for try := range uint64(tries) {
		m, err := c.playOpening(seed, try)
		if err != nil || m.ToMove() != rules.Nobody {
			return m, err
		}
	}
	return nil, &ConfigError{Field: "plies", Value: strconv.Itoa(c.config.Plies), Need: "fewer: games are over by then"}
}

// playOpening plays at random until a match has the plies of the opening or is over. The choice is one that stays for
// ever, since files are checked against it.
func (c *Cup) playOpening(seed, try uint64) (*rules.Match, error) {
	m, err := rules.NewMatch(c.spec, c.setup(), "")
	for err == nil && m.Ply() < c.config.Plies && m.ToMove() != rules.Nobody {
		if m.ToMove() == rules.Chance {
			err = m.Play(m.ChanceMove(seed))
			continue
		}
		moves := m.View(m.Ply(), m.ToMove()).Moves()
		err = m.Play(moves[ai.Mix(seed, try, uint64(m.Ply()))%uint64(len(moves))])
	}
	if err == nil {
		err = c.draw(m, seed)
	}
	return m, err
}

// draw plays the moves of chance until somebody else is to move.
func (c *Cup) draw(m *rules.Match, seed uint64) error {
	for m.ToMove() == rules.Chance && m.Ply() < c.config.Cap {
		if err := m.Play(m.ChanceMove(seed)); err != nil {
			return err
		}
	}
	return nil
}
