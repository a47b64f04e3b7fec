package retro

import (
	"tablier/ai"
)

// Survey implements ai.Surveyor, for games that are Namers.
func (e *Engine[G, S, M]) Survey(ctx ai.Context, task ai.Task, most int, hooks ai.Hooks) (ai.Survey, error) {
	root, table, err := e.whole(ctx, task, most, hooks)
	if err != nil {
		return ai.Survey{}, err
	}
	v := surveyor[G, S, M]{game: root.Game, table: table, tick: ai.NewMeter(ctx, ai.Limits{}, hooks).Tick}
	value, plies := table.Value(root.Game.Word(root.Start))
	v.survey = ai.Survey{Positions: table.Len(), Value: value, Plies: plies}
	if !v.count() {
		return ai.Survey{}, ctx.Err()
	}
	for _, m := range root.Game.Moves(nil, root.Start) {
		o := ai.Opened{Move: root.Game.Text(m)}
		o.Value, o.Plies = v.moved(root.Start, m)
		v.survey.Moves = append(v.survey.Moves, o)
	}
	if !v.traps(root.Start) {
		return ai.Survey{}, ctx.Err()
	}
	return v.survey, nil
}

// A surveyor counts what a solved game has.
type surveyor[G ai.Game[S, M], S any, M ai.Code] struct {
	game   G
	table  *Table[S]
	tick   func() bool // false when the survey must end
	survey ai.Survey
}

// count counts the positions by their values; it returns false when it must end before.
func (v *surveyor[G, S, M]) count() bool {
	for i, value := range v.table.value {
		if !v.tick() {
			return false
		}
		switch value {
		case ai.Win:
			v.survey.Wins++
			v.survey.Longest = max(v.survey.Longest, int(v.table.plies[i]))
		case ai.Loss:
			v.survey.Losses++
		default:
			v.survey.Draws++
		}
	}
	return true
}

// moved returns the value of a move for who makes it, and the plies to the end.
func (v *surveyor[G, S, M]) moved(s S, m M) (value ai.Value, plies int) {
	_, word, _ := v.game.Play(s, m)
	switch value, plies = v.table.Value(word); value {
	case ai.Loss:
		return ai.Win, plies + 1
	case ai.Win:
		return ai.Loss, plies + 1
	}
	return ai.Draw, 0
}

// example keeps a trap of Second for the one that is shown, if more moves lose there than in any that came before.
func (v *surveyor[G, S, M]) example(side int, s S, saves M, moves int) {
	if namer, ok := any(v.game).(Namer[S]); ok && side == 1 && moves > v.survey.Trap.Moves {
		v.survey.Trap = ai.Trap{Position: namer.Position(s), Move: v.game.Text(saves), Moves: moves}
	}
}

// traps walks through all games in which nobody gives anything away, and counts the positions in which only one move
// does not lose. It returns false when it must end before.
func (v *surveyor[G, S, M]) traps(start S) bool {
	been := map[uint64]bool{v.game.Word(start): true}
	for queue, side := []S{start}, 0; len(queue) > 0; side = 1 - side { // all of a round have one side to move
		var next []S
		for _, s := range queue {
			if !v.tick() {
				return false
			}
			value, _ := v.table.Value(v.game.Word(s))
			safe, moves := 0, v.game.Moves(nil, s)
			var saves M
			if v.game.End(s) != ai.Unknown {
				moves = nil
			}
			for _, m := range moves {
				worth, _ := v.moved(s, m)
				if worth != ai.Loss {
					safe, saves = safe+1, m
				}
				to, word, _ := v.game.Play(s, m)
				if worth == value && !been[word] {
					been[word] = true
					next = append(next, to)
				}
			}
			if safe == 1 && len(moves) > 1 {
				v.survey.Traps[side]++
				v.example(side, s, saves, len(moves))
			}
		}
		queue = next
	}
	return true
}
