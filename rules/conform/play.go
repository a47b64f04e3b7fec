package conform

import (
	"testing"

	"tablier/rules"
)

// Match plays moves from a start, the usual one when it is empty; t fails when one is refused.
func Match(t testing.TB, spec *rules.Spec, setup rules.Setup, start string, moves ...rules.Move) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(spec, setup, start)
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range moves {
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
