package entropy

import (
	"math/bits"

	"tablier/rules"
)

// Name returns a cell's name: a1 to e5.
func Name(cell int) string { return string([]byte{'a' + byte(cell/Size), '1' + byte(cell%Size)}) }

// cellNamed returns the cell with a name, -1 when there is none.
func cellNamed(name string) int {
	if len(name) != 2 || name[0]-'a' >= Size || name[1]-'1' >= Size {
		return -1
	}
	return Size*int(name[0]-'a') + int(name[1]-'1')
}

// Names returns the names of the cells of a set, in order.
func Names(x Set) []string {
	var names []string
	for ; x != 0; x &= x - 1 {
		names = append(names, Name(bits.TrailingZeros32(x)))
	}
	return names
}

// Text returns a step in notation: a2-c4, or -- for a pass.
func (m Step) Text() rules.Move {
	if m == PassStep {
		return rules.Pass
	}
	from, to := m.Cells()
	return rules.Move(Name(from) + "-" + Name(to))
}

// Read returns the step that a text in notation stands for, legal or not. The error is an *rules.Illegal with the
// fault BadMove.
func Read(move rules.Move) (Step, error) {
	if move == rules.Pass {
		return PassStep, nil
	}
	if len(move) == 5 && move[2] == '-' && move[:2] != move[3:] {
		if from, to := cellNamed(string(move[:2])), cellNamed(string(move[3:])); from >= 0 && to >= 0 {
			return Slide(from, to), nil
		}
	}
	return 0, &rules.Illegal{Move: move, Fault: rules.BadMove}
}
