package cup

// Rename gives a player, by the place in the list, another name; the games stay as they are. The error is a
// *PlayerError.
func (c *Cup) Rename(player int, name string) error {
	if player < 0 || player >= len(c.players) {
		return &PlayerError{Number: player + 1, Need: "one who takes part"}
	}
	players := c.Players()
	players[player].Name = name
	if err := checkPlayers(players); err != nil {
		return err
	}
	c.players = players
	return nil
}
