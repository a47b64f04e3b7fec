package hyle

import (
	"testing"

	"tablier/rules"
)

// A draw reveals a colour, unless it is the only one that is left or the round draws as the first did; nothing else
// reveals anything.
func TestDrawsReveal(t *testing.T) {
	for name, c := range map[string]struct {
		setup rules.Setup
		start string
		moves []rules.Move
		want  []bool
	}{
		"from the bag": {rules.Setup{}, "", []rules.Move{"=a", "c3", "--", "=a"}, []bool{true, false, false, true}},
		"the last one": {
			rules.Setup{}, "cadad/bebab/cccad/eceee/1adbb ?", []rules.Move{"=d", "a1", "=b"}, []bool{false, false, true},
		},
		"as before": {rules.Setup{Options: []string{SameDraw}}, lastBut, []rules.Move{"a1", "=c"}, []bool{false, false}},
	} {
		t.Run(name, func(t *testing.T) {
			m := match(t, c.setup, c.start)
			play(t, m, c.moves...)
			for i, want := range c.want {
				if got := m.Reveals(i + 1); got != want {
					t.Errorf("%s reveals something: %t, want %t", c.moves[i], got, want)
				}
			}
		})
	}
}
