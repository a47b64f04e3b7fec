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
	for i, setup := range setups {
		m, err := RandomMatch(spec, setup, uint64(i), 100)
		if err != nil {
			f.Fatal(err)
		}
		for ply, move := range m.Moves() {
			f.Add(uint8(i), m.At(ply).String(), string(move))
		}
	}
	for _, text := range nonsense {
		f.Add(uint8(0), text, text)
	}
	f.Fuzz(func(t *testing.T, choice uint8, text, move string) {
		setup := setups[int(choice)%len(setups)]
		p, err := checkParse(spec, setup, text)
		if err != nil {
			t.Fatal(err)
		}
		if p == nil {
			if p, err = spec.New(setup); err != nil {
				t.Fatal(err)
			}
		}
		if err := checkMove(p, rules.Move(move)); err != nil {
			t.Fatalf("position %q: %v", p, err)
		}
	})
}

// checkMove checks that every listed move can be played, and m only if it is listed, is a listed move redacted, or
// stands for listed moves.
func checkMove(p rules.Position, m rules.Move) error {
	if err := checkPlay(p); err != nil || slices.Contains(append(redactedForms(p), p.Moves()...), m) {
		return err
	}
	return checkUnlisted(p, m)
}
