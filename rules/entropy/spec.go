package entropy

import "tablier/rules"

// Immediate is the option with which the game ends as soon as a side is dispersed, as the author's text of 1994 has
// it, and not at the start of that side's turn.
const Immediate = "immediate"

// Spec returns the game. A position with the same side to move draws when it stands for the third time.
func Spec() *rules.Spec {
	return &rules.Spec{
		ID:          "entropy",
		Sides:       [2]string{"W", "B"},
		Variants:    []string{"entropy"},
		Options:     []string{Immediate},
		Recurrences: 3,
		Key: func(p rules.Position) (string, bool) {
			q := p.(Position)
			return q.board(), q.State.Passes < 2 // the second pass has ended the game there
		},
		New: func(setup rules.Setup) (rules.Position, error) {
			return Position{Start(), setup.Has(Immediate)}, nil
		},
		Parse: func(setup rules.Setup, text string) (rules.Position, error) {
			p, err := Parse(text, setup.Has(Immediate))
			if err != nil {
				return nil, err // not a Position in an interface beside an error
			}
			return p, nil
		},
	}
}
