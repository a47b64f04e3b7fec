package stratege

import "math/bits"

// MostMoves is enough room for the moves of any state: those of the first placement.
const MostMoves = Pawns * Most

// The directions of a step, up being from White's seat; ways holds what each adds to a place.
const (
	up = iota
	down
	left
	right
)

var ways = [4]int{up: Columns, down: -Columns, left: -1, right: 1}

// find finds the pawns of a side that have a step in each direction, be it a move or an attack, and counts those
// steps: up and down only from black places, forward to what is empty or the enemy's, backward to the enemy's,
// sideways to either; and none from the enemy's back row.
func (s *State) find(side uint8) (count uint8) {
	own, enemy := &s.Side[side&1], &s.Side[side&1^1]
	low, high := own.Low, own.High
	freeLow, freeHigh := allHalf&^low, allHalf&^high // of friends
	aboveLow, aboveHigh, belowLow, belowHigh := freeLow, freeHigh, enemy.Low, enemy.High
	if side == 0 {
		high &^= fullRow << lastRow
	} else {
		low &^= fullRow
		aboveLow, aboveHigh, belowLow, belowHigh = belowLow, belowHigh, aboveLow, aboveHigh
	}
	movers := &s.movers
	movers[up] = Set{
		low & blackHalf & (aboveLow>>Columns | aboveHigh<<lastRow), high & blackHalf & (aboveHigh >> Columns),
	}
	movers[down] = Set{
		low & blackHalf & (belowLow << Columns), high & blackHalf & (belowHigh<<Columns | belowLow>>lastRow),
	}
	movers[left] = Set{low &^ firstFile & (freeLow << 1), high &^ firstFile & (freeHigh << 1)}
	movers[right] = Set{low &^ lastFile & (freeLow >> 1), high &^ lastFile & (freeHigh >> 1)}
	return uint8(movers[up].Len() + movers[down].Len() + movers[left].Len() + movers[right].Len())
}

// Len returns how many places the set has.
func (a Set) Len() int { return bits.OnesCount64(a.Low) + bits.OnesCount64(a.High) }

// pop removes a place, the first one, from a set that is not empty.
func (a *Set) pop() (cell int) {
	if a.Low != 0 {
		cell = bits.TrailingZeros64(a.Low)
		a.Low &= a.Low - 1
		return cell
	}
	cell = half + bits.TrailingZeros64(a.High)
	a.High &= a.High - 1
	return cell
}

// nth returns the k-th bit set in a word, counted from 0.
func nth(word uint64, k int) int {
	for ; k > 0; k-- {
		word &= word - 1
	}
	return bits.TrailingZeros64(word)
}

// Choices returns how many legal moves there are, a pass that is due counting as one: 0 once the game has ended.
func (s *State) Choices() int {
	if s.moves > 0 {
		return int(s.moves)
	}
	return s.rareChoices()
}

// rareChoices is Choices where there are neither moves nor attacks. It is a function of its own so that a call of the
// other takes none.
func (s *State) rareChoices() int {
	switch {
	case s.SettingUp():
		strengths, _ := s.unused()
		return s.Homes().Len() * strengths
	case s.End != Running:
		return 0
	}
	return 1
}

// Choice returns the k-th of the Choices, in an order of its own, without a list of the others: with k drawn evenly,
// every legal move is equally likely.
func (s *State) Choice(k int) Step {
	if s.SettingUp() {
		n, strengths := s.unused()
		homes := s.Homes()
		for range k / n {
			homes.pop()
		}
		return Place(homes.pop(), int(strengths[k%n]))
	}
	if s.moves == 0 {
		return PassStep
	}
	for way := range s.movers {
		low := bits.OnesCount64(s.movers[way].Low)
		if k < low {
			return stepBy(nth(s.movers[way].Low, k), ways[way])
		}
		k -= low
		high := bits.OnesCount64(s.movers[way].High)
		if k < high {
			return stepBy(half+nth(s.movers[way].High, k), ways[way])
		}
		k -= high
	}
	panic("stratege: there are not so many moves")
}

// AppendMoves appends the legal moves to buf, in an order of its own; none when the game has ended. It allocates only
// when buf is too small: no state has more than MostMoves.
func (s *State) AppendMoves(buf []Step) []Step {
	switch {
	case s.SettingUp():
		n, strengths := s.unused()
		for homes := s.Homes(); !homes.Empty(); {
			cell := homes.pop()
			for _, strength := range strengths[:n] {
				buf = append(buf, Place(cell, int(strength)))
			}
		}
		return buf
	case s.End != Running:
		return buf
	case s.moves == 0:
		return append(buf, PassStep)
	}
	for way, set := range s.movers {
		for !set.Empty() {
			buf = append(buf, stepBy(set.pop(), ways[way]))
		}
	}
	return buf
}

// MustPass says whether the side to move has neither a move nor an attack, while the game runs.
func (s *State) MustPass() bool { return s.moves == 0 && s.End == Running && !s.SettingUp() }
