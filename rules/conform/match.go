package conform

import (
	"fmt"
	"math/rand/v2"
	"reflect"

	"tablier/rules"
)

// match checks a finished match: its rounds, the match from a start position in the middle, its record
// from points that undo reaches, also redacted for each player, what it puts under seal, and a match whose chance is
// seeded.
func (r *run) match(m *rules.Match, rng *rand.Rand) error {
	if err := checkReplay(m); err != nil {
		return err
	}
	stop := rng.IntN(m.Plies() + 1)
	if err := checkFrom(m, stop, rng.Uint64()); err != nil {
		return err
	}
	if err := checkWalk(m, stop, rng.Uint64()); err != nil {
		return err
	}
	if err := checkRounds(m); err != nil {
		return err
	}
	if err := checkSealer(m); err != nil {
		return err
	}
	if !r.chance {
		return nil
	}
	return r.seeds(rng)
}

// checkWalk undoes the match to its start and redoes it; it checks the record at the ply stop,
// and the redacted records at every ply, or at a hundred plies of a long match.
func checkWalk(m *rules.Match, stop int, seed uint64) error {
	end, result := m.Position().String(), m.Result()
	for m.Undo() {
		if m.Ply() == stop {
			if err := checkReplay(m); err != nil {
				return fmt.Errorf("undone to ply %d: %w", stop, err)
			}
		}
		if m.Ply()%(1+m.Plies()/100) == 0 {
			if err := checkRecordFor(m, seed); err != nil {
				return err
			}
		}
	}
	for m.Redo() {
	}
	if m.Position().String() != end || !reflect.DeepEqual(m.Result(), result) {
		return fmt.Errorf("undone and redone: %q, %+v became %q, %+v", clip(end), result, clip(m.Position().String()),
			m.Result())
	}
	return nil
}

// checkReplay checks that the record gives the same match again, and the same record.
func checkReplay(m *rules.Match) error {
	record := m.Record()
	again, err := rules.Registry{m.Spec()}.Replay(record)
	if err != nil {
		return fmt.Errorf("the record does not replay: %w", err)
	}
	if err := snapshotOf(m.Position()).diff(snapshotOf(again.Position())); err != nil {
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

// checkFrom checks that the rest of a round can be played from the text of one of its positions.
func checkFrom(m *rules.Match, ply int, seed uint64) error {
	rest, err := rules.NewMatch(m.Spec(), m.Setup(), m.At(ply).String())
	if err != nil {
		return fmt.Errorf("no match starts at ply %d: %w", ply, err)
	}
	if err := checkRecordFor(rest, seed); err != nil {
		return fmt.Errorf("started from the text of ply %d: %w", ply, err)
	}
	want := m.At(ply)
	for i, move := range m.Moves()[ply:upTo(m, ply)] {
		if err := rest.Play(move); err != nil {
			return fmt.Errorf("played from the text of ply %d: %w", ply, &rules.PlyError{Ply: ply + i + 1, Err: err})
		}
		want = m.Landed(ply + i + 1)
	}
	if err := snapshotOf(want).diff(snapshotOf(rest.Landed(rest.Ply()))); err != nil {
		return fmt.Errorf("played from the text of ply %d: %w", ply, err)
	}
	return nil
}
