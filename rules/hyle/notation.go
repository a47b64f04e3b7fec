package hyle

import "tablier/rules"

// Name returns the name of a cell of a board with n cells a side: a1 to g7.
func Name(cell, n int) string { return string([]byte{'a' + byte(cell/n), '1' + byte(cell%n)}) }

// cellNamed returns the cell with a name, -1 when there is none.
func cellNamed(name string, n int) int {
	if len(name) != 2 {
		return -1
	}
	file, rank := int(name[0])-'a', int(name[1])-'1'
	if file < 0 || file >= n || rank < 0 || rank >= n {
		return -1
	}
	return n*file + rank
}

// Text returns a step in notation, on a board with n cells a side.
func (m Step) Text(n int) rules.Move {
	if m == Decline {
		return rules.Pass
	}
	if colour := m.Colour(); colour != 0 {
		return rules.Move([]byte{'=', letter(colour)})
	}
	from, to := m.Cells()
	if from == to {
		return rules.Move(Name(from, n))
	}
	a, b := Name(from, n), Name(to, n)
	return rules.Move([]byte{a[0], a[1], '-', b[0], b[1]})
}

// Read returns the step that a text in notation stands for on a board with n cells a side, legal or not. The error is
// an *rules.Illegal with the fault BadMove.
func Read(move rules.Move, n int) (Step, error) {
	switch {
	case move == rules.Pass:
		return Decline, nil
	case len(move) == 2 && move[0] == '=':
		if colour := colourOf(move[1], n); colour != 0 {
			return Draw(colour), nil
		}
	case len(move) == 2:
		if cell := cellNamed(string(move), n); cell >= 0 {
			return Place(cell), nil
		}
	case len(move) == 5 && move[2] == '-' && move[:2] != move[3:]:
		if from, to := cellNamed(string(move[:2]), n), cellNamed(string(move[3:]), n); from >= 0 && to >= 0 {
			return Slide(from, to), nil
		}
	}
	return 0, &rules.Illegal{Move: move, Fault: rules.BadMove}
}

// letter returns how a colour, from 1 on, is written.
func letter(colour uint8) byte { return 'a' - 1 + colour }

// colourOf returns the colour that a letter stands for on a board with n of them, 0 for none.
func colourOf(c byte, n int) uint8 {
	if c < 'a' || int(c) >= 'a'+n {
		return 0
	}
	return c - 'a' + 1
}
