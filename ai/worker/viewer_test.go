//go:build !js

package main

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/rules"
	"tablier/rules/all"
)

// A known oracle says of every position the same.
type known struct{ value ai.Value }

func (k known) Value(ai.Context, *ai.Task, *ai.Hooks) (ai.Value, bool) {
	return k.value, k.value == ai.Unknown
}

func (k known) Fetch(ai.Context, []ai.Task, int, *ai.Hooks) int { return 0 }

// A witness is an engine that finds what it is told to, and notes its tasks.
type witness struct {
	finds ai.Line
	err   error
	tasks []ai.Task
}

func (w *witness) Search(_ ai.Context, task ai.Task, _ ai.Limits, _ ai.Hooks) (ai.Result, error) {
	w.tasks = append(w.tasks, task)
	return ai.Result{Progress: ai.Progress{Line: w.finds}}, w.err
}

// What files say of a position counts; how far the end is says the search, where it comes to the same.
func TestTruthsHaveLengths(t *testing.T) {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		files, finds ai.Value
		plies        int
		err          error
		want         *protocol.TreeTruth
	}{
		{files: ai.Win, finds: ai.Win, plies: 3, want: &protocol.TreeTruth{Winner: "first", Plies: 3}},
		{files: ai.Loss, finds: ai.Loss, plies: 2, want: &protocol.TreeTruth{Winner: "second", Plies: 2}},
		{files: ai.Win, finds: ai.Unknown, want: &protocol.TreeTruth{Winner: "first"}},
		{files: ai.Loss, finds: ai.Win, plies: 3, want: &protocol.TreeTruth{Winner: "second"}},
		{files: ai.Win, err: errors.New("no"), want: &protocol.TreeTruth{Winner: "first"}},
		{files: ai.Draw, want: &protocol.TreeTruth{Winner: "nobody"}},
		{finds: ai.Win, plies: 5, want: &protocol.TreeTruth{Winner: "first", Plies: 5}},
		{err: errors.New("no")},
	} {
		w := &witness{finds: ai.Line{Value: c.finds, Plies: c.plies}, err: c.err}
		j := judge{
			lesson: &lesson{ctx: context.Background(), match: m}, engine: w, oracle: known{c.files},
			truths: &truths{known: map[string]*protocol.TreeTruth{}},
		}
		if got := j.truth(m.Position()); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%+v: %+v", c, got)
		}
		for _, task := range w.tasks {
			if !task.Alone {
				t.Errorf("%+v: the search may use files of its own", c)
			}
		}
	}
}

// How hard a composed puzzle is does not hang on what files are at hand.
func TestPuzzlesAreRatedAlone(t *testing.T) {
	no := errors.New("no")
	w := &witness{err: no}
	player := &players.Player{Levels: []players.Level{{Engine: w}}}
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	start, err := spec.New(rules.Setup{Variant: "tapatan"})
	if err != nil {
		t.Fatal(err)
	}
	q := &puzzle.Puzzle{Variant: "tapatan", Position: start.String()}
	if err := rate(context.Background(), spec, player, q, ai.Hooks{}); !errors.Is(err, no) {
		t.Fatal(err)
	}
	for _, task := range w.tasks {
		if !task.Alone {
			t.Error("a level that tries a puzzle may use files")
		}
	}
}
