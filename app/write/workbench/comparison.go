package workbench

import (
	"strconv"
	"strings"
)

// A Comparison is how the calls of a program compare with those of the solution.
type Comparison struct {
	Kind  ComparisonKind
	Path  []string // the moves that lead to the first call that differs
	Value string   // of that call; empty where the program has not made it
	Want  string   // its value in the solution
	Made  int      // how many calls the program has made
	Right int      // how many the solution has
}

// A ComparisonKind is what a comparison has shown.
type ComparisonKind int

// The comparisons.
const (
	NotCompared ComparisonKind = iota
	SameCalls
	SameSoFar  // those that are recorded are the same
	OtherCount // of calls, all of which the solution has too
	NotCalled  // the solution has a call that the program has not
	OtherValue
)

// compare finds where the calls first differ from those of the solution. Where more have been made than are recorded,
// only those are compared that both have.
func (c *Calls) compare(solution []Call, made int) Comparison {
	name(solution, c.board, c.from)
	own, whole := byPath(c.list), c.made == len(c.list) && made == len(solution)
	for i := range solution {
		path, want := pathOf(solution, i), solution[i].Value
		value, there := own[strings.Join(path, " ")]
		switch {
		case there && !sameValue(value, want):
			return Comparison{Kind: OtherValue, Path: path, Value: value, Want: want}
		case !there && whole:
			return Comparison{Kind: NotCalled, Path: path, Want: want}
		}
	}
	switch {
	case !whole:
		return Comparison{Kind: SameSoFar}
	case c.made != made:
		return Comparison{Kind: OtherCount, Made: c.made, Right: made}
	}
	return Comparison{Kind: SameCalls}
}

// sameValue says whether two values are the same, as Python writes them: 1 and 1.0 are.
func sameValue(a, b string) bool {
	x, errA := strconv.ParseFloat(a, 64)
	y, errB := strconv.ParseFloat(b, 64)
	return a == b || errA == nil && errB == nil && x == y
}

// byPath returns the values of calls by the moves that lead to them. Of two with the same moves the first counts.
func byPath(calls []Call) map[string]string {
	values := map[string]string{}
	for i := range calls {
		path := strings.Join(pathOf(calls, i), " ")
		if _, known := values[path]; !known {
			values[path] = calls[i].Value
		}
	}
	return values
}
