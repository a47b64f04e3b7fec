package main

import (
	"context"
	"errors"
	"fmt"
	"math"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
)

// A Pairing is a number of games between two levels of one player.
type Pairing struct {
	Spec   *rules.Spec
	Setup  rules.Setup
	Player *players.Player
	Levels [2]int
	Games  int    // the first of the levels opens every other one
	Seed   uint64 // of the first game; the others follow
}

// A Tally counts the games of the first of two levels.
type Tally struct{ Won, Drawn, Lost int }

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

// Play plays the games.
func (p Pairing) Play() (Tally, error) {
	var tally Tally
	for i := range p.Games {
		first := i % 2 // which of the levels opens
		winner, err := p.game(first, p.Seed+uint64(i))
		if err != nil {
			return tally, fmt.Errorf("game %d: %w", i, err)
		}
		switch winner {
		case rules.Nobody:
			tally.Drawn++
		case rules.First + rules.Player(first):
			tally.Won++
		default:
			tally.Lost++
		}
	}
	return tally, nil
}

const longest = 2_000 // plies; a game that takes more is a defect of its rules

// game plays one game and returns who won.
func (p Pairing) game(first int, seed uint64) (rules.Player, error) {
	m, err := rules.NewMatch(p.Spec, p.Setup, "")
	if err != nil {
		return rules.Nobody, err
	}
	for m.ToMove() != rules.Nobody {
		if m.Ply() == longest {
			return rules.Nobody, errors.New("the game does not end")
		}
		side := m.ToMove()
		if side == rules.Chance {
			if err := m.Play(m.Draw(ai.Mix(seed, uint64(side), uint64(m.Round())))); err != nil {
				return rules.Nobody, err
			}
			continue
		}
		level := p.Levels[(side.Index()+first)%2]
		task := ai.Task{Spec: p.Spec, View: m.View(m.Ply(), side), Seen: m.Seen(), Seed: ai.Mix(seed, uint64(side))}
		result, err := p.Player.Search(context.Background(), task, level, ai.Limits{}, ai.Host{})
		if err != nil {
			return rules.Nobody, fmt.Errorf("level %d after %v: %w", level, m.Moves(), err)
		}
		if err := m.Play(result.Move); err != nil {
			return rules.Nobody, fmt.Errorf("level %d: %w", level, err)
		}
	}
	return m.Result().Winner, nil
}
