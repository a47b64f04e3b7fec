package retro

import (
	"cmp"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/short"
)

// An Engine plays a small game perfectly. It wins in the fewest plies, loses in the most and, where it can
// only draw, leaves the other side the largest share of replies that lose or, where no reply does, moves by the lowest
// draw level; what is still equal the seed decides.
type Engine[G ai.Game[S, M], S any, M ai.Code] struct {
	read ai.Reader[G, S]
	base map[ai.Game[S, M]]*Table[S] // the last solved games, each from its start, with their graphs
	held int                         // positions of those
}

// maxHeld is how many positions the tables have that an engine keeps; a larger one is kept alone.
const maxHeld = 500_000

// New returns an engine for the games that read knows.
func New[G ai.Game[S, M], S any, M ai.Code](read ai.Reader[G, S]) *Engine[G, S, M] {
	return &Engine[G, S, M]{read: read, base: map[ai.Game[S, M]]*Table[S]{}}
}

// Search implements ai.Engine. Of the limits it minds the time while it solves, and Lines. The Nodes of the
// result are the positions of the table that it rests on.
func (e *Engine[G, S, M]) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	root, err := e.read(task)
	if err != nil {
		return ai.Result{}, err
	}
	if ctx.Err() != nil {
		return ai.OnePly[G, S, M](root, nil, task.Seed)
	}
	meter := ai.NewMeter(ctx, ai.Limits{Millis: limits.Millis}, hooks)
	table := e.solve(root, limits.Lines, meter.Tick)
	if table == nil {
		result, err := ai.OnePly[G, S, M](root, nil, task.Seed)
		result.Millis, result.End = meter.Millis(), meter.End()
		return result, err
	}
	if root.Game.End(root.State) != ai.Unknown {
		return ai.Result{}, ai.ErrNoMove
	}
	j := judge[G, S, M]{root: root, table: table, seed: task.Seed}
	lines := j.lines(max(limits.Lines, 1))
	best := lines[0]
	result := ai.Result{
		Progress: ai.Progress{Line: best, Depth: len(best.PV), Nodes: uint64(table.Len()), Millis: meter.Millis()},
	}
	result.Lines, result.End = lines, ai.Proved
	return result, nil
}

// solve returns a table that holds the root and the best moves for that many lines: the table of the whole game where
// it serves, else one of the same positions with the positions of the game so far.
func (e *Engine[G, S, M]) solve(root ai.Root[G, S], lines int, tick func() bool) *Table[S] {
	base := e.base[root.Game]
	if base == nil {
		base = Solve[G, S, M](root.Game, root.Start, nil, tick)
		if base == nil {
			return nil
		}
		if e.held += base.Len(); e.held > maxHeld {
			clear(e.base)
			e.held = base.Len()
		}
		e.base[root.Game] = base
	}
	here := root.Game.Word(root.State)
	value, _ := base.Value(here)
	if value == ai.Unknown { // play does not lead there
		return Solve[G, S, M](root.Game, root.State, root.Drawn, tick)
	}
	// In the whole game play may come back to the root, which is a draw. Only a win that is not the shortest does so, or
	// the way to a draw level that is not the lowest.
	returns := root.Drawn[here]
	free := len(root.Drawn) == 0 || returns && len(root.Drawn) == 1
	if free && (value == ai.Loss || !returns || lines <= 1) {
		return base
	}
	return base.graph.solve(here, root.Drawn, tick)
}

// A judge orders the moves of positions by the values of a table.
type judge[G ai.Game[S, M], S any, M ai.Code] struct {
	root  ai.Root[G, S]
	table *Table[S]
	seed  uint64
}

// value returns the table's value, except for the root: there the value of coming back to it.
func (j *judge[G, S, M]) value(word uint64) (value ai.Value, plies int) {
	if j.root.Drawn[word] {
		return ai.Draw, 0
	}
	return j.table.Value(word)
}

// A choice is a move with the criteria of its order.
type choice[S any, M ai.Code] struct {
	move  M
	next  S
	word  uint64   // of next
	end   ai.Value // of next
	value ai.Value // for who makes the move
	plies int
	risk  ai.Risk // for a draw
	luck  uint64
}

// choices returns the moves of a position, best first.
func (j *judge[G, S, M]) choices(s S) []choice[S, M] {
	var list []choice[S, M]
	for _, m := range j.root.Game.Moves(nil, s) {
		c := choice[S, M]{move: m}
		c.next, c.word, c.end = j.root.Game.Play(s, m)
		value, plies := j.value(c.word)
		c.luck = ai.Mix(j.seed, c.word)
		switch value {
		case ai.Loss:
			c.value, c.plies = ai.Win, plies+1
		case ai.Win:
			c.value, c.plies = ai.Loss, plies+1
		default:
			c.value, c.risk = ai.Draw, j.risk(c.word)
		}
		list = append(list, c)
	}
	short.Sort(list, func(a, b choice[S, M]) int {
		hurry := cmp.Compare(a.plies, b.plies)
		if a.value == ai.Loss {
			hurry = -hurry
		}
		return cmp.Or(cmp.Compare(b.value, a.value), hurry, a.risk.Compare(b.risk), cmp.Compare(a.luck, b.luck))
	})
	return list
}

// risk returns the table's risk, except for the root, where the game has ended when play comes back to it.
func (j *judge[G, S, M]) risk(word uint64) ai.Risk {
	if j.root.Drawn[word] {
		return ai.Risk{}
	}
	return j.table.Risk(word)
}

// lines returns the best moves with their play to the end.
func (j *judge[G, S, M]) lines(most int) []ai.Line {
	choices := j.choices(j.root.State)
	lines := make([]ai.Line, min(most, len(choices)))
	for i := range lines {
		c := choices[i]
		lines[i] = ai.Line{
			Move: j.root.Game.Text(c.move), Value: c.value, Plies: c.plies,
			Score: float64(c.value) - float64(ai.Draw), PV: j.follow(c), Risk: c.risk,
		}
	}
	return lines
}

// follow returns a move and the best play after it: to the end, or until a position comes back.
func (j *judge[G, S, M]) follow(c choice[S, M]) []rules.Move {
	game := j.root.Game
	pv := []rules.Move{game.Text(c.move)}
	been := map[uint64]bool{game.Word(j.root.State): true}
	for c.end == ai.Unknown && !been[c.word] && !j.root.Drawn[c.word] {
		been[c.word] = true
		c = j.choices(c.next)[0]
		pv = append(pv, game.Text(c.move))
	}
	return pv
}
