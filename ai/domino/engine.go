// Package domino plays Astronomy Domino: it solves what it can and samples random games for the rest.
//
// # Solving
//
// A [node] keeps only what can still matter: for each empty cell the numbers that a domino may still put there, and of
// the reserve the dominoes that can still be laid. Positions that differ in nothing else are the same node. Its key
// identifies it up to the eight symmetries of the board and the renaming of the numbers 1 to 6, which are
// interchangeable.
//
// Once a node has few enough lays left, at most [widest], it becomes a position in a [graph], where a move takes away
// what it rules out. The [solver] is a depth-first search for wins and losses. It sees without a move whether one ends
// the game; then come the lays that have won the last positions as far from the root (killers), then all others, those
// with the fewest replies first; of lays that differ only in numbers that are alike, one stands for all. Where b is
// the reply that wins after a, a is the one that wins after b, which is not tried any more. At the root the proofs of
// all moves go on side by side: see [trial].
//
// It solves the game in a zone of five cells from its first move: the second player wins. Command solve, below this
// package, does so, prints the result and writes the book: the replies that take too long to find during a game. A zone
// of six takes hours, in which a [Prover] chooses the positions that the solver searches.
//
// # Sampling
//
// Where the budget does not suffice for a proof, and no trial promises a win, the moves that are not known to lose are
// played out at random, the better ones more often (UCB1, Auer et al. 2002). The solver takes over as soon as few moves
// are left.
package domino

import (
	"cmp"
	"slices"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/domino"
	"tablier/rules/short"
)

// An Engine plays Astronomy Domino in a zone of any size.
type Engine struct {
	handicap ai.Handicap
	solver   *solver // its table is shared by the levels: searches follow one another
}

// New returns an engine without a handicap, with a table of 2^bits positions of 8 bytes.
func New(bits int) *Engine { return &Engine{solver: newSolver(bits)} }

// With returns an engine with a handicap that shares the memory of e.
func (e *Engine) With(handicap ai.Handicap) *Engine { return &Engine{handicap, e.solver} }

// Search implements ai.Engine. Nodes are positions made; of the limits it minds all but Depth, which a game that is
// solved or not at all has no use for. A proved line has no Plies: who wins is known, not when.
func (e *Engine) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	open, ok := task.View.(rules.Open)
	if !ok {
		return ai.Result{}, errView
	}
	position, ok := open.Position.(domino.Position)
	if !ok {
		return ai.Result{}, errView
	}
	r := newRoot(&position.State, task.Seed)
	if len(r.moves) == 0 {
		return ai.Result{}, ai.ErrNoMove
	}
	if ctx.Err() != nil {
		result := r.result(1)
		result.End = ai.Stopped
		return result, nil
	}
	s := search{root: r, solver: e.solver, hooks: hooks, lines: max(limits.Lines, 1)}
	s.meter = ai.NewMeter(ctx, share(limits, proving), hooks)
	e.solver.begin(s.meter)
	r.overlook(e.handicap, task.Last)
	s.run(limits)
	result := r.result(s.lines)
	result.Nodes, result.Millis, result.End = s.meter.Nodes(), s.meter.Millis(), s.meter.End()
	result.Depth = max(e.solver.deepest, 1)
	if result.End == "" {
		result.End = ai.Proved
	}
	return result, nil
}

// A root is the position of a search.
type root struct {
	node    node
	moves   []choice
	classes []class
	seed    uint64
}

// A choice is a move with its class.
type choice struct {
	lay   lay
	class int
	luck  uint64
}

// A class is the moves that lead to the same position up to symmetry and names.
type class struct {
	node     node
	key      uint64
	replies  int
	value    ai.Value // of the moves, for the player who makes them
	unseen   bool     // a level overlooks them
	odds     float64  // that the moves win, by their trial; 0 where they have none
	traps    float64  // where all moves lose: the share of the replies that are known to lose the win
	won, out int      // of the random games played, the won ones, and all
	moves    int      // how many they are
	last     lay      // one of them
}

// classAfter returns a class of equivalent moves with one move in it, and the position after that.
func classAfter(p *node, m lay) class {
	c := class{node: p.play(m), moves: 1, last: m}
	c.replies, c.key = c.node.count(), c.node.key()
	return c
}

func newRoot(s *domino.State, seed uint64) *root { return rootOf(nodeOf(s), seed) }

func rootOf(p node, seed uint64) *root {
	r := &root{node: p, seed: seed}
	index := map[uint64]int{}
	for _, m := range r.node.moves(nil) {
		c := classAfter(&r.node, m)
		i, known := index[c.key]
		if !known {
			if c.replies == 0 {
				c.value = ai.Win
			}
			i = len(r.classes)
			index[c.key] = i
			r.classes = append(r.classes, c)
		} else {
			r.classes[i].moves++
			r.classes[i].last = m
		}
		r.moves = append(r.moves, choice{m, i, ai.Mix(seed, uint64(len(r.moves)), r.node.key())})
	}
	return r
}

// inOrder returns the classes, those with the fewest replies first.
func (r *root) inOrder() []*class {
	order := make([]*class, len(r.classes))
	for at, i := range short.Order(len(order), func(i, j int) int { return byReplies(r.classes[i], r.classes[j]) }) {
		order[at] = &r.classes[i]
	}
	return order
}

// overlook hides the classes that the handicap overlooks, after the last move, but never all. Of a class the move that
// is nearest to the last one is seen first.
func (r *root) overlook(handicap ai.Handicap, last rules.Move) {
	if handicap.Overlook == 0 {
		return
	}
	eye := cellsOf(last)
	odds, luck := make([]float64, len(r.classes)), make([]float64, len(r.classes))
	for _, m := range r.moves {
		c, d := m.lay.cells()
		cells := [...]int{c, d}
		of := ai.Sight{Steps: ai.Apart(stride, eye, cells[:])}.Odds()
		if odds[m.class] == 0 || of < odds[m.class] {
			odds[m.class] = of
		}
	}
	for i := range r.classes {
		luck[i] = ai.Fraction(ai.Mix(r.seed, r.classes[i].key, 1))
	}
	for i, unseen := range handicap.Unseen(odds, luck) {
		r.classes[i].unseen = unseen
	}
}

// cellsOf returns the cells of a move, none where it cannot be read.
func cellsOf(move rules.Move) []int {
	m, err := domino.Read(move)
	if err != nil {
		return nil
	}
	from, to := m.Cells()
	return []int{int(from), int(to)}
}

// score returns the expected result of a class, for the player who moves there.
func (c *class) score() float64 {
	switch {
	case c.value == ai.Win:
		return 1
	case c.value == ai.Loss:
		return -1
	case c.out > 0:
		return 2*float64(c.won)/float64(c.out) - 1
	}
	return c.odds // more than nothing is known, less than that it wins
}

// result returns the result, with the best moves first.
func (r *root) result(lines int) ai.Result {
	rank := func(c *class) float64 { // proved wins, then what is open, then proved losses
		rank := c.score()
		switch {
		case c.unseen:
			rank -= 10
		case c.value == ai.Win:
			rank = 3
		case c.value == ai.Loss:
			rank = c.traps - 3
		}
		return rank
	}
	moves := slices.Clone(r.moves)
	short.Sort(moves, func(a, b choice) int {
		x, y := &r.classes[a.class], &r.classes[b.class]
		return cmp.Or(cmp.Compare(rank(y), rank(x)), cmp.Compare(a.luck, b.luck))
	})
	var result ai.Result
	for _, m := range moves[:min(lines, len(moves))] {
		c := &r.classes[m.class]
		text := m.lay.step().Text()
		result.Lines = append(result.Lines,
			ai.Line{Move: text, Value: c.value, Score: c.score(), PV: []rules.Move{text}})
	}
	result.Line = result.Lines[0]
	return result
}
