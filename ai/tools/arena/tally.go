package main

import (
	"fmt"
	"math"
	"slices"

	"tablier/rules"
)

// A Tally is the result of some games for the first of two contestants.
type Tally struct {
	Won, Drawn, Lost int
	Plies            int // of the median game
	// Lead is, for each contestant, how many points more than the other it makes in a round in the role of Second;
	// of a game of one round nothing.
	Lead [2]Mean
	// Points is how many points more than the other the first contestant makes in a game of one round that has points.
	Points Mean
}

// tally sums up games that have been played, at least one; one that has not come to its end is drawn.
func tally(games []game) Tally {
	var t Tally
	var plies []int
	for _, g := range games {
		plies = append(plies, g.match.Ply())
		if score := g.match.Result().Score; g.match.Rounds() > 1 {
			t.lead(g)
		} else if score != nil {
			t.Points.add(float64(score[g.first] - score[1-g.first]))
		}
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

// lead counts the points of the rounds that have been played to their end.
func (t *Tally) lead(g game) {
	for round, out := range g.match.RoundOutcomes() {
		second := (round + 1) % 2 // of the match's players, who swap roles from round to round
		t.Lead[(second+g.first)%2].add(float64(out.Score[second] - out.Score[1-second]))
	}
}

// A Mean is the mean of numbers, with its standard error.
type Mean struct {
	N            int
	Sum, Squares float64
}

func (m *Mean) add(x float64) {
	m.N++
	m.Sum += x
	m.Squares += x * x
}

// Value returns the mean, 0 of no numbers.
func (m Mean) Value() float64 { return m.Sum / float64(max(m.N, 1)) }

// Error returns its standard error, 0 when there are fewer than two numbers.
func (m Mean) Error() float64 {
	n := float64(max(m.N, 2))
	return math.Sqrt(max(m.Squares-m.Sum*m.Value(), 0) / (n * (n - 1)))
}

// String returns the mean with its standard error: 1.25 ± 0.10.
func (m Mean) String() string { return fmt.Sprintf("%.2f ± %.2f", m.Value(), m.Error()) }

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
