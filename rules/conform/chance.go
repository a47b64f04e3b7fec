package conform

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"tablier/rules"
)

// checkOdds checks that each move of chance has a weight, where they have any.
func checkOdds(p rules.Position) error {
	odds, weighted := p.(rules.Odds)
	if !weighted || p.ToMove() != rules.Chance {
		return nil
	}
	weights, moves := odds.Odds(), p.Moves()
	if len(weights) != len(moves) {
		return fmt.Errorf("odds %v for the moves %s", weights, list(moves))
	}
	if slices.ContainsFunc(weights, func(weight int) bool { return weight < 1 }) {
		return fmt.Errorf("odds %v: want each at least 1", weights)
	}
	return nil
}

// seeds checks that the record of a match whose chance draws from seeds proves it, and that of no other.
func (r *run) seeds(rng *rand.Rand) error {
	m, err := r.drawn(rng)
	if err != nil {
		return err
	}
	if err := checkReplay(m); err != nil {
		return fmt.Errorf("drawn from seeds %v: %w", m.Record().Seeds, err)
	}
	return checkAltered(m, rng)
}

// drawn plays a match with chance drawing from a seed a round, put into the record as soon as that may be.
func (r *run) drawn(rng *rand.Rand) (*rules.Match, error) {
	m, err := rules.NewMatch(r.spec, r.setup, "")
	if err != nil {
		return nil, err
	}
	seed := seedOf(rng)
	for m.Ply() < r.plies && m.ToMove() != rules.Nobody {
		moves := m.Position().Moves()
		move := moves[rng.IntN(len(moves))]
		if m.ToMove() == rules.Chance {
			move = m.ChanceMove(seed)
		}
		round := m.Round()
		if err := m.Play(move); err != nil {
			return nil, fmt.Errorf("drawn from seed %d: %w", seed, err)
		}
		if len(m.RoundOutcomes()) == round {
			continue
		}
		if err := m.Reveal(round, seed); err != nil {
			return nil, fmt.Errorf("the draws of a seed are refused as such: %w", err)
		}
		if !m.Setup().Has(r.spec.SameDraw) {
			seed = seedOf(rng)
		}
	}
	return m, nil
}

func seedOf(rng *rand.Rand) uint64 { return rng.Uint64N(1 << rules.SeedBits) }

// checkAltered checks that the record, whose seeds are known, is refused once one draw is another.
func checkAltered(m *rules.Match, rng *rand.Rand) error {
	record := m.Record()
	for _, ply := range rng.Perm(len(record.Moves)) {
		moves := m.At(ply).Moves()
		if m.At(ply).ToMove() != rules.Chance || m.RoundAt(ply) >= len(record.Seeds) || len(moves) == 1 {
			continue
		}
		record.Moves[ply] = moves[(slices.Index(moves, record.Moves[ply])+1)%len(moves)]
		if _, err := (rules.Registry{m.Spec()}).Replay(record); err == nil {
			return errors.New("a record with another draw than the seed's replays")
		}
		return nil
	}
	return nil
}
