package write

// A walk goes through the lines that a program has run.
type walk struct {
	steps []step
	step  int
}

// A step is a line that was run, with the variables of its function before it: name, value, and "new" for one that had
// just changed.
type step struct {
	Line, Depth int
	Function    string
	Variables   [][3]string
	Print       string
}

// mostSteps is how many lines are recorded.
const mostSteps = 2000

// follow has the lines recorded that the program runs to choose a move.
func (k *Kind) follow() {
	k.walk = walk{}
	k.start(stepping, k.moveRequest("steps", mostSteps))
}

// toStep goes to a step.
func (k *Kind) toStep(n int) {
	if len(k.steps) == 0 {
		return
	}
	k.walk.step = max(0, min(n, len(k.steps)-1))
	k.outside.editor.Mark(k.steps[k.walk.step].Line)
}

// output is all that was printed up to the step.
func (w *walk) output() (text string) {
	for _, s := range w.steps[:w.step+1] {
		text += s.Print
	}
	return text
}
