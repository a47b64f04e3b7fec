package workbench

import (
	"slices"

	"tablier/app/class/handin"
	"tablier/app/sandbox"
)

// handle handles an event of the program in a run for tests, steps or calls.
func (r *Run) handle(e event) {
	switch e.Event.Event {
	case "print":
		r.printed.add(e.Text, e.Left)
	case "test":
		r.take(e.Test)
	case "error":
		r.broken(e)
	case "done":
		if e.ID == mainRequest && !r.nextTest() {
			r.finish(e)
		}
	}
}

// broken ends a run with an error of the program. The steps of a walk lead to it. One of the solution is no fault of
// the person's.
func (r *Run) broken(e event) {
	if r.purpose == Comparing {
		r.stop()
		return
	}
	if r.purpose == Stepping && len(e.Steps) > 0 {
		r.walked(e.Steps, len(e.Steps)-1)
	}
	r.fail(r.program, e.Error)
}

// take notes the outcome of a test, of which a first event tells that there is one.
func (r *Run) take(t Test) {
	switch {
	case t.Index == len(r.tests) && t.Index < maxTests:
		r.tests = append(r.tests, t)
	case t.Index >= 0 && t.Index < len(r.tests):
		r.tests[t.Index] = t
	}
}

// nextTest runs the next test, if there is one.
func (r *Run) nextTest() bool {
	if r.purpose != Testing || r.testing+1 >= len(r.tests) {
		return false
	}
	r.testing++
	r.process.send(r.testRequest())
	return true
}

// answer returns the run of so many tests as a submission has it.
func (r *Run) answer(tests int) string {
	run := handin.Run{Passed: r.Passed(), Tests: tests}
	if r.fault != nil {
		if run.Fault = r.fault.Type; run.Fault == "" {
			run.Fault = r.fault.Kind
		}
		return run.String()
	}
	if failed := slices.IndexFunc(r.tests, func(t Test) bool { return t.State == Failed }); failed >= 0 {
		run.Failed = failed + 1
	}
	return run.String()
}

// fail ends the run of a program with a fault, a crash where nothing is said of it. It returns the fault.
func (r *Run) fail(program string, f *sandbox.Fault) *sandbox.Fault {
	if f == nil {
		f = &sandbox.Fault{Kind: "crash"}
	}
	r.stop()
	f.Program = program
	r.fault = f
	r.environment.Editor.Mark(f.Line)
	r.environment.Screen.Say(Saying{What: SayFault})
	if r.purpose == Testing {
		r.judged(r.Passed(), max(1, len(r.tests)))
	}
	return f
}

// finish ends the run and shows what it was for: the verdict of the tests, the steps or the calls.
func (r *Run) finish(e event) {
	r.stop()
	program := r.program
	switch r.purpose {
	case Testing:
		r.judged(r.Passed(), len(r.tests))
		r.environment.Screen.Say(Saying{What: SayVerdict})
		return
	case Stepping:
		r.walked(e.Steps, 0)
	case Recording:
		r.record(e)
	case Comparing:
		r.calls.comparison = r.calls.compare(e.Nodes, e.Observed)
	}
	if e.Move == "" && e.Returned != "" {
		r.fail(program, &sandbox.Fault{Kind: "move", Returned: e.Returned})
	}
}

// record shows the recorded calls of the observed function. Where the exercise says so they are compared with those of
// its solution, which chooses a move in the same position.
func (r *Run) record(e event) {
	exercise := r.course.Exercise()
	r.calls = newCalls(r.program, r.course.Board(), r.from, e.Nodes, e.Observed)
	if exercise.Compared && len(e.Nodes) > 0 {
		r.purpose = Comparing
		r.launch(exercise.Solution, r.moveRequest("tree", r.from, maxCalls))
	}
}
