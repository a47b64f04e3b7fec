package workbench

import (
	"tablier/ai/protocol"
	"tablier/rules"
)

// A Calls is the calls of the observed function that a program has made to choose one move.
type Calls struct {
	board      Board
	from       string // the position in which the move was chosen
	list       []Call
	made       int // how many there were, of which the first are recorded
	below      map[int][]int
	signed     bool
	known      map[int]bool
	comparison Comparison
}

// maxCalls is how many calls are recorded.
const maxCalls = 400

// newCalls returns calls that a program has made in a position, of which the first are recorded.
func newCalls(program string, b Board, from string, list []Call, made int) *Calls {
	c := &Calls{board: b, from: from, list: list, made: made, below: map[int][]int{}, known: map[int]bool{}}
	for i := range list {
		c.below[list[i].Parent] = append(c.below[list[i].Parent], i)
	}
	name(list, b, from)
	if len(list) > 0 {
		c.signed = changesSign(program, list[0].Function)
	}
	for i := range list {
		if c.isKnown(i) {
			c.known[i] = true
		}
		if c.signed {
			list[i].For = c.mover(i)
		}
	}
	return c
}

// mover returns who moves in the position of a call, nobody where chance does.
func (c *Calls) mover(i int) rules.Player {
	p, err := c.board.parse(c.list[i].Position)
	if err != nil || p.ToMove() != rules.First && p.ToMove() != rules.Second {
		return rules.Nobody
	}
	return p.ToMove()
}

// isKnown says whether the program knew the value of a call from before: it has looked at nothing and asked nobody,
// though there was something to look for.
func (c *Calls) isKnown(i int) bool {
	call := &c.list[i]
	return call.Looks != nil && *call.Looks == 0 && len(c.below[i]) == 0 && call.searchesOn() &&
		c.board.kind(call.Position) != protocol.NodeEnd
}

// Len returns how many calls are recorded, and how many there were.
func (c *Calls) Len() (recorded, made int) { return len(c.list), c.made }

// At returns the call with an index, in the order in which the program made them.
func (c *Calls) At(i int) *Call { return &c.list[i] }

// Below returns the calls that one has made, by their places; of -1 those that no call has made.
func (c *Calls) Below(i int) []int { return c.below[i] }

// From returns the position in which the move was chosen.
func (c *Calls) From() string { return c.from }

// Signed says whether the function changes the sign of what its own calls return: negamax.
func (c *Calls) Signed() bool { return c.signed }

// Known returns of how many calls the program knew the value from before.
func (c *Calls) Known() int { return len(c.known) }

// IsKnown says whether the program knew the value of a call from before.
func (c *Calls) IsKnown(i int) bool { return c.known[i] }

// Comparison returns how the calls compare with those of the solution.
func (c *Calls) Comparison() Comparison { return c.comparison }
