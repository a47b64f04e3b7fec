package entropy

import "math/bits"

// A State is a position in machine words, from the side of the player to move.
type State struct {
	Own, Other Set   // the pawns of the player to move, and of the other
	Turn       uint8 // 0 when First (White) is to move, 1 when Second is
	Passes     uint8 // turns in a row, just before this one, that were passes
}

// Start returns the position that a game begins with: White on a1 to e1, a2 and e2, Black facing it.
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

// Movable returns the pawns of the player to move that may slide, for each touches a friend; the pawns that are
// isolated, which touch nothing; and where a slide may end: anywhere free, but beside an isolated pawn while there is one.
func (s State) Movable() (movers, isolated, goals Set) {
	near := Around(s.Own)
	movers, isolated, goals = s.Own&near, s.Own&^near&^Around(s.Other), All
	if isolated != 0 {
		goals = Around(isolated)
	}
	return movers, isolated, goals
}

// AppendMoves appends the legal moves to buf, those of the first cell first: a single PassStep when the player cannot
// slide. It does not ask whether the game has ended. It allocates only when buf is too small: no position has more
// than MostMoves.
func (s State) AppendMoves(buf []Step) []Step {
	movers, _, goals := s.Movable()
	taken, had := s.Own|s.Other, len(buf)
	for ; movers != 0; movers &= movers - 1 {
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
func (s State) Count() int {
	movers, _, goals := s.Movable()
	taken, n := s.Own|s.Other, 0
	for ; movers != 0; movers &= movers - 1 {
		n += count(Slides(bits.TrailingZeros32(movers), taken) & goals)
	}
	return max(n, 1)
}

// MustPass says whether the player to move has no slide. It does not ask whether the game has ended.
func (s State) MustPass() bool {
	movers, _, goals := s.Movable()
	for ; movers != 0; movers &= movers - 1 {
		if Slides(bits.TrailingZeros32(movers), s.Own|s.Other)&goals != 0 {
			return false
		}
	}
	return true
}

// Play returns the position after a legal move; after any other, nonsense.
func (s State) Play(m Step) State {
	if m == PassStep {
		return State{s.Other, s.Own, s.Turn ^ 1, s.Passes + 1}
	}
	from, to := m.Cells()
	return State{s.Other, s.Own ^ (1<<from | 1<<to), s.Turn ^ 1, 0}
}

// Word packs a position and whose turn it is into one word, different for different ones. The passes before are left
// out: they change nothing but where a game of passes ends, which is a draw either way.
func (s State) Word() uint64 {
	return uint64(s.Own) | uint64(s.Other)<<Cells | uint64(s.Turn)<<(2*Cells)
}

// Perft counts the sequences of exactly depth legal moves, a pass counting as one, draws ignored (RULES.md). With
// immediate, the option of that name, a game also ends when the player who has just moved has won. Depth is at least 1.
func (s State) Perft(depth int, immediate bool) uint64 {
	if s.Over(immediate) {
		return 0
	}
	if depth == 1 {
		return uint64(s.Count())
	}
	var buf [MostMoves]Step
	var nodes uint64
	for _, m := range s.AppendMoves(buf[:0]) {
		nodes += s.Play(m).Perft(depth-1, immediate)
	}
	return nodes
}

// Over says whether the game has ended: somebody has won, or both have passed.
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
