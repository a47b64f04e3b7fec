package watch

import (
	"slices"
	"strings"

	"tablier/ai/protocol"
)

// A Line is a line of a program. Those that are run at an event have a mark.
type Line struct {
	Mark, Text string
}

// A Program is an algorithm as it is taught, in Python or in sentences.
type Program []Line

// markEnd ends the mark of a line, where there is one.
const markEnd = "|"

// ParseProgram reads a program from its text: a line each, first its mark. {first} stands for the name of who opens.
func ParseProgram(text, first string) Program {
	var p Program
	for line := range strings.SplitSeq(text, "\n") {
		mark, rest, _ := strings.Cut(line, markEnd)
		p = append(p, Line{mark, strings.ReplaceAll(rest, "{first}", first)})
	}
	return p
}

// Number returns the number of the line with a mark, from 1; 0 for none.
func (p Program) Number(mark string) int {
	return slices.IndexFunc(p, func(l Line) bool { return l.Mark == mark }) + 1
}

// The marks of lines.
const (
	markDef, markLeaf, markHit, markReturn = "def", "leaf", "hit", "return"
	markCall, markCut                      = "call", "cut" // followed by the kind of the node
	markIterate                            = "iterate"
	markSelect, markExpand                 = "select", "expand"
	markPlayout, markUpdate                = "playout", "update"
	markWave                               = "wave"
	negamaxCall                            = "call max"
)

// Marks returns the marks that the lines of an algorithm need: those of every event that the search has.
func Marks(algorithm string) []string {
	both := []string{markDef, markLeaf, markCall + " max", markCall + " min", markReturn}
	cuts := []string{markCut + " max", markCut + " min"}
	switch algorithm {
	case Negamax:
		return []string{markDef, markLeaf, negamaxCall, markReturn}
	case AlphaBeta:
		return append(both, cuts...)
	case Deepening:
		return append(append(both, cuts...), markIterate)
	case Table:
		return append(append(both, cuts...), markHit)
	case Expectimax:
		return append(both, markCall+" chance")
	case MonteCarlo:
		return []string{markSelect, markExpand, markPlayout, markUpdate}
	case Backward:
		return []string{markLeaf, markWave, markReturn}
	}
	return both
}

// Mark returns the mark of the line that is run at the step of a tree.
func Mark(t *protocol.Tree, algorithm string) string {
	switch t.Event {
	case EventCall:
		return markDef
	case EventCut:
		kind := KindMax
		if n := Find(&t.Root, t.Where); n != nil {
			kind = n.Kind
		}
		return markCut + " " + kind
	}
	return t.Event
}

// CallMark returns the mark of the line in which a node of a kind waits for one that it has called.
func CallMark(algorithm, kind string) string {
	if algorithm == Negamax {
		return negamaxCall
	}
	return markCall + " " + kind
}

// afterCall returns the marks of the lines that may be run next once a node has been called, in the order of the
// program. A call of a child is a line of the child's.
func afterCall(algorithm, kind string) []string {
	marks := []string{markDef, markLeaf, markReturn}
	if algorithm == Table {
		marks = append(marks, markHit)
	}
	if Bounds(algorithm) {
		marks = append(marks, markCut+" "+kind)
	}
	return marks
}
