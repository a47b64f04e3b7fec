package rules_test

import (
	"testing"

	"tablier/rules"
)

// revealing returns a letter for each move of a match: R for one that reveals something, else a dot.
func revealing(m *rules.Match) string {
	letters := make([]byte, m.Ply())
	for i := range letters {
		letters[i] = '.'
		if m.Reveals(i + 1) {
			letters[i] = 'R'
		}
	}
	return string(letters)
}

// A draw reveals what chance has drawn, and the end of a round its secrets. A pick stays secret, and what everybody
// sees reveals nothing.
func TestReveals(t *testing.T) {
	const round = "2 3 =3 -- =3 + =1 -- =2 --"
	for name, c := range map[string]struct {
		setup       rules.Setup
		moves, want string
	}{
		"running":          {rules.Setup{}, "2 3 =3 --", "..R."},
		"round over":       {rules.Setup{}, round, "..R.R.R.RR"},
		"told":             {rules.Setup{Options: []string{"told"}}, round, "..R.R.R.R."},
		"drawn as before":  {rules.Setup{Options: []string{"same", "told"}}, round + " 2 3 =3 + =3 +", "..R.R.R.R......."},
		"drawn once again": {rules.Setup{Options: []string{"told"}}, round + " 2 3 =3 + =3 +", "..R.R.R.R...R.R."},
	} {
		t.Run(name, func(t *testing.T) {
			if got := revealing(bagMatch(t, c.setup, "", c.moves)); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

func TestRevealedSince(t *testing.T) {
	m := bagMatch(t, rules.Setup{}, "", "2 3 =3 -- =3")
	for ply, want := range []bool{true, true, true, true, true, false} {
		if got := m.RevealedSince(ply); got != want {
			t.Errorf("since ply %d: %t, want %t", ply, got, want)
		}
	}
	m.Undo()
	m.Undo()
	if m.RevealedSince(3) {
		t.Error("what has been taken back is counted")
	}
}
