package machine_test

import (
	"testing"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/rules"
)

// A page that stops gives back its own question and no other's: a worker that somebody else waits for goes on.
func TestPagesShareAWorker(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	one, other := machine.NewAsker(c), machine.NewAsker(c)
	var first, second heard
	one.Ask(drawMap, first.done)
	other.Ask(drawMap, second.done)
	other.Stop()
	if h.workers[0].killed {
		t.Fatal("the worker of a question is ended by a page that has not asked it")
	}
	h.workers[0].text(`{"id":` + string(h.asked(t)[0].ID) + `,"map":{}}`)
	if first.calls != 1 || second.calls != 0 || len(h.workers) != 1 {
		t.Errorf("%d and %d answers of %d workers, want 1 and 0 of 1", first.calls, second.calls, len(h.workers))
	}
	other.Stop()
	if !h.workers[0].killed {
		t.Error("a worker that nobody waits for is left behind")
	}
}

// What has waited for the worker of a page that stops is asked of another one, at once.
func TestNextPageNeedNotWait(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	page := machine.NewAsker(c)
	var question heard
	var search outcome
	page.Ask(drawMap, question.done)
	c.Search(machine.Query{Record: rules.Record{Game: "tapatan"}, Level: 3, Urgent: true}, nil, search.done)
	page.Stop()
	if len(h.workers) != 2 || !h.workers[0].killed {
		t.Fatalf("%d workers, the first killed: %v", len(h.workers), h.workers[0].killed)
	}
	h.workers[1].text(protocol.Ready)
	h.answer(t, `"end":"nodes","nodes":1,"lines":[{"pv":["a1"]}]`)
	if question.calls != 0 || search.calls != 1 {
		t.Errorf("%d and %d answers, want 0 and 1", question.calls, search.calls)
	}
}
