package machine_test

import (
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
	sent     []string
	killed   bool
	answered []protocol.ID
	text     func(string)
	fail     func(string)
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
func (h *fakeHost) last(t *testing.T) (w *fakeWorker, id string) {
	t.Helper()
	for _, request := range h.asked(t) {
		if request.Op == protocol.OpSearch {
			id = string(request.ID)
		}
	}
	return h.workers[len(h.workers)-1], id
}

// answer makes the newest worker answer the search it was last asked.
func (h *fakeHost) answer(t *testing.T, body string) {
	t.Helper()
	w, id := h.last(t)
	w.text(`{"id":` + id + `,` + body + `}`)
}

// asked returns what the newest worker has been sent.
func (h *fakeHost) asked(t *testing.T) []protocol.Request {
	t.Helper()
	var list []protocol.Request
	for _, text := range h.workers[len(h.workers)-1].sent {
		request, err := protocol.Decode([]byte(text))
		if err != nil {
			t.Fatalf("the worker refuses %s: %v", text, err)
		}
		list = append(list, request)
	}
	return list
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

var query = machine.Query{
	Record: rules.Record{Game: "tapatan", Moves: []rules.Move{"b2"}}, Level: 3, Seed: 1 << 60, Alone: true,
}

func TestAnswer(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var got outcome
	c.Search(query, nil, got.done)
	w, id := h.last(t)
	request := h.asked(t)[0]
	if request.Level != 3 || request.Seed != 1<<60 || !request.Alone || request.Record.Game != "tapatan" ||
		len(request.Record.Moves) != 1 {
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
	machine.New(h, 1).Search(query, nil, got.done)
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
		machine.New(h, 1).Search(query, nil, got.done)
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
	c := machine.New(h, 1)
	var got outcome
	c.Search(query, nil, got.done)
	h.silence()
	h.silence()
	if got.calls != 1 || !errors.Is(got.err, machine.ErrDead) {
		t.Fatalf("got %+v, want ErrDead once", got)
	}
	var again outcome
	c.Search(query, nil, again.done)
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
	machine.New(h, 1).Search(query, nil, got.done)
	w, _ := h.last(t)
	w.text(`{"ready":true}`)
	if len(h.waits) != 2 || h.waits[0] <= h.waits[1] || h.waits[1] < time.Second {
		t.Errorf("patience %v, want more before the worker runs than after, and no less than any level needs", h.waits)
	}
}

// Searches survive their worker; a person's restart asks them again too, and does not count as a failure.
func TestEverySearchIsAskedAgain(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var first, second outcome
	c.Search(query, nil, first.done)
	c.Search(query, nil, second.done)
	h.workers[0].fail("unreachable")
	c.Restart()
	if len(h.workers) != 3 {
		t.Fatalf("%d workers, want 3", len(h.workers))
	}
	h.answer(t, `"best":"a1"`)
	h.answer(t, `"best":"b2"`)
	if first.found.Best != "a1" || second.found.Best != "b2" || first.calls != 1 || second.calls != 1 {
		t.Errorf("got %+v and %+v", first, second)
	}
}

// Workers that never start fail at every search; one that dies in a search, at that one.
func TestWhoseFailure(t *testing.T) {
	for ready, want := range map[bool]error{false: machine.ErrDead, true: nil} {
		h := &fakeHost{}
		c := machine.New(h, 1)
		var first, second outcome
		c.Search(query, nil, first.done)
		c.Search(query, nil, second.done)
		for range 2 {
			w, _ := h.last(t)
			if ready {
				w.text(`{"ready":true}`)
			}
			w.fail("unreachable")
		}
		if first.calls != 1 || !errors.Is(first.err, machine.ErrDead) {
			t.Errorf("ready %v: the first search got %+v", ready, first)
		}
		if ready {
			h.answer(t, `"best":"a1"`)
		}
		if second.calls != 1 || !errors.Is(second.err, want) {
			t.Errorf("ready %v: the second search got %+v", ready, second)
		}
	}
}

// A search that another one's failure cancels is not asked again.
func TestFailureMayCancelAnotherSearch(t *testing.T) {
	h := &fakeHost{}
	c := machine.New(h, 1)
	var second outcome
	var other *machine.Search
	c.Search(query, nil, func(protocol.Found, error) { other.Cancel() })
	other = c.Search(query, nil, second.done)
	h.silence()
	h.silence()
	if w, _ := h.last(t); len(h.workers) != 2 || len(w.sent) != 1 || second.calls != 0 {
		t.Errorf("%d workers, the last asked %d times, %d answers to the cancelled search", len(h.workers), len(w.sent),
			second.calls)
	}
}
