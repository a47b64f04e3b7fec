package machine_test

import (
	"errors"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/rules"
)

// heard is what an Asker has said.
type heard struct {
	calls int
	line  string
	err   error
}

func (o *heard) done(line string, err error) {
	o.calls++
	o.line, o.err = line, err
}

var drawMap = protocol.Request{Op: protocol.OpMap, Record: rules.Record{Game: "tapatan"}, From: 3}

func TestAskerIsAnswered(t *testing.T) {
	h := &fakeHost{}
	a := machine.NewAsker(machine.New(h, 1))
	var got heard
	a.Ask(drawMap, got.done)
	w := h.workers[0]
	request := h.asked(t)[0]
	if request.Op != protocol.OpMap || request.From != 3 || request.Game != "tapatan" {
		t.Errorf("asked %+v", request)
	}
	w.text(protocol.Ready)
	line := `{"id":` + string(request.ID) + `,"map":{"states":9}}`
	w.text(`{"id":"other","map":{}}`)
	w.text(line)
	w.text(line)
	h.silence()
	if got.calls != 1 || got.line != line || got.err != nil || len(h.workers) != 1 {
		t.Errorf("got %+v of %d workers", got, len(h.workers))
	}
	a.Ask(drawMap, got.done)
	w.text(`{"id":` + string(h.asked(t)[1].ID) + `,"error":{"code":"large","message":"too large"}}`)
	var e *protocol.Error
	if !errors.As(got.err, &e) || e.Code != protocol.CodeLarge {
		t.Errorf("the error is %v, want the worker's", got.err)
	}
}

// A worker that fails is replaced once, by one that is asked the same.
func TestAskerReplacesAWorker(t *testing.T) {
	for name, kill := range map[string]func(*fakeHost, *fakeWorker){
		"crash":   func(_ *fakeHost, w *fakeWorker) { w.fail("unreachable") },
		"silence": func(h *fakeHost, _ *fakeWorker) { h.silence() },
		"garbage": func(_ *fakeHost, w *fakeWorker) { w.text("<html>") },
	} {
		h := &fakeHost{}
		var got heard
		machine.NewAsker(machine.New(h, 1)).Ask(drawMap, got.done)
		kill(h, h.workers[0])
		if len(h.workers) != 2 || !h.workers[0].killed || got.calls != 0 || h.asked(t)[0].From != 3 {
			t.Fatalf("%s: %d workers, %+v", name, len(h.workers), got)
		}
		h.workers[0].fail("late")
		kill(h, h.workers[1])
		if got.calls != 1 || !errors.Is(got.err, machine.ErrDead) || !h.workers[1].killed || len(h.workers) != 2 {
			t.Errorf("%s twice: %+v of %d workers", name, got, len(h.workers))
		}
	}
}

// A question that is given up is never answered, and a worker that rests is gone.
func TestAskerRests(t *testing.T) {
	h := &fakeHost{}
	a := machine.NewAsker(machine.New(h, 1))
	var first, second heard
	a.Ask(drawMap, first.done)
	a.Ask(drawMap, second.done)
	for n := 0; n < len(h.asked(t)); n++ {
		h.workers[0].text(`{"id":` + string(h.asked(t)[n].ID) + `,"map":{}}`)
	}
	if first.calls != 0 || second.calls != 1 {
		t.Errorf("%d and %d answers, want 0 and 1", first.calls, second.calls)
	}
	a.Ask(drawMap, first.done)
	a.Stop()
	h.silence()
	if !h.workers[0].killed || len(h.workers) != 1 || first.calls != 0 {
		t.Errorf("%d workers, %d answers", len(h.workers), first.calls)
	}
	a.Ask(drawMap, first.done)
	if len(h.workers) != 2 {
		t.Error("no worker for a question after a rest")
	}
}

// A question and a search for which somebody waits come one after the other, and a search that nobody waits for gives
// way to a question.
func TestQuestionsBesideSearches(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var question heard
	var idle, urgent outcome
	c.Search(machine.Query{Record: rules.Record{Game: "tapatan"}, Level: 3, Idle: true}, nil, idle.done)
	h.workers[0].text(protocol.Ready)
	c.Ask(drawMap, question.done)
	if asked := h.asked(t); asked[len(asked)-1].Op != protocol.OpStop {
		t.Fatalf("asked %+v, want that the idle search stops", asked)
	}
	h.answer(t, `"end":"stopped"`)
	c.Search(machine.Query{Record: rules.Record{Game: "tapatan"}, Level: 3, Urgent: true}, nil, urgent.done)
	for _, request := range h.asked(t) {
		if request.Op == protocol.OpMap {
			h.workers[0].text(`{"id":` + string(request.ID) + `,"map":{}}`)
		}
	}
	h.answer(t, `"end":"nodes","nodes":1,"lines":[{"pv":["a1"]}]`)
	if question.calls != 1 || urgent.calls != 1 || idle.calls != 0 {
		t.Errorf("%d answers to the question, %d and %d to the searches", question.calls, urgent.calls, idle.calls)
	}
}

// What says how far it is, is heard, and not given up while it does.
func TestAskingIsHeard(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var far []int
	var got heard
	c.AskHearing(drawMap, func(p protocol.Progress) { far = append(far, p.Depth) }, got.done)
	w := h.workers[0]
	id := string(h.asked(t)[0].ID)
	w.text(protocol.Ready)
	w.text(`{"id":` + id + `,"progress":{"best":null,"depth":40,"nodes":9}}`)
	w.text(`{"id":` + id + `,"progress":{"best":null,"depth":90,"nodes":9}}`)
	line := `{"id":` + id + `,"puzzles":""}`
	w.text(line)
	if len(far) != 2 || far[0] != 40 || far[1] != 90 || got.calls != 1 || got.line != line {
		t.Errorf("heard %v, %+v", far, got)
	}
}
