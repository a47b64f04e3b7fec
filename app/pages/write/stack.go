package write

// A frame is a call that has not returned, or returns at the present step.
type frame struct {
	function string
	args     [][2]string
	line     int // at which it is
	returned string
	done     bool
}

// stack are the calls at the present step, the first one outside.
func (w *walk) stack() (frames []frame) {
	if len(w.steps) == 0 {
		return nil
	}
	base := w.steps[0].Depth
	for i := range w.steps {
		base = min(base, w.steps[i].Depth)
	}
	for i := range w.steps[:w.step+1] {
		frames = w.steps[i].upon(frames, w.steps[i].Depth-base)
	}
	return frames
}

// upon is what a step makes of the calls before it; its function stands above so many others.
func (s *step) upon(frames []frame, depth int) []frame {
	depth = min(depth, len(frames)) // calls that nothing is told of are left out
	top := frame{function: s.Function, args: s.Args}
	if depth < len(frames) && s.Kind != calling && frames[depth].function == s.Function && !frames[depth].done {
		top = frames[depth] // it goes on; those above have ended
	}
	top.line = s.Line
	if s.Kind == returning {
		top.returned, top.done = s.Returned, true
	}
	return append(frames[:depth], top)
}
