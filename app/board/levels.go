package board

// newcomers is the level that somebody new to a game meets and can beat, by the same number in every game.
const newcomers = 2

// UsualLevel returns the machine's level at a first visit: one that somebody new to the game can beat; 0 where the
// machine does not play it.
func (g *Game) UsualLevel() int { return min(newcomers, g.Levels) }
