package stratege

import (
	"cmp"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/short"
	"tablier/rules/stratege"
)

// A root is the position of a search.
type root struct {
	search
	node  node
	moves []candidate // best first
	depth int
	lines int
	hooks ai.Hooks
	seed  uint64
}

// A candidate is a move of the root.
type candidate struct {
	step  stratege.Step
	score int32 // in hundredths
	luck  uint64
	bonus int32 // for the advance at once, in a search for a hint
}

// list lists the moves in an order by the seed: of two moves with the same value the first is played. The quiet turns
// are part of the seed, so that a position that comes back has another order and nobody goes to and fro for ever.
func (r *root) list() {
	var buf [stratege.MostMoves]stratege.Step
	for _, m := range r.node.AppendMoves(buf[:0]) {
		r.moves = append(r.moves, candidate{step: m, luck: ai.Mix(r.seed, r.node.key, uint64(r.node.Quiet), uint64(m))})
	}
	short.Sort(r.moves, func(a, b candidate) int { return cmp.Compare(a.luck, b.luck) })
}

// overlook drops the moves that the handicap overlooks, after the last move.
func (r *root) overlook(handicap ai.Handicap, last rules.Move) {
	eye := cellsOf(last)
	r.moves = ai.See(handicap, r.moves, func(c candidate) (ai.Sight, float64) {
		return r.node.sight(c.step, eye), ai.Fraction(ai.Mix(c.luck))
	})
}

// sight returns how a move looks to who has the eye on some cells.
func (n *node) sight(m stratege.Step, eye []int) ai.Sight {
	if m == stratege.PassStep {
		return ai.Sight{}
	}
	from, to := m.Cells()
	cells := [...]int{from, to}
	rows := to/stratege.Columns - from/stratege.Columns
	return ai.Sight{
		Steps:    ai.Apart(stratege.Columns, eye, cells[:]),
		Backward: rows < 0 && n.Turn == 0 || rows > 0 && n.Turn == 1,
	}
}

// cellsOf returns the places of a move or an attack, none of any other text.
func cellsOf(move rules.Move) []int {
	w, err := stratege.Read(move)
	if err != nil || w.Kind != stratege.Moving && w.Kind != stratege.Attacking {
		return nil
	}
	from, to := w.Step.Cells()
	return []int{from, to}
}

// deepen searches deeper and deeper until a limit ends it.
func (r *root) deepen(most int) ai.End {
	if most <= 0 {
		most = maxPlies
	}
	for depth := 1; depth <= most; depth++ {
		if !r.iterate(depth) {
			return r.meter.End()
		}
		if r.hooks.Report != nil {
			r.hooks.Report(r.progress())
		}
	}
	return ai.ByDepth
}

// iterate searches depth plies deep; it returns false when the search must end. A best move found by then counts,
// because the best move of the iteration before is searched first.
func (r *root) iterate(depth int) bool {
	found := make([]candidate, 0, len(r.moves))
	for i, c := range r.moves {
		low := int32(-infinite)
		if i >= r.lines {
			low = found[r.lines-1].score
		}
		c.score = r.after(&r.node, c.step, depth-1, 1, low-c.bonus, infinite) + c.bonus
		if r.over {
			break
		}
		found = append(found, c)
		short.Sort(found, func(a, b candidate) int { return cmp.Compare(b.score, a.score) })
	}
	if len(found) < min(r.lines, len(r.moves)) {
		return false // the lines would be of different depths
	}
	r.moves, r.depth = append(found, r.moves[len(found):]...), depth
	return !r.over
}

// progress returns the progress of the search: its best line and depth so far.
func (r *root) progress() ai.Progress {
	return r.meter.Progress(r.line(r.moves[0]), r.depth)
}

// result returns what is known in the end.
func (r *root) result(end ai.End) ai.Result {
	result := ai.Result{Progress: r.progress(), End: end}
	for _, c := range r.moves[:min(r.lines, len(r.moves))] {
		result.Lines = append(result.Lines, r.line(c))
	}
	if r.node.pressing {
		result.Plan = r.plan(r.moves[0].step)
	}
	return result
}
