package workbench

import (
	"tablier/app/embed"
	"tablier/app/sandbox"
	"tablier/app/write"
)

// Test runs all tests of the exercise on the program, from the first.
func (s *Session) Test() {
	s.Run.tests, s.Run.testing, s.Run.calls = nil, 0, &Calls{}
	s.Walk.clear()
	s.start(Testing, s.Run.testRequest())
}

// Follow records the steps in which the program chooses a move in the position on the board, so that a person can walk
// through them.
func (s *Session) Follow() {
	s.Walk.clear()
	s.start(Stepping, s.Run.moveRequest("steps", s.Contest.Position(), maxSteps))
}

// RecordCalls has the calls of the observed function recorded while the program chooses a move there.
func (s *Session) RecordCalls() {
	s.Run.calls = &Calls{}
	s.start(Recording, s.Run.moveRequest("tree", s.Contest.Position(), maxCalls))
}

// start runs the program from its beginning, once Python is ready, and then sends it a request.
func (s *Session) start(what Purpose, first sandbox.Request) {
	s.Typed(s.Draft.text)
	s.Stop()
	s.Run.begin(what)
	s.Run.printed = Printed{}
	s.keep()
	s.Run.python.whenReady(func() { s.Run.launch(s.Program(), first) })
	s.environment.Screen.Redraw()
}

// Stop ends the program, or what waits for Python.
func (s *Session) Stop() {
	s.Run.stop()
	s.Contest.leave()
}

// judged notes how many tests have passed, and reports it; a host page is told of the first success. A
// program that has come from somebody else is no success of this person's.
func (s *Session) judged(passed, tests int) {
	if s.Draft.visiting {
		return
	}
	if s.Arranging() { // whoever has laid the lines has yet to write them
		if passed == tests {
			s.Course.change(func(r *write.Record) { r.Ordered = true })
		}
		return
	}
	first := false
	s.Course.change(func(r *write.Record) { first = r.Note(s.Draft.text, passed, tests) })
	r := embed.Report{
		Item: s.Course.Exercise().ID, Tried: true, Answer: s.Run.answer(tests), Right: passed == tests,
		Program: s.Draft.text, Hints: min(s.Course.Record().Hints, len(s.Course.Exercise().Hints)),
		Shown: s.Course.Record().Hints > len(s.Course.Exercise().Hints),
	}
	if first {
		r.Notice = embed.Notice{
			Type: embed.TaskDone, Puzzle: r.Item, Solved: &r.Right, Tries: s.Course.Record().Tries + 1,
		}
	}
	s.environment.Reports.Report(r)
}

// Play has the program play a game against the machine or itself, from the start of the board.
func (s *Session) Play() {
	s.Typed(s.Draft.text)
	s.Stop()
	s.Walk.Leave()
	s.Contest.renew()
	s.Run.begin(Playing)
	s.keep()
	s.Run.python.whenReady(s.Contest.next)
	s.environment.Screen.Redraw()
}

// Visit shows the position of a failed test on the board.
func (s *Session) Visit(test int) {
	if test < 0 || test >= len(s.Run.tests) {
		return
	}
	s.Contest.visit(s.Run.tests[test].Position)
	s.Walk.Leave()
}

// ShowPly shows the board of the game after a ply.
func (s *Session) ShowPly(ply int) {
	s.Walk.Leave()
	s.Contest.show(ply)
}

// GoToCaret goes to the next step at the line where the person is: that of the caret, or the chosen one.
func (s *Session) GoToCaret() {
	if s.Arranging() {
		s.Walk.GoToLine(s.Lines.chosen + 1)
	} else {
		s.Walk.GoToLine(s.environment.Editor.Line())
	}
}
