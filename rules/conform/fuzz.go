package conform

import (
	"slices"
	"testing"

	"tablier/rules"
)

// Fuzz fuzzes the parser of positions and the reader of moves, seeded with positions and moves of random
// games: neither panics, a text that is accepted prints as one that parses to the same, and the moves
// accepted are exactly those listed, or stand for such. A move is also tried at the start when the position is refused.
func Fuzz(f *testing.F, spec *rules.Spec) {
	f.Helper()
	setups := Setups(spec)
	var starts []start
	for i, setup := range setups {
		m, err := RandomMatch(spec, setup, uint64(i), 100)
		if err != nil {
			f.Fatal(err)
		}
		for ply, move := range m.Moves() {
			f.Add(uint8(i), m.At(ply).String(), string(move))
		}
		starts = append(starts, start{m.At(0), acceptable(m.At(0))})
	}
	for _, text := range nonsense {
		f.Add(uint8(0), text, text)
	}
	f.Fuzz(func(t *testing.T, choice uint8, text, move string) {
		at := int(choice) % len(setups)
		p, err := checkParse(spec, setups[at], text)
		if err != nil {
			t.Fatal(err)
		}
		if p == nil {
			p, err = starts[at].position, starts[at].check(rules.Move(move))
		} else {
			err = checkMove(p, rules.Move(move), len(text)+len(move))
		}
		if err != nil {
			t.Fatalf("position %q: %v", p, err)
		}
	})
}

// A start is the first position of a setup, in which a move is tried where the text is refused, as most are.
type start struct {
	position rules.Position
	legal    []rules.Move // sorted
}

// check is checkMove for the start, whose listed moves the suite plays anyway.
func (s start) check(m rules.Move) error {
	if _, listed := slices.BinarySearch(s.legal, m); listed {
		return nil
	}
	return checkUnlisted(s.position, m)
}

// acceptable returns the moves that may be accepted as they are, sorted.
func acceptable(p rules.Position) []rules.Move {
	moves := append(redactedForms(p), p.Moves()...)
	slices.Sort(moves)
	return moves
}

// checkMove checks that some of the listed moves can be played, and m only if it is listed, is a listed move redacted,
// or stands for listed moves. Which are played the number decides: a position may have hundreds, and there are many
// positions.
func checkMove(p rules.Position, m rules.Move, number int) error {
	const most = 20
	before := snapshotOf(p)
	some := before.moves
	if n := len(some); n > most {
		some = make([]rules.Move, most)
		for i := range some {
			some[i] = before.moves[(number+i*n/most)%n]
		}
	}
	if err := checkPlayed(p, before, some); err != nil {
		return err
	}
	if slices.Contains(before.moves, m) || slices.Contains(redactedForms(p), m) {
		return nil
	}
	return checkUnlisted(p, m)
}
