package puzzles

import (
	"errors"
	"math/rand/v2"
	"strings"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	"tablier/ai/puzzle/grade"
	"tablier/rules"
	"tablier/rules/morris"
)

// A Maker makes puzzles of a board that somebody has drawn. It implements puzzle.Maker.
type Maker struct {
	Levels int // of the machine, the last of which never errs
	// Search finds the move of one of the other levels.
	Search func(ctx ai.Context, task ai.Task, level int, hooks ai.Hooks) (ai.Result, error)
	Most   uint64 // positions of a board that is solved
}

// How many puzzles of a board are looked at, and graded, before some of them are chosen.
const (
	found  = 200
	graded = 48
)

// Puzzles implements puzzle.Maker.
func (m Maker) Puzzles(ctx ai.Context, task ai.Task, most int, hooks ai.Hooks) (*puzzle.Set, error) {
	position, ok := task.View.Resample(nil).(morris.Position)
	if !ok {
		return nil, errors.New("ai/morris/puzzles: not a position of the family")
	}
	game := position.Game
	board := game.Board()
	if board.MostPositions() > m.Most {
		return nil, &ai.MapError{Most: int(m.Most)}
	}
	meter := ai.NewMeter(ctx, ai.Limits{}, solving(hooks, board.MostPositions()))
	judge := judgeOf(game, meter.Tick)
	if judge == nil {
		return nil, ctx.Err()
	}
	seed := seedOf(board.ID)
	s := search{judge: judge, rng: rand.New(rand.NewPCG(seed, 0)), found: found, tick: meterOf(meter)}
	set := &puzzle.Set{Game: task.Spec.ID, Puzzles: craft.Spread(s.all(), graded, sortOf)}
	if err := m.rate(ctx, task.Spec, set.Puzzles, seed, hooks); err != nil {
		return nil, err
	}
	set.Bands = grade.Bands(set.Puzzles)
	set.Puzzles = grade.Choose(set, most, 50, func(p *puzzle.Puzzle) degree { return degree{set.Band(p), p.Kind} })
	grade.Rank(set.Puzzles)
	return set, ctx.Err()
}

// solvedAt is how far the machine is, in hundredths, once the board is solved and puzzles are found.
const solvedAt = 40

// solving returns hooks that report with every beat how far a board is solved which has so many positions at most.
func solving(hooks ai.Hooks, most uint64) ai.Hooks {
	const each = 30 // nodes of a position: its moves are gone over several times
	beat := hooks.Beat
	hooks.Beat = func(nodes uint64, millis int64) {
		if hooks.Report != nil {
			hooks.Report(ai.Progress{Depth: int(min(solvedAt, solvedAt*nodes/(each*most)))})
		}
		if beat != nil {
			beat(nodes, millis)
		}
	}
	return hooks
}

// A degree is what the puzzles that are chosen are spread over.
type degree struct {
	band puzzle.Band
	kind puzzle.Kind
}

// meterOf counts a position that is looked at as so many nodes: making its puzzle takes as long.
func meterOf(meter *ai.Meter) func() bool {
	const nodes = 64
	return func() bool {
		for range nodes {
			if !meter.Tick() {
				return false
			}
		}
		return true
	}
}

// rate sets the level of each puzzle.
func (m Maker) rate(ctx ai.Context, spec *rules.Spec, list []puzzle.Puzzle, seed uint64, hooks ai.Hooks) error {
	machine := grade.Machine{Spec: spec, Levels: m.Levels, Perfect: true,
		Move: func(task ai.Task, level int) (rules.Move, error) {
			result, err := m.Search(ctx, task, level, ai.Hooks{Pause: hooks.Pause})
			return result.Move, err
		},
	}
	for i := range list {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := machine.Rate(&list[i], seed); err != nil {
			return err
		}
		if hooks.Report != nil {
			hooks.Report(ai.Progress{Depth: solvedAt + (100-solvedAt)*(i+1)/len(list)})
		}
	}
	return nil
}

// seedOf returns the seed of a board: the same for its text with a title and a name, which come last, and without.
func seedOf(text string) uint64 {
	for _, field := range []string{"&n=", "&a="} {
		text, _, _ = strings.Cut(text, field)
	}
	return ai.Hash(text)
}
