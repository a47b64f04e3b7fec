// Package press makes the tiles of package tiles from the solved game: first a model, trained on blocks drawn by a
// seed, then all blocks. The same values make the same bytes.
package press

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"runtime"
	"sync"
	"sync/atomic"

	"tablier/ai"
	"tablier/ai/entropy/tiles/block"
	"tablier/rules/entropy"
)

const (
	magic  = "tablier entropy tiles 1\n"
	digest = 8 // bytes kept of a hash
)

// A Set is the files of which package tiles makes a book.
type Set struct {
	Index, Model []byte
	Tiles        map[string][]byte // by name
}

// Make makes tiles of some of the blocks: for each pair of classes those from the first up to, and without, the second.
// Value returns the value of a position for the player to move; it is asked by several goroutines. Without a model, one
// that knows nothing is used, which makes tiles longer.
func Make(model []byte, runs [][2]int, value func(entropy.State) ai.Value) (*Set, error) {
	if model == nil {
		model = block.NewTrainer().Model()
	}
	values := func(class int) *block.Values {
		list, rep := new(block.Values), block.Rep(class)
		for rank, other := range block.Others(rep) {
			list.Put(rank, int(code(value(entropy.State{Own: rep, Other: other}))))
		}
		return list
	}
	return makeSet(model, runs, values, func(int) {})
}

// A source returns the values of a block.
type source func(class int) *block.Values

// makeSet is Make that calls progress with the number of blocks done.
func makeSet(model []byte, runs [][2]int, values source, progress func(blocks int)) (*Set, error) {
	m, err := block.ReadModel(model)
	if err != nil {
		return nil, err
	}
	tiles := make([][]byte, len(runs))
	var next, done atomic.Int64
	var wait sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			coder := block.NewCoder(m)
			for i := int(next.Add(1)) - 1; i < len(runs); i = int(next.Add(1)) - 1 {
				tiles[i] = tile(coder, runs[i], values, func() { progress(int(done.Add(1))) })
			}
		})
	}
	wait.Wait()
	set := &Set{Index: index(model, runs, tiles), Model: model, Tiles: map[string][]byte{}}
	for _, tile := range tiles {
		set.Tiles[hex.EncodeToString(hash(tile))] = tile
	}
	return set, nil
}

// tile returns a tile: the lengths of its blocks, then the blocks.
func tile(coder *block.Coder, run [2]int, values source, done func()) []byte {
	var sizes, data []byte
	for class := run[0]; class < run[1]; class++ {
		one := coder.Encode(block.Rep(class), values(class))
		sizes = binary.LittleEndian.AppendUint16(sizes, uint16(len(one)))
		data = append(data, one...)
		done()
	}
	return append(sizes, data...)
}

// index returns the index of tiles; tiles.Index says of what it consists.
func index(model []byte, runs [][2]int, tiles [][]byte) []byte {
	data := append([]byte(magic), hash(model)...)
	data = binary.LittleEndian.AppendUint16(data, uint16(len(runs)))
	for i, run := range runs {
		data = binary.LittleEndian.AppendUint16(data, uint16(run[0]))
		data = binary.LittleEndian.AppendUint16(data, uint16(run[1]-run[0]))
		data = binary.LittleEndian.AppendUint32(data, uint32(len(tiles[i])))
		data = append(data, hash(tiles[i])...)
	}
	return append(data, hash(data)...)
}

func hash(data []byte) []byte {
	sum := sha256.Sum256(data)
	return sum[:digest]
}
