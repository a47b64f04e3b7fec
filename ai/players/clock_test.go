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

// long are positions that the best level looks at for long, by game: the moment after some plies at random. Of other
// games the start is searched, which may take so little that no time passes.
var long = map[string]struct {
	variant string
	plies   int
}{
	"tapatan": {"picaria-13", 8}, "hyle": {"5", 30}, "entropy": {"", 15}, "domino": {"6", 3}, "stratege": {"", 80},
}

// pressed returns the player of a game, whose levels look at ofALevel nodes at most; nil where the machine does not
// play the game, which it need not.
func pressed(spec *rules.Spec) *players.Player {
	player := players.New().Find(spec.ID)
	if player == nil {
		return nil
	}
	for _, variant := range spec.Variants {
		levels := player.On(variant)
		for i := range levels {
			limits := &levels[i].Limits
			limits.Nodes = min(limits.Nodes, ofALevel)
		}
	}
	return player
}

// What a level answers hangs on no clock: where an hour passes between two looks at it, the level finds the same move,
// the same lines and as many nodes as where next to no time does.
func TestLevelsMindNoClock(t *testing.T) {
	for _, spec := range all.Games() {
		player := pressed(spec)
		if player == nil {
			continue
		}
		l, isLong := long[spec.ID]
		m, err := conform.RandomMatch(spec, rules.Setup{Variant: l.variant}, 1, l.plies)
		if err != nil {
			t.Fatal(err)
		}
		for m.ToMove() == rules.Chance {
			m.Undo()
		}
		levels := len(player.Levels)
		for level := 1; level <= levels; level++ {
			task := ai.TaskOf(m, uint64(level))
			usual := mustSearch(t, pressed(spec), task, level, ai.Limits{})
			late := searchLate(t, pressed(spec), task, level)
			if isLong && level == levels && late.Millis < time.Hour.Milliseconds() {
				t.Errorf("%s level %d: no time has passed, so that nothing was tested: %+v", spec.ID, level, late)
			}
			usual.Millis, late.Millis = 0, 0
			if !reflect.DeepEqual(late, usual) {
				t.Errorf("%s level %d: %+v, and late %+v", spec.ID, level, usual, late)
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
