package games

import (
	"errors"
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules"
)

type neverDone struct{}

func (neverDone) Err() error { return nil }

// The page offers a map of every variant of which the machine draws one, and of no other.
func TestMapsAreThoseOfTheMachine(t *testing.T) {
	registry := players.New()
	for _, game := range All() {
		player := registry.Find(game.ID())
		if player == nil || player.Mapper == nil {
			if len(game.Maps) > 0 {
				t.Errorf("%s has maps that nobody draws", game.ID())
			}
			continue
		}
		for _, variant := range game.Spec.Variants {
			m, err := rules.NewMatch(game.Spec, rules.Setup{Variant: variant}, "")
			if err != nil {
				t.Fatal(err)
			}
			task := ai.Task{Spec: game.Spec, View: m.View(0, m.ToMove()), Seen: m.Seen()}
			_, err = player.Mapper.Map(neverDone{}, task, protocol.MaxMap, ai.Hooks{})
			var large *ai.MapError
			if err != nil && !errors.As(err, &large) {
				t.Errorf("%s: %v", variant, err)
			}
			if offered := slices.Contains(game.Maps, variant); offered != (err == nil) {
				t.Errorf("a map of %s is offered: %v; drawing it: %v", variant, offered, err)
			}
		}
	}
}
