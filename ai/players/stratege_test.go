package players

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/stratege"
)

// No level of Le Stratège knows what it does not see: whatever the other side's hidden strengths are, it plays the
// same.
func TestStrategeHidesStrengths(t *testing.T) {
	player, rng := strategePlayer(), rand.New(rand.NewPCG(3, 0))
	others := 0
	for game := range 4 {
		s := stratege.Start()
		for ply := 0; s.End == stratege.Running; ply++ {
			if p := (stratege.Position{State: s}); ply%37 == 5*game {
				q := permuted(p, rng)
				if q != p {
					others++
				}
				for level := range player.Levels {
					if a, b := choice(t, &player, p, level+1), choice(t, &player, q, level+1); a != b {
						t.Fatalf("level %d plays %+v in %s and %+v in %s", level+1, a, p, b, q)
					}
				}
			}
			s.Do(s.Choice(rng.IntN(s.Choices())))
		}
	}
	if others < 20 {
		t.Errorf("only %d positions were others", others)
	}
}

// An answer is a move with what the machine thinks of it, and of what comes then.
type answer struct {
	move  rules.Move
	score float64
	then  string
}

// choice returns what a level answers within as few nodes as a test has.
func choice(t *testing.T, player *Player, p stratege.Position, level int) answer {
	t.Helper()
	l := player.Levels[level-1]
	limits := ai.Limits{Depth: l.Limits.Depth, Nodes: min(l.Limits.Nodes, 2_000)}
	got, err := l.Engine.Search(context.Background(), ai.Task{View: p.View(p.ToMove()), Seed: 5}, limits, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	return answer{got.Move, got.Score, fmt.Sprint(got.PV)}
}

// permuted deals the strengths that the side to move does not know anew among their pawns.
func permuted(p stratege.Position, rng *rand.Rand) stratege.Position {
	const strength = 7
	s := &p.State
	var cells []int
	for cell, pawn := range s.At {
		if pawn != 0 && pawn.Side() != int(s.Turn) && !pawn.Shown() {
			cells = append(cells, cell)
		}
	}
	rng.Shuffle(len(cells), func(i, j int) {
		a, b := &s.At[cells[i]], &s.At[cells[j]]
		*a, *b = *a&^strength|*b&strength, *b&^strength|*a&strength
	})
	return p
}
