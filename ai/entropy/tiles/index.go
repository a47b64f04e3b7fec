package tiles

import (
	"errors"
	"math/bits"
)

// magic begins an index.
const magic = "tablier entropy tiles 1\n"

const (
	digest = 8                       // bytes kept of a hash
	entry  = 2 + 2 + 4 + digest      // bytes of a tile in an index
	head   = len(magic) + digest + 2 // magic, the model's hash, the number of tiles
)

// errDamaged is the error of an index that is none.
var errDamaged = errors.New("ai/entropy/tiles: the index is damaged")

// An Index says which blocks are in which tile. Its bytes are
//
//	magic, the hash of the model, the number of tiles (2 bytes),
//	a tile: first block, number of blocks (2 bytes each), size (4), hash,
//	the hash of all that
//
// with numbers in little endian and hashes being the first eight bytes of a SHA-256. It need not have all blocks.
type Index struct {
	model uint64 // the hash of the model
	tiles []part
}

// A part is a tile of an index.
type part struct {
	first, blocks, size int
	hash                uint64
}

// A Tile is a file of an index: the name under which it is kept, which is a hash of its content, and its size in bytes.
type Tile struct {
	Name string
	Size int
}

// ReadIndex reads an index. It refuses one that is damaged.
func ReadIndex(data []byte) (*Index, error) {
	body := len(data) - digest
	if body < head || string(data[:len(magic)]) != magic {
		return nil, errDamaged
	}
	end := numbers(data[body:])
	if hashOf(data[:body]) != end.next(digest) {
		return nil, errDamaged
	}
	n := numbers(data[len(magic):body])
	index := &Index{model: n.next(digest)}
	index.tiles = make([]part, n.next(2))
	if len(n) != entry*len(index.tiles) {
		return nil, errDamaged
	}
	for i := range index.tiles {
		p := &index.tiles[i]
		p.first, p.blocks, p.size, p.hash = int(n.next(2)), int(n.next(2)), int(n.next(4)), n.next(digest)
	}
	return index, nil
}

// A numbers is bytes that are read as numbers.
type numbers []byte

// next reads a number of so many bytes, the lowest first.
func (n *numbers) next(bytes int) (number uint64) {
	for i, b := range (*n)[:bytes] {
		number |= uint64(b) << (8 * i)
	}
	*n = (*n)[bytes:]
	return number
}

// hashOf returns the part of a hash that is kept.
func hashOf(data []byte) uint64 {
	sum := sha256(data)
	return bits.ReverseBytes64(uint64(sum[0])<<32 | uint64(sum[1]))
}

// name returns the name of a tile: its hash, byte by byte in hexadecimal. Package encoding/hex would bring fmt into
// what browsers load.
func (p *part) name() string {
	text := make([]byte, 2*digest)
	for i := range text {
		text[i] = "0123456789abcdef"[p.hash>>(4*(i^1))&15]
	}
	return string(text)
}

// Tiles returns all tiles, in the order of their blocks.
func (x *Index) Tiles() []Tile {
	list := make([]Tile, len(x.tiles))
	for i := range x.tiles {
		list[i] = Tile{x.tiles[i].name(), x.tiles[i].size}
	}
	return list
}

// find returns the number of the tile with a block, -1 if there is none.
func (x *Index) find(class int) int {
	for i := range x.tiles {
		if p := &x.tiles[i]; uint(class-p.first) < uint(p.blocks) {
			return i
		}
	}
	return -1
}
