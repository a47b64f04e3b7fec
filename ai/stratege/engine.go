// Package stratege plays Le Stratège with the knowledge of one side: a View, never a position.
//
// The possible strengths of a hidden pawn follow from counting, and from where it started and how it moved: see pool
// and track. The search is one alpha-beta search over the board as the player sees it, in which an attack on or by a
// hidden pawn is a chance node with two outcomes (expectimax; chance nodes in alpha-beta: Ballard 1983, *-minimax, here
// with a window that is wider by a margin instead of exact bounds). ai/README.md compares it with averaging over deals
// of the hidden strengths. The evaluation and the habits of pawns are learnt: see Weights, Habits and command learn.
package stratege

import (
	"errors"

	"tablier/ai"
	"tablier/rules/stratege"
)

// An Engine plays Le Stratège, both sides.
type Engine struct {
	memory   *memory
	handicap ai.Handicap
	weights  *Weights
	pressing bool
}

// A memory is the tables that the levels of an engine share: their searches follow one another.
type memory struct {
	bits    int
	table   []entry // made by the first search: many programs never play this game
	history history
}

// begin clears the tables for a new search, and makes them for the first.
func (m *memory) begin() {
	if m.table == nil {
		m.table = make([]entry, 1<<m.bits)
	}
	clear(m.table)
	m.history = history{}
}

// New returns an engine that keeps 2^bits values in a search.
func New(bits int) *Engine { return &Engine{memory: &memory{bits: bits}, weights: &learnt} }

// With returns an engine with a handicap that shares the memory of e.
func (e *Engine) With(handicap ai.Handicap) *Engine {
	return &Engine{e.memory, handicap, e.weights, false}
}

// WithWeights returns an engine with other weights that shares the memory of e.
func (e *Engine) WithWeights(w *Weights) *Engine { return &Engine{e.memory, e.handicap, w, false} }

// Pressing returns an engine for hints, which brings pawns forward and gives the purpose of its moves. It shares the
// memory of e.
func (e *Engine) Pressing() *Engine { return &Engine{e.memory, e.handicap, e.weights, true} }

// Search implements ai.Engine. A placement costs next to nothing and ends by depth, whatever the limits.
func (e *Engine) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
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
	r := &root{lines: max(limits.Lines, 1), hooks: hooks, seed: task.Seed}
	r.search = search{meter: ai.NewMeter(ctx, limits, hooks)}
	r.node = nodeOf(s, int(s.Turn^1), e.weights)
	r.node.pressing = e.pressing
	if s.SettingUp() {
		r.setUp()
		return r.result(ai.ByDepth), nil
	}
	if t, ok := follow(task.Past, s, int(s.Turn^1)); ok {
		r.node.assignKinds(t)
	}
	r.list()
	if e.pressing {
		r.press(task.Past)
	}
	if ctx.Err() != nil {
		return r.result(ai.Stopped), nil
	}
	e.memory.begin()
	r.table, r.history = e.memory.table, &e.memory.history
	r.overlook(e.handicap, task.Last)
	return r.result(r.deepen(limits.Depth)), nil
}
