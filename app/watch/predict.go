package watch

import (
	"slices"

	"tablier/ai/protocol"
)

// An Asking is what is asked before a step.
type Asking int

// What can be asked: the value that comes back from a node, whether the rest of its moves is cut, and which line of the
// program comes next.
const (
	AskValue Asking = iota
	AskCut
	AskLine
)

// The answers to AskCut.
const (
	AnswerCut = iota
	AnswerUncut
)

// apart is how many steps lie at least between two questions.
const apart = 4

// mostChoices is how many values there may be to choose from.
const mostChoices = 5

// A Question is asked at one step about the next one. It is made from the step that is shown alone, so that it knows
// no more than the person.
type Question struct {
	Ask    Asking
	Path   []string // of the node concerned
	Kind   string   // of that node
	Moves  int      // how many it has
	Values []float64
	Marks  []string // of lines of the program

	alpha, beta *float64 // of the node, which the page does not show meanwhile
}

// Answers returns how many there are to choose from.
func (q *Question) Answers() int {
	switch q.Ask {
	case AskCut:
		return 2
	case AskLine:
		return len(q.Marks)
	}
	return len(q.Values)
}

// Ask returns a question that can be asked about the step after that of a tree, nil for none. About the program only
// where lines are wanted: every call would be a question.
func Ask(t *protocol.Tree, algorithm string, lines bool) *Question {
	path, back := asked(t)
	n := Find(&t.Root, path)
	if t.Step >= t.Steps || n == nil || n.State != StateOpen || algorithm == MonteCarlo || algorithm == Backward {
		return nil
	}
	q := &Question{Path: path, Kind: n.Kind, Moves: len(n.Children) + n.More, alpha: n.Alpha, beta: n.Beta}
	values, ready := known(n, algorithm)
	switch {
	case !back:
		q.Ask, q.Marks = AskLine, afterCall(algorithm, n.Kind)
		if !lines || len(q.Marks) < 2 {
			return nil
		}
	case ready && n.Kind != KindChance && len(values) > 1 && len(values) <= mostChoices:
		q.Ask, q.Values = AskValue, values
	case !ready && Bounds(algorithm) && limited(n):
		q.Ask = AskCut
	default:
		return nil
	}
	return q
}

// asked returns the path of the node that what comes next is about, and whether a value has just come back to it.
func asked(t *protocol.Tree) (path []string, back bool) {
	switch t.Event {
	case EventCall:
		return t.Where, false
	case EventLeaf, EventHit, EventReturn:
		if len(t.Where) > 0 {
			return slices.Clone(t.Where[:len(t.Where)-1]), true
		}
	}
	return nil, false
}

// known returns the different values of the children of a node, as the node takes them, from the lowest to the highest,
// and whether all children have one.
func known(n *protocol.TreeNode, algorithm string) (values []float64, ready bool) {
	ready = n.More == 0
	for i := range n.Children {
		c := &n.Children[i]
		if c.State == StateNew || c.State == StateOpen || c.Value == nil {
			ready = false
			continue
		}
		value := *c.Value
		if algorithm == Negamax && value != 0 {
			value = -value
		}
		values = append(values, value)
	}
	slices.Sort(values)
	return slices.Compact(values), ready
}

// limited says whether the bound is known that a value of the node could pass.
func limited(n *protocol.TreeNode) bool {
	if n.Kind == KindMax {
		return n.Beta != nil
	}
	return n.Alpha != nil
}

// Right returns which answer to a question is right, by the step after it; -1 where none is.
func (q *Question) Right(next *protocol.Tree, algorithm string) int {
	switch q.Ask {
	case AskCut:
		if next.Event == EventCut && key(next.Where) == key(q.Path) {
			return AnswerCut
		}
		return AnswerUncut
	case AskLine:
		return slices.Index(q.Marks, Mark(next, algorithm))
	}
	if n := Find(&next.Root, q.Path); n != nil && n.Value != nil {
		return slices.Index(q.Values, *n.Value)
	}
	return -1
}

// Hide takes from a tree what would answer a question: the value so far of the node concerned, the bound that it sets,
// and what is known of the end of the search.
func Hide(t *protocol.Tree, q *Question) {
	if q == nil || q.Ask == AskLine {
		return
	}
	if n := Find(&t.Root, q.Path); n != nil {
		n.Value, n.Truth = nil, nil
		hide(q.Kind, &n.Alpha, &n.Beta)
	}
	if depth := len(q.Path); depth < len(t.Stack) {
		t.Stack[depth].Value = nil // its bounds are those with which it was called
	}
	if len(q.Path) == 0 {
		t.Value, t.Best = nil, ""
	}
}

// hide takes away the bound that a node of a kind sets.
func hide(kind string, alpha, beta **float64) {
	if kind == KindMin {
		*beta = nil
	} else {
		*alpha = nil
	}
}
