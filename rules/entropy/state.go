package entropy

import "math/bits"

// A State is a position in machine words, from the side of the player to move.
type State struct {
	Own, Other Set   // the pawns of the player to move, and of the other
	Turn       uint8 // 0 when First (White) is to move, 1 when Second is
	Passes     uint8 // turns in a row, just before this one, that were passes
}

// Start returns the first position of a game: White on a1 to e1, a2 and e2, Black facing it.
func Start() State { return State{Own: 0x0308423, Other: 0x1884218} }

// A Step is a move in one word: Cells·from+to for a slide, and none of them is 0.
type Step uint16

// PassStep is the step of a player who has no slide.
const PassStep Step = Cells * Cells

// Slide returns the step from one cell to another.
func Slide(from, to int) Step { return Step(Cells*from + to) }

// Cells returns where a slide begins and ends.
func (m Step) Cells() (from, to int) { return int(m) / Cells, int(m) % Cells }

// Dispersed says whether all pawns of a side are apart from each other and each touches an enemy: the state that wins.
func Dispersed(own, other Set) bool {
	return own&Around(own) == 0 && own&^Around(other) == 0
}

// Alone returns the pawns of a side that touch nothing.
func Alone(own, other Set) Set { return own &^ Around(own|other) }

// movers returns the pawns of the player to move that may slide: each touches a friend.
func (s State) movers() Set { return s.Own & Around(s.Own) }

// goals returns the cells where a slide may end: all, but only those beside a pawn that is alone while there is one.
func (s State) goals() Set {
	if alone := Alone(s.Own, s.Other); alone != 0 {
		return Around(alone)
	}
	return All
}

// AppendMoves appends the legal moves to buf, those of the first cell first: a single PassStep when the player cannot
// slide. It does not ask whether the game has ended. It allocates only when buf is too small: no position has more
// than MostMoves.
func (s State) AppendMoves(buf []Step) []Step {
	taken, goals, had := s.Own|s.Other, s.goals(), len(buf)
	for movers := s.movers(); movers != 0; movers &= movers - 1 {
		from := bits.TrailingZeros32(movers)
		for to := Slides(from, taken) & goals; to != 0; to &= to - 1 {
			buf = append(buf, Slide(from, bits.TrailingZeros32(to)))
		}
	}
	if len(buf) == had {
		buf = append(buf, PassStep)
	}
	return buf
}

// MostMoves is enough room for the moves of any position: seven pawns with sixteen cells in line at most.
const MostMoves = Pawns * 16

// Count returns how many legal moves there are, a pass counting as one, as AppendMoves lists them.
func (s State) Count() int { return max(s.slides(), 1) }

// MustPass says whether the player to move has no slide. It does not ask whether the game has ended.
func (s State) MustPass() bool { return s.slides() == 0 }

// slides counts the slides of the player to move.
func (s State) slides() (n int) {
	taken, goals := s.Own|s.Other, s.goals()
	for movers := s.movers(); movers != 0; movers &= movers - 1 {
		n += bits.OnesCount32(Slides(bits.TrailingZeros32(movers), taken) & goals)
	}
	return n
}

// Play returns the position after a legal move; after any other, nonsense.
func (s State) Play(m Step) State {
	if m == PassStep {
		return State{s.Other, s.Own, s.Turn ^ 1, s.Passes + 1}
	}
	from, to := m.Cells()
	return State{s.Other, s.Own ^ (1<<from | 1<<to), s.Turn ^ 1, 0}
}

// Over says whether the game has ended: somebody has won, or both have passed. Immediate is the option with which it
// ends as soon as a side is dispersed.
func (s State) Over(immediate bool) bool { return s.Winner(immediate) >= 0 || s.Passes == 2 }

// Winner returns the turn of the player who has won, -1 while nobody has. With immediate, whoever completes a state
// that wins ends the game at once; without, a player wins at the start of the own turn.
func (s State) Winner(immediate bool) int {
	switch {
	case immediate && Dispersed(s.Other, s.Own):
		return int(s.Turn ^ 1) // a move that disperses both sides wins for who made it
	case Dispersed(s.Own, s.Other):
		return int(s.Turn)
	}
	return -1
}
