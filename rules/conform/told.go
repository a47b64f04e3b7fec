package conform

import (
	"errors"
	"fmt"
	"reflect"

	"tablier/rules"
)

// tells checks how each move of a game with secrets is told.
func (r *run) tells(p rules.Position) error {
	if !r.spec.Secret {
		return nil
	}
	teller, ok := p.(rules.Teller)
	if !ok {
		return errors.New("a game with secrets has a position that is no Teller")
	}
	for _, m := range p.Moves() {
		if t := teller.Tell(m, rules.Chance); t != m {
			return fmt.Errorf("move %q is told to chance as %q", m, clip(string(t)))
		}
	}
	for _, viewer := range viewers {
		if err := tellsNoSecret(p, teller, viewer); err != nil {
			return err
		}
	}
	return nil
}

// tellsNoSecret checks that what the viewer is told of a move is the same when told again, and the same of
// moves that lead to positions which the viewer cannot tell apart.
func tellsNoSecret(p rules.Position, teller rules.Teller, viewer rules.Player) error {
	type told struct {
		move rules.Move
		to   string // the position that it leads to
	}
	seen := map[string]told{} // by what the viewer sees after the move
	for _, m := range p.Moves() {
		t := teller.Tell(m, viewer)
		if again := teller.Tell(t, viewer); again != t || !word(string(t), "") {
			return fmt.Errorf("move %q is told to %s as %q, and that as %q", m, viewer, clip(string(t)), clip(string(again)))
		}
		next, err := p.Play(m)
		if err != nil {
			return err
		}
		to, sight := next.String(), next.View(viewer).String()
		if other, ok := seen[sight]; ok && other.move != t && other.to != to {
			return fmt.Errorf("%s is told %q and %q of moves that it cannot tell apart", viewer, other.move, t)
		}
		seen[sight] = told{t, to}
	}
	return nil
}

// toldForms returns what the legal moves may be told as: Play may accept it though it is not listed.
func toldForms(p rules.Position) []rules.Move {
	teller, ok := p.(rules.Teller)
	if !ok {
		return nil
	}
	var forms []rules.Move
	for _, m := range p.Moves() {
		for _, viewer := range viewers {
			forms = append(forms, teller.Tell(m, viewer))
		}
	}
	return forms
}

// checkTold checks that the record as each player may know it replays to a match that is the same to that
// player, now and when it is told again, and that can be played on.
func checkTold(m *rules.Match, seed uint64) error {
	if !m.Spec().Secret {
		return nil
	}
	for _, viewer := range viewers {
		record := m.RecordFor(viewer)
		again, err := rules.Registry{m.Spec()}.Replay(record)
		if err != nil {
			return fmt.Errorf("the record told to %s does not replay: %w", viewer, err)
		}
		if err := errors.Join(sameTo(viewer, m, again, seed), checkPlay(again.Position())); err != nil {
			return fmt.Errorf("the record told to %s at ply %d: %w", viewer, m.Ply(), err)
		}
		if twice := again.RecordFor(viewer); !reflect.DeepEqual(twice, record) {
			return fmt.Errorf("the record told to %s, %+v is told again as %+v", viewer, record, twice)
		}
	}
	return nil
}

// sameTo says what differs to the viewer between the current positions of two matches.
func sameTo(viewer rules.Player, m, told *rules.Match, seed uint64) error {
	v, w := m.View(m.Ply(), viewer), told.View(told.Ply(), viewer)
	if a, b := lookAtView(v), lookAtView(w); !a.equal(b) {
		return fmt.Errorf("the view is %+v, not %+v", b, a)
	}
	if m.ToMove() != told.ToMove() || !reflect.DeepEqual(m.RoundOutcomes(), told.RoundOutcomes()) {
		return fmt.Errorf("%s is to move, not %s; or rounds ended otherwise", told.ToMove(), m.ToMove())
	}
	if a, b := v.Resample(source(seed)).String(), w.Resample(source(seed)).String(); a != b {
		return fmt.Errorf("resampled to %q, not %q", clip(b), clip(a))
	}
	if viewer != m.ToMove() {
		return nil
	}
	if a, b := m.Position().Moves(), told.Position().Moves(); !reflect.DeepEqual(a, b) {
		return fmt.Errorf("moves %s, not %s", list(b), list(a))
	}
	return nil
}
