package watch

import (
	"slices"

	"tablier/ai/protocol"
)

// A Prediction is a question about what the next step shows. It holds nothing of the answer but which choice is right.
type Prediction struct {
	Kind   Subject
	Where  []string
	Values []float64 // the choices, of ValueComes
	Events []string  // the choices, of StepComes: what a step may do
	Right  int       // the place of the right choice; of CutComes 0 for yes, 1 for no; of WaveComes 0 for won, 1 for lost
	Mover  string    // the kind of the node: who chooses there
}

// A Subject is what a prediction is about.
type Subject string

// The subjects.
const (
	ValueComes Subject = "value" // which value comes back
	CutComes   Subject = "cut"   // whether the moves that are left are cut
	StepComes  Subject = "step"  // what the search does next
	WaveComes  Subject = "wave"  // whether the positions found next are won or lost for the side to move
)

// pause returns how many steps pass at least between two questions. Of solving backwards every second wave is of won
// positions, so that an even number would always have the same answer.
func pause(algorithm string) int {
	if algorithm == protocol.Backward {
		return 3
	}
	return 4
}

// Predict returns what may be asked between a step of an algorithm and the next; nil for nothing. Last is the step of
// the question before, negative for none.
func Predict(algorithm string, now, next *protocol.Tree, last int) *Prediction {
	if last >= 0 && next.Step-last < pause(algorithm) {
		return nil
	}
	switch algorithm {
	case protocol.Backward:
		return waveComes(next)
	case protocol.MonteCarlo:
		return stepComes(algorithm, next)
	}
	if next.Event == "return" && len(next.Where) > 0 {
		return valueComes(algorithm, now, next)
	}
	if p := cutComes(now, next); p != nil {
		return p
	}
	const often = 7
	if next.Step%often != 0 {
		return nil
	}
	return stepComes(algorithm, next)
}

// waveComes asks whether the positions that are known next are won or lost. The last step finds those that are drawn.
func waveComes(next *protocol.Tree) *Prediction {
	if next.Event != "wave" || next.Iteration == 0 || next.Step == next.Steps {
		return nil
	}
	return &Prediction{Kind: WaveComes, Right: 1 - next.Iteration%2}
}

// stepComes asks what the search does next, of all that its algorithm does.
func stepComes(algorithm string, next *protocol.Tree) *Prediction {
	p := &Prediction{Kind: StepComes}
	switch algorithm {
	case protocol.MonteCarlo:
		p.Events = []string{"select", "expand", "playout", "update"}
	case protocol.Tabled, protocol.Deepening:
		p.Events = []string{"call", "leaf", "hit", "cut", "return"}
	case protocol.AlphaBeta:
		p.Events = []string{"call", "leaf", "cut", "return"}
	default:
		p.Events = []string{"call", "leaf", "return"}
	}
	if p.Right = slices.Index(p.Events, next.Event); p.Right < 0 {
		return nil
	}
	return p
}

// valueComes asks which value a position has, of those that its moves have shown; where chance acts, of the smallest,
// the largest and the mean.
func valueComes(algorithm string, now, next *protocol.Tree) *Prediction {
	before, after := Find(&now.Root, next.Where), Find(&next.Root, next.Where)
	if before == nil || after == nil || after.Value == nil {
		return nil
	}
	p := &Prediction{Kind: ValueComes, Where: next.Where, Mover: before.Kind}
	for _, c := range before.Children {
		if c.Value != nil && c.State != protocol.NodeOpen {
			p.Values = append(p.Values, shown(algorithm, before, &c))
		}
	}
	if before.Kind == protocol.NodeChance && len(p.Values) > 1 {
		p.Values = []float64{slices.Min(p.Values), slices.Max(p.Values)}
	}
	p.Values = append(p.Values, *after.Value)
	slices.Sort(p.Values)
	p.Values = slices.Compact(p.Values)
	const most = 5
	if len(p.Values) < 2 || len(p.Values) > most {
		return nil
	}
	p.Right = slices.Index(p.Values, *after.Value)
	return p
}

// shown returns the value that a child has shown its parent. Negamax has each value in the view of the side to move,
// which is the other one there.
func shown(algorithm string, parent, child *protocol.TreeNode) float64 {
	if algorithm == protocol.Negamax && child.Kind != parent.Kind {
		return 0 - *child.Value // never -0
	}
	return *child.Value
}

// cutComes asks whether the moves that are left of a position are cut, after one of them has shown its value. It asks
// at every cut, and now and then where there is none.
func cutComes(now, next *protocol.Tree) *Prediction {
	shown := now.Event == "leaf" || now.Event == "return" || now.Event == "hit"
	if !shown || len(now.Where) == 0 {
		return nil
	}
	parent := now.Where[:len(now.Where)-1]
	n := Find(&now.Root, parent)
	if n == nil || n.Alpha == nil || n.Beta == nil {
		return nil
	}
	p := &Prediction{Kind: CutComes, Where: parent, Mover: n.Kind}
	switch {
	case next.Event == "cut" && slices.Equal(next.Where, parent):
	case (next.Event == "call" || next.Event == "leaf") && next.Step%3 == 0 && len(next.Where) == len(now.Where) &&
		slices.Equal(next.Where[:len(parent)], parent):
		p.Right = 1
	default:
		return nil
	}
	return p
}

// Find returns the node of a window at the end of a path from its root; nil where the window does not show it.
func Find(root *protocol.TreeNode, path []string) *protocol.TreeNode {
	for _, m := range path {
		i := slices.IndexFunc(root.Children, func(c protocol.TreeNode) bool { return c.Move == m })
		if i < 0 {
			return nil
		}
		root = &root.Children[i]
	}
	return root
}
