package domino

import (
	"context"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/domino"
)

// In a zone of five cells the second player wins whatever the first one does, with few nodes: the book answers the
// first move, and knows what takes long after the second.
func TestSecondPlayerWins(t *testing.T) {
	e := New(20)
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 5))
		p := domino.Position{State: domino.Start(5)}
		for p.ToMove() != rules.Nobody {
			moves := p.Moves()
			move := moves[rng.IntN(len(moves))]
			if p.ToMove() == rules.Second {
				task := ai.Task{Spec: domino.Spec(), View: p.View(rules.Second), Seed: seed}
				r, err := e.Search(context.Background(), task, ai.Limits{Nodes: 20_000}, ai.Hooks{})
				if err != nil {
					t.Fatal(err)
				}
				if r.Value != ai.Win || r.End != ai.Proved {
					t.Fatalf("%s: %v by %s, %s", p, r.Value, r.Move, r.End)
				}
				move = r.Move
			}
			next, err := p.Play(move)
			if err != nil {
				t.Fatal(err)
			}
			p = next.(domino.Position)
		}
		if w := p.Outcome().Winner; w != rules.Second {
			t.Errorf("%s: %v wins", p, w)
		}
	}
}

// What the book says is proved again along lines chosen at random: after a move, the answer from the book, another move
// and its answer, the first player is lost.
func TestBookHolds(t *testing.T) {
	solver := newSolver(22)
	start := domino.Start(bookSize)
	for seed := range uint64(Repeat) {
		rng := rand.New(rand.NewPCG(seed, 6))
		p := nodeOf(&start)
		answered := 0
		for range 2 {
			moves := p.moves(nil)
			p = p.play(moves[rng.IntN(len(moves))])
			for _, c := range classesOf(&p) {
				if inBook(c.key) {
					p = c.node
					answered++
					break
				}
			}
		}
		if answered == 0 {
			t.Fatalf("seed %d: the book has no answer to a first move", seed)
		}
		solver.begin(ai.NewMeter(context.Background(), ai.Limits{}, ai.Hooks{}))
		if win, known := solver.solve(&p, p.key(), 1<<62); !known ||
			win != (answered == 1) { // an easy one is not answered
			t.Errorf("seed %d: after %d answers the side to move wins: %v, known: %v", seed, answered, win, known)
		}
	}
}

func BenchmarkSolve(b *testing.B) {
	s := domino.Start(4)
	r := newRoot(&s, 0)
	solver := newSolver(20)
	nodes := uint64(0)
	for b.Loop() {
		meter := ai.NewMeter(context.Background(), ai.Limits{}, ai.Hooks{})
		solver.begin(meter)
		solver.solve(&r.node, r.node.key(), 1<<62)
		nodes += meter.Nodes()
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
