package players_test

import (
	"testing"

	"tablier/ai"
	"tablier/rules/morris"
)

// The top level of Tapatan's family, where it can only draw and no move leaves a reply that loses, makes one with the
// lowest draw level.
func TestFamilyDrawsByTheLowestLevel(t *testing.T) {
	spec, player, start, table := solved(t, "rota")
	tried, apart := 0, 0
	for i, s := range table.States() {
		p := morris.Position{Game: start.Game, State: s}
		if value, _ := table.Value(s.Word()); value != ai.Draw || p.Outcome().Over() {
			continue
		}
		lowest, highest := 0, 0
		for _, step := range start.Game.AppendMoves(nil, s) {
			next := s.Play(step)
			if value, _ := table.Value(next.Word()); value != ai.Draw {
				continue
			}
			level := table.Risk(next.Word()).Level
			if lowest == 0 || level > 0 && level < lowest {
				lowest = level
			}
			highest = max(highest, level)
		}
		if lowest <= 1 {
			continue
		}
		tried++
		if highest > lowest {
			apart++
		}
		got := mustSearch(t, player, ai.Task{Spec: spec, View: p.View(p.ToMove()), Seed: uint64(i)}, len(player.Levels),
			ai.Limits{})
		next, err := p.Play(got.Move)
		if err != nil {
			t.Fatal(err)
		}
		if level := table.Risk(next.(morris.Position).State.Word()).Level; level != lowest || got.Risk.Level != lowest {
			t.Fatalf("%v: plays %s at level %d and says %+v, the lowest is %d", p, got.Move, level, got.Risk, lowest)
		}
	}
	t.Logf("%d positions, %d with levels apart", tried, apart)
	if apart == 0 {
		t.Error("no position tells the levels apart")
	}
}
