package exact

import (
	"math/rand/v2"
	"testing"

	"tablier/ai/entropy/colex"
	"tablier/rules/entropy"
)

func randomSets(rng *rand.Rand) (own, other entropy.Set) {
	for i, cell := range rng.Perm(entropy.Cells)[:2*entropy.Pawns] {
		if i < entropy.Pawns {
			own |= 1 << cell
		} else {
			other |= 1 << cell
		}
	}
	return own, other
}

// Every set of seven cells has its own number and a class; the classes together have them all.
func TestAtlas(t *testing.T) {
	a := newAtlas()
	if len(a.of) != sets || len(a.reps) != classes || len(packed) != blockSize {
		t.Fatalf("%d sets in %d classes, %d in a block", len(a.of), len(a.reps), len(packed))
	}
	number, total := 0, uint64(0)
	for x := entropy.Set(1<<entropy.Pawns - 1); x <= entropy.All; x = colex.Following(x) {
		if colex.Rank(x, 0) != number {
			t.Fatalf("set %b is number %d, want %d", x, colex.Rank(x, 0), number)
		}
		number++
	}
	for class := range a.reps {
		total += a.weight(class)
	}
	if total != sets {
		t.Errorf("the classes have %d sets", total)
	}
}

// The eight images of a position have one place, or, where the waiting set has symmetries, places in one block.
func TestHome(t *testing.T) {
	a, rng := newAtlas(), rand.New(rand.NewPCG(1, 0))
	for range 20_000 {
		own, other := randomSets(rng)
		class, moved := a.home(other, own)
		for g := range 8 {
			image, with := a.maps.Apply(g, other), a.maps.Apply(g, own)
			otherClass, otherMoved := a.home(image, with)
			if otherClass != class || a.weight(class) == 8 && otherMoved != moved {
				t.Fatalf("%b %b, map %d: block %d, %b, and %d, %b", own, other, g, class, moved, otherClass, otherMoved)
			}
		}
	}
}

// In a block, ranks and sets are the same thing said in two ways.
func TestBlock(t *testing.T) {
	a, rng := newAtlas(), rand.New(rand.NewPCG(2, 0))
	b := new(block)
	for range 50 {
		b.enter(a, rng.IntN(classes))
		for rank := range blockSize {
			x := b.set(rank)
			if x&b.rep != 0 || b.rank(x) != rank || colex.Rank(x, b.rep) != rank {
				t.Fatalf("rank %d is %b, of rank %d or %d", rank, x, b.rank(x), colex.Rank(x, b.rep))
			}
		}
	}
}
