package main

import (
	"fmt"
	"math/rand/v2"

	"tablier/ai"
	"tablier/rules"
)

// opening starts a match with random plies, the same ones for the same seed. It passes over those that end the game.
func (a Arena) opening(plies int, seed uint64) (*rules.Match, error) {
	const tries = 1000
	for try := range uint64(tries) {
		m, err := a.playOpening(plies, seed, try)
		if err != nil || m.ToMove() != rules.Nobody {
			return m, err
		}
	}
	return nil, fmt.Errorf("no random game lasts for %d plies", plies)
}

// defaultOpeningPlies is the number of random plies that makes games differ which would all be alike, and decides few
// of them.
const defaultOpeningPlies = 6

// usualPlies returns how many random plies games begin with when nobody says: none in a game that can be over so soon,
// nor where a match has several rounds, for only the first of them would begin so.
func (a Arena) usualPlies() (int, error) {
	if a.Spec.Rounds > 1 {
		return 0, nil
	}
	for try := range uint64(100) {
		m, err := a.playOpening(defaultOpeningPlies, 0, try)
		if err != nil {
			return 0, err
		}
		if m.ToMove() == rules.Nobody {
			return 0, nil
		}
	}
	return defaultOpeningPlies, nil
}

// playOpening plays at random until a match has the plies of an opening or is over.
func (a Arena) playOpening(plies int, seed, try uint64) (*rules.Match, error) {
	m, err := rules.NewMatch(a.Spec, a.Setup, "")
	rng := rand.New(rand.NewPCG(ai.Mix(seed, try), 0))
	for err == nil && m.Ply() < plies && m.ToMove() != rules.Nobody {
		if m.ToMove() == rules.Chance {
			err = m.Play(draw(m, seed))
			continue
		}
		moves := m.View(m.Ply(), m.ToMove()).Moves()
		err = m.Play(moves[rng.IntN(len(moves))])
	}
	return m, err
}
