package workbench

import (
	"strconv"

	"tablier/app/sandbox"
	"tablier/rules"
)

// A Call is a call of the observed function.
type Call struct {
	Parent   int // the call that has made it, by its place; -1 for none
	Function string
	Position string
	Args     []string
	Value    string
	Exact    string       // the exact value of the position: w, l or d; empty where that is not known
	Plies    int          // in which it is won or lost
	Looks    *int         // at positions within the call itself; nil where the runner does not tell
	Move     string       `json:"-"` // to its position from that of the call above it, or else the position
	IsMove   bool         `json:"-"` // Move is one
	For      rules.Player `json:"-"` // whom the value of negamax is for; nobody for other searches
}

func (c *Call) cut() {
	c.Function, c.Position = sandbox.Cut(c.Function, maxName), sandbox.Cut(c.Position, maxText)
	c.Value, c.Exact = sandbox.Cut(c.Value, maxName), sandbox.Cut(c.Exact, maxName)
	c.Args = c.Args[:min(len(c.Args), maxArguments)]
	for i := range c.Args {
		c.Args[i] = sandbox.Cut(c.Args[i], maxName)
	}
}

// searchesOn says whether a call was to search on: the first of its numbers, the depth, is not 0.
func (c *Call) searchesOn() bool {
	for _, arg := range c.Args {
		if depth, err := strconv.Atoi(arg); err == nil {
			return depth != 0
		}
	}
	return true
}

// name tells each call from the one above it, by the move that leads from one to the other.
func name(calls []Call, b Board, from string) {
	for i := range calls {
		c, above := &calls[i], from
		if c.Parent >= 0 && c.Parent < i {
			above = calls[c.Parent].Position
		}
		c.Move = c.Position
		if move, ok := b.movedTo(above, c.Position); ok {
			c.Move, c.IsMove = string(move), true
		}
	}
}

// pathOf returns the moves that lead to a call, from the position on the board: none to that itself.
func pathOf(calls []Call, i int) (path []string) {
	c := &calls[i]
	if c.Parent >= 0 && c.Parent < i {
		path = pathOf(calls, c.Parent)
	}
	if c.IsMove {
		path = append(path, c.Move)
	}
	return path
}
