// Package hyle plays Hyle, Solomon's Entropy: an expectimax search over the moves of Chaos and Order and the draws from
// the bag. It is exact where it reaches the end of the round. Elsewhere a board is worth the sum of its lines, by
// weights learnt from rounds of the machine against itself: see worths. They know what the bag can no longer give. The
// board of nine cells is solved, and the best play on it is exact from the first draw: see memory.solved.
package hyle

import (
	"cmp"
	"errors"
	"slices"

	"tablier/ai"
	"tablier/ai/hyle/exact"
	"tablier/rules"
	"tablier/rules/hyle"
	"tablier/rules/short"
)

// An Engine plays all sizes of Hyle, both sides.
type Engine struct {
	memory   *memory
	handicap ai.Handicap
}

// A memory is the tables that the levels of an engine share: their searches follow one another.
type memory struct {
	bits   int
	table  table                 // made by the first search: many programs never play this game
	worths map[int]*worths       // by the size of the board: to make one takes long
	nine   *exact.Table[float64] // made by solved
}

// worthsOf returns the worths of lines for a size of the board.
func (m *memory) worthsOf(n int) *worths {
	if m.worths[n] == nil {
		m.worths[n] = learntWorths(n)
	}
	return m.worths[n]
}

// begin clears the table for a new search, and makes it for the first.
func (m *memory) begin() {
	if m.table == nil {
		m.table = make(table, 1<<m.bits)
	}
	clear(m.table)
}

// New returns an engine that keeps 2^bits values in a search.
func New(bits int) *Engine { return &Engine{memory: &memory{bits: bits, worths: map[int]*worths{}}} }

// With returns an engine with a handicap that shares the memory of e.
func (e *Engine) With(handicap ai.Handicap) *Engine { return &Engine{e.memory, handicap} }

// Search implements ai.Engine: the best move within the limits.
func (e *Engine) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	p, ok := task.View.Resample(nil).(hyle.Position)
	switch {
	case !ok:
		return ai.Result{}, errors.New("ai/hyle: not a position of Hyle")
	case p.State.Phase == hyle.Drawing || p.State.Phase == hyle.Ended:
		return ai.Result{}, ai.ErrNoMove
	}
	r := &root{state: &p.State, lines: max(limits.Lines, 1), hooks: hooks, seed: task.Seed}
	r.search = search{board: newBoard(&p.State), meter: ai.NewMeter(ctx, limits, hooks), table: &e.memory.table}
	r.key = r.hash()
	if p.State.Phase == hyle.Placing {
		r.greedy = greedyShare
	}
	if ctx.Err() != nil {
		r.listByPoints()
		return r.result(ai.Stopped), nil
	}
	if r.N == smallSide && e.handicap == (ai.Handicap{}) && affords(limits) {
		r.listExactly(e.memory.solved())
		return r.result(ai.Proved), nil
	}
	e.memory.begin()
	r.worths, r.bag = e.memory.worthsOf(r.N), r.Bag
	if e.handicap.Naive {
		clear(r.bag[:])
	}
	r.worths.expect(r.bag, r.empty(1))
	r.list()
	r.overlook(e.handicap, task.Last)
	return r.result(r.deepen(limits.Depth)), nil
}

// A root is the position of a search.
type root struct {
	search
	state *hyle.State
	bag   [most + 1]uint8 // the bag from which the empty cells are expected to be filled
	moves []candidate     // best first for the side to move
	depth int
	lines int
	hooks ai.Hooks
	seed  uint64
}

// A candidate is a move of the root.
type candidate struct {
	choice
	score float64
	luck  uint64
}

// sign returns 1 for Order and -1 for Chaos.
func (r *root) sign() float64 {
	if r.state.Phase == hyle.Placing {
		return -1
	}
	return 1
}

// list lists the moves with the expected value of each.
func (r *root) list() {
	var choices []choice
	if r.state.Phase == hyle.Placing {
		choices = r.placements(nil, r.worths, r.state.Hand)
	} else {
		var stay float32
		choices, stay = r.slides(nil, r.worths, false)
		choices = append(choices, choice{From: -1, To: -1, Worth: stay})
	}
	for _, c := range choices {
		r.add(c)
	}
	r.sort()
}

// listByPoints lists the moves with the points after each: the one-ply fallback of a search that is stopped before it
// begins.
func (r *root) listByPoints() {
	var buf [hyle.MostMoves]hyle.Step
	for _, m := range r.state.AppendMoves(buf[:0]) {
		c := choice{From: -1, To: -1}
		if m != hyle.Decline {
			from, to := m.Cells()
			c.From, c.To = int8(from), int8(to)
		}
		next := r.state.Play(m)
		c.Worth = float32(next.Points)
		r.add(c)
	}
	r.sort()
}

// add appends a move of the root to the candidates, with its worth as score.
func (r *root) add(c choice) {
	r.moves = append(r.moves, candidate{c, float64(c.Worth), ai.Mix(r.seed, r.key, uint64(c.From+1), uint64(c.To+1))})
	r.meter.Tick()
	r.depth = 1
}

// sort sorts the candidates, the best for the side to move first.
func (r *root) sort() {
	sign := r.sign()
	short.Sort(r.moves, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(sign*b.score, sign*a.score), cmp.Compare(a.luck, b.luck))
	})
}

// plies returns how many plies of the two sides are left.
func (r *root) plies() int {
	if r.state.Phase == hyle.Placing {
		return 2*r.Empty - 1
	}
	return 2 * r.Empty
}

// deepen searches deeper and deeper until a limit or a proof ends it. Each iteration adds a turn of both sides, so that
// the last ply is Order's: the value of a board before Order has moved is known much less well.
func (r *root) deepen(most int) ai.End {
	plies := r.plies()
	for depth := 1; ; {
		if r.exact || plies == 1 {
			return ai.Proved
		}
		if most > 0 && depth >= most {
			return ai.ByDepth
		}
		empty := r.empty(depth)
		depth = min(r.next(depth), plies)
		if most > 0 {
			depth = min(depth, most)
		}
		if r.exact = depth == plies; r.exact {
			r.greedy = 0
		} else if r.empty(depth) != empty {
			r.worths.expect(r.bag, r.empty(depth))
		}
		if !r.iterate(depth) {
			return r.meter.End()
		}
		if r.hooks.Report != nil {
			r.hooks.Report(r.progress())
		}
	}
}

// empty returns how many cells are empty at the end of a search of depth plies.
func (r *root) empty(depth int) int {
	if r.state.Phase == hyle.Placing {
		return r.Empty - (depth+1)/2
	}
	return r.Empty - depth/2
}

// next returns the depth of the iteration after one of a depth.
func (r *root) next(depth int) int {
	if r.state.Phase == hyle.Placing && depth == 1 {
		return 2
	}
	return depth + 2
}

// iterate searches depth plies deep; it returns false when the search must end.
func (r *root) iterate(depth int) bool {
	sign, done := r.sign(), 0
	found := make([]candidate, 0, len(r.moves))
	for i := range r.moves {
		c := r.moves[i]
		low, high := -1.0*tooMuch, 1.0*tooMuch
		if done >= r.lines {
			bar := found[r.lines-1].score
			if sign > 0 {
				low = bar
			} else {
				high = bar
			}
		}
		if sign > 0 {
			c.score = r.slid(c.choice, depth-1, low, high)
		} else {
			c.score = r.placed(c.choice, r.state.Hand, depth-1, low, high)
		}
		if r.over {
			break
		}
		done++
		found = append(found, c)
		short.Sort(found, func(a, b candidate) int { return cmp.Compare(sign*b.score, sign*a.score) })
	}
	if done < len(r.moves) {
		if done < r.lines { // the others would come after them with values from less deep
			return false
		}
		for _, c := range r.moves {
			if !slices.ContainsFunc(found, func(f candidate) bool { return f.luck == c.luck }) {
				found = append(found, c)
			}
		}
	}
	r.moves, r.depth = found, depth
	return done == len(found) && !r.over
}

// line returns a move in the form of package ai.
func (r *root) line(c candidate) ai.Line {
	move := c.step().Text(r.N)
	return ai.Line{Move: move, Score: c.score, PV: []rules.Move{move}}
}

func (r *root) progress() ai.Progress {
	return r.meter.Progress(r.line(r.moves[0]), r.depth)
}

func (r *root) result(end ai.End) ai.Result {
	result := ai.Result{Progress: r.progress(), End: end}
	for _, c := range r.moves[:min(r.lines, len(r.moves))] {
		result.Lines = append(result.Lines, r.line(c))
	}
	return result
}
