// Package stratege plays Le Stratège from what one side may know of it: a View, never a position.
//
// What a hidden pawn may be, counting says: see pool. The search is one alpha-beta over the board as the player sees it,
// in which an attack on or by a hidden pawn is a node of chance with two outcomes (expectimax with attacks as
// *-minimax has them: Ballard 1983, though with a window that is wider by a margin instead of exact bounds). The usual other
// way, alpha-beta in several deals of the hidden strengths whose values are averaged, was tried beside it: with 20,000
// nodes a move, this one made 59 ± 8 % and 4.0 ± 1.4 points a game more against four deals, 54 ± 8 % and 3.3 ± 1.5 points
// against twelve (40 games each). Deals look less far for the same nodes, and in each the other side knows all.
package stratege

import (
	"errors"

	"tablier/ai"
	"tablier/rules/stratege"
)

// An Engine plays Le Stratège, both sides.
type Engine struct {
	table []entry
	heat  *heats // shared as the table is: searches follow one another
	style Style
}

// A Style is how a player falls short of the best that the machine can do. The zero Style does not.
type Style struct {
	Overlook float64 // the share of its moves that it does not see
}

// New returns an engine that keeps 2^bits values in a search.
func New(bits int) *Engine {
	return &Engine{table: make([]entry, 1<<bits), heat: new(heats)}
}

// With returns an engine with another style that shares the memory of e.
func (e *Engine) With(style Style) *Engine {
	return &Engine{e.table, e.heat, style}
}

// Search implements ai.Engine. A placement costs next to nothing and ends by depth, whatever the limits.
func (e *Engine) Search(ctx ai.Context, task ai.Task, limits ai.Limits, host ai.Host) (ai.Result, error) {
	view, ok := task.View.(stratege.View)
	switch {
	case !ok:
		return ai.Result{}, errors.New("ai/stratege: not a view of Le Stratège")
	case view.State.End != stratege.Running:
		return ai.Result{}, ai.ErrNoMove
	}
	s := &view.State
	if known := s.Known(int(s.Turn)); known[0] > 0 {
		return ai.Result{}, errors.New("ai/stratege: not a view of the side to move")
	}
	r := &root{lines: max(limits.Lines, 1), host: host, seed: task.Seed}
	r.search = search{meter: ai.NewMeter(ctx, limits, host), table: e.table, heat: e.heat}
	r.node = nodeOf(s, int(s.Turn^1))
	if s.SettingUp() {
		r.setUp()
		return r.result(ai.ByDepth), nil
	}
	r.list()
	if ctx.Err() != nil {
		return r.result(ai.Stopped), nil
	}
	clear(e.table)
	*e.heat = heats{}
	r.overlook(e.style.Overlook)
	return r.result(r.deepen(limits.Depth)), nil
}
