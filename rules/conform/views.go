package conform

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"tablier/rules"
)

// views checks that each player's view is true and gives nothing away.
func (r *run) views(p rules.Position, rng *rand.Rand) error {
	for _, viewer := range viewers {
		if err := r.view(p, viewer, rng.Uint64()); err != nil {
			return fmt.Errorf("the view of %s: %w", viewer, err)
		}
	}
	return checkEverything(p)
}

// checkEverything checks that nothing is hidden from chance.
func checkEverything(p rules.Position) error {
	v := p.View(rules.Chance)
	if isOpen(v, p) {
		return nil
	}
	all := viewSnapshot{p.String(), p.ToMove(), p.Moves()}
	if got := snapshotOfView(v); !got.equal(all) {
		return fmt.Errorf("chance sees %+v, not everything, %+v", got, all)
	}
	if q := v.Resample(nil); q.String() != all.text {
		return fmt.Errorf("nothing is hidden from chance, yet its view is resampled to %q", clip(q.String()))
	}
	return nil
}

// view checks one view: it agrees with the position, and another position that agrees with it looks the
// same to the viewer in every respect, down to what it would resample.
func (r *run) view(p rules.Position, viewer rules.Player, seed uint64) error {
	v := p.View(viewer)
	if isOpen(v, p) {
		return nil // all that follows has been checked of the position
	}
	if v.ToMove() != p.ToMove() {
		return fmt.Errorf("%s is to move, not %s", v.ToMove(), p.ToMove())
	}
	if viewer == p.ToMove() && !slices.Equal(v.Moves(), p.Moves()) {
		return fmt.Errorf("moves %s, of the position %s", list(v.Moves()), list(p.Moves()))
	}
	q := v.Resample(source(seed))
	if err := checkState(q); err != nil {
		return fmt.Errorf("resampled to %q: %w", clip(q.String()), err)
	}
	if err := checkText(r.spec, r.setup, snapshotOf(q)); err != nil {
		return fmt.Errorf("resampled to %q: %w", clip(q.String()), err)
	}
	if q.ToMove() != p.ToMove() || !reflect.DeepEqual(q.Outcome(), p.Outcome()) {
		return fmt.Errorf("resampled to %q, which stands otherwise", clip(q.String()))
	}
	if strings.Count(q.String(), "?") > strings.Count(p.String(), "?") {
		return fmt.Errorf("resampled to %q, in which something is unknown", clip(q.String()))
	}
	// A spectator knows what is public, so each player knows that too.
	for _, who := range []rules.Player{viewer, rules.Nobody} {
		if a, b := snapshotOfView(p.View(who)), snapshotOfView(q.View(who)); !a.equal(b) {
			return fmt.Errorf("resampled to %q, which shows %s %+v, not %+v", clip(q.String()), who, b, a)
		}
	}
	// Only the view and the rng decide: the same from a position with the same view.
	if again := q.View(viewer).Resample(source(seed)); again.String() != q.String() {
		return fmt.Errorf("resampled to %q, but to %q from a position with the same view", clip(q.String()),
			clip(again.String()))
	}
	if v.String() != p.String() && !r.spec.Secret {
		return errors.New("hides something in a game without secrets")
	}
	return nil
}
