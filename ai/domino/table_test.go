package domino

import (
	"math/rand/v2"
	"sync"
	"testing"
)

// In a large table, what a word has of a hash and what chooses its bucket are different bits, so that hashes in one
// bucket are told apart by all of the word. In a table of play a bucket depends on the first word of the hash alone.
func TestTableTellsHashesApart(t *testing.T) {
	const large, small = 1<<29 - bucket, 1<<split - bucket
	rng := rand.New(rand.NewPCG(1, 1))
	for range 1000 {
		h := hash{rng.Uint64(), rng.Uint64()}
		for bit := range 64 {
			other := hash{h.word, h.more ^ 1<<bit}
			if moves := other.bucket(large) != h.bucket(large); moves != (bit < 29-split) {
				t.Fatalf("bit %d of the second word, another bucket: %t", bit, moves)
			}
			if renames := other.name() != h.name(); renames != (bit >= 64-split) {
				t.Fatalf("bit %d of the second word, another name: %t", bit, renames)
			}
			if other.bucket(small) != h.bucket(small) {
				t.Fatalf("bit %d of the second word chooses a bucket of a table of play", bit)
			}
		}
	}
}

// Searches that share a table read facts whole: each is what some search has stored for that position.
func TestTableIsShared(t *testing.T) {
	table := newTable(8)
	win := func(h hash) bool { return h.word>>40&1 != 0 }
	var wait sync.WaitGroup
	for seed := range uint64(2) {
		wait.Go(func() {
			rng := rand.New(rand.NewPCG(seed, 2))
			for range 100_000 {
				h := hashOf(mix(rng.Uint64N(1000)))
				if found, known := table.find(h, 0); known && found != win(h) {
					t.Errorf("%v is %t", h, found)
					return
				}
				table.put(h, 0, win(h))
			}
		})
	}
	wait.Wait()
}
