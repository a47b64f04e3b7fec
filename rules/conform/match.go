package conform

import (
	"fmt"
	"math/rand/v2"
	"reflect"

	"tablier/rules"
)

// checkMatch checks a finished match: its record replays to it, from every point that undo reaches too,
// and from a start position in the middle.
func checkMatch(m *rules.Match, rng *rand.Rand) error {
	if err := checkReplay(m); err != nil {
		return err
	}
	end, result := m.Position().String(), m.Result()
	stop := rng.IntN(m.Plies() + 1)
	for m.Undo() {
		if m.Ply() == stop {
			if err := checkReplay(m); err != nil {
				return fmt.Errorf("undone to ply %d: %w", stop, err)
			}
		}
	}
	for m.Redo() {
	}
	if m.Position().String() != end || !reflect.DeepEqual(m.Result(), result) {
		return fmt.Errorf("undone and redone: %q, %+v became %q, %+v", clip(end), result, clip(m.Position().String()), m.Result())
	}
	return checkFrom(m, stop)
}

// checkReplay checks that the record gives the same match again, and the same record.
func checkReplay(m *rules.Match) error {
	record := m.Record()
	again, err := rules.Registry{m.Spec()}.Replay(record)
	if err != nil {
		return fmt.Errorf("the record does not replay: %w", err)
	}
	if err := lookAt(m.Position()).differ(lookAt(again.Position())); err != nil {
		return fmt.Errorf("the record replays to another position: %w", err)
	}
	if !reflect.DeepEqual(again.Result(), m.Result()) {
		return fmt.Errorf("the record replays to result %+v, not %+v", again.Result(), m.Result())
	}
	if !reflect.DeepEqual(again.Record(), record) {
		return fmt.Errorf("record %+v became %+v", record, again.Record())
	}
	return nil
}

// checkFrom checks that the rest of the match can be played from the text of one of its positions.
func checkFrom(m *rules.Match, ply int) error {
	rest, err := rules.NewMatch(m.Spec(), m.Setup(), m.At(ply).String())
	if err != nil {
		return fmt.Errorf("no match starts at ply %d: %w", ply, err)
	}
	for i, move := range m.Moves()[ply:] {
		if err := rest.Play(move); err != nil {
			return fmt.Errorf("played from the text of ply %d: %w", ply, &rules.PlyError{Ply: ply + i + 1, Err: err})
		}
	}
	if err := lookAt(m.Position()).differ(lookAt(rest.Position())); err != nil {
		return fmt.Errorf("played from the text of ply %d: %w", ply, err)
	}
	return nil
}
