package domino

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tablier/rules"
)

// Name returns the name of a cell: "2,-1".
func (c Cell) Name() string { return names[c] }

// names are the names of the cells, and ranks their places among these: a position has hundreds of moves to be written
// and sorted.
var names, ranks = func() (names [math.MaxUint8 + 1]string, ranks [math.MaxUint8 + 1]uint8) {
	for c := range names {
		x, y := Cell(c).XY()
		names[c] = strconv.Itoa(x) + "," + strconv.Itoa(y)
	}
	sorted := names
	slices.Sort(sorted[:])
	for c, name := range names {
		rank, _ := slices.BinarySearch(sorted[:], name)
		ranks[c] = uint8(rank)
	}
	return names, ranks
}()

// place returns a number that orders steps as their texts are ordered, with the step in its lowest bits. No name of a
// cell that a domino can lie on begins another's.
func (m Step) place() uint64 {
	a, b := m.Numbers()
	first, second := m.Cells()
	return uint64(a)<<40 | uint64(b)<<36 | uint64(ranks[first])<<28 | uint64(ranks[second])<<20 | uint64(m)
}

// cellNamed returns the cell with a name that is on the grid within its rim; false for any other text.
func cellNamed(name string) (Cell, bool) {
	xs, ys, two := strings.Cut(name, ",")
	x, okX := coordinate(xs)
	y, okY := coordinate(ys)
	if !two || !okX || !okY || x < 2-MostSize || x >= MostSize || y <= -MostSize || y >= MostSize {
		return 0, false
	}
	return At(x, y), true
}

// coordinate reads a number of one digit, with its sign if it is below zero.
func coordinate(text string) (int, bool) {
	digit, below := strings.CutPrefix(text, "-")
	if len(digit) != 1 || digit[0] < '0' || digit[0] > '9' || below && digit == "0" {
		return 0, false
	}
	n := int(digit[0] - '0')
	if below {
		n = -n
	}
	return n, true
}

// Text returns a step in notation.
func (m Step) Text() rules.Move {
	a, b := m.Numbers()
	first, second := m.Cells()
	text := append(make([]byte, 0, 16), '0'+byte(a), '0'+byte(b), '@')
	text = append(text, first.Name()...)
	text = append(append(text, '>'), second.Name()...)
	return rules.Move(text)
}

// Read returns the step that a text in notation stands for, legal or not. The error is an *rules.Illegal with the
// fault BadMove.
func Read(move rules.Move) (Step, error) {
	if m, ok := read(string(move)); ok {
		return m, nil
	}
	return 0, &rules.Illegal{Move: move, Fault: rules.BadMove}
}

func read(move string) (m Step, ok bool) {
	numbers, cells, _ := strings.Cut(move, "@")
	from, to, _ := strings.Cut(cells, ">")
	first, ok1 := cellNamed(from)
	second, ok2 := cellNamed(to)
	if len(numbers) != 2 || !ok1 || !ok2 {
		return 0, false
	}
	a, b := int(numbers[0])-'0', int(numbers[1])-'0'
	direction := directionTo(first, second)
	if a < 0 || a >= Numbers || b < 0 || b >= Numbers || direction < 0 {
		return 0, false
	}
	m = Lay(first, direction, a, b)
	smaller, _ := m.Numbers()
	start, _ := m.Cells()
	return m, smaller == a && start == first // otherwise it is written the other way round
}

// directionTo returns the direction from a cell to its neighbour, -1 when it is none.
func directionTo(from, to Cell) int {
	fx, fy := from.XY()
	tx, ty := to.XY()
	switch [2]int{tx - fx, ty - fy} {
	case [2]int{1, 0}:
		return 0
	case [2]int{0, 1}:
		return 1
	case [2]int{-1, 0}:
		return 2
	case [2]int{0, -1}:
		return 3
	}
	return -1
}
