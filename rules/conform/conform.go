// Package conform is the suite that every game of Tablier must pass, as [testing/fstest] is for file
// systems. A game runs it in a few lines of its tests:
//
//	func TestConform(t *testing.T) { conform.Test(t, chess.Spec()) }
//	func FuzzText(f *testing.F)    { conform.Fuzz(f, chess.Spec()) }
//
// The suite plays seeded random games in every variant and holds each position against the promises of package
// rules: moves are sorted, counted and legal, all others are refused with a reason or stand for such moves (see
// [rules.Expander]), play is pure, text round-trips, views and redacted records leak nothing, what is sealed is
// enough, chance has its odds, games end, rounds add up, records replay. It knows no game, so it cannot tell
// whether the rules are the right ones: that takes cases with a source, and random play seldom meets the rare
// ends.
//
// It is for tests only; no program imports it, so it may use what package rules may not.
package conform

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
)

// A Config is the amount of checks; the zero Config is the one of [Test].
type Config struct {
	Games int // random games of each setup; 0 stands for 12, and with the tag bars for 40
	Plies int // the most plies of a random game; 0 stands for 2000
}

// Test fails t with everything that [Check] finds.
func Test(t *testing.T, spec *rules.Spec) {
	t.Helper()
	if err := Check(spec, Config{}); err != nil {
		t.Fatal(err)
	}
}

// Check plays random games of the spec and returns every promise that it saw broken, at most one a game
// and ten in all, joined; each names the setup, the seed, the ply and the position. The same spec gives
// the same error every time.
func Check(spec *rules.Spec, config Config) error {
	if config.Games == 0 {
		config.Games = games
	}
	if config.Plies == 0 {
		config.Plies = 2000
	}
	if err := checkSpec(spec); err != nil {
		return fmt.Errorf("spec %q: %w", spec.ID, err)
	}
	var broken []error
	for _, setup := range Setups(spec) {
		r := &run{spec: spec, setup: setup, plies: config.Plies, same: map[string]string{}}
		for seed := range config.Games {
			if err := r.game(uint64(seed)); err != nil {
				broken = append(broken, err)
			}
			if len(broken) == 10 {
				return errors.Join(broken...)
			}
		}
	}
	return errors.Join(broken...)
}

// Setups returns every variant without options, with each option alone and, where there are several,
// with all of them.
func Setups(spec *rules.Spec) []rules.Setup {
	var setups []rules.Setup
	for _, variant := range spec.Variants {
		setups = append(setups, rules.Setup{Variant: variant})
		for _, option := range spec.Options {
			setups = append(setups, rules.Setup{Variant: variant, Options: []string{option}})
		}
		if len(spec.Options) > 1 {
			setups = append(setups, rules.Setup{Variant: variant, Options: slices.Sorted(slices.Values(spec.Options))})
		}
	}
	return setups
}

// RandomMatch plays a game at random, the same one for the same seed, to its end or until it has the given
// number of plies.
func RandomMatch(spec *rules.Spec, setup rules.Setup, seed uint64, plies int) (*rules.Match, error) {
	m, err := rules.NewMatch(spec, setup, "")
	if err != nil {
		return nil, err
	}
	rng := source(seed)
	for m.Ply() < plies && m.ToMove() != rules.Nobody {
		moves := m.Position().Moves()
		if err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
			return nil, err
		}
	}
	return m, nil
}

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func name(spec *rules.Spec, setup rules.Setup) string {
	return strings.Join(append([]string{spec.ID, setup.Variant}, setup.Options...), " ")
}
