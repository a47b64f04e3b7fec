package domino

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/ai"
)

// A lay is legal where it is among the moves.
func TestLegalLays(t *testing.T) {
	for seed := range uint64(Repeat) {
		p, ok := randomNode(rand.New(rand.NewPCG(seed, 3)), 6, int(seed%12))
		if !ok {
			continue
		}
		moves := p.moves(nil)
		for _, m := range append(p.all(nil), lay{c: 1}, lay{c: 7, up: true, a: 2, b: 5}) {
			if got := p.legal(m); got != slices.Contains(moves, m) {
				t.Fatalf("seed %d: %s is legal: %t", seed, m.step().Text(), got)
			}
		}
	}
}

// begun returns the trials of all moves of a node, after they have made their replies: where few lays are left most
// moves would be decided without.
func begun(p node) *trials {
	solver := newSolver(18)
	solver.begin(ai.NewMeter(context.Background(), ai.Limits{}, ai.Hooks{}))
	r := rootOf(p, 0)
	t := newTrials(&search{root: r, solver: solver, meter: solver.meter, lines: len(r.moves)})
	for _, u := range t.list {
		t.begin(u)
	}
	return t
}

// The trials of all moves find the values that a search of every line finds.
func TestTrialsAreProofs(t *testing.T) {
	ruler := NewRuler()
	wins, losses := 0, 0
	for seed := range uint64(10 * Repeat) {
		p, ok := randomNode(rand.New(rand.NewPCG(seed, 4)), 5, 8)
		if !ok {
			continue
		}
		trials := begun(p)
		trials.prove()
		for _, c := range trials.search.root.classes {
			ruler.left = 20_000
			length, ok := ruler.measure(&c.node)
			switch want := length.Plies%2 == 0; {
			case !ok:
			case c.value == ai.Unknown || want != (c.value == ai.Win):
				t.Fatalf("seed %d, %s: %v, want a win: %t", seed, c.last.step().Text(), c.value, want)
			case want:
				wins++
			default:
				losses++
			}
		}
	}
	t.Logf("%d moves win, %d lose", wins, losses)
	if wins < 10 || losses < 10 {
		t.Error("hardly any")
	}
}

// What trials note beside the values that they find is true as well.
func TestTrialsNoteWhatIsTrue(t *testing.T) {
	judge, noted := newJudge(18), 0
	for seed := range uint64(Repeat) {
		p, ok := randomNode(rand.New(rand.NewPCG(seed, 5)), 5, 5)
		if !ok || p.count() == 0 {
			continue
		}
		trials := begun(p)
		trials.prove()
		for _, m := range p.moves(nil) {
			after := p.play(m)
			for _, reply := range after.moves(nil) {
				next := after.play(reply)
				got, known := trials.search.solver.table.find(hashOf(next.key()), 0)
				if !known {
					continue
				}
				noted++
				if want, _ := judge.solver.solve(&next, next.key(), 1<<62); got != want {
					t.Fatalf("seed %d: after %s and %s the side to move wins: %t, want %t", seed, m.step().Text(),
						reply.step().Text(), got, want)
				}
			}
		}
	}
	t.Logf("%d positions", noted)
	if noted < 100 {
		t.Error("hardly any")
	}
}
