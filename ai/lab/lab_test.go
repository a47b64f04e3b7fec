package lab_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/lab"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules"
	"tablier/rules/all"
)

// A bench is a game with its lesson.
type bench struct {
	spec   *rules.Spec
	lesson *ai.Lesson
}

func of(t testing.TB, game string) bench {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	return bench{spec, players.New().Find(game).Lesson()}
}

// parse returns the position of a text.
func (b bench) parse(t testing.TB, variant, text string) rules.Position {
	t.Helper()
	p, err := b.spec.Parse(rules.Setup{Variant: variant}, text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// random plays so many moves by chance from the start; fewer where the game ends before.
func (b bench) random(t testing.TB, variant string, plies int, rng *rand.Rand) rules.Position {
	t.Helper()
	p, err := b.spec.New(rules.Setup{Variant: variant})
	if err != nil {
		t.Fatal(err)
	}
	for range plies {
		moves := p.Moves()
		next, err := p.Play(moves[rng.IntN(len(moves))])
		if err != nil {
			t.Fatal(err)
		}
		if next.Outcome().Over() {
			break
		}
		p = next
	}
	return p
}

// grow grows a tree, without a limit that matters unless there is one.
func grow(t testing.TB, q lab.Query) *lab.Tree {
	t.Helper()
	if q.Nodes == 0 {
		q.Nodes = protocol.MaxTree
	}
	tree, err := lab.Grow(context.Background(), q, nil)
	if err != nil {
		t.Fatalf("%s at depth %d of %v: %v", q.Algorithm, q.Depth, q.Root, err)
	}
	return tree
}

// look returns a window of a tree.
func look(t testing.TB, tree *lab.Tree, q protocol.TreeQuery) protocol.Tree {
	t.Helper()
	w, err := tree.Window(q, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

var last = protocol.TreeQuery{Step: protocol.LastStep}

// value returns what a search has found for Max.
func value(t testing.TB, q lab.Query) float64 {
	t.Helper()
	v := *look(t, grow(t, q), last).Value
	if q.Algorithm == lab.Negamax && q.Root.ToMove() != q.Lesson.Max {
		return -v
	}
	return v
}

func always() bool { return true }
