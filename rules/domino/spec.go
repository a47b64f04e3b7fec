package domino

import "tablier/rules"

// Spec returns the game. The zone of five cells is the usual one; three and four are small exercises.
func Spec() *rules.Spec {
	return &rules.Spec{
		ID:       "domino",
		Sides:    [2]string{"1", "2"},
		Variants: []string{"5", "6", "7", "3", "4"},
		New: func(setup rules.Setup) (rules.Position, error) {
			return Position{Start(size(setup))}, nil
		},
		Parse: func(setup rules.Setup, text string) (rules.Position, error) {
			p, err := Parse(text, size(setup))
			if err != nil {
				return nil, err // not a Position in an interface beside an error
			}
			return p, nil
		},
	}
}

// size returns the size of the zone of a setup that has been through Check.
func size(setup rules.Setup) int { return int(setup.Variant[0] - '0') }
