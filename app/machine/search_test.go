package machine_test

import (
	"slices"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/rules"
)

// about returns a query that can be told from others by its game.
func about(game string, urgent bool) machine.Query {
	return machine.Query{Record: rules.Record{Game: game}, Level: 3, Urgent: urgent}
}

// games returns what the newest worker was asked about, and "stop" where it was asked to stop.
func (h *fakeHost) games(t *testing.T) []string {
	t.Helper()
	var list []string
	for _, request := range h.asked(t) {
		if request.Op == protocol.OpStop {
			list = append(list, "stop")
		} else {
			list = append(list, request.Game)
		}
	}
	return list
}

func (h *fakeHost) mustHaveAsked(t *testing.T, want ...string) {
	t.Helper()
	if got := h.games(t); !slices.Equal(got, want) {
		t.Fatalf("the worker was asked %q, want %q", got, want)
	}
}

func TestProgressIsHeard(t *testing.T) {
	h := &fakeHost{}
	var got outcome
	var heard []protocol.Progress
	s := machine.New(h, 1).Search(query, func(p protocol.Progress) { heard = append(heard, p) }, got.done)
	h.answer(t, `"progress":{"best":null,"value":null,"plies":null,"score":null,"depth":0,"nodes":9,"ms":201,"pv":[]}`)
	h.answer(t, `"progress":{"best":"a1","nodes":20,"ms":410}`)
	if len(heard) != 2 || heard[0].Best != "" || heard[0].Nodes != 9 || heard[1].Best != "a1" || heard[1].Millis != 410 {
		t.Errorf("heard %+v", heard)
	}
	s.Cancel()
	h.answer(t, `"progress":{"best":"b1"}`)
	if len(heard) != 2 || got.calls != 0 {
		t.Errorf("heard %+v, %d answers after a cancel", heard, got.calls)
	}
}

// A worker that tells its progress lives, however long its search takes.
func TestProgressIsLife(t *testing.T) {
	h := &fakeHost{}
	var got outcome
	machine.New(h, 1).Search(query, nil, got.done)
	w, id := h.last(t)
	for range 5 {
		timers := h.timers
		h.timers = nil
		w.text(`{"id":` + id + `,"progress":{"nodes":1}}`)
		for _, f := range timers {
			f()
		}
	}
	if len(h.workers) != 1 || got.calls != 0 {
		t.Errorf("%d workers, got %+v", len(h.workers), got)
	}
}

func TestOneSearchAtATime(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var got [3]outcome
	for i, game := range []string{"a", "b", "c"} {
		c.Search(about(game, false), nil, got[i].done)
	}
	h.mustHaveAsked(t, "a")
	h.answer(t, `"best":"a1","end":"depth"`)
	h.mustHaveAsked(t, "a", "b")
	h.answer(t, `"error":{"code":"over","message":"the match is over"}`)
	h.mustHaveAsked(t, "a", "b", "c")
	h.answer(t, `"best":"c3","end":"depth"`)
	if got[0].found.Best != "a1" || got[1].err == nil || got[2].found.Best != "c3" {
		t.Errorf("got %+v", got)
	}
}

// A search that is cancelled while it waits is never asked for.
func TestCancelWaiting(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var got [3]outcome
	c.Search(about("a", false), nil, got[0].done)
	waiting := c.Search(about("b", false), nil, got[1].done)
	c.Search(about("c", false), nil, got[2].done)
	waiting.Cancel()
	h.answer(t, `"best":"a1"`)
	h.mustHaveAsked(t, "a", "c")
	if got[1].calls != 0 {
		t.Errorf("got %+v", got[1])
	}
}

func TestCancelStopsAndSilences(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var got, next outcome
	search := c.Search(about("a", false), nil, got.done)
	search.Cancel()
	search.Cancel()
	c.Search(about("b", false), nil, next.done)
	h.mustHaveAsked(t, "a", "stop")
	if sent := h.asked(t); sent[1].Target != sent[0].ID {
		t.Errorf("sent %+v", sent)
	}
	h.answer(t, `"best":"a1","end":"stopped"`)
	h.mustHaveAsked(t, "a", "stop", "b")
	h.answer(t, `"best":"b1"`)
	search.Cancel()
	search.PlayNow()
	h.mustHaveAsked(t, "a", "stop", "b")
	h.silence()
	if got.calls != 0 || next.calls != 1 || len(h.workers) != 1 {
		t.Errorf("%d answers, %d to the next, %d workers after a cancel", got.calls, next.calls, len(h.workers))
	}
}

// A worker that does not even answer a cancelled search is of no use to the next.
func TestDeafWorkerIsReplaced(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var next outcome
	c.Search(about("a", false), nil, func(protocol.Found, error) { t.Error("a cancelled search is answered") }).Cancel()
	h.silence()
	if !h.workers[0].killed || len(h.workers) != 1 {
		t.Fatalf("killed %v, %d workers", h.workers[0].killed, len(h.workers))
	}
	c.Search(about("b", false), nil, next.done)
	h.mustHaveAsked(t, "b")
}

// Urgent searches come before others, stop one that runs, and among themselves keep their order.
func TestUrgent(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var study, hint, move, second outcome
	c.Search(about("study", false), nil, study.done)
	c.Search(about("hint", false), nil, hint.done)
	c.Search(about("move", true), nil, move.done)
	c.Search(about("second", true), nil, second.done)
	h.mustHaveAsked(t, "study", "stop")
	h.answer(t, `"best":"a1","end":"stopped"`)
	h.mustHaveAsked(t, "study", "stop", "move")
	h.answer(t, `"best":"b2","end":"depth"`)
	h.answer(t, `"best":"b3","end":"depth"`)
	h.mustHaveAsked(t, "study", "stop", "move", "second", "study")
	if study.calls != 0 || move.found.Best != "b2" || second.found.Best != "b3" {
		t.Fatalf("got %+v, %+v and %+v", study, move, second)
	}
	h.answer(t, `"best":"c3","end":"depth"`)
	h.answer(t, `"best":"c1","end":"depth"`)
	if study.calls != 1 || study.found.Best != "c3" || hint.found.Best != "c1" {
		t.Errorf("got %+v and %+v", study, hint)
	}
}

// A search that ended by itself before it heard the stop has its answer.
func TestUrgentComesTooLate(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var study, move outcome
	c.Search(about("study", false), nil, study.done)
	c.Search(about("move", true), nil, move.done)
	h.answer(t, `"best":"a1","end":"proved"`)
	h.mustHaveAsked(t, "study", "stop", "move")
	if study.calls != 1 || study.found.Best != "a1" {
		t.Errorf("got %+v", study)
	}
}

// What an answer asks for comes after what has been waiting.
func TestDoneMayAsk(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var next outcome
	c.Search(about("a", false), nil, func(protocol.Found, error) { c.Search(about("c", false), nil, next.done) })
	c.Search(about("b", false), nil, next.done)
	h.answer(t, `"best":"a1"`)
	h.answer(t, `"best":"b1"`)
	h.mustHaveAsked(t, "a", "b", "c")
}

// An urgent search that waits for a search to stop survives the worker, and is then the first.
func TestUrgentAfterCrash(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var study, move outcome
	c.Search(about("study", false), nil, study.done)
	c.Search(about("move", true), nil, move.done)
	h.workers[0].fail("unreachable")
	h.mustHaveAsked(t, "move")
}
