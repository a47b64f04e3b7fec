package watch

import (
	"slices"

	"tablier/ai/protocol"
)

// A Prediction is a question about what the next step shows. It holds nothing of the answer but which choice is right.
type Prediction struct {
	Kind    string // ValueComes or CutComes
	Where   []string
	Values  []float64 // the choices, of ValueComes
	Right   int       // the place of the right one; of CutComes 0 for yes, 1 for no
	Mover   string    // the kind of the node: who chooses there
	Against [2]float64
}

// The kinds of predictions.
const (
	ValueComes = "value"
	CutComes   = "cut"
)

// pause is how many steps pass at least between two questions.
const pause = 4

// Predict returns what may be asked between a step and the next; nil for nothing. Last is the step of the question
// before, negative for none.
func Predict(now, next *protocol.Tree, last int) *Prediction {
	if last >= 0 && next.Step-last < pause {
		return nil
	}
	if next.Event == "return" && len(next.Where) > 0 {
		return valueComes(now, next)
	}
	return cutComes(now, next)
}

// valueComes asks which value a position has, of those that its moves have shown.
func valueComes(now, next *protocol.Tree) *Prediction {
	before, after := Find(&now.Root, next.Where), Find(&next.Root, next.Where)
	if before == nil || after == nil || after.Value == nil || before.Kind == protocol.NodeChance {
		return nil
	}
	p := &Prediction{Kind: ValueComes, Where: next.Where, Mover: before.Kind}
	for _, c := range before.Children {
		if c.Value != nil && !slices.Contains(p.Values, *c.Value) {
			p.Values = append(p.Values, *c.Value)
		}
	}
	if !slices.Contains(p.Values, *after.Value) {
		p.Values = append(p.Values, *after.Value)
	}
	const most = 5
	if len(p.Values) < 2 || len(p.Values) > most {
		return nil
	}
	slices.Sort(p.Values)
	p.Right = slices.Index(p.Values, *after.Value)
	return p
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
	p := &Prediction{Kind: CutComes, Where: parent, Mover: n.Kind, Against: [2]float64{*n.Alpha, *n.Beta}}
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
