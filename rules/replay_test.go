package rules_test

import (
	"reflect"
	"testing"

	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// A step plays no more moves than it may, and all steps together what Replay plays at once.
func TestReplayInSteps(t *testing.T) {
	for _, spec := range all.Games() {
		m, err := conform.RandomMatch(spec, rules.Setup{}, 3, 200)
		if err != nil {
			t.Fatal(err)
		}
		replay, err := all.Games().Begin(m.Record())
		if err != nil {
			t.Fatal(err)
		}
		const most = 7
		for done, before := false, 0; !done; {
			if done, err = replay.Step(most); err != nil {
				t.Fatal(err)
			}
			played, length := replay.Progress()
			if played-before > most || length != m.Ply() || !done && played == before {
				t.Fatalf("%s: a step from %d plays up to %d of %d", spec.ID, before, played, length)
			}
			before = played
		}
		got := replay.Match()
		if !reflect.DeepEqual(got.Record(), m.Record()) || !reflect.DeepEqual(got.Result(), m.Result()) {
			t.Errorf("%s: %+v, want %+v", spec.ID, got.Record(), m.Record())
		}
	}
}
