package cup

import "slices"

// Add has somebody else take part, as the last of the list. The error is ErrStarted, a *ConfigError (there are too many
// players) or a *PlayerError.
func (c *Cup) Add(p Player) error { return c.change(append(c.Players(), p)) }

// Remove takes a player, by the place in the list, out of the cup; those behind move up. The error is ErrStarted or a
// *PlayerError.
func (c *Cup) Remove(player int) error {
	if err := c.checkPlayer(player); err != nil {
		return err
	}
	return c.change(slices.Delete(c.Players(), player, player+1))
}

// Rename gives a player, by the place in the list, another name. The error is ErrStarted or a *PlayerError.
func (c *Cup) Rename(player int, name string) error {
	if err := c.checkPlayer(player); err != nil {
		return err
	}
	players := c.Players()
	players[player].Name = name
	return c.change(players)
}

func (c *Cup) checkPlayer(player int) error {
	if player < 0 || player >= len(c.players) {
		return &PlayerError{Number: player + 1, Need: "one who takes part"}
	}
	return nil
}

// change has others take part, unless a game has begun: seats and results go by the places in the list.
func (c *Cup) change(players []Player) error {
	if c.started {
		return ErrStarted
	}
	if err := checkPlayers(players); err != nil {
		return err
	}
	c.players, c.schedule = players, schedule(c.config, len(players))
	c.aside, c.results = make(aside, len(players)), make([]*Result, len(c.schedule))
	return nil
}
