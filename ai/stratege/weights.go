package stratege

import "tablier/rules/stratege"

// Weights are the weights of the evaluation, for the side to move; the opponent's features count negatively. Their
// unit is a sixteenth of a hundredth. Command learn finds them such that a game's value of 10 (1000 hundredths) more
// wins it e times as often.
//
// Rows are those that a pawn has advanced from its back row, strengths are one less than they are, and blocked says how
// much is in a pawn's way (see blocksOf).
type Weights struct {
	Pawn     [stratege.Most][advances][blocks]int16 // a known pawn, by strength, row and blocking pawns
	Hidden   [advances][blocks]int16                // a hidden one, by row and blocking pawns
	Mean     [advances][blocks]int16                // the same, times its expected strength
	Secret   [stratege.Most][advances]int16         // an own pawn that has not been shown, by strength and row
	White    [advances]int16                        // a pawn on a white place, by row
	File     [advances][distances]int16             // a pawn, by row and distance from the edge of the board
	Goal     [stratege.Most]int16                   // a pawn that has arrived, by strength
	GoalMean int16                                  // a hidden one, times its expected strength
	Dead     int16                                  // a pawn on a white place of the enemy's back row
	Lead     [leads][phases]int16                   // points ahead, the last for more, by pawns that have not arrived
	Threat   [2][stratege.Most]int16                // a pawn that a stronger one may take, by strength; 1 for the mover's
	Tempo    int16                                  // to be the side to move
}

const (
	advances  = stratege.Rows - 1 // rows from which a pawn may still advance
	blocks    = 15
	leads     = 6
	phases    = 4
	distances = (stratege.Columns + 1) / 2 // from the edge of the board
	inUnit    = 16                         // of weights in a hundredth
)

// blocksOf maps the number of blocking pawns, in halves, to the amounts that the weights tell apart.
var blocksOf = func() (table [64]uint8) {
	for halves := range table {
		switch {
		case halves < 8:
			table[halves] = uint8(halves)
		case halves < 14:
			table[halves] = uint8(4 + halves/2)
		case halves < 17:
			table[halves] = 11
		case halves < 21:
			table[halves] = 12
		case halves < 26:
			table[halves] = 13
		default:
			table[halves] = 14
		}
	}
	return table
}()

// blocked returns the amount of blocking, see blocksOf, for a pawn of a strength.
func blocked(block uint64, strength int) int {
	return int(blocksOf[block>>lane(strength)&laneMask/(blocker/2)%64])
}

// phase returns the phase of the game with that many pawns that have not arrived.
func phase(pawns int) int { return min(pawns/8, phases-1) }

// edge returns a column's distance from the edge.
func edge(column int) int { return min(column, stratege.Columns-1-column) }

// leading returns the index in leads of a lead in hundredths of a point, -1 for none.
func leading(lead int32) int { return min(int(lead+50)/100, leads) - 1 }

// LearntWeights returns the weights that an Engine has at first.
func LearntWeights() *Weights { return &learnt }
