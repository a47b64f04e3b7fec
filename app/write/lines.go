package write

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"
)

// A Laid is a line of a solution as a person has laid it: which one, and how far it is indented.
type Laid struct {
	Line   int `json:"n"`
	Indent int `json:"in,omitempty"`
}

// MaxIndent is how far a line can be indented.
const MaxIndent = 5

// unit is by how much Python's lines are indented.
const unit = "    "

// solved are the lines of the solution in their order, and each as it stands there.
func (e *Exercise) solved() (lines []string, laid []Laid) {
	for _, line := range strings.Split(e.Solution, "\n") {
		if text := strings.TrimSpace(line); text != "" {
			indent := (len(line) - len(strings.TrimLeft(line, " "))) / len(unit)
			laid = append(laid, Laid{Line: len(lines), Indent: indent})
			lines = append(lines, text)
		}
	}
	return lines, laid
}

// Lines are the lines of the solution that are to be put in order, without what indents them.
func (e *Exercise) Lines() []string {
	lines, _ := e.solved()
	return lines
}

// Disorder lays the lines of an exercise at random, the same for everybody: a class speaks of the same lines. None is
// indented, and at most one stands where it does in the solution.
func (e *Exercise) Disorder() []Laid {
	h := fnv.New64a()
	h.Write([]byte(e.ID))
	chance := rand.New(rand.NewPCG(h.Sum64(), 1))
	laid := make([]Laid, len(e.Lines()))
	for i := range laid {
		laid[i].Line = i
	}
	for {
		chance.Shuffle(len(laid), func(i, j int) { laid[i], laid[j] = laid[j], laid[i] })
		there := 0
		for i := range laid {
			if laid[i].Line == i {
				there++
			}
		}
		if there <= 1 {
			return laid
		}
	}
}

// Lay returns how a person has laid the lines as far as they have got; in disorder where nothing is kept of that, or
// what is kept is of other lines.
func (e *Exercise) Lay(r *Record) []Laid {
	seen := make([]bool, len(e.Lines()))
	for _, l := range r.Lines {
		if l.Line < 0 || l.Line >= len(seen) || seen[l.Line] || l.Indent < 0 || l.Indent > MaxIndent {
			return e.Disorder()
		}
		seen[l.Line] = true
	}
	if len(r.Lines) != len(seen) {
		return e.Disorder()
	}
	return slices.Clone(r.Lines)
}

// Program is the program that laid lines make.
func (e *Exercise) Program(laid []Laid) string {
	lines := e.Lines()
	var b strings.Builder
	for _, l := range laid {
		b.WriteString(strings.Repeat(unit, l.Indent) + lines[l.Line] + "\n")
	}
	return b.String()
}

// Misplaced returns the first of the laid lines that does not stand where it does in the solution, and whether only its
// indentation is wrong; -1 for none. In which order functions stand is left to the person.
func (e *Exercise) Misplaced(laid []Laid) (at int, onlyIndent bool) {
	lines, right := e.solved()
	at = -2
	orders(blocks(right), func(order []Laid) {
		wrong, indent := -1, false
		for i := range order {
			same := lines[laid[i].Line] == lines[order[i].Line]
			if !same || laid[i].Indent != order[i].Indent {
				wrong, indent = i, same
				break
			}
		}
		if wrong < 0 || at != -1 && wrong > at {
			at, onlyIndent = wrong, indent
		}
	})
	return at, onlyIndent
}

// blocks are what stands at the beginning of a line of a program, each with what belongs to it.
func blocks(laid []Laid) (list [][]Laid) {
	for _, l := range laid {
		if l.Indent == 0 {
			list = append(list, nil)
		}
		list[len(list)-1] = append(list[len(list)-1], l)
	}
	return list
}

// orders does something with the lines of blocks in each of their orders.
func orders(list [][]Laid, do func([]Laid)) {
	var begin func(laid []Laid, left [][]Laid)
	begin = func(laid []Laid, left [][]Laid) {
		if len(left) == 0 {
			do(laid)
		}
		for i := range left {
			begin(append(slices.Clip(laid), left[i]...), slices.Delete(slices.Clone(left), i, i+1))
		}
	}
	begin(nil, list)
}
