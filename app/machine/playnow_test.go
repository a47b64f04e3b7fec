package machine_test

import (
	"errors"
	"testing"

	"tablier/app/machine"
)

func TestPlayNow(t *testing.T) {
	h := &fakeHost{}
	var got outcome
	s := machine.New(h, 1).Search(about("a", true), nil, got.done)
	s.PlayNow()
	s.PlayNow()
	h.mustHaveAsked(t, "a", "stop")
	h.answer(t, `"best":"a1","end":"stopped"`)
	if got.calls != 1 || got.err != nil || got.found.Best != "a1" {
		t.Errorf("got %+v", got)
	}
}

// Whoever wants a move now gets what there is, also when the search was being stopped for another's sake.
func TestPlayNowWhileStopped(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var hint, move outcome
	s := c.Search(about("hint", false), nil, hint.done)
	c.Search(about("move", true), nil, move.done)
	s.PlayNow()
	h.mustHaveAsked(t, "hint", "stop")
	h.answer(t, `"best":"a1","end":"stopped"`)
	h.mustHaveAsked(t, "hint", "stop", "move")
	if hint.calls != 1 || hint.found.Best != "a1" {
		t.Errorf("got %+v", hint)
	}
}

// A search that is wanted now and still waits is asked for with next to no budget.
func TestPlayNowWhileWaiting(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var first, got outcome
	c.Search(about("a", false), nil, first.done)
	c.Search(about("b", false), nil, got.done).PlayNow()
	h.mustHaveAsked(t, "a")
	h.answer(t, `"best":"a1"`)
	if r := h.asked(t)[1]; r.Level != 0 || r.Millis != 1 {
		t.Errorf("request %+v", r)
	}
}

// A worker that goes on instead of stopping is replaced as though it were silent, and the next one is asked for
// little.
func TestPlayNowUnheard(t *testing.T) {
	h := &fakeHost{}
	var got outcome
	s := machine.New(h, 1).Search(query, nil, got.done)
	first, id := h.last(t)
	s.PlayNow()
	stopped := len(h.timers)
	first.text(`{"id":` + id + `,"progress":{"best":"a1"}}`)
	if len(h.timers) != stopped {
		t.Error("progress prolongs the life of a worker that is to stop")
	}
	h.silence()
	if len(h.workers) != 2 || !first.killed {
		t.Fatalf("%d workers, the first killed %v", len(h.workers), first.killed)
	}
	if r := h.asked(t)[0]; r.Level != 0 || r.Millis != 1 {
		t.Errorf("request %+v", r)
	}
	h.silence()
	if got.calls != 1 || !errors.Is(got.err, machine.ErrDead) {
		t.Errorf("got %+v", got)
	}
}

// The time to answer a stop counts from it, not from the last that was heard before.
func TestStopIsGivenItsTime(t *testing.T) {
	h := &fakeHost{}
	var got outcome
	s := machine.New(h, 1).Search(query, nil, got.done)
	before := h.timers
	h.timers = nil
	s.PlayNow()
	for _, f := range before {
		f()
	}
	if len(h.workers) != 1 {
		t.Error("replaced before it could answer")
	}
}
