package prove_test

import (
	"context"
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/ai/puzzle/prove/asks"
	"tablier/rules/all"
)

// Of each game every question that is offered about a position is answered, and every other one is refused: in games
// at random, from their first moves on, and in the puzzles of the site, some of which have secrets.
func TestQuestionsThatAreOfferedAreAnswered(t *testing.T) {
	kinds := []puzzle.Kind{puzzle.Win, puzzle.Hold, puzzle.Points, puzzle.Forces, puzzle.Odds}
	for _, spec := range all.Games() {
		prover, _ := proverOf(t, spec.ID)
		var tasks []prove.Task
		for seed := range uint64(60) {
			if task, ok := random(t, spec, spec.Variants[0], seed, int(seed)); ok {
				tasks = append(tasks, task)
			}
		}
		for i, p := range shipped(t, spec.ID) {
			position, err := p.Open(spec)
			if err != nil {
				t.Fatal(err)
			}
			if i%4 == 0 {
				tasks = append(tasks, prove.Task{Variant: p.Variant, Position: position})
			}
		}
		offered := map[puzzle.Kind]int{}
		for _, task := range tasks {
			list := asks.Of(spec.ID, task.Position)
			for _, task.Kind = range kinds {
				meter := ai.NewMeter(context.Background(), ai.Limits{Nodes: 50}, ai.Hooks{})
				_, err := prover.Prove(task, meter)
				if has := prove.Has(list, task.Question); has != (err == nil) {
					t.Errorf("%s, %s: offered is %t, and proved %v", task.Position, task.Kind, has, err)
				} else if has {
					offered[task.Kind]++
				}
			}
		}
		t.Logf("%s: %v of %d positions", spec.ID, offered, len(tasks))
		if len(offered) == 0 {
			t.Errorf("%s: nothing is asked", spec.ID)
		}
	}
}

// What no prover answers is not offered: holding where no game is drawn, a position of another game, a game that
// nobody knows.
func TestQuestionsThatAreNotOffered(t *testing.T) {
	for _, spec := range all.Games() {
		for _, p := range shipped(t, spec.ID)[:1] {
			position, err := p.Open(spec)
			if err != nil {
				t.Fatal(err)
			}
			hold := prove.Has(asks.Of(spec.ID, position), prove.Question{Kind: puzzle.Hold})
			if (spec.ID == "domino" || spec.ID == "entropy") && hold {
				t.Errorf("%s: holding is offered", spec.ID)
			}
			for _, other := range all.Games() {
				if list := asks.Of(other.ID, position); other.ID != spec.ID && len(list) > 0 {
					t.Errorf("a position of %s has questions of %s: %v", spec.ID, other.ID, list)
				}
			}
			if list := asks.Of("chess", position); list != nil {
				t.Errorf("questions of chess: %v", list)
			}
		}
	}
}
