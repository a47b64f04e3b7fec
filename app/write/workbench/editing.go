package workbench

import (
	"strings"

	"tablier/app/sandbox"
	"tablier/app/write"
)

// Typed is a text of the editor that may have letters which are not Python's: they are replaced.
func (s *Session) Typed(text string) {
	if clean := s.clean(text); clean != text {
		s.replace(clean)
		return
	}
	s.Edited(text)
}

// Edited is the text of the editor, which is kept at once: nothing is lost with the page. One that is too long is taken
// back.
func (s *Session) Edited(text string) {
	if text == s.Draft.text {
		return
	}
	if len(text) > sandbox.MaxProgram {
		s.environment.Editor.Put(s.Draft.text)
		s.Refuse(TooLong)
		return
	}
	s.Draft.text = text
	if s.Arranging() { // who writes wants to write
		s.ShowFace(write.Write)
	}
	s.clearOutcome()
	s.keep()
}

// clearOutcome removes the fault, the walk and the trouble, which concern the program before a change of it.
func (s *Session) clearOutcome() {
	if !s.Walk.Going() && s.trouble == NoTrouble && s.Run.fault == nil {
		return
	}
	s.Walk.Leave()
	s.trouble = NoTrouble
	if s.Run.fault != nil {
		s.Run.fault = nil
		s.environment.Editor.Mark(0)
	}
	s.environment.Screen.Redraw()
}

// Refuse says that a program was not taken.
func (s *Session) Refuse(t Trouble) {
	if s.trouble != t {
		s.trouble = t
		s.environment.Screen.Redraw()
	}
}

// clean returns a program as Python reads it. That letters were replaced is said once in a visit.
func (s *Session) clean(program string) string {
	clean := sandbox.Clean(program)
	if s.cleaning == nothingCleaned && clean != strings.ReplaceAll(program, "\r\n", "\n") {
		s.cleaning = cleaned
		s.environment.Screen.Redraw()
	}
	return clean
}

// replace has another program stand in the editor, which can be undone there.
func (s *Session) replace(text string) {
	s.environment.Editor.Replace(text)
	s.Edited(text)
}

// keep stores the program, and draws the page if another tab had written another one.
func (s *Session) keep() {
	if s.Draft.keep() {
		s.environment.Screen.Redraw()
	}
}

// Restart begins the exercise anew: with the guide, or with the lines in disorder.
func (s *Session) Restart() {
	if s.Arranging() {
		s.Lines.disorder()
	} else {
		s.Draft.put(s.Course.Exercise().Guide)
	}
}

// ShowFace shows the other face of the exercise: write.Order or write.Write.
func (s *Session) ShowFace(which string) {
	s.Run.clear()
	s.Contest.leave()
	s.Walk.Leave()
	s.Lines.release()
	s.Course.change(func(r *write.Record) { r.Face = which })
	s.environment.Editor.Put(s.Draft.text) // it may have been hidden
	s.environment.Editor.Mark(0)
}

// FindWrong finds the first of the lines that is out of place.
func (s *Session) FindWrong() { s.Lines.find(s.Run.passes()) }
