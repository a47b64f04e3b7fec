package main

import (
	"cmp"
	"errors"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/grade"
	"tablier/ai/puzzle/prove"
	"tablier/rules"
)

// compose queues the proof of a puzzle among the searches, since the levels try it then.
func (s *server) compose(r protocol.Request) {
	task, spec, err := s.composition(r)
	player := s.player(r.Game)
	if err == nil && (player == nil || player.Prover == nil) {
		err = &protocol.Error{Code: protocol.CodeEngine, Message: "nobody proves puzzles of " + r.Game}
	}
	if err != nil {
		s.fail(r.ID, err)
		return
	}
	s.submit(s.searches, &job{id: r.ID, run: func(ctx ai.Context) protocol.Body {
		hooks := s.hooks(r.ID)
		meter := ai.NewMeter(ctx, ai.Limits{Nodes: player.Prover.Effort() * uint64(max(1, r.Compose.Effort))}, hooks)
		if ctx.Err() != nil {
			return stoppedProof()
		}
		if player.Oracle != nil { // the prover may know what the files say that come now
			asked := ai.Task{Spec: spec, View: task.Position.View(task.Position.ToMove())}
			player.Oracle.Value(ctx, &asked, &hooks)
		}
		found, err := player.Prover.Prove(task, meter)
		if ctx.Err() == nil && err == nil && found.Puzzle.Kind.Moves() && found.Puzzle.Position != "" {
			err = rate(ctx, spec, player, &found.Puzzle, trying(hooks, meter.Nodes()))
		}
		switch {
		case ctx.Err() != nil:
			return stoppedProof()
		case errors.Is(err, prove.ErrQuestion):
			return &protocol.Error{Code: protocol.CodeField, Message: "field \"question\": " + err.Error()}
		case err != nil:
			return explain(err)
		}
		return composed(found, meter.Nodes())
	}})
}

// composition returns what is to be proved.
func (s *server) composition(r protocol.Request) (task prove.Task, spec *rules.Spec, err error) {
	if spec, err = s.games.Find(r.Game); err != nil {
		return task, nil, err
	}
	setup, err := spec.Check(rules.Setup{Variant: r.Variant, Options: r.Options})
	if err != nil {
		return task, nil, err
	}
	position, err := spec.Parse(setup, r.Start)
	if err != nil {
		return task, nil, err
	}
	if who := position.ToMove(); position.Outcome().Over() || who != rules.First && who != rules.Second {
		return task, nil, &protocol.Error{Code: protocol.CodeOver, Message: "nobody is to move in the position"}
	}
	if position, err = puzzle.Seen(spec, setup, position); err != nil {
		return task, nil, err
	}
	q := prove.Question{Kind: puzzle.Kind(r.Compose.Question), On: r.Compose.On, Soon: r.Compose.Soon}
	return prove.Task{Question: q, Variant: setup.Variant, Options: setup.Options, Position: position}, spec, nil
}

// seed is that of the tries by which the levels of the site's puzzles were found.
const seed = 1

// rate sets the level of a puzzle: the lowest that solves it, without files, so that it is the same on every machine.
func rate(ctx ai.Context, spec *rules.Spec, p *players.Player, q *puzzle.Puzzle, hooks ai.Hooks) error {
	levels := len(p.On(q.Variant))
	machine := grade.Machine{Spec: spec, Levels: levels, Move: func(task ai.Task, level int) (rules.Move, error) {
		task.Alone = true
		result, err := p.Search(ctx, task, level, ai.Limits{}, hooks)
		return result.Move, cmp.Or(err, ctx.Err())
	}}
	return machine.Rate(q, seed)
}

// trying returns hooks for the levels that try a puzzle: they say how many positions were looked at for its proof, and
// no move, since a level's own is nobody's answer.
func trying(hooks ai.Hooks, proof uint64) ai.Hooks {
	beat := hooks.Beat
	hooks.Report = nil
	hooks.Beat = func(_ uint64, millis int64) { beat(proof, millis) }
	return hooks
}

func stoppedProof() *protocol.Error {
	return &protocol.Error{Code: protocol.CodeStopped, Message: "the proof was stopped"}
}

func composed(f prove.Found, nodes uint64) protocol.Composed {
	c := protocol.Composition{
		Right: texts(f.Right), Alike: f.Alike, Open: f.Open, Final: f.Final, Depth: f.Depth, Mean: f.Mean,
		Nodes: nodes, Subjects: f.Subjects,
	}
	if f.Puzzle.Position != "" {
		c.Puzzle = f.Puzzle.String()
	}
	return protocol.Composed{Composed: c}
}
