package workbench

import "slices"

// A Walk goes through the lines that a program has run, one by one.
type Walk struct {
	steps []Step
	at    int

	editor Editor
	say    func(Saying)
}

// maxSteps is how many steps are recorded.
const maxSteps = 2000

// Going says whether there are steps to go through.
func (w *Walk) Going() bool { return len(w.steps) > 0 }

// Steps returns how many steps of the program are recorded.
func (w *Walk) Steps() int { return len(w.steps) }

// At returns the number of the present step, from 0.
func (w *Walk) At() int { return w.at }

// Now returns the step that the walk is at. There must be steps.
func (w *Walk) Now() *Step { return &w.steps[w.at] }

// Cut says whether the present step is the last that is recorded, and the program may have gone on.
func (w *Walk) Cut() bool { return w.at == maxSteps-1 }

// Output returns all that was printed before the step.
func (w *Walk) Output() (text string) {
	for _, s := range w.steps[:w.at] {
		text += s.Print
	}
	return text
}

// begin takes other steps, and stands at one of them.
func (w *Walk) begin(steps []Step, at int) {
	w.steps, w.at = steps, 0
	w.GoTo(at)
}

// clear removes the recorded steps.
func (w *Walk) clear() { w.steps, w.at = nil, 0 }

// Leave ends the walk through the steps, and the mark of the line in the editor.
func (w *Walk) Leave() {
	if w.Going() {
		w.clear()
		w.editor.Mark(0)
	}
}

// GoTo goes to a step, or to the nearest that there is.
func (w *Walk) GoTo(n int) {
	if w.Going() {
		w.at = max(0, min(n, len(w.steps)-1))
		w.editor.Mark(w.Now().Line)
	}
}

// GoToReturn goes to the step at which the present call returns; where that is the present step, to the one at which
// its caller does, or to the first step after it.
func (w *Walk) GoToReturn() {
	if w.Going() {
		w.GoTo(w.returning())
	}
}

// returning returns the number of the step to which GoToReturn goes.
func (w *Walk) returning() int {
	depth := w.Now().Depth
	if w.Now().Kind == ReturnStep {
		depth--
	}
	for i := w.at + 1; i < len(w.steps); i++ {
		if s := &w.steps[i]; s.Depth < depth || s.Depth == depth && s.Kind == ReturnStep {
			return i
		}
	}
	return len(w.steps) - 1
}

// GoToLine goes to the next step at a line of the program, after the last such step again to the first.
func (w *Walk) GoToLine(line int) {
	if !w.Going() {
		return
	}
	at := func(s Step) bool { return s.Line == line }
	if next := slices.IndexFunc(w.steps[w.at+1:], at); next >= 0 {
		w.GoTo(w.at + 1 + next)
	} else if first := slices.IndexFunc(w.steps, at); first >= 0 {
		w.GoTo(first)
	} else {
		w.say(Saying{SayNoStep, line})
	}
}
