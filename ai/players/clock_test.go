package players_test

import (
	"reflect"
	"testing"
	"testing/synctest"
	"time"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// long are positions that the best level looks at for long: of each game the moment after some plies at random.
var long = []struct {
	game, variant string
	plies         int
}{
	{"tapatan", "picaria-13", 8}, {"hyle", "5", 30}, {"entropy", "", 15}, {"domino", "6", 3}, {"stratege", "", 80},
}

// What a level answers hangs on no clock: where an hour passes between two looks at it, the level finds the same move,
// the same lines and as many nodes as where next to no time does.
func TestLevelsMindNoClock(t *testing.T) {
	if len(long) != len(all.Games()) {
		t.Fatalf("%d positions of %d games", len(long), len(all.Games()))
	}
	for _, l := range long {
		spec, err := all.Games().Find(l.game)
		if err != nil {
			t.Fatal(err)
		}
		m, err := conform.RandomMatch(spec, rules.Setup{Variant: l.variant}, 1, l.plies)
		if err != nil {
			t.Fatal(err)
		}
		for m.ToMove() == rules.Chance {
			m.Undo()
		}
		levels := len(players.New().Find(l.game).Levels)
		for level := 1; level <= levels; level++ {
			task := ai.TaskOf(m, uint64(level))
			usual := mustSearch(t, players.New().Find(l.game), task, level, ai.Limits{})
			late := searchLate(t, players.New().Find(l.game), task, level)
			if level == levels && late.Millis < time.Hour.Milliseconds() {
				t.Errorf("%s level %d: no time has passed, so that nothing was tested: %+v", l.game, level, late)
			}
			usual.Millis, late.Millis = 0, 0
			if !reflect.DeepEqual(late, usual) {
				t.Errorf("%s level %d: %+v, and late %+v", l.game, level, usual, late)
			}
		}
	}
}

// searchLate returns what a level answers while an hour passes with every pause of its search.
func searchLate(t *testing.T, p *players.Player, task ai.Task, level int) (result ai.Result) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		var err error
		hooks := ai.Hooks{Pause: func() { time.Sleep(time.Hour) }} // of a clock that is not the machine's
		if result, err = p.Search(t.Context(), task, level, ai.Limits{}, hooks); err != nil {
			t.Fatal(err)
		}
	})
	return result
}
