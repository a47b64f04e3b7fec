package conform

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"tablier/rules"
)

// A run checks one setup and remembers what is needed for checks over several positions.
type run struct {
	spec  *rules.Spec
	setup rules.Setup
	plies int

	pool []rules.Move      // moves met so far, to be tried where they are not legal
	same map[string]string // by recurrence key: the common properties of positions with that key

	chance bool // chance was to act
}

// game checks every position of one random game and then its match as a whole. A panic of the game is an
// error like any other.
func (r *run) game(seed uint64) (err error) {
	rng := source(seed)
	m, err := rules.NewMatch(r.spec, r.setup, "")
	if err != nil {
		return fmt.Errorf("%s: no first position: %w", name(r.spec, r.setup), err)
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
		if err != nil {
			err = fmt.Errorf("%s, seed %d, ply %d, position %q: %w",
				name(r.spec, r.setup), seed, m.Ply(), clip(m.Position().String()), err)
		}
	}()
	if seed == 0 { // every game starts from this position
		if err := checkMegabyte(r.spec, r.setup, m.Position()); err != nil {
			return err
		}
	}
	if r.spec.Rounds > 1 && m.Position().Outcome().Over() {
		return errors.New("a round ends before its first move")
	}
	for {
		if err := r.stop(m, rng); err != nil {
			return err
		}
		if m.ToMove() == rules.Nobody {
			return r.match(m, rng)
		}
		if m.Ply() == r.plies {
			return fmt.Errorf("still running after %d plies", r.plies)
		}
		moves := m.Position().Moves()
		if err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
			return err
		}
	}
}

// stop checks the current position of the match, and the end of the round before.
func (r *run) stop(m *rules.Match, rng *rand.Rand) error {
	if boundary(m, m.Ply()) {
		if err := r.position(m.Landed(m.Ply()), rng); err != nil {
			return err
		}
	}
	return r.position(m.Position(), rng)
}

// position runs every check of a single position.
func (r *run) position(p rules.Position, rng *rand.Rand) error {
	if err := checkState(p); err != nil {
		return err
	}
	before := snapshotOf(p)
	if err := checkPlayed(p, before, before.moves); err != nil {
		return err
	}
	if err := checkText(r.spec, r.setup, before); err != nil {
		return err
	}
	if err := r.scored(p); err != nil {
		return err
	}
	if err := r.views(p, rng); err != nil {
		return err
	}
	if err := checkOdds(p); err != nil {
		return err
	}
	r.chance = r.chance || p.ToMove() == rules.Chance
	if err := r.redactions(p); err != nil {
		return err
	}
	if err := r.illegal(p, before, rng); err != nil {
		return err
	}
	return r.key(p)
}

// key compares a position with the earlier ones that recurrence takes for the same.
func (r *run) key(p rules.Position) error {
	if r.spec.Recurrences == 0 {
		return nil
	}
	key, counts := r.spec.Key(p)
	if !counts {
		return nil
	}
	if key == "" {
		return errors.New("empty Key of a position that counts")
	}
	what := fmt.Sprint(p.ToMove(), p.Moves())
	if before, ok := r.same[key]; ok && before != what {
		return fmt.Errorf("its Key %q is also that of a position where it was %s, not %s", clip(key), clip(before),
			clip(what))
	}
	r.same[key] = what
	q, err := r.spec.Parse(r.setup, p.String())
	if err != nil {
		return err
	}
	if again, counts := r.spec.Key(q); !counts || again != key {
		return fmt.Errorf("its Key is %q, but %q once the text is parsed", clip(key), clip(again))
	}
	return nil
}

// remember keeps some of the moves to try elsewhere: few, since each is tried in every position.
func (r *run) remember(moves []rules.Move, rng *rand.Rand) {
	const most = 64
	for _, m := range moves {
		switch {
		case slices.Contains(r.pool, m):
		case len(r.pool) < most:
			r.pool = append(r.pool, m)
		case rng.IntN(16) == 0:
			r.pool[rng.IntN(most)] = m
		}
	}
}

// clip keeps a message readable when a text in it is long.
func clip(s string) string {
	const most = 400
	if len(s) <= most {
		return s
	}
	return s[:most] + "…"
}
