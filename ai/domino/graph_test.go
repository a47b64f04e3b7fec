package domino

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/rules/domino"
)

// In a graph the same lays are alive and legal as in the node that the same moves lead to, also when it is narrowed on
// the way. Positions with the same key are the same but for the names of the numbers.
func TestGraphsPlayAsNodesDo(t *testing.T) {
	var wide graph[[8]uint64]
	var slim graph[[4]uint64]
	for _, c := range []struct{ n, plies int }{{4, 2}, {5, 4}, {6, 6}, {7, 10}} {
		seen := map[hash]node{}
		again := 0
		for seed := range uint64(Repeat) {
			rng := rand.New(rand.NewPCG(seed, uint64(c.n)))
			p, ok := randomNode(rng, c.n, c.plies)
			if !ok || len(p.all(nil)) > widest {
				continue
			}
			at := wide.fill(&p, p.all(nil))
			agree(t, &wide, &at, &p)
			for p.count() > 0 {
				for i, m := range p.moves(nil) {
					if i%4 != 0 {
						continue
					}
					var next position[[8]uint64]
					wide.play(&at, wide.number(m), &next)
					after := p.play(m)
					agree(t, &wide, &next, &after)
					if size(&next.alive) <= 256 {
						narrower := narrow(&wide, &next, after.box, &slim)
						agree(t, &slim, &narrower, &after)
						if slim.key(&narrower) != wide.key(&next) {
							t.Fatalf("%d cells, seed %d: another key in another graph", c.n, seed)
						}
					}
					key := wide.key(&next)
					if before, known := seen[key]; known && before != after {
						if again++; !sameLays(&before, &after) {
							t.Fatalf("%d cells: %016x is the key of %+v and %+v", c.n, key, before, after)
						}
					}
					seen[key] = after
				}
				m := p.moves(nil)[rng.IntN(p.count())]
				p = p.play(m)
				wide.play(&at, wide.number(m), &at)
			}
		}
		t.Logf("%d cells: %d keys, %d pairs", c.n, len(seen), again)
		if again < 5 {
			t.Errorf("%d cells: only %d pairs with the same key", c.n, again)
		}
	}
}

// sameLays says whether other names for the numbers 1 to 6 make the lays of one node those of another.
func sameLays(a, b *node) bool {
	want := map[lay]bool{} // whether it is legal
	for _, m := range b.all(nil) {
		want[m] = false
	}
	for _, m := range b.moves(nil) {
		want[m] = true
	}
	all, legal := a.all(nil), a.moves(nil)
	if len(all) != len(want) {
		return false
	}
	names := [domino.Numbers]uint8{}
	fits := func(known uint8) bool {
		for _, m := range all {
			if m.a > known || m.b > known {
				continue
			}
			to, isLegal := m, slices.Contains(legal, m)
			to.a, to.b = names[m.a], names[m.b]
			if is, found := want[to]; !found || is != isLegal {
				return false
			}
		}
		return true
	}
	var try func(next, used uint8) bool
	try = func(next, used uint8) bool {
		if next == domino.Numbers {
			return true
		}
		for to := uint8(1); to < domino.Numbers; to++ {
			if names[next] = to; used>>to&1 == 0 && fits(next) && try(next+1, used|1<<to) {
				return true
			}
		}
		return false
	}
	return try(1, 1)
}

// randomNode returns a position after so many moves chosen at random, false when the game is over by then.
func randomNode(rng *rand.Rand, n, plies int) (node, bool) {
	s := domino.Start(n)
	p := nodeOf(&s)
	for range plies {
		moves := p.moves(nil)
		if len(moves) == 0 {
			return p, false
		}
		p = p.play(moves[rng.IntN(len(moves))])
	}
	return p, true
}

// agree compares a position with a node.
func agree[S set](t *testing.T, g *graph[S], at *position[S], p *node) {
	t.Helper()
	lays := func(s *S) (list []lay) {
		for v, m := range g.lays {
			if has(s, v) {
				list = append(list, m)
			}
		}
		slices.SortFunc(list, func(a, b lay) int { return a.identity() - b.identity() })
		return list
	}
	sorted := func(list []lay) []lay {
		slices.SortFunc(list, func(a, b lay) int { return a.identity() - b.identity() })
		return list
	}
	if alive := sorted(p.all(nil)); !slices.Equal(lays(&at.alive), alive) {
		t.Fatalf("alive are %v, want %v", lays(&at.alive), alive)
	}
	if legal := sorted(p.moves(nil)); !slices.Equal(lays(&at.legal), legal) {
		t.Fatalf("legal are %v, want %v", lays(&at.legal), legal)
	}
	for a := range uint8(domino.Numbers) {
		for b := range uint8(domino.Numbers) {
			if (at.twins>>a)&(at.twins>>b)&1 != 0 && !p.alike(int(a), int(b)) {
				t.Fatalf("%d and %d are not alike", a, b)
			}
		}
	}
}
