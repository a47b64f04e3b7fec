package board

// newcomers is the level that somebody new to a game meets and can beat, by the same number in every game.
const newcomers = 2

// UsualLevel returns the machine's level at a first visit: one that somebody new to the game can beat; 0 where the
// machine does not play it.
func (g *Game) UsualLevel() int { return min(newcomers, g.Levels) }

// LevelsOn returns how many levels the machine has in a variant.
func (g *Game) LevelsOn(variant string) int {
	if variant == "" {
		variant = g.Spec.Variants[0]
	}
	if n, ok := g.Ladders[variant]; ok {
		return n
	}
	return g.Levels
}

// LevelOn returns the level that plays in a variant where a level is asked for: the nearest that there is.
func (g *Game) LevelOn(variant string, level int) int { return min(level, g.LevelsOn(variant)) }

// Ladders returns how many levels there are at most, and how many in each variant, by what is said of them.
func Ladders(levels map[string][]string) (most int, each map[string]int) {
	each = map[string]int{}
	for variant, said := range levels {
		most, each[variant] = max(most, len(said)), len(said)
	}
	return most, each
}
