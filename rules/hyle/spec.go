package hyle

import (
	"strconv"

	"tablier/rules"
)

// SameDraw is the option with which both rounds draw the same colours.
const SameDraw = "same"

// Spec returns the game. The small boards come last, for links count variants from the first.
func Spec() *rules.Spec {
	return &rules.Spec{
		ID:       "hyle",
		Sides:    [2]string{"C", "O"},
		Variants: []string{"5", "7", "3", "4"},
		Options:  []string{SameDraw},
		Rounds:   2,
		SameDraw: SameDraw,
		New: func(setup rules.Setup) (rules.Position, error) {
			return Position{Start(Side(setup))}, nil
		},
		Parse: func(setup rules.Setup, text string) (rules.Position, error) {
			p, err := Parse(text, Side(setup))
			if err != nil {
				return nil, err // not a Position in an interface beside an error
			}
			return p, nil
		},
	}
}

// Side returns how many cells a side of the board of a setup has.
func Side(setup rules.Setup) int {
	n, err := strconv.Atoi(setup.Variant)
	if err != nil {
		panic("hyle: a setup that has not been through Check")
	}
	return n
}
