package entropy

import (
	"tablier/ai"
	"tablier/rules"
	"tablier/rules/entropy"
)

// Values are exact values of positions, without the option immediate, as far as the files that hold them are at hand.
type Values interface {
	// Fetch has the values of a position and of those after its moves at hand. It waits for files that are not there,
	// and returns false where they do not come soon.
	Fetch(ctx ai.Context, s entropy.State, hooks *ai.Hooks) bool
	// FetchAll has the values of some positions at hand, all together, and without those of their moves. The first files,
	// at most so many, may come from anywhere, the others where they are kept. It returns how many of the first have come
	// or may still come.
	FetchAll(ctx ai.Context, list []entropy.State, most int, hooks *ai.Hooks) (fetched int)
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
	root   State
	moves  []entropy.Step
	values [entropy.MostMoves]ai.Value
	best   ai.Value
}

// listShare is the share of its nodes that a search of several lines has left to do where their values are known: it
// says how far wins are, and what the other side can get wrong. Whoever asks for all moves waits for their values.
const listShare = 8

// Search implements ai.Engine. A search within a time does not wait for files.
func (v *Valued) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	read, lines := v.Read, limits.Lines
	w := v.weigh(ctx, &task, limits.Millis == 0, &hooks)
	switch {
	case w == nil:
	case lines > 1:
		if limits.Lines = max(lines, len(w.moves)); limits.Nodes > listShare {
			limits.Nodes /= listShare
		}
	default:
		read = w.narrowed(read)
	}
	if w != nil && hooks.Report != nil {
		report := hooks.Report
		hooks.Report = func(p ai.Progress) {
			w.tell(&p.Line)
			report(p)
		}
	}
	found, err := v.With(read).Search(ctx, task, limits, hooks)
	if w != nil && err == nil {
		w.tellAll(&found, lines)
	}
	return found, err
}

// weigh returns what the moves of a position are worth; nil where that is not at hand.
func (v *Valued) weigh(ctx ai.Context, task *ai.Task, wait bool, hooks *ai.Hooks) *worth {
	root, ok := v.root(task)
	if !ok || ctx.Err() != nil || wait && !v.Values.Fetch(ctx, root.State.plain(), hooks) {
		return nil
	}
	w := &worth{root: root.State, moves: root.Game.Moves(nil, root.State)}
	for i, m := range w.moves {
		next, word, end := root.Game.Play(root.State, m)
		if end == ai.Unknown && root.Drawn[word] {
			end = ai.Draw
		}
		if end == ai.Unknown {
			end = v.Values.Value(next.plain())
		}
		if end == ai.Unknown {
			return nil
		}
		w.values[i] = ai.Win + ai.Loss - end
		w.best = max(w.best, w.values[i])
	}
	return w
}

// root reads a task about a position that may have a value.
func (v *Valued) root(task *ai.Task) (root ai.Root[Game, State], ok bool) {
	if v.Values == nil || task.Alone {
		return root, false
	}
	root, err := v.Read(*task)
	return root, err == nil && !root.Game.rules.immediate && root.Game.End(root.State) == ai.Unknown
}

// plain returns a position as the rules have it, but for who is First.
func (s State) plain() entropy.State { return entropy.State{Own: s.own(), Other: s.other()} }

// narrowed returns a reader with the moves that keep the value alone.
func (w *worth) narrowed(read ai.Reader[Game, State]) ai.Reader[Game, State] {
	n := &narrow{root: w.root}
	for i, m := range w.moves {
		if w.values[i] == w.best {
			n.moves = append(n.moves, m)
		}
	}
	return func(task ai.Task) (ai.Root[Game, State], error) {
		root, err := read(task)
		if err == nil {
			root.Game.rules.narrow = n // each root that is read has rules of its own
		}
		return root, err
	}
}

// tellAll puts the values into what has been found. Of several lines, as many as are wanted, the values come first,
// then what the search says; it may not have come to all moves.
func (w *worth) tellAll(found *ai.Result, wanted int) {
	if wanted > 1 {
		w.complete(found)
	}
	for i := range found.Lines {
		w.tell(&found.Lines[i])
	}
	if wanted > 1 {
		lines := make([]ai.Line, 0, len(found.Lines))
		for value := ai.Win; value > ai.Unknown; value-- {
			for i := range found.Lines {
				if found.Lines[i].Value == value {
					lines = append(lines, found.Lines[i])
				}
			}
		}
		found.Lines, found.Line = lines[:min(wanted, len(lines))], lines[0]
	}
	w.tell(&found.Line)
}

// complete adds the moves that have no line yet.
func (w *worth) complete(found *ai.Result) {
	for _, m := range w.moves {
		text, there := m.Text(), false
		for i := range found.Lines {
			there = there || found.Lines[i].Move == text
		}
		if !there {
			found.Lines = append(found.Lines, ai.Line{Move: text, PV: []rules.Move{text}})
		}
	}
}

// tell puts the value of its move into a line. How far a win or a loss is stays as the search has proved it.
func (w *worth) tell(l *ai.Line) {
	for i, m := range w.moves {
		if m.Text() != l.Move {
			continue
		}
		value := w.values[i]
		if l.Value != value {
			l.Value, l.Plies = value, 0
		}
		if l.Score = float64(value) - float64(ai.Draw); value != ai.Draw {
			l.Risk = ai.Risk{}
		}
	}
}

// Value implements ai.Oracle.
func (v *Valued) Value(ctx ai.Context, task *ai.Task, hooks *ai.Hooks) (value ai.Value, missing bool) {
	root, ok := v.root(task)
	if !ok {
		return ai.Unknown, false
	}
	if hooks != nil {
		v.Values.Fetch(ctx, root.State.plain(), hooks)
	}
	value = v.Values.Value(root.State.plain())
	return value, value == ai.Unknown
}

// Fetch implements ai.Oracle.
func (v *Valued) Fetch(ctx ai.Context, tasks []ai.Task, most int, hooks *ai.Hooks) (fetched int) {
	var list []entropy.State
	for i := range tasks {
		if root, ok := v.root(&tasks[i]); ok {
			list = append(list, root.State.plain())
		}
	}
	if len(list) == 0 {
		return 0
	}
	return v.Values.FetchAll(ctx, list, most, hooks)
}
