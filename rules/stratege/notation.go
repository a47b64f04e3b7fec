package stratege

import (
	"strings"

	"tablier/rules"
)

// A Kind is what sort of move a Word is.
type Kind uint8

// The kinds of moves.
const (
	Passing   Kind = iota
	Placing        // one pawn of a set-up
	SettingUp      // a whole set-up
	Moving         // to an empty place
	Attacking
)

// A Word is a written move.
type Word struct {
	Kind  Kind
	Step  Step     // unused for a whole set-up
	Setup Setup    // of a whole set-up; all hidden in the view of the other player
	Shown [2]uint8 // strengths of attacker and defender where an attack is written with them, else 0
}

const (
	hidden    = '?'
	setupMark = "#"
	allHidden = setupMark + "??????????????????"
)

// Text returns a legal step in notation.
func (s *State) Text(m Step) rules.Move {
	if m == PassStep {
		return rules.Pass
	}
	if cell, strength, ok := m.Placement(); ok {
		return placement(cell, strength)
	}
	from, to := m.Cells()
	if s.At[to] != 0 {
		return rules.Move(Name(from) + "x" + Name(to))
	}
	return rules.Move(Name(from) + "-" + Name(to))
}

func placement(cell, strength int) rules.Move {
	return rules.Move(Name(cell) + "=" + string(digit(strength)))
}

// digit returns how a strength is written.
func digit(strength int) byte {
	if strength == 0 {
		return hidden
	}
	return '0' + byte(strength)
}

// strength returns the strength that a digit stands for; ok is false when it is none.
func strength(c byte) (n uint8, ok bool) { return c - '0', c >= '1' && c <= '0'+Most }

// Text returns the set-up as one word.
func (setup Setup) Text() rules.Move {
	word := []byte(setupMark)
	for _, n := range setup {
		word = append(word, digit(int(n)))
	}
	return rules.Move(word)
}

// Read returns what a text in notation stands for, legal or not. The error is an *rules.Illegal with the fault BadMove.
func Read(move rules.Move) (Word, error) {
	if move == rules.Pass {
		return Word{Step: PassStep}, nil
	}
	if setup, ok := strings.CutPrefix(string(move), setupMark); ok {
		if w, ok := readSetup(setup); ok {
			return w, nil
		}
	} else if from, rest := readCell(string(move)); from >= 0 && len(rest) > 1 {
		if w, ok := readStep(from, rest[0], rest[1:]); ok {
			return w, nil
		}
	}
	return Word{}, &rules.Illegal{Move: move, Fault: rules.BadMove}
}

// readSetup reads the strengths of a whole set-up: all of them or none.
func readSetup(text string) (w Word, ok bool) {
	w.Kind = SettingUp
	if setupMark+text == allHidden {
		return w, true
	}
	if len(text) != Pawns {
		return w, false
	}
	for i := range w.Setup {
		if w.Setup[i], ok = strength(text[i]); !ok {
			return w, false
		}
	}
	return w, true
}

// readStep reads what follows a place: the sign of what is done there, and the rest.
func readStep(from int, sign byte, rest string) (w Word, ok bool) {
	if sign == '=' {
		n, known := strength(rest[0])
		if !known && rest[0] == hidden {
			n, known = 0, true
		}
		return Word{Kind: Placing, Step: Place(from, int(n))}, known && len(rest) == 1
	}
	to, rest := readCell(rest)
	if to < 0 || to == from {
		return Word{}, false
	}
	w = Word{Kind: Moving, Step: StepTo(from, to)}
	if sign == '-' {
		return w, rest == ""
	}
	w.Kind = Attacking
	if rest == "" || sign != 'x' {
		return w, sign == 'x'
	}
	if len(rest) != 3 || rest[0] != '=' {
		return w, false
	}
	var both bool
	w.Shown[0], ok = strength(rest[1])
	w.Shown[1], both = strength(rest[2])
	return w, ok && both
}
