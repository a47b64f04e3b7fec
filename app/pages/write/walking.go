package write

// A walk goes through the lines that a program has run.
type walk struct {
	steps []step
	step  int
}

// A step is a line that was run, with the variables that had changed before it.
type step struct {
	Line, Depth int
	Function    string
	Variables   [][2]string
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

// variables returns those of the function that runs at the step, with their values then, and whether each has just
// changed.
func (w *walk) variables() (names []string, values map[string]string, changed map[string]bool) {
	at := w.steps[w.step]
	values, changed = map[string]string{}, map[string]bool{}
	first := w.step
	for first > 0 && w.steps[first-1].Depth >= at.Depth {
		first--
	}
	for i, s := range w.steps[first : w.step+1] {
		if s.Depth != at.Depth || s.Function != at.Function {
			continue
		}
		for _, variable := range s.Variables {
			if _, known := values[variable[0]]; !known {
				names = append(names, variable[0])
			}
			values[variable[0]] = variable[1]
			changed[variable[0]] = first+i == w.step
		}
	}
	return names, values, changed
}

// output is all that was printed up to the step.
func (w *walk) output() (text string) {
	for _, s := range w.steps[:w.step+1] {
		text += s.Print
	}
	return text
}
