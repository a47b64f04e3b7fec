//go:build bars

package exact

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"testing"

	"tablier/ai/entropy/tiles"
	coded "tablier/ai/entropy/tiles/block"
	"tablier/rules/entropy"
)

const (
	shippedTiles = "../../../web/exact/entropy" // as command solve writes them
	byChance     = 165                          // positions drawn of each block: 10,006,425 in all
	wholly       = 30                           // one block in so many is compared in all its positions: 2,022 blocks
)

// What the tiles say of ten million positions drawn by chance, and of all those of two thousand blocks, is what the
// solver finds.
func TestTiles(t *testing.T) { checkTiles(t, table(t), shippedTiles) }

func checkTiles(t *testing.T, table *Table, dir string) {
	var wait sync.WaitGroup
	books := make([]*tiles.Book, runtime.GOMAXPROCS(0))
	for i := range books { // all before the first worker: one that fails must leave none at work
		books[i] = openBook(t, dir)
	}
	for worker, book := range books {
		wait.Go(func() {
			for class := worker; class < classes && !t.Failed(); class += len(books) {
				checkBlock(t, table, book, class)
			}
		})
	}
	wait.Wait()
}

// openBook returns a book with all tiles of a folder.
func openBook(t *testing.T, dir string) *tiles.Book {
	t.Helper()
	read := func(name string) []byte {
		data, err := os.ReadFile(filepath.Join(dir, name+".bin"))
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	index, err := tiles.ReadIndex(read("index"))
	if err != nil {
		t.Fatal(err)
	}
	book, err := tiles.NewBook(index, read("model"))
	if err != nil {
		t.Fatal(err)
	}
	for _, tile := range index.Tiles() {
		if err := book.Add(read(tile.Name)); err != nil {
			t.Fatal(err)
		}
	}
	return book
}

// checkBlock compares positions of a block, or their images.
func checkBlock(t *testing.T, table *Table, book *tiles.Book, class int) {
	rng := rand.New(rand.NewPCG(uint64(class), 0))
	own, others := coded.Rep(class), coded.Others(coded.Rep(class))
	if class%wholly != 0 {
		rng.Shuffle(len(others), func(i, k int) { others[i], others[k] = others[k], others[i] })
		others = others[:byChance]
	}
	for _, other := range others {
		g := rng.IntN(entropy.Symmetries)
		s := entropy.State{Own: coded.Image(g, own), Other: coded.Image(g, other)}
		value, ok := book.Value(s)
		if want, _ := table.Value(s); !ok || value != want {
			t.Errorf("block %d, %b and %b: %s, want %s", class, s.Own, s.Other, value, want)
			return
		}
	}
}
