package match_test

import (
	"encoding/json"
	"slices"
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/rules"
)

// workers are a browser's: the test says what the newest one answers.
type workers struct {
	*fakeClock
	t     *testing.T
	all   []*worker
	think time.Duration // when more than none, each answers its questions by itself after so long
}

// A worker says that it runs as soon as it can, and runs until it is killed. It stops when it is told to, with what it
// has: the first legal move.
type worker struct {
	of         *workers
	text, fail func(string)
	asked      []protocol.Request // searches
	done       map[protocol.ID]bool
	killed     bool
	deaf       bool // it does not stop
}

// Spawn implements machine.Workers.
func (w *workers) Spawn(onText, onFail func(string)) machine.Port {
	next := &worker{of: w, text: onText, fail: onFail, done: map[protocol.ID]bool{}}
	w.all = append(w.all, next)
	w.After(0, func() {
		if !next.killed {
			next.text(protocol.Ready)
		}
	})
	return next
}

// Kill implements machine.Port.
func (w *worker) Kill() { w.killed = true }

// Send implements machine.Port.
func (w *worker) Send(text string) {
	request, err := protocol.Decode([]byte(text))
	if err != nil {
		w.of.t.Fatalf("the worker refuses %s: %v", text, err)
	}
	switch {
	case request.Op == protocol.OpSearch, request.Op == protocol.OpHint:
		w.asked = append(w.asked, request)
		if w.of.think > 0 {
			w.of.After(w.of.think, func() { w.answer(request, found(w.of.legal(request)[0])) })
		}
	case request.Op == protocol.OpStop && !w.deaf:
		w.of.After(0, func() { w.stop(request.Target) })
	}
}

func (w *worker) stop(target protocol.ID) {
	i := slices.IndexFunc(w.asked, func(r protocol.Request) bool { return string(r.ID) == string(target) })
	best := found(w.of.legal(w.asked[i])[0])
	best.End = protocol.EndStopped
	w.answer(w.asked[i], best)
}

// answer answers a question once.
func (w *worker) answer(r protocol.Request, f protocol.Found) {
	if !w.killed && !w.done[r.ID] {
		w.done[r.ID] = true
		w.say(r, f)
	}
}

// say sends a line about a question.
func (w *worker) say(r protocol.Request, about any) {
	body, err := json.Marshal(about)
	if err != nil {
		w.of.t.Fatal(err)
	}
	w.text(`{"id":` + string(r.ID) + `,` + string(body[1:]))
}

// legal returns the legal moves of the position that a question is about.
func (w *workers) legal(r protocol.Request) []rules.Move {
	match, err := registry.Replay(r.Record)
	if err != nil {
		w.t.Fatalf("the machine is asked about %v: %v", r.Record, err)
	}
	return match.Position().Moves()
}

func found(best rules.Move) protocol.Found {
	return protocol.Found{Progress: protocol.Progress{Best: string(best)}, End: protocol.EndProved}
}

// newest returns the worker that runs, nil when none has been started.
func (w *workers) newest() *worker {
	if len(w.all) == 0 {
		return nil
	}
	return w.all[len(w.all)-1]
}

// question returns what the worker that runs was asked last and has not answered; false when there is no such thing.
func (w *workers) question() (protocol.Request, bool) {
	last := w.newest()
	if last == nil || last.killed || len(last.asked) == 0 || last.done[last.asked[len(last.asked)-1].ID] {
		return protocol.Request{}, false
	}
	return last.asked[len(last.asked)-1], true
}

// mustAsk returns the question that the worker has.
func (w *workers) mustAsk() protocol.Request {
	w.t.Helper()
	w.pass(0) // it stops what it is to stop
	r, ok := w.question()
	if !ok {
		w.t.Fatal("the machine is asked nothing")
	}
	return r
}

// answers has the worker answer the question that it has.
func (w *workers) answers(f protocol.Found) {
	w.t.Helper()
	r := w.mustAsk()
	w.newest().answer(r, f)
}

// plays has it answer with a move.
func (w *workers) plays(m rules.Move) {
	w.t.Helper()
	w.answers(found(m))
}

// tells has it say how far it has come.
func (w *workers) tells(p protocol.Progress) {
	w.t.Helper()
	w.newest().say(w.mustAsk(), map[string]any{"progress": p})
}

// crashes has it die.
func (w *workers) crashes() { w.newest().fail("unreachable") }

// mustRest says that the machine has nothing to do.
func (w *workers) mustRest() {
	w.t.Helper()
	w.pass(0)
	if r, ok := w.question(); ok {
		w.t.Errorf("the machine is asked about %v", r.Moves)
	}
}
