package proofs_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
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
	texts    map[string]string // of files; others have one that says their name
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
			text, ok := w.texts[name]
			if !ok {
				text = "text of " + name
			}
			w.pending = append(w.pending, func() { then(text, !w.missing) })
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
	const want = `open = lambda *_, **__: "one\n\"two\"".split("\n")` + "\nprint(1)\n"
	if w.requests[0].Program != want {
		t.Errorf("the program is %q, want %q", w.requests[0].Program, want)
	}
}

// numbered returns a text of so many lines, each of which is its number.
func numbered(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintln(&b, i+1)
	}
	return b.String()
}

// Of a long certificate some lines are in the field at once; the others come at one's bidding, what has been changed
// stays so, and all are checked. Lines are counted as they are now.
func TestParts(t *testing.T) {
	s, w := begin(t)
	w.texts = map[string]string{nav.CertificateFile("rota"): numbered(2_300)}
	s.Choose("rota")
	if s.Part() != (proofs.Part{}) {
		t.Errorf("a part is there before the text: %+v", s.Part())
	}
	w.settle()
	field := func() string { return w.shown[proofs.Certificate] }
	want := func(first, last, of int, begins, ends string) {
		t.Helper()
		if s.Part() != (proofs.Part{First: first, Last: last, Of: of}) || s.Part().Whole() {
			t.Errorf("the part is %+v, want %d to %d of %d", s.Part(), first, last, of)
		}
		if !strings.HasPrefix(field(), begins) || !strings.HasSuffix(field(), ends) {
			t.Errorf("the field has %.20q…, want %q to %q", field(), begins, ends)
		}
	}
	want(1, 1_000, 2_300, "1\n2\n", "\n999\n1000")
	s.Before(field())
	want(1, 1_000, 2_300, "1\n2\n", "\n1000")
	s.After(strings.Replace(field(), "2\n", "", 1))
	want(1_000, 1_999, 2_299, "1001\n", "\n2000")
	s.After("new\n" + field())
	want(2_001, 2_300, 2_300, "2001\n", "\n2300\n")
	s.After(field())
	want(2_001, 2_300, 2_300, "2001\n", "\n2300\n")
	s.Before(field())
	want(1_001, 2_000, 2_300, "1001\n", "\n2000")
	if at := s.Seek(field(), 1_002); at != 2 {
		t.Errorf("line 1002 is the field's line %d", at)
	}
	if at := s.Seek(field(), 1_000); at != 1_000 {
		t.Errorf("line 1000 is the field's line %d", at)
	}
	want(1, 1_000, 2_300, "1\n3\n", "\n1000\nnew")
	if at := s.Seek(field(), math.MaxInt); at != 300 { // which a checker may say that somebody has changed
		t.Errorf("a line after the last is the field's line %d", at)
	}
	want(2_001, 2_300, 2_300, "2001\n", "\n2300\n")
	s.Seek(field(), 1)
	s.Check(field()+"\nlast", "print(1)")
	w.settle()
	whole := strings.Replace(strings.Replace(numbered(2_300), "2\n", "", 1), "\n1001\n", "\nnew\nlast\n1001\n", 1)
	quoted, err := json.Marshal(strings.TrimSpace(whole))
	if err != nil {
		t.Fatal(err)
	}
	if program := w.requests[0].Program; !strings.Contains(program, string(quoted)) {
		t.Errorf("checked is %.60q…", program)
	}
}

// From a field that is emptied all its lines are taken out, and others come in their place.
func TestEmptiedField(t *testing.T) {
	whole := numbered(2_300)
	first, rest, _ := strings.Cut(whole, "1001\n")
	middle, last, _ := strings.Cut("1001\n"+rest, "2001\n")
	last = "2001\n" + last
	check := func(s *proofs.Session, field string) { s.Check(field, "print(1)") }
	before, after := (*proofs.Session).Before, (*proofs.Session).After
	for i, c := range []struct {
		emptied int // a line of the part
		do      func(s *proofs.Session, field string)
		part    proofs.Part
		begins  string
		left    string
	}{
		{1, check, proofs.Part{First: 1, Last: 1_000, Of: 1_300}, "1001\n", middle + last},
		{1, before, proofs.Part{First: 1, Last: 1_000, Of: 1_300}, "1001\n", middle + last},
		{1, after, proofs.Part{First: 1, Last: 1_000, Of: 1_300}, "1001\n", middle + last},
		{1_001, check, proofs.Part{First: 1_001, Last: 1_300, Of: 1_300}, "2001\n", first + last},
		{1_001, before, proofs.Part{First: 1, Last: 1_000, Of: 1_300}, "1\n", first + last},
		{1_001, after, proofs.Part{First: 1_001, Last: 1_300, Of: 1_300}, "2001\n", first + last},
		{2_001, check, proofs.Part{First: 1_001, Last: 2_000, Of: 2_000}, "1001\n", first + middle},
		{2_001, before, proofs.Part{First: 1_001, Last: 2_000, Of: 2_000}, "1001\n", first + middle},
		{2_001, after, proofs.Part{First: 1_001, Last: 2_000, Of: 2_000}, "1001\n", first + middle},
	} {
		s, w := begin(t)
		w.texts = map[string]string{nav.CertificateFile("rota"): whole}
		s.Choose("rota")
		w.settle()
		s.Seek(w.shown[proofs.Certificate], c.emptied)
		c.do(s, "")
		if s.Part() != c.part || !strings.HasPrefix(w.shown[proofs.Certificate], c.begins) {
			t.Errorf("case %d: the part is %+v, the field has %.20q…", i, s.Part(), w.shown[proofs.Certificate])
		}
		check(s, w.shown[proofs.Certificate])
		w.settle()
		quoted, err := json.Marshal(strings.TrimSuffix(c.left, "\n"))
		if err != nil {
			t.Fatal(err)
		}
		if program := w.requests[0].Program; !strings.Contains(program, string(quoted)) {
			t.Errorf("case %d: checked is %.60q…", i, program)
		}
	}
}

// A certificate of a few lines is in the field whole.
func TestWhole(t *testing.T) {
	s, w := begin(t)
	if !s.Part().Whole() {
		t.Errorf("the part is %+v", s.Part())
	}
	w.texts = map[string]string{nav.CertificateFile("rota"): numbered(1_000)}
	s.Choose("rota")
	w.settle()
	if !s.Part().Whole() || w.shown[proofs.Certificate] != numbered(1_000) {
		t.Errorf("of 1,000 lines the part is %+v", s.Part())
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
