//go:build testgame

package players

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/conform/bag"
)

// extras returns the player of the test game: see package bag.
func extras() Registry {
	return Registry{{
		Game: bag.Spec().ID, Full: sampler{},
		Levels: []Level{{guesser{}, ai.Limits{}}, {sampler{}, ai.Limits{Depth: 8}}},
	}}
}

// luck returns the random source of a task, which depends only on its seed and its view.
func luck(task ai.Task) *rand.Rand {
	words := []uint64{task.Seed}
	for _, c := range []byte(task.View.String()) {
		words = append(words, uint64(c))
	}
	return rand.New(rand.NewPCG(ai.Mix(words...), 0))
}

// A guesser plays a random move.
type guesser struct{}

// Search implements ai.Engine: the best move within the limits.
func (guesser) Search(ctx ai.Context, task ai.Task, _ ai.Limits, _ ai.Hooks) (ai.Result, error) {
	moves := task.View.Moves()
	if len(moves) == 0 {
		return ai.Result{}, ai.ErrNoMove
	}
	m := moves[luck(task).IntN(len(moves))]
	line := ai.Line{Move: m, PV: []rules.Move{m}}
	result := ai.Result{Progress: ai.Progress{Line: line, Depth: 1, Nodes: 1}, Lines: []ai.Line{line}, End: ai.ByDepth}
	if ctx.Err() != nil {
		result.End = ai.Stopped
	}
	return result, nil
}

// A sampler plays the move with the best average when positions that agree with the view are played to their end at
// random. Its depth counts passes: one such position, each move played out once. Its score is the player's points
// minus the other's.
type sampler struct{}

// Search implements ai.Engine: the best move within the limits.
func (sampler) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	moves := task.View.Moves()
	if len(moves) == 0 || ctx.Err() != nil {
		return guesser{}.Search(ctx, task, limits, hooks)
	}
	rng := luck(task)
	// so that ties are not always won by the same
	rng.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	s := &samples{
		task: task, rng: rng, meter: ai.NewMeter(ctx, limits, hooks), moves: moves, sums: make([]int, len(moves)),
	}
	end := ai.ByDepth
	for limits.Depth == 0 || s.passes < limits.Depth {
		if !s.pass() {
			end = s.meter.End()
			break
		}
		if hooks.Report != nil && s.passes&(s.passes-1) == 0 {
			hooks.Report(s.progress())
		}
	}
	lines := s.lines()
	return ai.Result{Progress: s.progress(), Lines: lines[:min(max(limits.Lines, 1), len(lines))], End: end}, nil
}

// A samples is the results of one search.
type samples struct {
	task   ai.Task
	rng    *rand.Rand
	meter  *ai.Meter
	moves  []rules.Move
	sums   []int // of the points that each move has brought
	passes int
}

// pass plays each move once; it returns false, and counts none of them, when the search must end.
func (s *samples) pass() bool {
	from := s.task.View.Resample(s.rng)
	points := make([]int, len(s.moves))
	for i, m := range s.moves {
		var finished bool
		if points[i], finished = s.playOut(from, m); !finished {
			return false
		}
	}
	for i := range points {
		s.sums[i] += points[i]
	}
	s.passes++
	return true
}

// playOut plays a move and then at random; it returns the points for its player.
func (s *samples) playOut(p rules.Position, m rules.Move) (points int, finished bool) {
	for s.meter.Tick() {
		next, err := p.Play(m)
		if err != nil {
			panic("players: a listed move is refused: " + err.Error())
		}
		if out := next.Outcome(); out.Over() {
			me := s.task.View.ToMove()
			return out.Score[me.Index()] - out.Score[me.Other().Index()], true
		}
		p, m = next, s.any(next)
	}
	return 0, false
}

// any returns a random legal move.
func (s *samples) any(p rules.Position) rules.Move {
	if p.ToMove() == rules.Chance {
		return rules.ChanceMove(p, s.rng.Uint64(), 0)
	}
	moves := p.Moves()
	return moves[s.rng.IntN(len(moves))]
}

// lines returns a line for each move of the root, the best first.
func (s *samples) lines() []ai.Line {
	lines := make([]ai.Line, len(s.moves))
	for i, m := range s.moves {
		lines[i] = ai.Line{Move: m, Score: float64(s.sums[i]) / float64(max(s.passes, 1)), PV: []rules.Move{m}}
	}
	slices.SortStableFunc(lines, func(a, b ai.Line) int { return cmp.Compare(b.Score, a.Score) })
	return lines
}

func (s *samples) progress() ai.Progress {
	return s.meter.Progress(s.lines()[0], s.passes)
}
