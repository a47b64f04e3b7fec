package retro

import (
	"errors"

	"tablier/ai"
)

// A Namer is a game with texts of its positions, which the engine needs for maps.
type Namer[S any] interface{ Position(s S) string }

// Map implements ai.Mapper, for games that are Namers.
func (e *Engine[G, S, M]) Map(ctx ai.Context, task ai.Task, most int, hooks ai.Hooks) ([]ai.Placed, error) {
	root, err := e.read(task)
	if err != nil {
		return nil, err
	}
	namer, ok := any(root.Game).(Namer[S])
	if !ok {
		return nil, errors.New("ai/retro: a game that does not write its positions")
	}
	meter := ai.NewMeter(ctx, ai.Limits{}, hooks)
	g := explore[G, S, M](root.Game, root.Start, most, meter.Tick)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case g == nil:
		return nil, &ai.MapError{Most: most}
	}
	table := g.solve(root.Game.Word(root.Start), nil, meter.Tick)
	if table == nil {
		return nil, ctx.Err()
	}
	order := table.Around(meter.Tick)
	if order == nil {
		return nil, ctx.Err()
	}
	list := make([]ai.Placed, len(order))
	for i, at := range order {
		list[i] = ai.Placed{
			Position: namer.Position(g.states[at]), Value: table.value[at], Plies: int(table.plies[at]),
		}
	}
	return list, nil
}
