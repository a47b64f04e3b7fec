package players_test

import (
	"context"
	"reflect"
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// positions returns the moments of a random match in which somebody is to move, in the order of the match.
func positions(t *testing.T, spec *rules.Spec, setup rules.Setup) (tasks []ai.Task) {
	t.Helper()
	m, err := conform.RandomMatch(spec, setup, 1, 12)
	if err != nil {
		t.Fatal(err)
	}
	for ; ; m.Undo() {
		if mover := m.ToMove(); mover == rules.First || mover == rules.Second {
			tasks = append(tasks, ai.TaskOf(m, 0))
		}
		if m.Ply() == 0 {
			slices.Reverse(tasks)
			return tasks
		}
	}
}

// A search depends on nothing that was searched before: the positions of a match have the same answers in whatever
// order they are asked about, and by however many machines.
func TestAnswersDoNotDependOnTheOrder(t *testing.T) {
	for _, spec := range all.Games() {
		for _, setup := range conform.Setups(spec) {
			one, two := players.New().Find(spec.ID), [2]*players.Player{}
			if one == nil {
				continue // the machine need not play every game
			}
			two[0], two[1] = players.New().Find(spec.ID), players.New().Find(spec.ID)
			tasks := positions(t, spec, setup)
			forward := make([]ai.Result, len(tasks))
			for i, task := range tasks {
				forward[i] = untimed(t, one, task)
			}
			for i, task := range slices.Backward(tasks) {
				if got := untimed(t, two[i%2], task); !reflect.DeepEqual(got, forward[i]) {
					t.Errorf("%s %s, position %d: first %+v, then %+v", spec.ID, setup.Variant, i, forward[i], got)
				}
			}
		}
	}
}

// untimed returns the answer to a task of the strongest search and of the best level, if that needs no budget, without
// the time that it took.
func untimed(t *testing.T, p *players.Player, task ai.Task) ai.Result {
	t.Helper()
	level, limits := 0, ai.Limits{Nodes: 500}
	if best := len(p.Levels); p.Levels[best-1].Limits.Nodes == 0 {
		level, limits = best, ai.Limits{}
	}
	result := mustSearch(t, p, task, level, limits)
	result.Millis = 0
	return result
}

// A clerk notes the limits that it is given.
type clerk struct{ limits ai.Limits }

func (c *clerk) Search(_ ai.Context, _ ai.Task, limits ai.Limits, _ ai.Hooks) (ai.Result, error) {
	c.limits = limits
	return ai.Result{}, nil
}

// A level has nodes and plies of its own, whatever is asked for, and no time unless one is given.
func TestLimitsOfALevel(t *testing.T) {
	var c clerk
	p := players.Player{Levels: []players.Level{{Engine: &c, Limits: ai.Limits{Nodes: 9, Depth: 3}}}}
	for given, want := range map[ai.Limits]ai.Limits{
		{Lines: 2}:              {Nodes: 9, Depth: 3, Lines: 2},
		{Millis: 7_000}:         {Nodes: 9, Depth: 3, Millis: 7_000},
		{Nodes: 5, Millis: 100}: {Nodes: 9, Depth: 3, Millis: 100},
	} {
		if _, err := p.Search(context.Background(), ai.Task{}, 1, given, ai.Hooks{}); err != nil || c.limits != want {
			t.Errorf("given %+v the engine gets %+v, %v", given, c.limits, err)
		}
	}
}
