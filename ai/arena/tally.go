package main

import (
	"math"
	"slices"

	"tablier/rules"
)

// A Tally sums up games for the first of two contestants.
type Tally struct {
	Won, Drawn, Lost int
	Plies            int // of the median game
	Cut              int // answers of either that the clock cut short
}

// tally sums up games that have been played, at least one; one that has not come to its end is drawn.
func tally(games []game) Tally {
	var t Tally
	var plies []int
	for _, g := range games {
		plies = append(plies, g.match.Ply())
		t.Cut += g.cut
		switch g.match.Result().Winner {
		case rules.Nobody:
			t.Drawn++
		case rules.First + rules.Player(g.first):
			t.Won++
		default:
			t.Lost++
		}
	}
	slices.Sort(plies)
	t.Plies = plies[len(plies)/2]
	return t
}

// Score returns the share of the points, a draw being half a point.
func (t Tally) Score() float64 {
	return (float64(t.Won) + float64(t.Drawn)/2) / float64(t.Won+t.Drawn+t.Lost)
}

// Error returns the standard error of the score.
func (t Tally) Error() float64 {
	n := float64(t.Won + t.Drawn + t.Lost)
	mean := t.Score()
	squares := float64(t.Won)*(1-mean)*(1-mean) + float64(t.Drawn)*(0.5-mean)*(0.5-mean) + float64(t.Lost)*mean*mean
	return math.Sqrt(squares) / n
}
