package players_test

import (
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform/eleventh"
)

// Every level plays a board that it has never heard of, and the best one solves it.
func TestEleventhBoard(t *testing.T) {
	spec := eleventh.Spec()
	player := players.New().Find(spec.ID)
	m, err := rules.NewMatch(spec, rules.Setup{Variant: eleventh.Board().ID}, "")
	if err != nil {
		t.Fatal(err)
	}
	for level := range player.Levels {
		got := mustSearch(t, player, ai.TaskOf(m, 1), level+1, ai.Limits{Lines: 9})
		if got.Move == "" {
			t.Errorf("level %d plays %+v", level+1, got)
		}
		if best := level == len(player.Levels)-1; best &&
			(got.Move != "b2" || got.Value != ai.Win || got.Plies != 9 || len(got.Lines) != 9) {
			t.Errorf("at its best the machine says %+v", got)
		}
	}
}

// BenchmarkFamily measures what the best level takes for the first answer on each board, which solves it, and for a
// later one in a game with a past.
func BenchmarkFamily(b *testing.B) {
	spec := all.Games()[0]
	for _, variant := range spec.Variants {
		m, err := rules.NewMatch(spec, rules.Setup{Variant: variant}, "")
		if err != nil {
			b.Fatal(err)
		}
		top := len(players.New().Find(spec.ID).Levels)
		b.Run(variant+"/first", func(b *testing.B) {
			for b.Loop() {
				mustSearch(b, players.New().Find(spec.ID), ai.TaskOf(m, 0), top, ai.Limits{}) // with empty caches
			}
		})
		player := players.New().Find(spec.ID)
		for m.Ply() < 12 && m.ToMove() != rules.Nobody {
			later := mustSearch(b, player, ai.TaskOf(m, 0), 3, ai.Limits{})
			if err := m.Play(later.Move); err != nil {
				b.Fatal(err)
			}
		}
		if m.ToMove() == rules.Nobody {
			m.Undo()
			m.Undo()
		}
		b.Run(variant+"/later", func(b *testing.B) {
			for b.Loop() {
				mustSearch(b, player, ai.TaskOf(m, 0), top, ai.Limits{Lines: 100})
			}
		})
	}
}
