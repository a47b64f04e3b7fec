package proofs_test

import (
	"encoding/json"
	"slices"
	"testing"

	"tablier/ai/certificate"
	"tablier/ai/certificate/names"
	"tablier/app/nav"
	"tablier/app/proofs"
	"tablier/app/sandbox"
	"tablier/rules/morris"
)

// A world is what surrounds a session: texts that come when they are let, and a program that says what it is told to.
type world struct {
	state    sandbox.State
	pending  []func()
	shown    map[proofs.Field]string
	missing  bool
	hear     func(string)
	requests []sandbox.Request
	ended    int
	drawn    int
}

func (w *world) Open(then func(sandbox.State)) {
	w.pending = append(w.pending, func() { then(w.state) })
}

func (w *world) Session(hear func(string)) sandbox.Session {
	w.hear = hear
	return w
}

func (w *world) Send(text string) {
	var r sandbox.Request
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		panic(err)
	}
	w.requests = append(w.requests, r)
}

func (w *world) End() { w.ended++ }

// settle lets all come that is on its way.
func (w *world) settle() {
	for len(w.pending) > 0 {
		next := w.pending[0]
		w.pending = w.pending[1:]
		next()
	}
}

// says has the program say events.
func (w *world) says(events ...string) {
	for _, e := range events {
		w.hear(e)
	}
}

// begin returns a session with the first certificate shown.
func begin(t *testing.T) (*proofs.Session, *world) {
	t.Helper()
	w := &world{state: sandbox.Ready, shown: map[proofs.Field]string{}}
	s := proofs.New(proofs.Environment{
		Python: w,
		Fetch: func(name string, then func(string, bool)) {
			w.pending = append(w.pending, func() { then("text of "+name, !w.missing) })
		},
		Show:   func(field proofs.Field, text string) { w.shown[field] = text },
		Redraw: func() { w.drawn++ },
	})
	s.Open("")
	wants(t, s, proofs.Loading)
	w.settle()
	wants(t, s, proofs.Idle)
	return s, w
}

func wants(t *testing.T, s *proofs.Session, want proofs.State) {
	t.Helper()
	if s.State() != want {
		t.Errorf("the session is %s, want %s", s.State(), want)
	}
}

// The certificate that is asked for is shown with the checker, and another one in its place once it is chosen.
func TestChoose(t *testing.T) {
	s, w := begin(t)
	if w.shown[proofs.Certificate] != "text of "+nav.CertificateFile("tapatan") ||
		w.shown[proofs.Checker] != "text of "+nav.CheckerFile {
		t.Errorf("shown: %v", w.shown)
	}
	s.Choose("achi")
	s.Choose("rota") // the texts of the one before come too late
	w.settle()
	wants(t, s, proofs.Idle)
	if s.Name().File != "rota" || w.shown[proofs.Certificate] != "text of "+nav.CertificateFile("rota") {
		t.Errorf("%s is shown: %v", s.Name().File, w.shown)
	}
	s.Open("nonsense")
	w.settle()
	if s.Name().File != "rota" {
		t.Errorf("%s is shown", s.Name().File)
	}
	w.missing = true
	s.Choose("domino-3")
	w.settle()
	wants(t, s, proofs.Missing)
	s.Check("a", "b")
	wants(t, s, proofs.Missing)
}

// What the checker says is the verdict, and of a certificate that is refused the line is known.
func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		events []string
		state  proofs.State
		said   string
		line   int
	}{
		{[]string{`{"id":1,"event":"print","text":"ok: all\n"}`, `{"id":1,"event":"done"}`}, proofs.Proved, "ok: all", 0},
		{[]string{`nonsense`, `{"id":1,"event":"print","text":"line 12: no\n"}`, `{"id":1,"event":"done"}`},
			proofs.Refused, "line 12: no", 12},
		{[]string{`{"id":1,"event":"print","text":"line up\n"}`, `{"id":1,"event":"done"}`}, proofs.Refused, "line up", 0},
		{[]string{`{"id":1,"event":"done"}`}, proofs.Other, "", 0},
		{[]string{`{"id":1,"event":"error","error":{"kind":"program","line":8}}`}, proofs.Failed, "", 0},
	} {
		s, w := begin(t)
		s.Check("one\ntwo\n", "print(1)")
		wants(t, s, proofs.Waiting)
		w.settle()
		wants(t, s, proofs.Running)
		w.says(c.events...)
		wants(t, s, c.state)
		if s.Said() != c.said || s.Line() != c.line || w.ended != 1 {
			t.Errorf("%v: said %q, line %d, ended %d times", c.events, s.Said(), s.Line(), w.ended)
		}
		if s.State() == proofs.Failed && s.Fault().Line != 7 {
			t.Errorf("the fault is in line %d of the checker", s.Fault().Line)
		}
	}
}

// The program that runs is the checker, with the certificate in the place of a file.
func TestProgram(t *testing.T) {
	s, w := begin(t)
	s.Check("one\n\"two\"\n", "print(1)\n")
	w.settle()
	if want := "open = lambda *_, **__: [\"one\",\"\\\"two\\\"\"]\nprint(1)\n"; w.requests[0].Program != want {
		t.Errorf("the program is %q, want %q", w.requests[0].Program, want)
	}
}

// A check is stopped at any moment, and what comes too late is not heard. Where no program runs there is no verdict.
func TestStop(t *testing.T) {
	s, w := begin(t)
	s.Check("", "")
	s.Stop()
	w.settle()
	wants(t, s, proofs.Idle)
	s.Check("", "")
	w.settle()
	s.Check("", "") // one at a time
	s.Stop()
	w.says(`{"id":1,"event":"print","text":"ok: all"}`, `{"id":1,"event":"done"}`)
	wants(t, s, proofs.Idle)
	if len(w.requests) != 1 || w.ended != 1 {
		t.Errorf("%d programs have run, %d ended", len(w.requests), w.ended)
	}
	w.state = sandbox.Single
	s.Check("", "")
	w.settle()
	wants(t, s, proofs.Idle)
	if s.Python() != sandbox.Single {
		t.Errorf("Python is %s", s.Python())
	}
}

// A verdict is about the texts that are shown: once one of them is changed there is none, nor a line to go to, and a
// check under way is not heard to its end.
func TestChangedTexts(t *testing.T) {
	for _, said := range []string{
		`{"id":1,"event":"print","text":"ok: all\n"}`, `{"id":1,"event":"print","text":"line 12: no\n"}`,
		`{"id":1,"event":"print","text":"what\n"}`, `{"id":1,"event":"error","error":{"kind":"program","line":8}}`,
	} {
		s, w := begin(t)
		if s.Changed() {
			t.Error("there was something to take back before a check")
		}
		s.Check("one\n", "print(1)")
		w.settle()
		w.says(said, `{"id":1,"event":"done"}`)
		if !s.Changed() || s.Changed() || s.Said() != "" || s.Fault() != nil || s.Line() != 0 {
			t.Errorf("after %s: said %q, line %d, fault %v", said, s.Said(), s.Line(), s.Fault())
		}
		wants(t, s, proofs.Idle)
	}
	s, w := begin(t)
	s.Check("one\n", "print(1)")
	w.settle()
	if !s.Changed() || w.ended != 1 {
		t.Errorf("a check goes on, %d have ended", w.ended)
	}
	w.says(`{"id":1,"event":"print","text":"ok: all\n"}`, `{"id":1,"event":"done"}`)
	wants(t, s, proofs.Idle)
	s.Restore()
	if s.Changed() {
		t.Error("a change before the texts have come has taken something back")
	}
	wants(t, s, proofs.Loading)
}

// What is shown is not fetched again, so that what has been changed stays, until the page is left.
func TestArriveAgain(t *testing.T) {
	s, w := begin(t)
	s.Open("achi")
	w.settle()
	s.Check("one\n", "print(1)")
	for _, file := range []string{"achi", "", "nonsense"} {
		s.Open(file)
		wants(t, s, proofs.Waiting)
	}
	s.Leave()
	w.settle()
	wants(t, s, proofs.Loading)
	s.Open("")
	w.settle()
	wants(t, s, proofs.Idle)
	if s.Name().File != "achi" || len(w.requests) != 0 {
		t.Errorf("%s is shown, %d programs have run", s.Name().File, len(w.requests))
	}
}

// The page offers every certificate there is: of each board of Tapatan's family, and those that are kept.
func TestAllAreOffered(t *testing.T) {
	var want, offered []string
	for _, board := range morris.Boards() {
		want = append(want, board.ID)
	}
	want = append(want, certificate.Slow()...)
	for _, name := range names.All() {
		offered = append(offered, name.File)
	}
	if !slices.Equal(offered, want) {
		t.Errorf("offered are %q, want %q", offered, want)
	}
}
