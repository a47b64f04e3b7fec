//go:build !js

package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules/all"
)

// progress returns the progress lines of a search so far.
func (w *transcript) progress(t *testing.T, id string) []protocol.Progress {
	t.Helper()
	w.mu.Lock()
	defer w.mu.Unlock()
	var list []protocol.Progress
	for _, line := range w.lines {
		if strings.HasPrefix(line, `{"id":`+id+`,"progress":`) {
			var a protocol.Answer
			if err := json.Unmarshal([]byte(line), &a); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			list = append(list, *a.Progress)
		}
	}
	return list
}

// ponderer is an engine with one thing to report, in the middle of its time. A thousand of its positions take a
// millisecond.
type ponderer struct{}

func (ponderer) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	meter := ai.NewMeter(ctx, limits, hooks)
	known := ai.Progress{Line: ai.Line{Move: "a1", PV: task.View.Moves()[:1], Score: 0.5}, Depth: 3}
	for reported := false; meter.Tick(); {
		if meter.Nodes()%1000 == 0 {
			time.Sleep(time.Millisecond)
		}
		if !reported && meter.Millis() >= limits.Millis/2 {
			reported = true
			known.Nodes, known.Millis = meter.Nodes(), meter.Millis()
			hooks.Report(known)
		}
	}
	return ai.Result{Progress: known, End: meter.End()}, nil
}

// The time is that of the test, so that other work on the machine takes none of it.
func TestLongSearchShowsLife(t *testing.T) { synctest.Test(t, showsLife) }

func showsLife(t *testing.T) {
	w := newTranscript()
	fresh := func() players.Registry { return players.Registry{{Game: "tapatan", Full: ponderer{}}} }
	s := newServer(all.Games(), fresh, w.write, nil)
	s.handle([]byte(`{"id":1,"op":"search","game":"tapatan","ms":1000}`))
	s.wait()
	list := w.progress(t, "1")
	if len(list) < 4 {
		t.Fatalf("%d signs of life in a second: %+v", len(list), list)
	}
	before := protocol.Progress{}
	for _, p := range list {
		if p.Nodes < before.Nodes || p.Millis-before.Millis > 250 {
			t.Errorf("%+v after %+v", p, before)
		}
		before = p
	}
	want := `"progress":{"best":null,"value":null,"plies":null,"score":null,"depth":0,`
	if !strings.Contains(w.lines[0], want) {
		t.Errorf("with nothing known: %s", w.lines[0])
	}
	if last := list[len(list)-1]; last.Best != "a1" || last.Score != 0.5 || last.Depth != 3 || len(last.PV) != 1 {
		t.Errorf("the last report is not kept: %+v", last)
	}
}

// A search tells one line a depth, and what its heart beats.
func TestSearchDoesNotFlood(t *testing.T) {
	s, w := shipped()
	for id, limit := range []string{`"level":1`, `"level":5`, `"level":6`, `"ms":300`, `"nodes":200000`, `"depth":100`} {
		name := fmt.Sprint(id)
		s.handle([]byte(`{"id":` + name + `,"op":"search","game":"tapatan",` + limit + `}`))
		var found protocol.Found
		if err := json.Unmarshal([]byte(w.await(t, name)), &found); err != nil {
			t.Fatal(err)
		}
		if reported := len(w.progress(t, name)); reported > found.Depth+int(found.Millis/200) {
			t.Errorf("%s: %d lines to depth %d in %d ms", limit, reported, found.Depth, found.Millis)
		}
	}
	s.wait()
}
