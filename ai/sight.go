package ai

// By how much the odds that a move is overlooked grow with what makes it hard to see. The eye rests where something
// has just happened. What is far from there is seen late: of chess it is said that players keep an image of the board
// as it was and miss what works across it (Krogius, Psychology in Chess, 1976), and moves backwards and aslant are
// among those that Neiman and Afek found strong players to miss (Invisible Chess Moves, 2011). Lines aslant are told
// apart less well in general, the oblique effect (Appelle 1972). That these count, and in this order, is known; how
// much they count is a choice: nobody has measured it in these games.
const (
	farther  = 2.0 // for each step between the move and the last one
	farthest = 3   // steps that count; what is farther away is not there for the eye
	backward = 1.5
	diagonal = 1.5
	theirs   = 1.5 // for a reply of the other side, which has to be imagined
)

// A Sight is what makes a move easy or hard to see. That of the zero Sight is as easy as can be.
type Sight struct {
	Steps    int  // from the last move to this one, by their nearest cells; 0 where no last move is known
	Backward bool // towards the player's own side of the board
	Diagonal bool
}

// Odds returns by how much the odds that the move is overlooked are greater than those of the zero Sight.
func (s Sight) Odds() float64 {
	odds := 1.0
	for range min(s.Steps, farthest) {
		odds *= farther
	}
	if s.Backward {
		odds *= backward
	}
	if s.Diagonal {
		odds *= diagonal
	}
	return odds
}

// A Sighted is a Game whose moves are not all as easy to see. In other games chance alone decides.
type Sighted[S any, M Code] interface {
	// Sight returns how a move of a position looks to a player whose eye is on some cells: those of the root's Last.
	Sight(s S, m M, last []int) Sight
}

// Apart returns how many steps, of a king, lie between the nearest of two lots of cells of a grid with so many cells a
// line; 0 when there are none.
func Apart(line int, lot, other []int) int {
	nearest := -1
	for _, a := range lot {
		for _, b := range other {
			steps := max(distance(a/line, b/line), distance(a%line, b%line))
			if nearest < 0 || steps < nearest {
				nearest = steps
			}
		}
	}
	return max(nearest, 0)
}

func distance(a, b int) int { return max(a-b, b-a) }
