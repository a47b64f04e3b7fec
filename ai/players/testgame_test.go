//go:build testgame

package players_test

import (
	"reflect"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/conform/bag"
)

// The same view gets the same answer, whatever is hidden from it.
func TestTestGameKeepsSecrets(t *testing.T) {
	player := players.New().Find(bag.Spec().ID)
	for level := 1; level <= len(player.Levels); level++ {
		for seed := range uint64(50) {
			var answers []ai.Result
			for _, secret := range []rules.Move{"1", "2", "3"} {
				m := newMatch(t, bag.Spec())
				for _, move := range []rules.Move{secret, "2", "=3", "--", "=1"} {
					if err := m.Play(move); err != nil {
						t.Fatal(err)
					}
				}
				answer := mustSearch(t, player, ai.TaskOf(m, seed), level, ai.Limits{})
				answer.Millis = 0
				answers = append(answers, answer)
			}
			if !reflect.DeepEqual(answers[0], answers[1]) || !reflect.DeepEqual(answers[0], answers[2]) {
				t.Fatalf("level %d seed %d: %+v", level, seed, answers)
			}
		}
	}
}
