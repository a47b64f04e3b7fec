package retro

import (
	"errors"

	"tablier/ai"
)

// A Namer is a game with texts of its positions, which the engine needs for maps.
type Namer[S any] interface{ Position(s S) string }

// Map implements ai.Mapper, for games that are Namers.
func (e *Engine[G, S, M]) Map(ctx ai.Context, task ai.Task, most int, hooks ai.Hooks) ([]ai.Placed, error) {
	root, table, err := e.whole(ctx, task, most, hooks)
	if err != nil {
		return nil, err
	}
	namer := any(root.Game).(Namer[S])
	meter := ai.NewMeter(ctx, ai.Limits{}, hooks)
	order := table.Around(meter.Tick)
	if order == nil {
		return nil, ctx.Err()
	}
	list := make([]ai.Placed, len(order))
	for i, at := range order {
		list[i] = ai.Placed{
			Position: namer.Position(table.graph.states[at]), Value: table.value[at], Plies: int(table.plies[at]),
		}
	}
	return list, nil
}

// whole solves the game of a task from its start, where it has at most so many positions.
func (e *Engine[G, S, M]) whole(ctx ai.Context, task ai.Task, most int, hooks ai.Hooks) (
	root ai.Root[G, S], table *Table[S], err error,
) {
	if root, err = e.read(task); err != nil {
		return root, nil, err
	}
	if _, ok := any(root.Game).(Namer[S]); !ok {
		return root, nil, errors.New("ai/retro: a game that does not write its positions")
	}
	meter := ai.NewMeter(ctx, ai.Limits{}, hooks)
	g := explore[G, S, M](root.Game, root.Start, most, meter.Tick)
	switch {
	case ctx.Err() != nil:
		return root, nil, ctx.Err()
	case g == nil:
		return root, nil, &ai.MapError{Most: most}
	}
	if table = g.solve(root.Game.Word(root.Start), nil, meter.Tick); table == nil {
		return root, nil, ctx.Err()
	}
	return root, table, nil
}
