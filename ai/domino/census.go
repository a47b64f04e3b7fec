package domino

import (
	"cmp"
	"slices"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/domino"
)

// A First is a class of first moves that are equal up to symmetry and the names of the numbers.
type First struct {
	Move    rules.Move // one of them
	Moves   int        // how many they are
	Wins    bool       // for the first player
	Replies int        // classes of replies
	Winning int        // winning replies, when all have been asked for
}

// A Census is the result of solving a game from its start.
type Census struct {
	Firsts    []First // those that leave the fewest replies first
	Positions int     // with a known winner, up to symmetry and names
	ctx       ai.Context
	start     node
	solver    *solver
	firsts    []class // in the same order
}

// Solve solves the game in a zone of size n with a table of 2^bits words of 8 bytes, large enough that no position is
// forgotten: 26 for n = 5. With all, it also asks which replies win against each first move that loses. It reports
// how many first moves are done, of how many, and how many positions it has made. The result is void when the context
// has ended it.
func Solve(ctx ai.Context, n, bits int, all bool, report func(done, of int, nodes uint64)) Census {
	s := domino.Start(n)
	r := newRoot(&s, 0)
	c := Census{ctx: ctx, start: r.node, solver: newSolver(bits)}
	done := 0
	beat := func(nodes uint64, _ int64) { report(done, len(r.classes), nodes) }
	c.solver.begin(ai.NewMeter(ctx, ai.Limits{}, ai.Hooks{Beat: beat}))
	slices.SortFunc(r.classes, byReplies)
	for i := range r.classes {
		class := &r.classes[i]
		f := First{Wins: !c.wins(class)}
		replies := classesOf(&class.node)
		f.Replies = len(replies)
		for j := range replies {
			if all && !f.Wins && !c.wins(&replies[j]) {
				f.Winning++
			}
		}
		f.Moves, f.Move = class.moves, class.last.step().Text()
		c.Firsts, c.firsts = append(c.Firsts, f), append(c.firsts, *class)
		done++
	}
	c.Positions = c.solver.table.count()
	return c
}

// wins says whether the side to move wins in a class.
func (c *Census) wins(p *class) bool {
	if p.replies == 0 {
		return false
	}
	win, _ := c.solver.solve(&p.node, p.key, 1<<62)
	return win
}

// classesOf returns the classes of a position's moves.
func classesOf(p *node) []class {
	var list []class
	seen := map[uint64]bool{}
	for _, m := range p.moves(nil) {
		if c := classAfter(p, m); !seen[c.key] {
			seen[c.key] = true
			list = append(list, c)
		}
	}
	slices.SortFunc(list, byReplies)
	return list
}

// byReplies orders classes: those that leave the fewest replies first.
func byReplies(a, b class) int { return cmp.Or(a.replies-b.replies, cmp.Compare(a.key, b.key)) }
