package workbench

import (
	"tablier/app/sandbox"
	"tablier/app/write"
)

// A Run is what the last runs of the program have come to, and the one under way.
type Run struct {
	environment *Environment
	course      *Course
	python      interpreter

	purpose Purpose
	process *process // nil while nothing runs
	program string   // that runs
	from    string   // the position in which it chooses a move
	tests   []Test
	testing int // the number of the test that runs
	printed Printed
	fault   *sandbox.Fault
	calls   *Calls

	judged func(passed, tests int)    // the tests have ended
	walked func(steps []Step, at int) // the steps of a program have come
}

// A Purpose is what a program is run for.
type Purpose int

// The purposes.
const (
	Testing Purpose = iota
	Stepping
	Recording // its calls
	Comparing // the solution's with those
	Playing   // a game: see Contest
)

// A Test is what a test of the exercise has found.
type Test struct {
	Index              int
	Fr, En             string
	Private            bool
	State              string // Waiting, Passed or Failed
	Position           string
	Expected, Received string
}

// The states of a test.
const (
	Waiting = "waiting"
	Passed  = "passed"
	Failed  = "failed"
)

// maxTests is how many tests an exercise may have.
const maxTests = 50

// Python returns whether Python is loading, ready or has failed.
func (r *Run) Python() sandbox.State { return r.python.state }

// Purpose returns what the program was run for last.
func (r *Run) Purpose() Purpose { return r.purpose }

// Going says whether the program runs, but for a game.
func (r *Run) Going() bool { return r.process != nil }

// Fault returns what has ended the program, nil for nothing.
func (r *Run) Fault() *sandbox.Fault { return r.fault }

// Printed returns what the program has printed in its run, as far as it is shown.
func (r *Run) Printed() *Printed { return &r.printed }

// Calls returns the calls of the observed function.
func (r *Run) Calls() *Calls { return r.calls }

// HasTests says whether tests have run, as far as they have.
func (r *Run) HasTests() bool { return len(r.tests) > 0 }

// Tests returns the tests, before any run as the exercise names them.
func (r *Run) Tests() []Test {
	if r.HasTests() {
		return r.tests
	}
	checks := r.course.Exercise().Checks
	tests := make([]Test, len(checks))
	for i, c := range checks {
		tests[i] = Test{Index: i, Fr: c.Name, En: c.Name, Private: c.Hidden, State: Waiting}
	}
	return tests
}

// Passed returns how many tests of the exercise have passed.
func (r *Run) Passed() (n int) {
	for _, t := range r.tests {
		if t.State == Passed {
			n++
		}
	}
	return n
}

// passes says whether tests have run and all have passed.
func (r *Run) passes() bool { return r.HasTests() && r.Passed() == len(r.tests) }

// clear removes the outcomes of the runs: tests, calls, printed text and fault.
func (r *Run) clear() {
	r.stop()
	r.purpose, r.tests, r.testing, r.printed, r.fault, r.calls = Testing, nil, 0, Printed{}, nil, &Calls{}
}

// begin removes the fault of the run before, and sets what the program is run for now.
func (r *Run) begin(what Purpose) {
	r.fault, r.purpose = nil, what
	r.environment.Editor.Mark(0)
}

// launch runs a program from its beginning, and sends it a request.
func (r *Run) launch(program string, first sandbox.Request) {
	r.program, r.from = program, first.Position
	r.process = newProcess(r.environment, program, first, r.handle)
}

// stop ends the program, or what waits for Python.
func (r *Run) stop() {
	r.python.pending = nil
	if r.process != nil {
		r.process.end()
		r.process = nil
	}
}

// testRequest asks for the test whose turn it is. Each is a request, and so has limits of its own.
func (r *Run) testRequest() sandbox.Request {
	e := r.course.Exercise()
	return sandbox.Request{
		ID: mainRequest, Op: "tests", Code: e.Tests, Test: r.testing, Seed: 1, Calls: e.Calls, Turns: write.TestTurns,
	}
}

// moveRequest asks for a move in a position, and for so many of what the operation records.
func (r *Run) moveRequest(op, position string, most int) sandbox.Request {
	return sandbox.Request{
		Op: op, Game: r.course.Board().names(), Position: position, Seed: 1, Calls: sandbox.MoveCalls,
		Turns: sandbox.MoveTurns, Most: most,
	}
}
