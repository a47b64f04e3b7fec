package conform

import (
	"errors"
	"fmt"
	"reflect"

	"tablier/rules"
)

// redactions checks the redacted moves of a position of a game with secrets.
func (r *run) redactions(p rules.Position) error {
	if !r.spec.Secret {
		return nil
	}
	redacter, ok := p.(rules.Redacter)
	if !ok {
		return errors.New("a game with secrets has a position that is no Redacter")
	}
	for _, m := range p.Moves() {
		if t := redacter.Redact(m, rules.Chance); t != m {
			return fmt.Errorf("move %q is redacted for chance to %q", m, clip(string(t)))
		}
	}
	for _, viewer := range viewers {
		if err := checkRedactedMoves(p, redacter, viewer); err != nil {
			return err
		}
	}
	return nil
}

// checkRedactedMoves checks that a redacted move stays the same when it is redacted again, and that moves have the same
// redacted form when they lead to positions with the same view.
func checkRedactedMoves(p rules.Position, redacter rules.Redacter, viewer rules.Player) error {
	type redacted struct {
		move rules.Move
		to   string // the position that it leads to
	}
	seen := map[string]redacted{} // by the view after the move
	for _, m := range p.Moves() {
		t := redacter.Redact(m, viewer)
		if again := redacter.Redact(t, viewer); again != t || !word(string(t), "") {
			return fmt.Errorf("move %q is redacted for %s to %q, and that to %q", m, viewer, clip(string(t)),
				clip(string(again)))
		}
		next, err := p.Play(m)
		if err != nil {
			return err
		}
		to, view := next.String(), next.View(viewer).String()
		if other, ok := seen[view]; ok && other.move != t && other.to != to {
			return fmt.Errorf("%q and %q are moves redacted for %s that lead to the same view", other.move, t, viewer)
		}
		seen[view] = redacted{t, to}
	}
	return nil
}

// redactedForms returns the legal moves as redacted for each viewer: Play may accept them though they are not listed.
func redactedForms(p rules.Position) []rules.Move {
	redacter, ok := p.(rules.Redacter)
	if !ok {
		return nil
	}
	var forms []rules.Move
	for _, m := range p.Moves() {
		for _, viewer := range viewers {
			forms = append(forms, redacter.Redact(m, viewer))
		}
	}
	return forms
}

// checkRecordFor checks that the record redacted for each player replays to a match that is the same to that player,
// that can be played on, and whose own record for that player is the same again.
func checkRecordFor(m *rules.Match, seed uint64) error {
	if !m.Spec().Secret {
		return nil
	}
	for _, viewer := range viewers {
		record := m.RecordFor(viewer)
		for i, move := range record.Moves {
			if got := m.MoveFor(i+1, viewer); got != move {
				return fmt.Errorf("%v is told move %d as %s alone, and as %s in the record", viewer, i+1, got, move)
			}
		}
		again, err := rules.Registry{m.Spec()}.Replay(record)
		if err != nil {
			return fmt.Errorf("the record for %s does not replay: %w", viewer, err)
		}
		if err := errors.Join(sameTo(viewer, m, again, seed), checkPlay(again.Position())); err != nil {
			return fmt.Errorf("the record for %s at ply %d: %w", viewer, m.Ply(), err)
		}
		if twice := again.RecordFor(viewer); !reflect.DeepEqual(twice, record) {
			return fmt.Errorf("the record for %s, %+v, is redacted again to %+v", viewer, record, twice)
		}
	}
	return nil
}

// sameTo returns what differs for the viewer between the current position of a match and that of its redacted record.
func sameTo(viewer rules.Player, m, redacted *rules.Match, seed uint64) error {
	v, w := m.View(m.Ply(), viewer), redacted.View(redacted.Ply(), viewer)
	if a, b := snapshotOfView(v), snapshotOfView(w); !a.equal(b) {
		return fmt.Errorf("the view is %+v, not %+v", b, a)
	}
	if m.ToMove() != redacted.ToMove() || !reflect.DeepEqual(m.RoundOutcomes(), redacted.RoundOutcomes()) {
		return fmt.Errorf("%s is to move, not %s; or rounds ended otherwise", redacted.ToMove(), m.ToMove())
	}
	if a, b := v.Resample(source(seed)).String(), w.Resample(source(seed)).String(); a != b {
		return fmt.Errorf("resampled to %q, not %q", clip(b), clip(a))
	}
	if viewer != m.ToMove() {
		return nil
	}
	if a, b := m.Position().Moves(), redacted.Position().Moves(); !reflect.DeepEqual(a, b) {
		return fmt.Errorf("moves %s, not %s", list(b), list(a))
	}
	return nil
}
