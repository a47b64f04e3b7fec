package cup

import (
	"slices"

	"tablier/rules"
)

// A Cup is a round robin: its players, its games and their results. It is not safe for concurrent use.
type Cup struct {
	config   Config
	players  []Player
	spec     *rules.Spec
	schedule []Pairing
	results  []*Result // by the number of the game less 1; nil where there is none
	aside    setAside
}

// New returns a cup with no game played; with fewer than two players it has no games. The error is an
// *rules.UnknownError (of the game, the variant or an option), a *ConfigError or a *PlayerError.
func New(games rules.Registry, config Config, players []Player) (*Cup, error) {
	config, spec, err := config.check(games)
	if err != nil {
		return nil, err
	}
	if err := checkPlayers(players); err != nil {
		return nil, err
	}
	c := &Cup{config: config, players: slices.Clone(players), spec: spec, schedule: schedule(config, len(players))}
	c.aside, c.results = make(setAside, len(players)), make([]*Result, len(c.schedule))
	if _, err := c.open(gameSeed(config.Seed, 0)); err != nil {
		return nil, err
	}
	return c, nil
}

// Config returns the configuration, the variant and the cap named and the options sorted.
func (c *Cup) Config() Config {
	config := c.config
	config.Options = slices.Clone(config.Options)
	return config
}

// Players returns the players, in the order in which they were given. The caller owns the slice.
func (c *Cup) Players() []Player { return slices.Clone(c.players) }

// Games returns how many games the cup has when nobody is set aside.
func (c *Cup) Games() int { return len(c.schedule) }

// Pairing returns who plays the game with a number, from 1, and with which seed. It panics unless 1 ≤ number ≤ Games.
func (c *Cup) Pairing(number int) Pairing { return c.schedule[number-1] }

// Next returns the first game of that number or a later one that is still to be played; false when there is none.
func (c *Cup) Next(from int) (Pairing, bool) {
	for _, p := range c.schedule[min(max(from-1, 0), len(c.schedule)):] {
		if c.results[p.Number-1] == nil && !c.aside.skips(p) {
			return p, true
		}
	}
	return Pairing{}, false
}

// Progress returns how many games have been played, and how many there are without those that are not played because a
// player is set aside.
func (c *Cup) Progress() (played, all int) {
	for _, p := range c.schedule {
		if c.aside.skips(p) {
			continue
		}
		all++
		if c.results[p.Number-1] != nil {
			played++
		}
	}
	return played, all
}

// Record stores the result of a game, whose moves are replayed. The error is a *NumberError or a *GameError, and
// nothing is kept then.
func (c *Cup) Record(number int, r Result) error {
	if err := c.checkNumber(number); err != nil {
		return err
	}
	p := c.schedule[number-1]
	switch {
	case c.results[number-1] != nil:
		return &GameError{Number: number, Err: ErrRecorded}
	case c.aside.skips(p):
		return &GameError{Number: number, Err: ErrAside}
	}
	r, err := c.replay(p, r)
	if err != nil {
		return &GameError{Number: number, Err: err}
	}
	c.results[number-1] = &r
	if r.Fault != nil {
		c.aside = c.findAside()
	}
	return nil
}

// Result returns the result of a game; false where it was not played, or counts for nobody because one of the players
// had been set aside before. The caller owns it.
func (c *Cup) Result(number int) (Result, bool) {
	if c.checkNumber(number) != nil || c.results[number-1] == nil || c.aside.skips(c.schedule[number-1]) {
		return Result{}, false
	}
	return c.results[number-1].clone(), true
}

func (r Result) clone() Result {
	r.Moves = slices.Clone(r.Moves)
	if r.Fault != nil {
		fault := *r.Fault
		r.Fault = &fault
	}
	return r
}

func (c *Cup) checkNumber(number int) error {
	if number < 1 || number > len(c.schedule) {
		return &NumberError{Number: number, Games: len(c.schedule)}
	}
	return nil
}

func (c *Cup) setup() rules.Setup {
	return rules.Setup{Variant: c.config.Variant, Options: c.config.Options}
}
