// Package domino is Astronomy Domino: with the 28 dominoes of an ordinary set, 0-0 lying already, the players in turn
// lay one from the open reserve that they share; who cannot loses. The variant is the size N of the zone, "3" to "7":
// the zone lies nowhere in particular, but what has been laid must never be wider or higher than N cells.
//
// Looking at the contacts between the two halves of a domino and those of the others: equal numbers other than zero
// match, and so do a zero and any other number; two different numbers other than zero may not touch, nor may two zeros.
// A domino is laid on two empty cells where nothing that may not touch does, and at least one contact matches.
//
// 0-0 lies on 0,0 and 1,0; x grows to the right and y upwards. A move is "36@2,0>3,0": the 3 on 2,0 and the 6 on 3,0,
// the smaller number first, and of a double the left or lower half. The text of a position is the moves that led to it
// after the size: "N=5 36@2,0>3,0".
//
// [State] is the typed core, for engines; [Position] puts the text interface of package rules around it.
package domino

import "math/bits"

// Sizes of the zone.
const (
	LeastSize = 3
	MostSize  = 7
)

// The grid holds every cell that any zone can reach, and a rim around them.
const (
	Stride   = 2 * MostSize                   // cells a row of the grid
	GridLen  = Stride * (2*MostSize + 1)      // cells of the grid
	origin   = Stride*MostSize + MostSize - 1 // the cell 0,0
	Numbers  = 7                              // 0 to 6
	Pieces   = Numbers * (Numbers + 1) / 2    // dominoes of a set
	MostLaid = MostSize * MostSize / 2        // dominoes that fit in the largest zone, 0-0 included
)

// A Cell is a cell of the grid, row by row from below.
type Cell uint8

// At returns the cell at x, y, which must be on the grid.
func At(x, y int) Cell { return Cell(origin + Stride*y + x) }

// XY returns the coordinates of a cell.
func (c Cell) XY() (x, y int) { return int(c)%Stride - (MostSize - 1), int(c)/Stride - MostSize }

// Directions is how many neighbours a cell has: 0 right, 1 up, 2 left, 3 down.
const Directions = 4

var directions = [Directions]int{1, Stride, -1, -Stride}

// Beside returns the neighbour of a cell in a direction; the cell must not be at the edge of the grid.
func (c Cell) Beside(direction int) Cell { return Cell(int(c) + directions[direction]) }

// Masks of numbers: bit n for the number n.
const (
	anyNumber = 1<<Numbers - 1
	zero      = 1
)

// touched, beside the numbers that may lie on a cell, says that a neighbour is taken: any number that may lie there
// matches.
const touched = 1 << Numbers

// A State is a position in machine words, comparable, some 500 bytes.
type State struct {
	// On holds the number on each cell and one; 0 for an empty cell.
	On [GridLen]uint8
	// Open holds for each empty cell the numbers that may lie there, and touched; 0 for the cells that are taken and
	// those that no zone of this size reaches.
	Open  [GridLen]uint8
	Left  [Numbers]uint8 // the reserve: bit b of Left[a] and bit a of Left[b] for the domino a-b
	Laid  [MostLaid]Step // the moves so far
	Plies uint8
	N     uint8
	// MinX to MaxX and MinY to MaxY are the bounding box of the laid dominoes.
	MinX, MaxX, MinY, MaxY int8
}

// Start returns the state with 0-0 alone in a zone of a size.
func Start(n int) State {
	s := State{N: uint8(n), MaxX: 1}
	for a := range s.Left {
		s.Left[a] = anyNumber
	}
	for y := 1 - n; y < n; y++ {
		for x := 2 - n; x < n; x++ {
			s.Open[At(x, y)] = anyNumber
		}
	}
	s.Left[0] &^= zero
	s.cover(At(0, 0), 0)
	s.cover(At(1, 0), 0)
	return s
}

// cover lays a number on a cell, and updates the numbers that may lie beside it.
func (s *State) cover(c Cell, number int) {
	s.On[c], s.Open[c] = uint8(number)+1, 0
	may := uint8(zero | 1<<number)
	if number == 0 {
		may = anyNumber &^ zero
	}
	for direction := range Directions {
		if beside := c.Beside(direction); s.Open[beside] != 0 {
			s.Open[beside] = s.Open[beside]&may | touched
		}
	}
}

// A Step is a move in one word: the cell of the first number, the direction to the second, and both numbers.
type Step uint16

// Lay returns the step that lays number a on a cell and b on its neighbour in a direction, in the one way it is
// written: the smaller number first, of a double the left or lower half.
func Lay(c Cell, direction, a, b int) Step {
	if a > b || a == b && direction >= 2 {
		c, direction, a, b = c.Beside(direction), direction^2, b, a
	}
	return Step(int(c) | direction<<8 | a<<10 | b<<13)
}

// Cells returns where the first number lies, and where the second.
func (m Step) Cells() (first, second Cell) {
	first = Cell(m)
	return first, first.Beside(int(m >> 8 & 3))
}

// Numbers returns both numbers, the smaller first.
func (m Step) Numbers() (a, b int) { return int(m >> 10 & 7), int(m >> 13) }

// Reach returns the bounding box of the cells that can still be covered.
func (s *State) Reach() (minX, maxX, minY, maxY int) {
	n := int(s.N)
	return int(s.MaxX) - n + 1, int(s.MinX) + n - 1, int(s.MaxY) - n + 1, int(s.MinY) + n - 1
}

// pairs calls do with each pair of neighbouring empty cells on which the zone and the contacts allow some domino: the
// left or lower one, the direction, and the numbers that may lie on each. It ends when do says false.
func (s *State) pairs(do func(c Cell, direction int, first, second uint8) bool) {
	minX, maxX, minY, maxY := s.Reach()
	wide, high := maxX-minX >= int(s.N), maxY-minY >= int(s.N) // two ends cannot both be reached at once
	for y := minY; y <= maxY; y++ {
		for x := minX; x <= maxX; x++ {
			c := At(x, y)
			open := s.Open[c]
			if open == 0 {
				continue
			}
			for direction := range 2 {
				other := s.Open[c.Beside(direction)]
				if other == 0 || (open|other)&touched == 0 {
					continue
				}
				if direction == 0 && (x == maxX || wide && !s.spans(x, x+1, s.MinX, s.MaxX)) ||
					direction == 1 && (y == maxY || high && !s.spans(y, y+1, s.MinY, s.MaxY)) {
					continue
				}
				if !do(c, direction, open&anyNumber, other&anyNumber) {
					return
				}
			}
		}
	}
}

// spans says whether the zone holds the laid dominoes from least to most together with new ones from a to b.
func (s *State) spans(a, b int, least, most int8) bool {
	return max(b, int(most))-min(a, int(least)) < int(s.N)
}

// AppendMoves appends the legal moves to buf, always in the same order; none when the game is over.
func (s *State) AppendMoves(buf []Step) []Step {
	s.pairs(func(c Cell, direction int, first, second uint8) bool {
		for ; first != 0; first &= first - 1 {
			a := bits.TrailingZeros8(first)
			for left := s.Left[a] & second; left != 0; left &= left - 1 {
				buf = append(buf, Lay(c, direction, a, bits.TrailingZeros8(left)))
			}
		}
		return true
	})
	return buf
}

// Count returns how many legal moves there are.
func (s *State) Count() (n int) {
	s.pairs(func(_ Cell, _ int, first, second uint8) bool {
		for ; first != 0; first &= first - 1 {
			n += bits.OnesCount8(s.Left[bits.TrailingZeros8(first)] & second)
		}
		return true
	})
	return n
}

// Over says whether the player to move has no move.
func (s *State) Over() bool {
	over := true
	s.pairs(func(_ Cell, _ int, first, second uint8) bool {
		for ; first != 0 && over; first &= first - 1 {
			over = s.Left[bits.TrailingZeros8(first)]&second == 0
		}
		return over
	})
	return over
}

// Play returns the state after a legal move; after any other, nonsense.
func (s *State) Play(m Step) State {
	next := *s
	next.Do(m)
	return next
}

// Do plays a legal move in place.
func (s *State) Do(m Step) {
	first, second := m.Cells()
	a, b := m.Numbers()
	s.cover(first, a)
	s.cover(second, b)
	s.Left[a] &^= 1 << b
	s.Left[b] &^= 1 << a
	for _, c := range [2]Cell{first, second} {
		s.stretch(c)
	}
	s.Laid[s.Plies] = m
	s.Plies++
}

// stretch extends the bounding box to a cell.
func (s *State) stretch(c Cell) {
	x, y := c.XY()
	s.MinX, s.MaxX = min(s.MinX, int8(x)), max(s.MaxX, int8(x))
	s.MinY, s.MaxY = min(s.MinY, int8(y)), max(s.MaxY, int8(y))
}
