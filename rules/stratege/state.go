package stratege

// A Pawn is a pawn on a place: 0 for none. The two highest bits mean nothing here and go where the pawn goes: engines
// may mark pawns with them in states of their own.
type Pawn uint8

const (
	strengthBits Pawn = 7
	shownBit     Pawn = 1 << 3
	presentBit   Pawn = 1 << 4
	greenBit     Pawn = 1 << 5
)

// pawnOf returns a pawn of a side, 0 for White and 1 for Green, that has not been shown.
func pawnOf(side, strength int) Pawn { return presentBit | Pawn(side)*greenBit | Pawn(strength) }

// Strength returns 1 to 6, or 0 for a strength that is hidden.
func (p Pawn) Strength() int { return int(p & strengthBits) }

// Shown says whether an attack has shown the pawn.
func (p Pawn) Shown() bool { return p&shownBit != 0 }

// Side returns 0 for a pawn of White, 1 for one of Green.
func (p Pawn) Side() int { return int(p / greenBit & 1) }

// An End is the end of a game.
type End uint8

// The ends of a game, in the order in which they are tested after every turn.
const (
	Running End = iota
	Back        // a player occupies the six black places of the enemy's back row
	Stuck       // neither player has a move or an attack
	Quiet       // QuietTurns in a row
)

// QuietTurns is how many turns in a row with neither an attack nor a forward move end the game.
const QuietTurns = 100

// A State is a position as a small value, which plays without allocating. It is comparable, and comes from Start or
// Parse. Engines that look ahead copy one and play on the copy.
//
// Sides are numbered 0 for White, who is First, and 1 for Green.
type State struct {
	At    [Cells]Pawn
	Side  [2]Set            // the places of each side's pawns
	Lost  [2][Most + 1]int8 // pawns that each side has lost, by strength
	Left  [2]uint8          // pawns that each side has still to place
	Turn  uint8             // the side to move
	Quiet uint8             // turns in a row without attack or forward move
	End   End
	// Of the side to move, while the game runs and both are set up:
	moves  uint8  // how many moves and attacks it has
	movers [4]Set // its pawns that have one, by direction
}

// Start returns the state a game begins with: White is to place the first pawn.
func Start() State { return State{Left: [2]uint8{Pawns, Pawns}} }

// SettingUp says whether pawns are still to be placed.
func (s *State) SettingUp() bool { return s.Left[1] > 0 }

// Score returns the sum of a side's strengths on the six black places of the enemy's back row; a hidden one counts
// nothing.
func (s *State) Score(side int) int {
	sum, first := 0, 0
	if side == 0 {
		first = Cells - Columns
	}
	for cell := first; cell < first+Columns; cell += 2 {
		if pawn := s.At[cell]; pawn != 0 && pawn.Side() == side {
			sum += pawn.Strength()
		}
	}
	return sum
}

// Known returns how many pawns of each strength a side is known to have, on the board or lost; those whose strength is
// hidden are at 0.
func (s *State) Known(side int) [Most + 1]int8 {
	known := s.Lost[side]
	for it := s.Side[side]; !it.Empty(); {
		known[s.At[it.pop()].Strength()]++
	}
	return known
}

// hasBack says whether a side occupies the six black places of the enemy's back row.
func (s *State) hasBack(side int) bool {
	if side == 0 {
		return s.Side[0].High>>lastRow&blackRow == blackRow
	}
	return s.Side[1].Low&blackRow == blackRow
}

// settle checks whether the game has ended, and else counts the moves of the side to move. Both sides are set up.
func (s *State) settle() {
	s.End = Running
	s.moves = s.find(s.Turn)
	switch {
	case s.hasBack(0) || s.hasBack(1):
		s.end(Back)
	case s.moves == 0 && s.stuck():
		s.end(Stuck)
	case s.Quiet >= QuietTurns:
		s.end(Quiet)
	}
}

// stuck says whether the side that is not to move has neither a move nor an attack. The side to move has none.
func (s *State) stuck() bool {
	other := *s
	return other.find(s.Turn^1) == 0
}

// end ends the game.
func (s *State) end(how End) { s.End, s.moves, s.movers = how, 0, [4]Set{} }
