package write

import (
	"encoding/json"
	"slices"

	"tablier/app/sandbox"
)

// A walk goes through the lines that a program has run.
type walk struct {
	steps []step
	step  int
}

// The kinds of steps.
const (
	calling   = "call"   // a function has been called
	returning = "return" // a function returns
)

// A step is a line that is to be run, the call of a function or its return, with the variables of the function that is
// run.
type step struct {
	Line, Depth int
	Function    string
	Kind        string
	Args        [][2]string // of a call: names and values
	Returned    string      // by a return, empty where an error ends the call
	Variables   []variable
	Position    string // that the function looks at
	Print       string // what is printed until the next step
}

// A variable is a name with its value.
type variable struct {
	Name, Value string
	Fresh       string // "new" for one that has just changed
	ID          int    // the same for one object, 0 for a value that nobody can change
}

// UnmarshalJSON implements json.Unmarshaler: a variable comes as a list.
func (v *variable) UnmarshalJSON(data []byte) error {
	var parts []any
	if err := json.Unmarshal(data, &parts); err != nil {
		return err
	}
	for i, into := range []*string{&v.Name, &v.Value, &v.Fresh} {
		if i < len(parts) {
			*into, _ = parts[i].(string)
		}
	}
	if len(parts) > 3 {
		id, _ := parts[3].(float64)
		v.ID = int(id)
	}
	return nil
}

func (s *step) cut() {
	s.Function, s.Print = sandbox.Cut(s.Function, mostSaid), sandbox.Cut(s.Print, mostSaid)
	s.Kind, s.Returned = sandbox.Cut(s.Kind, mostNamed), sandbox.Cut(s.Returned, mostNamed)
	s.Position = sandbox.Cut(s.Position, mostSaid)
	s.Args = s.Args[:min(len(s.Args), mostArguments)]
	for i := range s.Args {
		for j := range s.Args[i] {
			s.Args[i][j] = sandbox.Cut(s.Args[i][j], mostNamed)
		}
	}
	s.Variables = s.Variables[:min(len(s.Variables), mostVariables)]
	for i := range s.Variables {
		v := &s.Variables[i]
		v.Name, v.Value = sandbox.Cut(v.Name, mostNamed), sandbox.Cut(v.Value, mostNamed)
		v.Fresh = sandbox.Cut(v.Fresh, mostNamed)
	}
}

// mostSteps is how many lines are recorded.
const mostSteps = 2000

// follow has the lines recorded that the program runs to choose a move.
func (k *Kind) follow() {
	k.walk = walk{}
	k.start(stepping, k.moveRequest("steps", mostSteps))
}

// walks says whether there are steps to go through.
func (k *Kind) walks() bool { return len(k.steps) > 0 }

// leaveWalk forgets the steps.
func (k *Kind) leaveWalk() {
	if k.walks() {
		k.walk = walk{}
		k.outside.editor.Mark(0)
	}
}

// toStep goes to a step.
func (k *Kind) toStep(n int) {
	if !k.walks() {
		return
	}
	k.walk.step = max(0, min(n, len(k.steps)-1))
	k.outside.editor.Mark(k.now().Line)
}

// now is the present step.
func (w *walk) now() *step { return &w.steps[w.step] }

// toReturn is the step at which the present call returns; where that is the present step, the one at which its caller
// does, or the first step after it.
func (w *walk) toReturn() int {
	depth := w.now().Depth
	if w.now().Kind == returning {
		depth--
	}
	for i := w.step + 1; i < len(w.steps); i++ {
		if s := &w.steps[i]; s.Depth < depth || s.Depth == depth && s.Kind == returning {
			return i
		}
	}
	return len(w.steps) - 1
}

// toLine is the next step at a line, after the last step again the first; false where no step is at that line.
func (w *walk) toLine(line int) (n int, ok bool) {
	at := func(s step) bool { return s.Line == line }
	if next := slices.IndexFunc(w.steps[w.step+1:], at); next >= 0 {
		return w.step + 1 + next, true
	}
	n = slices.IndexFunc(w.steps, at)
	return n, n >= 0
}

// output is all that was printed before the step.
func (w *walk) output() (text string) {
	for _, s := range w.steps[:w.step] {
		text += s.Print
	}
	return text
}
