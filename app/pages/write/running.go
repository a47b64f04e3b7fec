package write

import (
	"tablier/app/embed"
	"tablier/app/sandbox"
	"tablier/app/write"
)

// A run is what the last run of the tests has come to.
type run struct {
	program sandbox.Session // nil while nothing runs
	errand  errand          // what it was started for
	then    func()          // what waits for Python, nil for nothing
	tests   []test
	testing int // the number of the test that runs
	printed printed
	fault   *explained
	calls
}

// An errand is what a program is run for.
type errand int

const (
	judging errand = iota
	stepping
	drawing
	comparing
	moving
)

// A test is what a test of the exercise has found.
type test struct {
	Index              int
	Fr, En             string
	Private            bool
	State              string // waiting, passed or failed
	Position           string
	Expected, Received string
}

// explained is a fault with its explanation.
type explained struct {
	sandbox.Fault
	sandbox.Explanation
}

// The numbers of requests.
const (
	loading = 1 + iota
	asking
	valuing
)

// open brings Python, and then does what is to be done with it: of what is asked for while Python comes, the last.
func (k *Kind) open(then func()) {
	if k.python == sandbox.Ready {
		if then != nil {
			then()
		}
		return
	}
	if then != nil {
		k.then = then
	}
	if k.python.OnItsWay() {
		return
	}
	k.python = sandbox.Coming
	k.outside.python(func(s sandbox.State) {
		k.python = s
		if !s.OnItsWay() {
			k.opened()
		}
		k.redraw()
	})
}

// opened does what has waited for Python, if that has come.
func (k *Kind) opened() {
	then := k.then
	if k.then = nil; k.python == sandbox.Ready && then != nil {
		then()
	}
}

// start runs the program from its beginning, and then sends it a request.
func (k *Kind) start(what errand, next sandbox.Request) {
	k.typed(k.text)
	k.stop()
	k.leaveTable()
	k.fault, k.printed, k.errand = nil, printed{}, what
	k.outside.editor.Mark(0)
	k.keepProgram()
	k.open(func() { k.program = k.launch(k.source(), k.hear, next) })
	k.redraw()
}

// launch starts a program, that of the person or the solution.
func (k *Kind) launch(program string, hear func(event), next sandbox.Request) sandbox.Session {
	var s sandbox.Session
	var told parts
	hears := func(text string) {
		if s != k.program && s != k.player {
			return // it was said before the program was ended
		}
		e, err := read(text)
		if err != nil {
			k.outside.log(err)
			return
		}
		if told.take(&e, len(text)) {
			return
		}
		hear(e)
		k.redraw()
	}
	s = k.session(program, hears)
	sandbox.Send(s, sandbox.Request{
		ID: loading, Op: "load", Program: program, Seed: 1, Calls: sandbox.MoveCalls, Turns: sandbox.MoveTurns,
	})
	next.ID = asking
	sandbox.Send(s, next)
	return s
}

// test runs all tests of the exercise.
func (k *Kind) test() {
	k.tests, k.testing, k.calls, k.walk = nil, 0, calls{}, walk{}
	k.start(judging, k.testRequest())
}

// testRequest asks for the test whose turn it is. Each is a request, and so has limits of its own.
func (k *Kind) testRequest() sandbox.Request {
	e := k.exercise()
	return sandbox.Request{
		ID: asking, Op: "tests", Code: e.Tests, Test: k.testing, Seed: 1, Calls: e.Calls, Turns: write.TestTurns,
	}
}

// hear takes what the program says.
func (k *Kind) hear(e event) {
	switch e.Event.Event {
	case "print":
		k.printed.add(e.Text, e.Left)
	case "test":
		k.take(e.test)
	case "error":
		if k.errand == comparing {
			k.stop() // it is the solution's, and no fault of the person's
			return
		}
		if k.errand == stepping && len(e.Steps) > 0 { // they lead to the error
			k.walk = walk{steps: e.Steps, step: len(e.Steps) - 1}
		}
		k.fail(e.Error)
	case "done":
		if e.ID == asking && !k.testsNext() {
			k.finish(e)
		}
	}
}

// testsNext runs the next test, if there is one.
func (k *Kind) testsNext() bool {
	if k.errand != judging || k.testing+1 >= len(k.tests) {
		return false
	}
	k.testing++
	sandbox.Send(k.program, k.testRequest())
	return true
}

// mostTests is how many tests an exercise may have.
const mostTests = 50

// take takes the outcome of a test, of which a first event tells that there is one.
func (k *Kind) take(t test) {
	switch {
	case t.Index == len(k.tests) && t.Index < mostTests:
		k.tests = append(k.tests, t)
	case t.Index >= 0 && t.Index < len(k.tests):
		k.tests[t.Index] = t
	}
}

// passed is how many tests have passed.
func (r *run) passed() (n int) {
	for _, t := range r.tests {
		if t.State == "passed" {
			n++
		}
	}
	return n
}

// fail ends the run with a fault.
func (k *Kind) fail(f *sandbox.Fault) {
	if f == nil {
		f = &sandbox.Fault{Kind: "crash"}
	}
	k.stop()
	f.Program = k.source()
	k.fault = &explained{Fault: *f, Explanation: k.outside.explain(*f)}
	k.outside.editor.Mark(f.Line)
	k.said = k.messages().Programs.At(f.Line) + k.fault.Title + " " + k.fault.Advice
	if k.errand == judging {
		k.note(k.passed(), max(1, len(k.tests)))
	}
}

// finish takes what was asked for.
func (k *Kind) finish(e event) {
	k.stop()
	switch k.errand {
	case judging:
		passed := k.passed()
		k.note(passed, len(k.tests))
		k.said = k.messages().Programs.Verdict(passed, len(k.tests))
	case stepping:
		k.walk = walk{steps: e.Steps}
		k.toStep(0)
	case drawing:
		k.observed(e)
	case comparing:
		k.compare(e)
	}
	if k.errand != judging && e.Move == "" && e.Returned != "" {
		k.fail(&sandbox.Fault{Kind: "move", Returned: e.Returned})
	}
}

// note notes how many tests have passed, and tells the page around a frame of a success. A program that has come from
// somebody else is no success of this person's.
func (k *Kind) note(passed, tests int) {
	if k.visiting {
		return
	}
	if k.arranges() { // whoever has laid the lines has yet to write them
		if passed == tests {
			k.change(func(r *write.Record) { r.Ordered = true })
		}
		return
	}
	first := false
	k.change(func(r *write.Record) { first = r.Note(k.text, passed, tests) })
	if first && k.site.Framed != nil {
		done := true
		k.outside.tell(embed.Notice{
			Type: embed.TaskDone, Puzzle: k.exercise().ID, Solved: &done, Tries: k.record().Tries + 1,
		})
	}
}

// stop ends the program, or what waits for Python.
func (k *Kind) stop() {
	k.then = nil
	if k.program != nil {
		k.program.End()
		k.program = nil
	}
}

// moveRequest asks for a move in the position on the board.
func (k *Kind) moveRequest(op string, most int) sandbox.Request {
	return sandbox.Request{
		Op: op, Game: k.setup(), Position: k.position(), Seed: 1, Calls: sandbox.MoveCalls, Turns: sandbox.MoveTurns,
		Most: most,
	}
}
