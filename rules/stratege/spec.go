package stratege

import "tablier/rules"

// Spec returns the game.
func Spec() *rules.Spec {
	return &rules.Spec{
		ID:       "stratege",
		Sides:    [2]string{"W", "G"},
		Variants: []string{"stratege"},
		Secret:   true,
		Sealer:   sealer{},
		New: func(rules.Setup) (rules.Position, error) {
			return Position{Start()}, nil
		},
		Parse: func(_ rules.Setup, text string) (rules.Position, error) {
			p, err := Parse(text)
			if err != nil {
				return nil, err // not a Position in an interface beside an error
			}
			return p, nil
		},
	}
}
