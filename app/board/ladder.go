package board

// A Ladder is the levels of the machine at a game, from 1, the weakest, to their number.
type Ladder struct {
	// Levels is how many there are, 0 when the machine does not play the game; a test holds it to what the machine
	// says.
	Levels int
	// OldLevels says what has become of the levels of the first builds, which every game had six of: level n of then is
	// nearest in strength to OldLevels[n-1] of now. What those builds have written, and the addresses of their frames,
	// hold their numbers. Nil where the numbers mean what they meant.
	OldLevels []int
}

// newcomers is the level that somebody new to a game meets and can beat, by the same number in every game.
const newcomers = 2

// Old returns the level of now for each level of the first builds, weakest first.
func (l Ladder) Old() []int {
	if l.OldLevels != nil && l.Levels > 0 {
		return l.OldLevels
	}
	same := make([]int, l.Levels)
	for i := range same {
		same[i] = i + 1
	}
	return same
}

// FromOld returns the level of now that is nearest to one of the first builds; nobody's, 0, stays nobody's, and one
// beyond their best is the nearest to that.
func (l Ladder) FromOld(level int) int {
	old := l.Old()
	if level <= 0 || len(old) == 0 {
		return 0
	}
	return old[min(level, len(old))-1]
}

// Usual returns the level of a first visit: one that somebody new to the game can beat; 0 where the machine does not
// play it.
func (l Ladder) Usual() int { return min(newcomers, l.Levels) }

// OldLevels returns [Ladder.FromOld] of games, by a game's id; the levels of one that is unknown stay as they are.
func OldLevels(games []*Game) func(game string, level int) int {
	ladders := map[string]Ladder{}
	for _, game := range games {
		ladders[game.ID()] = game.Ladder
	}
	return func(game string, level int) int {
		if ladder, known := ladders[game]; known {
			return ladder.FromOld(level)
		}
		return level
	}
}
