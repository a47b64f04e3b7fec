package workbench

// A Frame is a call that has not returned, or returns at the present step.
type Frame struct {
	Function string
	Args     [][2]string // names and values
	Line     int         // at which it is
	Returned string      // empty where an error ends it
	Done     bool        // it returns
}

// Stack returns the calls at the present step, the first one outside.
func (w *Walk) Stack() (frames []Frame) {
	if len(w.steps) == 0 {
		return nil
	}
	base := w.steps[0].Depth
	for i := range w.steps {
		base = min(base, w.steps[i].Depth)
	}
	for i := range w.steps[:w.at+1] {
		frames = w.steps[i].after(frames, w.steps[i].Depth-base)
	}
	return frames
}

// after returns the calls after a step, from those before it; its function stands above so many others.
func (s *Step) after(frames []Frame, depth int) []Frame {
	depth = min(depth, len(frames)) // calls that nothing is told of are left out
	top := Frame{Function: s.Function, Args: s.Args}
	if depth < len(frames) && s.Kind != CallStep && frames[depth].Function == s.Function && !frames[depth].Done {
		top = frames[depth] // it goes on; those above have ended
	}
	top.Line = s.Line
	if s.Kind == ReturnStep {
		top.Returned, top.Done = s.Returned, true
	}
	return append(frames[:depth], top)
}
