//go:build !js

package main

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules/all"
	"tablier/rules/conform/bag"
)

// transcript collects what a server writes.
type transcript struct {
	mu    sync.Mutex
	lines []string
	grown chan struct{} // gets a value, if it has room, with every line
}

func newTranscript() *transcript { return &transcript{grown: make(chan struct{}, 1)} }

func (w *transcript) write(line []byte) {
	w.mu.Lock()
	w.lines = append(w.lines, string(line))
	w.mu.Unlock()
	select {
	case w.grown <- struct{}{}:
	default:
	}
}

// all returns the answers to an id so far, progress left out.
func (w *transcript) all(id string) []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	var list []string
	for _, line := range w.lines {
		if strings.HasPrefix(line, `{"id":`+id+`,`) && !strings.Contains(line, `"progress":`) {
			list = append(list, line)
		}
	}
	return list
}

// await returns the answer to an id, which must come soon and be the only one.
func (w *transcript) await(t *testing.T, id string) string {
	t.Helper()
	late := time.After(3 * time.Minute)
	for {
		if list := w.all(id); len(list) > 0 {
			if len(list) > 1 {
				t.Errorf("%s is answered %d times: %q", id, len(list), list)
			}
			return list[0]
		}
		select {
		case <-w.grown:
		case <-late:
			t.Fatalf("%s is not answered", id)
		}
	}
}

// gate is an engine that searches until it is opened or stopped, and panics when the seed is 13.
type gate struct{ open chan struct{} }

func (g gate) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	if task.Seed == 13 {
		panic("unlucky")
	}
	result := ai.Result{Progress: ai.Progress{Line: ai.Line{Move: task.View.Moves()[0]}}, End: ai.ByDepth}
	for {
		if ctx.Err() != nil {
			result.End = ai.Stopped
			return result, nil
		}
		select {
		case <-g.open:
			return result, nil
		case <-time.After(time.Millisecond):
		}
	}
}

// gated returns a server whose searches last until open is closed.
func gated() (s *server, w *transcript, open chan struct{}) {
	open, w = make(chan struct{}), newTranscript()
	fresh := func() players.Registry { return players.Registry{{Game: "tapatan", Full: gate{open}}} }
	return newServer(all.Games(), fresh, w.write, nil), w, open
}

// shipped returns a server as it is shipped.
func shipped() (*server, *transcript) {
	w := newTranscript()
	return newServer(all.Games(), players.New, w.write, nil), w
}

const search = `"op":"search","game":"tapatan","depth":5`

func TestNewestSearchWaits(t *testing.T) {
	s, w, open := gated()
	for _, id := range []string{"1", "2", "3"} {
		s.handle([]byte(`{"id":` + id + `,` + search + `}`))
	}
	if got := w.await(t, "2"); !strings.Contains(got, `"best":"a1"`) || !strings.Contains(got, `"end":"stopped"`) {
		t.Errorf("a search superseded while waiting: %s", got)
	}
	s.handle([]byte(`{"id":4,"op":"stop","target":3}`))
	if got := w.await(t, "3"); !strings.Contains(got, `"best":"a1"`) || !strings.Contains(got, `"end":"stopped"`) {
		t.Errorf("a search stopped while waiting: %s", got)
	}
	if len(w.all("1")) > 0 {
		t.Error("the search that runs was ended by others")
	}
	close(open)
	s.wait()
	if got := w.await(t, "1"); !strings.Contains(got, `"end":"depth"`) {
		t.Errorf("the first search: %s", got)
	}
}

func TestStop(t *testing.T) {
	s, w, _ := gated()
	s.handle([]byte(`{"id":"a",` + search + `}`))
	s.handle([]byte(`{"id":1,"op":"stop","target":"b"}`))
	s.handle([]byte(`{"id":2,"op":"stop","target":"a"}`))
	s.wait()
	if got := w.await(t, `1`); got != `{"id":1,"stopped":false}` {
		t.Error(got)
	}
	if got := w.await(t, `2`); got != `{"id":2,"stopped":true}` {
		t.Error(got)
	}
	if got := w.await(t, `"a"`); !strings.Contains(got, `"end":"stopped"`) {
		t.Error(got)
	}
}

func TestPerftsQueue(t *testing.T) {
	s, w := shipped()
	s.handle([]byte(`{"id":1,"op":"perft","game":"tapatan","depth":100}`))
	s.handle([]byte(`{"id":2,"op":"perft","game":"tapatan","depth":100}`))
	s.handle([]byte(`{"id":3,"op":"perft","game":"tapatan","depth":4}`))
	for _, target := range []string{"2", "1"} {
		s.handle([]byte(`{"id":"stop","op":"stop","target":` + target + `}`))
		if got := w.await(t, target); !strings.Contains(got, `"code":"stopped"`) {
			t.Error(got)
		}
	}
	if got := w.await(t, "3"); got != `{"id":3,"nodes":3024}` {
		t.Error(got)
	}
	s.wait()
}

func TestPanicIsAnswered(t *testing.T) {
	s, w, open := gated()
	close(open)
	s.handle([]byte(`{"id":1,` + search + `,"seed":13}`))
	if got := w.await(t, "1"); !strings.Contains(got, `"code":"internal"`) || !strings.Contains(got, "unlucky") {
		t.Error(got)
	}
	s.handle([]byte(`{"id":2,` + search + `}`))
	if got := w.await(t, "2"); !strings.Contains(got, `"best":"a1"`) {
		t.Error(got)
	}
	s.wait()
}

func TestMoves(t *testing.T) {
	s, w := shipped()
	for id, test := range []struct{ match, want string }{
		{`"moves":["b2"]`, `"position":"....o.... r o2r3","to_move":"second",` +
			`"moves":["a1","a2","a3","b1","b3","c1","c2","c3"],"round":1,"rounds":1,"outcome":null}`},
		{`"moves":["a1","a2","b1","b2","c1"]`, `"position":"ooorr.... r o0r1","to_move":"nobody","moves":[],"round":1,` +
			`"rounds":1,"outcome":{"winner":"first","score":null,"reason":"line","cells":["a1","b1","c1"]}}`},
		{`"moves":["a1"],"resigned":"first"`, `"position":"o........ r o2r3","to_move":"nobody","moves":[],"round":1,` +
			`"rounds":1,"outcome":{"winner":"second","score":null,"reason":"resigned","cells":[]}}`},
		{
			`"start":"or.ro.rro o o0r0"`,
			`"code":"position"`,
		},
		{
			`"moves":["a1","b1","c2","b2","b3","a3","b3-c3","b2-b3","c3-b2","b3-c3","b2-b3","c3-b2"]`,
			`"to_move":"nobody","moves":[],"round":1,"rounds":1,"outcome":{"winner":"nobody","score":null,` +
				`"reason":"recurrence","cells":[]}}`,
		},
	} {
		name := string(rune('0' + id))
		s.handle([]byte(`{"id":` + name + `,"op":"moves","game":"tapatan",` + test.match + `}`))
		if got := w.await(t, name); !strings.Contains(got, test.want) {
			t.Errorf("%s:\ngot  %s\nwant %s", test.match, got, test.want)
		}
	}
}

// What other programs ask of Entropy by its position.
func TestMovesOfEntropy(t *testing.T) {
	s, w := shipped()
	s.handle([]byte(`{"id":1,"op":"moves","game":"entropy","start":"bbbbb/b3b/5/w3w/wwwww w"}`))
	s.handle([]byte(`{"id":2,"op":"perft","game":"entropy","depth":4}`))
	var a struct{ Moves []string }
	if err := json.Unmarshal([]byte(w.await(t, "1")), &a); err != nil || len(a.Moves) != 35 ||
		!slices.IsSorted(a.Moves) {
		t.Errorf("%d moves, %v: %v", len(a.Moves), a.Moves, err)
	}
	if got := w.await(t, "2"); got != `{"id":2,"nodes":791170}` {
		t.Error(got)
	}
	s.wait()
}

func TestErrors(t *testing.T) {
	s, w := shipped()
	for _, test := range []struct{ request, code string }{
		{`"op":"moves","game":"chess"`, "game"},
		{`"op":"moves","game":"tapatan","variant":"x"`, "variant"},
		{`"op":"moves","game":"tapatan","options":["x"]`, "option"},
		{`"op":"moves","game":"tapatan","start":"........."`, "position"},
		{`"op":"moves","game":"tapatan","start":"ooooooooo o o0r0"`, "position"},
		{`"op":"perft","game":"tapatan","depth":3,"moves":["b2","b2"]`, "move"},
		{`"op":"perft","game":"tapatan","depth":3,"moves":["--"]`, "move"},
		{`"op":"moves","game":"tapatan","resigned":"me"`, "player"},
		{`"op":"search","game":"tapatan","level":1,"moves":["a1","a2","b1","b2","c1"]`, "over"},
		{`"op":"search","game":"tapatan","level":1,"resigned":"first"`, "over"},
		{`"op":"search","game":"tapatan","level":7`, "field"},
	} {
		w.lines = nil
		s.handle([]byte(`{"id":"e",` + test.request + `}`))
		var a protocol.Answer
		if err := json.Unmarshal([]byte(w.await(t, `"e"`)), &a); err != nil || a.Error == nil ||
			string(a.Error.Code) != test.code {
			t.Errorf("%s: got %+v, %v; want %s", test.request, a.Error, err, test.code)
		}
	}
}

func TestTopLevelOpensInTheCentre(t *testing.T) {
	s, w := shipped()
	s.handle([]byte(`{"id":1,"op":"search","game":"tapatan","level":6}`))
	got := w.await(t, "1")
	if !strings.HasPrefix(got, `{"id":1,"best":"b2","value":"win","plies":9,`) ||
		!strings.HasSuffix(got, `"end":"proved","level":6}`) {
		t.Error(got)
	}
	s.handle([]byte(`{"id":2,"op":"games"}`))
	if got := w.await(t, "2"); !strings.Contains(got, `"id":"tapatan","variants":["tapatan"`) ||
		!strings.Contains(got, `"levels":6`) {
		t.Error(got)
	}
}

// Garbage of every kind gets an error each, and the good line after it its answer.
func TestServeGarbage(t *testing.T) {
	huge := strings.Repeat("x", 3<<20)
	garbage := []string{
		"", "nonsense", "\x00\xff\xfe", "[1,2]", `{"id":1`, `{"id":{},"op":"games"}`, huge,
		`{"id":"` + huge + `","op":"games"}`,
		strings.Repeat("[", 500_000), `{"id":9,"op":"perft","game":"tapatan","depth":-1}`,
		`{"id":9,"op":"search","game":"tapatan","depth":1000000000}`, `{"id":9,"op":"fly"}`,
	}
	for _, end := range []string{"\n", "\r\n"} {
		s, w := shipped()
		input := strings.Join(append(slices.Clone(garbage), `{"id":"good","op":"perft","game":"tapatan","depth":2}`),
			end)
		if err := s.serve(strings.NewReader(input)); err != nil {
			t.Fatal(err)
		}
		s.wait()
		for i, line := range w.lines[:min(len(garbage), len(w.lines))] {
			if !strings.Contains(line, `"error":{"code":"`) {
				t.Errorf("%.40q got %.200s", garbage[i], line)
			}
		}
		if last := w.lines[len(w.lines)-1]; len(w.lines) != len(garbage)+1 || last != `{"id":"good","nodes":72}` {
			t.Errorf("%d answers to %d lines, the last %.200s", len(w.lines), len(garbage)+1, last)
		}
	}
}

// FuzzHandle: every line is answered, by JSON, whatever it holds.
func FuzzHandle(f *testing.F) {
	f.Add(`{"id":1,"op":"moves","game":"tapatan","start":".r.oror.o r o0r0","moves":["b1-c1"]}`)
	f.Add(`{"id":1,"op":"search","game":"tapatan","moves":["b2","a1"],"nodes":50,"lines":3}`)
	f.Add(`{"id":1,"op":"perft","game":"tapatan","depth":1}`)
	f.Add(
		`{"id":1,"op":"moves","game":"bag","variant":"one","options":["same"],"moves":["?","3","=3","+","1","2","=3"],` +
			`"seeds":[3]}`,
	)
	f.Add(`{"id":1,"op":"search","game":"bag","start":"?2 222 0 000/000","moves":["=1","+"],"nodes":50}`)
	f.Add(`{"id":1,"op":"draw","game":"hyle","variant":"7","moves":["=g","a1","--"],"seed":4}`)
	f.Add(`{"id":1,"op":"search","game":"hyle","start":"2a2/5/1b3/5/5 c=d","nodes":50,"lines":3}`)
	f.Add(
		`{"id":1,"op":"tree","game":"tapatan","start":"ooro.rr.. o o0r0","algorithm":"alphabeta","depth":2,"nodes":90,` +
			`"leaves":[{"path":["a1-b2"],"value":3}],"orders":[{"path":[],"moves":["b1-b2"]}],"at":["b1-b2"],"step":4}`,
	)
	f.Add(`{"id":1,"op":"tree","game":"hyle","variant":"3","start":"1a1/1ca/bcb o","algorithm":"mcts","nodes":20}`)
	f.Add(`{"id":1,"op":"tree",` + ending("g?", "g2") + `,"algorithm":"expectimax","depth":2}`)
	games, engines := append(all.Games(), bag.Spec()), players.New() // their tables are large
	f.Fuzz(func(t *testing.T, line string) {
		if r, err := protocol.Decode([]byte(line)); err == nil && lasting(r) || len(line) > 1<<12 {
			return
		}
		w := newTranscript()
		s := newServer(games, func() players.Registry { return engines }, w.write, nil)
		s.handle([]byte(line))
		s.wait()
		if len(w.lines) == 0 {
			t.Fatal("no answer")
		}
		for _, answer := range w.lines {
			if !json.Valid([]byte(answer)) || strings.Contains(answer, `"code":"internal"`) {
				t.Fatalf("%q: %s", line, answer)
			}
		}
	})
}

// lasting says whether a request may rightly take longer than a fuzzer has.
func lasting(r protocol.Request) bool {
	return r.Op == protocol.OpTree && (r.Nodes == 0 || r.Nodes > 100 || r.Tree.Truth) ||
		r.Op == protocol.OpPerft && r.Depth > 1 || r.Op == protocol.OpSearch && (r.Nodes == 0 || r.Nodes > 100)
}
