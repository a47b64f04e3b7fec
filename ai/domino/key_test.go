package domino

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"tablier/rules/domino"
)

// Positions with the same key are the same but for symmetry and the names of the numbers 1 to 6: what the solver proves
// rests on it.
func TestKeysTellPositionsApart(t *testing.T) {
	for _, n := range []int{4, 5, 6} {
		seen := map[uint64]node{}
		again := 0
		for seed := range uint64(Repeat) {
			rng := rand.New(rand.NewPCG(seed, uint64(n)))
			s := domino.Start(n)
			for p := nodeOf(&s); p.count() > 0; {
				moves := p.moves(nil)
				for _, m := range moves {
					next := p.play(m)
					if next.count() == 0 {
						continue // it needs no key
					}
					key := next.key()
					before, known := seen[key]
					seen[key] = next
					if !known || before == next {
						continue
					}
					if again++; !same(&before, &next) {
						t.Fatalf("%d cells: %016x is the key of %+v and %+v", n, key, before, next)
					}
				}
				p = p.play(moves[rng.IntN(len(moves))])
			}
		}
		t.Logf("%d cells: %d keys, %d pairs", n, len(seen), again)
		if again < 1000 {
			t.Errorf("%d cells: only %d pairs with the same key", n, again)
		}
	}
}

// same looks for a symmetry and names that make one node of the other.
func same(a, b *node) bool {
	for turn := range 8 {
		image, ok := a.onto(b, turn)
		if ok && renamed(image, a.left, b) {
			return true
		}
	}
	return false
}

// onto returns the open cells of a turned and moved to where those of b are, false when they take other room.
func (a *node) onto(b *node, turn int) (image [domino.GridLen]uint8, ok bool) {
	ax, ay := a.slack()
	bx, by := b.slack()
	w, h := a.toX-a.fromX, a.toY-a.fromY
	if turn&1 != 0 {
		ax[0], ax[1] = ax[1], ax[0]
	}
	if turn&2 != 0 {
		ay[0], ay[1] = ay[1], ay[0]
	}
	if turn&4 != 0 {
		ax, ay = ay, ax
	}
	for y := int8(0); y <= h; y++ {
		for x := int8(0); x <= w; x++ {
			u, v := x, y
			if turn&1 != 0 {
				u = w - x
			}
			if turn&2 != 0 {
				v = h - y
			}
			if turn&4 != 0 {
				u, v = v, u
			}
			if b.fromX+u > b.toX || b.fromY+v > b.toY {
				return image, false
			}
			image[at(b.fromX+u, b.fromY+v)] = a.open[at(a.fromX+x, a.fromY+y)]
		}
	}
	return image, ax == bx && ay == by
}

// renamed says whether other names for the numbers make one set of open cells and reserve that of a node.
func renamed(open [domino.GridLen]uint8, left [domino.Numbers]uint8, b *node) bool {
	names := [domino.Numbers]uint8{0: 0}
	rename := func(m uint8, known int) (to uint8) {
		for m &= 1<<known - 1; m != 0; m &= m - 1 {
			to |= 1 << names[bits.TrailingZeros8(m)]
		}
		return to
	}
	var try func(known int, used uint8) bool
	try = func(known int, used uint8) bool {
		for c := range open { // as far as the names are known
			if rename(open[c], known) != b.open[c]&used || (open[c]^b.open[c])&touched != 0 {
				return false
			}
		}
		for n := range known {
			if rename(left[n], known) != b.left[names[n]]&used {
				return false
			}
		}
		if known == domino.Numbers {
			return true
		}
		for to := uint8(1); to < domino.Numbers; to++ {
			if names[known] = to; used>>to&1 == 0 && try(known+1, used|1<<to) {
				return true
			}
		}
		return false
	}
	return try(1, 1)
}
