package hyle

import (
	"tablier/ai/lab"
	"tablier/rules"
	"tablier/rules/hyle"
)

// Subject is what searches that are shown need of Hyle: the points as they stand, of which Order wants many.
func Subject() *lab.Subject {
	return &lab.Subject{Evaluations: []lab.Evaluation{{
		Name: "points", Max: hyle.Order, Points: true,
		Of: func(p rules.Position) float64 { return float64(p.(hyle.Position).State.Points) },
	}}}
}
