package entropy_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
	"tablier/rules"
	"tablier/rules/entropy"
)

// fixed are values that are made up, by the cells: at hand when there is an even number.
type fixed struct {
	there   bool
	fetched int
}

func (f *fixed) Fetch(ai.Context, entropy.State, *ai.Hooks) bool {
	f.fetched++
	return f.there
}

func (f *fixed) FetchAll(_ ai.Context, list []entropy.State, _ int, _ *ai.Hooks) int {
	f.fetched += len(list)
	return 0
}

func (f *fixed) Value(s entropy.State) ai.Value {
	if !f.there {
		return ai.Unknown
	}
	return []ai.Value{ai.Win, ai.Win, ai.Win, ai.Win, ai.Draw, ai.Win, ai.Loss}[ai.Mix(uint64(s.Own), uint64(s.Other))%7]
}

// worths returns what made-up values say of the moves of a match, as the mover sees them, and the best.
func (f *fixed) worths(m *rules.Match) (of map[rules.Move]ai.Value, best ai.Value) {
	of = map[rules.Move]ai.Value{}
	p := m.Position().(entropy.Position)
	for _, step := range p.State.AppendMoves(nil) {
		next := p.State.Play(step)
		value := ai.Win + ai.Loss - f.Value(next)
		if next.Over(false) {
			value = ai.Loss // the other side begins its turn dispersed
		}
		of[step.Text()] = value
		best = max(best, value)
	}
	return of, best
}

// valued returns the engines of play and of hints.
func valued(values adapter.Values) (play, hints *adapter.Valued) {
	full := alphabeta.New(adapter.Read, 12)
	type reader = ai.Reader[adapter.Game, adapter.State]
	reading := func(read reader) ai.Engine { return full.Reading(read) }
	play = &adapter.Valued{Values: values, Read: adapter.Read, With: reading}
	hints = &adapter.Valued{Values: values, Read: adapter.Read}
	hints.With = func(read reader) ai.Engine {
		return adapter.Adviser{Engine: full.Restless(adapter.Onward(read), 2_000), Read: read}
	}
	return play, hints
}

// random returns a match of so many random moves that goes on.
func random(t *testing.T, r *rand.Rand, moves int, options ...string) *rules.Match {
	t.Helper()
	for {
		m, err := rules.NewMatch(entropy.Spec(), rules.Setup{Options: options}, "")
		if err != nil {
			t.Fatal(err)
		}
		for range moves {
			if list := m.Position().Moves(); len(list) > 0 && !m.Result().Over() {
				if err := m.Play(list[r.IntN(len(list))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if !m.Result().Over() {
			return m
		}
	}
}

// Whatever the budget, no value is lost where the values are at hand, in play and in hints, and the value is told.
func TestValuedKeepsTheValue(t *testing.T) {
	values := &fixed{there: true}
	play, hints := valued(values)
	r := rand.New(rand.NewPCG(1, 1))
	for i := range 60 {
		m := random(t, r, i%40)
		of, best := values.worths(m)
		for name, e := range map[string]ai.Engine{"play": play, "hints": hints} {
			limits := ai.Limits{Nodes: []uint64{1, 1_000, 6_000}[i%3]}
			told := func(p ai.Progress) {
				if p.Value != of[p.Move] {
					t.Errorf("%s: %s is reported as %s", m.Position(), p.Move, p.Value)
				}
			}
			found, err := e.Search(context.Background(), ai.TaskOf(m, 1), limits, ai.Hooks{Report: told})
			if err != nil || of[found.Move] != best || found.Value != best {
				t.Fatalf("%s, %s with %d nodes: %s is worth %s and told as %s, best %s; %v", m.Position(), name, limits.Nodes,
					found.Move, of[found.Move], found.Value, best, err)
			}
		}
	}
}

// Of several lines, each has its value, and the best come first.
func TestValuedLines(t *testing.T) {
	values := &fixed{there: true}
	play, _ := valued(values)
	m := random(t, rand.New(rand.NewPCG(2, 2)), 6)
	of, best := values.worths(m)
	for _, lines := range []int{3, 100} {
		found, err := play.Search(context.Background(), ai.TaskOf(m, 1), ai.Limits{Nodes: 3_000, Lines: lines}, ai.Hooks{})
		if err != nil || len(found.Lines) != min(lines, len(of)) || found.Lines[0].Value != best ||
			found.Move != found.Lines[0].Move {
			t.Fatalf("%d lines, best %s: %+v, %v", len(found.Lines), best, found, err)
		}
		for i, l := range found.Lines {
			if l.Value != of[l.Move] || i > 0 && found.Lines[i-1].Value < l.Value {
				t.Errorf("line %d, %s, is worth %s, want %s", i, l.Move, l.Value, of[l.Move])
			}
		}
	}
}

// Without the values, by the option immediate, and where time is short, the search alone judges.
func TestValuedWithoutValues(t *testing.T) {
	away := &fixed{}
	there := &fixed{there: true}
	alone := alphabeta.New(adapter.Read, 12)
	for name, c := range map[string]struct {
		values  *fixed
		options []string
		limits  ai.Limits
		fetched int
	}{
		"away":      {away, nil, ai.Limits{Nodes: 2_000}, 1},
		"immediate": {there, []string{"immediate"}, ai.Limits{Nodes: 2_000}, 0},
		"hurried":   {away, nil, ai.Limits{Nodes: 2_000, Millis: 100_000}, 0},
	} {
		c.values.fetched = 0
		play, _ := valued(c.values)
		m := random(t, rand.New(rand.NewPCG(3, 3)), 8, c.options...)
		found, err := play.Search(context.Background(), ai.TaskOf(m, 1), c.limits, ai.Hooks{})
		want, _ := alone.Search(context.Background(), ai.TaskOf(m, 1), c.limits, ai.Hooks{})
		if err != nil || found.Move != want.Move || found.Score != want.Score || c.values.fetched != c.fetched {
			t.Errorf("%s: %s, %v, fetched %d times; the search alone has %s", name, found.Move, err, c.values.fetched, want.Move)
		}
	}
}

// A move by which the game is drawn is worth a draw, whatever the position after it is worth.
func TestValuedCountsRecurrences(t *testing.T) {
	values := &fixed{there: true}
	play, _ := valued(values)
	m := random(t, rand.New(rand.NewPCG(4, 4)), 5)
	of, best := values.worths(m)
	task := ai.TaskOf(m, 1)
	for move, value := range of {
		if value != best {
			continue
		}
		next, err := m.Position().Play(move)
		if err != nil {
			t.Fatal(err)
		}
		key, _ := task.Spec.Key(next)
		task.Seen[key] = 2 // the third occurrence draws
	}
	found, err := play.Search(context.Background(), task, ai.Limits{Nodes: 1_000}, ai.Hooks{})
	if best != ai.Win {
		t.Fatalf("the best move is worth a %s: a draw shows nothing", best)
	}
	if err != nil || found.Value != ai.Draw {
		t.Errorf("%s is told as %s, %v", found.Move, found.Value, err)
	}
}

// What files say of a position is told without a search, and of the option immediate nothing.
func TestOracle(t *testing.T) {
	values := &fixed{there: true}
	play, _ := valued(values)
	m := random(t, rand.New(rand.NewPCG(5, 5)), 7)
	s := m.Position().(entropy.Position).State
	want := values.Value(entropy.State{Own: s.Own, Other: s.Other})
	task := ai.TaskOf(m, 1)
	if v, _ := play.Value(context.Background(), &task, nil); v != want || values.fetched > 0 {
		t.Errorf("%s, want %s; fetched %d times", v, want, values.fetched)
	}
	alone := task
	alone.Alone = true
	if v, missing := play.Value(context.Background(), &alone, nil); v != ai.Unknown || missing {
		t.Error("files are used, or missed, though they may not be")
	}
	if play.Value(context.Background(), &task, &ai.Hooks{}); values.fetched != 1 {
		t.Errorf("fetched %d times", values.fetched)
	}
	task = ai.TaskOf(random(t, rand.New(rand.NewPCG(5, 5)), 7, "immediate"), 1)
	v, missing := play.Value(context.Background(), &task, &ai.Hooks{})
	if v != ai.Unknown || missing || values.fetched != 1 {
		t.Errorf("of the option immediate: %s, missing: %v", v, missing)
	}
	values.there = false
	task = ai.TaskOf(m, 1)
	if v, missing := play.Value(context.Background(), &task, nil); v != ai.Unknown || !missing {
		t.Errorf("without files: %s, missing: %v", v, missing)
	}
}
