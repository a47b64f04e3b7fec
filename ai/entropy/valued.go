package entropy

import (
	"cmp"
	"slices"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/entropy"
)

// Values are exact values of positions, without the option immediate, as far as the files that hold them are at hand.
type Values interface {
	// Fetch has the values of a position and of those after its moves at hand. It waits for files that are not there,
	// and returns false where they do not come soon.
	Fetch(ctx ai.Context, s entropy.State, hooks ai.Hooks) bool
	// Value returns what a position is worth to the player to move, Unknown where that is not at hand.
	Value(s entropy.State) ai.Value
}

// A Valued engine never loses the value of a position where Values has what its moves are worth: among the moves that
// keep it another engine chooses, which sees no others. Elsewhere that engine plays as it does alone. It implements
// ai.Engine, and ai.Oracle too.
type Valued struct {
	Values Values                 // nil for none
	Read   ai.Reader[Game, State] // of the engine
	With   func(ai.Reader[Game, State]) ai.Engine
}

// A narrow is the moves of a root that are looked at.
type narrow struct {
	root  State
	moves []entropy.Step
}

// A worth is what the moves of a position are worth to the player to move.
type worth struct {
	moves []rules.Move
	of    map[rules.Move]ai.Value
	best  ai.Value
	keep  []entropy.Step // the moves of the best value
}

// Search implements ai.Engine. A search within a time does not wait for files.
func (v Valued) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	root, err := v.Read(task)
	if err != nil || ctx.Err() != nil || root.Game.End(root.State) != ai.Unknown {
		return v.With(v.Read).Search(ctx, task, limits, hooks)
	}
	w := v.weigh(ctx, &root, limits.Millis == 0, hooks)
	if w == nil {
		return v.With(v.Read).Search(ctx, task, limits, hooks)
	}
	hooks.Report = w.reporting(hooks.Report)
	if limits.Lines > 1 {
		return w.list(v.With(v.Read), ctx, task, limits, hooks)
	}
	found, err := v.With(w.narrowed(v.Read)).Search(ctx, task, limits, hooks)
	w.tell(&found.Line)
	for i := range found.Lines {
		w.tell(&found.Lines[i])
	}
	return found, err
}

// weigh returns what the moves of a position are worth; nil where that is not at hand.
func (v Valued) weigh(ctx ai.Context, root *ai.Root[Game, State], wait bool, hooks ai.Hooks) *worth {
	if v.Values == nil || root.Game.rules.immediate || wait && !v.Values.Fetch(ctx, root.State.plain(), hooks) {
		return nil
	}
	w := &worth{of: map[rules.Move]ai.Value{}}
	var buf [entropy.MostMoves]entropy.Step
	for _, m := range root.Game.Moves(buf[:0], root.State) {
		next, word, end := root.Game.Play(root.State, m)
		switch {
		case end != ai.Unknown:
		case root.Drawn[word]:
			end = ai.Draw
		default:
			end = v.Values.Value(next.plain())
		}
		if end == ai.Unknown {
			return nil
		}
		value := turned(end)
		w.moves = append(w.moves, m.Text())
		if w.of[m.Text()] = value; value > w.best {
			w.best, w.keep = value, nil
		}
		if value == w.best {
			w.keep = append(w.keep, m)
		}
	}
	return w
}

// plain returns a position as the rules have it, but for who is First.
func (s State) plain() entropy.State { return entropy.State{Own: s.own(), Other: s.other()} }

// turned returns a value as the other side sees it.
func turned(v ai.Value) ai.Value { return ai.Win + ai.Loss - v }

// narrowed returns a reader with the moves that keep the value alone.
func (w *worth) narrowed(read ai.Reader[Game, State]) ai.Reader[Game, State] {
	return func(task ai.Task) (ai.Root[Game, State], error) {
		root, err := read(task)
		if err == nil {
			root.Game.rules.narrow = &narrow{root.State, w.keep} // each root that is read has rules of its own
		}
		return root, err
	}
}

// listShare is the share of its nodes that a search of several lines has left to do where their values are known: it
// says how far wins are, and what the other side can get wrong. Whoever asks for all moves waits for their values.
const listShare = 8

// list searches for several lines: the values come first, then what the search says. It may not come to all moves.
func (w *worth) list(e ai.Engine, ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	wanted := limits.Lines
	limits.Lines = max(wanted, len(w.of))
	if limits.Nodes > listShare {
		limits.Nodes /= listShare
	}
	found, err := e.Search(ctx, task, limits, hooks)
	if err != nil {
		return found, err
	}
	for _, m := range w.moves {
		if !slices.ContainsFunc(found.Lines, func(l ai.Line) bool { return l.Move == m }) {
			found.Lines = append(found.Lines, ai.Line{Move: m, PV: []rules.Move{m}})
		}
	}
	for i := range found.Lines {
		w.tell(&found.Lines[i])
	}
	slices.SortStableFunc(found.Lines, func(a, b ai.Line) int { return cmp.Compare(b.Value, a.Value) })
	found.Lines = found.Lines[:min(wanted, len(found.Lines))]
	found.Line = found.Lines[0]
	return found, nil
}

// reporting returns a hook that reports a search with the values that are known.
func (w *worth) reporting(report func(ai.Progress)) func(ai.Progress) {
	if report == nil {
		return nil
	}
	return func(p ai.Progress) {
		w.tell(&p.Line)
		report(p)
	}
}

// tell puts the value of its move into a line. How far a win or a loss is stays as the search has proved it.
func (w *worth) tell(l *ai.Line) {
	value, ok := w.of[l.Move]
	if !ok {
		return
	}
	if l.Value != value {
		l.Value, l.Plies = value, 0
	}
	if l.Score = float64(value) - float64(ai.Draw); value != ai.Draw {
		l.Risk = ai.Risk{}
	}
}

// Value implements ai.Oracle.
func (v Valued) Value(ctx ai.Context, task ai.Task, hooks ai.Hooks) ai.Value {
	s, ok := v.asked(task)
	if !ok || !v.Values.Fetch(ctx, s, hooks) {
		return ai.Unknown
	}
	return v.Values.Value(s)
}

// Known implements ai.Oracle.
func (v Valued) Known(task ai.Task) ai.Value {
	s, ok := v.asked(task)
	if !ok {
		return ai.Unknown
	}
	return v.Values.Value(s)
}

// asked returns the position of a task, if it is one that has values.
func (v Valued) asked(task ai.Task) (s entropy.State, ok bool) {
	p, ok := task.View.Resample(nil).(entropy.Position)
	if !ok || v.Values == nil || p.Immediate || p.Outcome().Over() {
		return s, false
	}
	return entropy.State{Own: p.State.Own, Other: p.State.Other}, true
}
