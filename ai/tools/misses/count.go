package main

import (
	"context"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
)

// seeds is how often each position is tried.
const seeds = 4

// A count is how often something was missed, and tried.
type count struct{ missed, tried int }

// A record is what a level misses: of wins, and of threats, by their traits.
type record [2][traitCount]count

// missesOf has a level try positions.
func missesOf(player *players.Player, level int, tries []try) (r record, err error) {
	for i, t := range tries {
		for seed := range uint64(seeds) {
			t.task.Seed = ai.Mix(seed, uint64(i))
			found, err := player.Search(context.Background(), t.task, level, ai.Limits{}, ai.Hooks{})
			if err != nil {
				return r, err
			}
			r.add(t, found.Move)
		}
	}
	return r, nil
}

// add counts a move that was made in a position.
func (r *record) add(t try, made rules.Move) {
	for _, trait := range t.of {
		c := &r[kind(t.threat)][trait]
		c.tried++
		if !t.good[made] {
			c.missed++
		}
	}
}
