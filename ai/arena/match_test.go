package main

import (
	"math"
	"testing"

	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
)

// Every level of every game must score 60 % against the next lower one.
func TestLevelsClimb(t *testing.T) {
	for _, spec := range all.Games() {
		player := players.New().Find(spec.ID)
		if player == nil {
			continue
		}
		for level := 2; level <= len(player.Levels); level++ {
			tally, err := Pairing{Spec: spec, Player: player, Levels: [2]int{level, level - 1}, Games: 400, Seed: 1}.Play()
			if err != nil {
				t.Fatal(err)
			}
			if tally.Score() < 0.6 {
				t.Errorf("%s: level %d scores %.1f %% ± %.1f against the level below: %+v",
					spec.ID, level, 100*tally.Score(), 100*tally.Error(), tally)
			}
		}
	}
}

func TestTally(t *testing.T) {
	tally := Tally{Won: 50, Drawn: 20, Lost: 30}
	// 100·variance = 50·0.4² + 20·0.1² + 30·0.6² = 19
	if tally.Score() != 0.6 || math.Abs(tally.Error()-math.Sqrt(19)/100) > 1e-12 {
		t.Errorf("got %v ± %v", tally.Score(), tally.Error())
	}
}

// The same seeds give the same games.
func TestPairing(t *testing.T) {
	spec := all.Games()[0]
	pairing := Pairing{Spec: spec, Player: players.New().Find(spec.ID), Levels: [2]int{2, 1}, Games: 40, Seed: 7}
	first, err := pairing.Play()
	if err != nil {
		t.Fatal(err)
	}
	again, err := pairing.Play()
	if err != nil || again != first {
		t.Errorf("%+v, then %+v, %v", first, again, err)
	}
	if _, err := (Pairing{Spec: spec, Setup: rules.Setup{Variant: "none"}, Player: pairing.Player, Games: 1}).Play(); err == nil {
		t.Error("an unknown variant was played")
	}
}
