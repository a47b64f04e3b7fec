// Package references is the registry of reference players for measuring the machine: so simple that a line describes
// each, and anybody can write them again. They are no part of what is shipped. Nothing here or in the command arena
// asks which game it is dealing with: a game's own are one entry of [Of].
//
// Those that follow one sensible rule, such as a beginner is told, are the bar for the lowest levels: careful, scorer,
// scatterer and Le Stratège's greedy win most games against them.
//
//	random       in every game: any legal move
//	careful      tapatan, domino: the move that wins at once, or else one after which the other side cannot win at
//	             once; ties at random
//	scorer       hyle: as Order the slide or decline with the most points at once, as Chaos any cell
//	greedy       hyle: as Order the slide or decline with the most points at once; as Chaos the cell that leaves Order
//	             the fewest points after its best reply at once; ties at random
//	expectation  hyle: as Order the slide or decline that maximises, and as Chaos the cell that minimises when Order
//	             answers so, the exact average over the next draw of the points after Chaos's best cell and Order's best
//	             reply at once; ties at random
//	scatterer    entropy: the move after which the fewest own pawns touch one another; ties at random
//	greedy       stratege: sets up at random; then the attack with the best odds by counting, if ½ or more; else a step
//	             forward of the most advanced pawn that can; else one sideways; else anything; ties at random
//	cheater      stratege: sees all strengths and sets up at random; then the move that is best two plies ahead, by the
//	             own less the other's strengths on the board, ½ for each row that a pawn has advanced and 3 for each
//	             point; a game that is won counts 1,000 more; ties at random
package references

import (
	hyle "tablier/ai/tools/references/hyle"
	stratege "tablier/ai/tools/references/stratege"
	"tablier/rules"
)

// A Player is a reference player. Its values are comparable.
type Player interface {
	// Choose returns a legal move of who is to move in a view, always the same one for the same seed.
	Choose(view rules.View, seed uint64) rules.Move
}

// A Cheat is a Player who is shown everything: the view that chance has.
type Cheat interface {
	Player
	SeesAll()
}

// Of returns the players of a game by their names.
func Of(game string) map[string]Player {
	players := map[string]Player{"random": random{}}
	for name, p := range map[string]map[string]Player{
		"tapatan":  {"careful": careful{}},
		"hyle":     {"greedy": hyle.Greedy{}, "expectation": hyle.Expectation{}, "scorer": scorer{}},
		"entropy":  {"scatterer": scatterer{}},
		"domino":   {"careful": careful{}},
		"stratege": {"greedy": stratege.Greedy{}, "cheater": stratege.Cheater{}},
	}[game] {
		players[name] = p
	}
	return players
}

// random plays any move.
type random struct{}

// Choose implements Player.
func (random) Choose(view rules.View, seed uint64) rules.Move {
	moves := view.Moves()
	return moves[seed%uint64(len(moves))]
}
