package machine_test

import (
	"encoding/json"
	"errors"
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/rules"
)

// fakeHost is a browser whose workers and clock the test works by hand.
type fakeHost struct {
	workers []*fakeWorker
	timers  []func()
	waits   []time.Duration // how long each timer set so far runs
}

type fakeWorker struct {
	sent   []string
	killed bool
	text   func(string)
	fail   func(string)
}

func (w *fakeWorker) Send(text string) { w.sent = append(w.sent, text) }
func (w *fakeWorker) Kill()            { w.killed = true }

func (h *fakeHost) Spawn(onText, onFail func(string)) machine.Port {
	w := &fakeWorker{text: onText, fail: onFail}
	h.workers = append(h.workers, w)
	return w
}

func (h *fakeHost) After(d time.Duration, f func()) {
	h.timers, h.waits = append(h.timers, f), append(h.waits, d)
}

// silence lets every timer set so far run out.
func (h *fakeHost) silence() {
	timers := h.timers
	h.timers = nil
	for _, f := range timers {
		f()
	}
}

// last returns the newest worker and the id of the search it was last asked.
func (h *fakeHost) last(t *testing.T) (*fakeWorker, string) {
	t.Helper()
	w := h.workers[len(h.workers)-1]
	var request struct {
		ID json.RawMessage `json:"id"`
	}
	if err := json.Unmarshal([]byte(w.sent[len(w.sent)-1]), &request); err != nil {
		t.Fatal(err)
	}
	return w, string(request.ID)
}

type outcome struct {
	calls int
	found protocol.Found
	err   error
}

func (o *outcome) done(found protocol.Found, err error) {
	o.calls++
	o.found, o.err = found, err
}

var query = machine.Query{Record: rules.Record{Game: "tapatan", Moves: []rules.Move{"b2"}}, Level: 3, Seed: 1 << 60}

func TestAnswer(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h)
	var got outcome
	c.Search(query, got.done)
	w, id := h.last(t)
	request, err := protocol.Decode([]byte(w.sent[0]))
	if err != nil {
		t.Fatalf("the worker refuses %s: %v", w.sent[0], err)
	}
	if request.Level != 3 || request.Seed != 1<<60 || request.Record.Game != "tapatan" || len(request.Record.Moves) != 1 {
		t.Errorf("request %+v", request)
	}
	w.text(`{"ready":true}`)
	w.text(`{"id":` + id + `,"progress":{"best":"a1"}}`)
	if got.calls != 0 {
		t.Fatal("progress ended the search")
	}
	w.text(`{"id":` + id + `,"best":"a1","value":"loss","plies":8}`)
	if got.calls != 1 || got.err != nil || got.found.Best != "a1" || got.found.Plies != 8 {
		t.Errorf("got %+v", got)
	}
	w.text(`{"id":` + id + `,"best":"a2"}`)
	h.silence()
	if got.calls != 1 || len(h.workers) != 1 {
		t.Errorf("%d answers from %d workers, want one of each", got.calls, len(h.workers))
	}
}

func TestErrorAnswer(t *testing.T) {
	h := &fakeHost{}
	var got outcome
	machine.New(h).Search(query, got.done)
	w, id := h.last(t)
	w.text(`{"id":` + id + `,"error":{"code":"over","message":"the match is over"}}`)
	var e *protocol.Error
	if !errors.As(got.err, &e) || e.Code != protocol.CodeOver {
		t.Errorf("error %v, want the worker's", got.err)
	}
}

func TestDeadWorkerIsReplacedAndAskedAgain(t *testing.T) {
	for name, kill := range map[string]func(*fakeHost, *fakeWorker){
		"crash":   func(_ *fakeHost, w *fakeWorker) { w.fail("unreachable") },
		"silence": func(h *fakeHost, _ *fakeWorker) { h.silence() },
		"garbage": func(_ *fakeHost, w *fakeWorker) { w.text("<html>") },
	} {
		h := &fakeHost{}
		var got outcome
		machine.New(h).Search(query, got.done)
		first, _ := h.last(t)
		kill(h, first)
		if len(h.workers) != 2 || !first.killed {
			t.Fatalf("%s: %d workers, first killed %v", name, len(h.workers), first.killed)
		}
		second, id := h.last(t)
		first.text(`{"id":` + id + `,"best":"c3"}`)
		if got.calls != 0 {
			t.Fatalf("%s: a dead worker's answer is heard", name)
		}
		second.text(`{"id":` + id + `,"best":"a1"}`)
		if got.calls != 1 || got.found.Best != "a1" {
			t.Errorf("%s: got %+v", name, got)
		}
	}
}

func TestFailureIsToldTheSecondTime(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h)
	var got outcome
	c.Search(query, got.done)
	h.silence()
	h.silence()
	if got.calls != 1 || !errors.Is(got.err, machine.ErrDead) {
		t.Fatalf("got %+v, want ErrDead once", got)
	}
	var again outcome
	c.Search(query, again.done)
	w, id := h.last(t)
	w.text(`{"id":` + id + `,"best":"a1"}`)
	if again.calls != 1 || again.err != nil {
		t.Errorf("after a failure: %+v, want an answer from a new worker", again)
	}
}

// A worker that is still starting is given more time than one that runs.
func TestPatience(t *testing.T) {
	h := &fakeHost{}
	var got outcome
	machine.New(h).Search(query, got.done)
	w, _ := h.last(t)
	w.text(`{"ready":true}`)
	if len(h.waits) != 2 || h.waits[0] <= h.waits[1] || h.waits[1] < time.Second {
		t.Errorf("patience %v, want more before the worker runs than after, and no less than any level needs", h.waits)
	}
}

// Two searches survive their worker; a person's restart asks them again too.
func TestEverySearchIsAskedAgain(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h)
	var first, second outcome
	c.Search(query, first.done)
	c.Search(query, second.done)
	h.workers[0].fail("unreachable")
	c.Restart()
	w := h.workers[len(h.workers)-1]
	if len(h.workers) != 3 || len(w.sent) != 2 {
		t.Fatalf("%d workers, the last asked %d searches; want 3 and 2", len(h.workers), len(w.sent))
	}
	w.text(`{"id":1,"best":"a1"}`)
	w.text(`{"id":2,"best":"b2"}`)
	if first.found.Best != "a1" || second.found.Best != "b2" || first.calls != 1 || second.calls != 1 {
		t.Errorf("got %+v and %+v", first, second)
	}
}

// A search that another one's failure cancels is not asked again.
func TestFailureMayCancelAnotherSearch(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h)
	var second outcome
	var cancel func()
	c.Search(query, func(protocol.Found, error) { cancel() })
	h.silence()
	cancel = c.Search(query, second.done)
	h.silence()
	if w, _ := h.last(t); len(h.workers) != 2 || len(w.sent) != 2 || second.calls != 0 {
		t.Errorf("%d workers, the last asked %d times, %d answers to the cancelled search", len(h.workers), len(w.sent), second.calls)
	}
}

func TestCancelStopsAndSilences(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h)
	var got outcome
	cancel := c.Search(query, got.done)
	w, id := h.last(t)
	cancel()
	cancel()
	if len(w.sent) != 2 {
		t.Fatalf("sent %q, want the search and one stop", w.sent)
	}
	stop, err := protocol.Decode([]byte(w.sent[1]))
	if err != nil || stop.Op != protocol.OpStop {
		t.Errorf("sent %s: %v", w.sent[1], err)
	}
	w.text(`{"id":` + id + `,"best":"a1"}`)
	h.silence()
	if got.calls != 0 || len(h.workers) != 1 {
		t.Errorf("%d answers, %d workers after a cancel", got.calls, len(h.workers))
	}
}
