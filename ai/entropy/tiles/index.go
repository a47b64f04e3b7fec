package tiles

import (
	"errors"

	"tablier/ai/entropy/tiles/block"
)

// magic begins an index.
const magic = "tablier entropy tiles 1\n"

const (
	digest = 8                       // bytes kept of a hash
	entry  = 2 + 2 + 4 + digest      // bytes of a tile in an index
	head   = len(magic) + digest + 2 // magic, the model's hash, the number of tiles
)

// An Index says which blocks are in which tile. Its bytes are
//
//	magic, the hash of the model, the number of tiles (2 bytes),
//	a tile: first block, number of blocks (2 bytes each), size (4), hash,
//	the hash of all that
//
// with numbers in little endian and hashes being the first eight bytes of a SHA-256. It need not have all blocks.
type Index struct {
	model string // the hash of the model
	tiles []part // ascending
}

// A part is a tile of an index.
type part struct {
	first, blocks int
	size          int
	name          string // the hash
}

// A Tile is a file of an index: the name under which it is kept, which is a hash of its content, and its size in bytes.
type Tile struct {
	Name string
	Size int
}

// ReadIndex reads an index. It refuses one that is damaged.
func ReadIndex(data []byte) (*Index, error) {
	if len(data) < head+digest || string(data[:len(magic)]) != magic {
		return nil, errors.New("ai/entropy/tiles: not an index of tiles")
	}
	body := len(data) - digest
	n := number(data[len(magic)+digest:], 2)
	if body != head+n*entry || hashOf(data[:body]) != hexadecimal(data[body:]) {
		return nil, errors.New("ai/entropy/tiles: the index is damaged")
	}
	index := &Index{model: hexadecimal(data[len(magic):][:digest])}
	for rest := data[head:body]; len(rest) > 0; rest = rest[entry:] {
		p := part{number(rest, 2), number(rest[2:], 2), number(rest[4:], 4), hexadecimal(rest[8:entry])}
		if last := len(index.tiles) - 1; last >= 0 && p.first < index.tiles[last].end() || p.end() > block.Classes {
			return nil, errors.New("ai/entropy/tiles: an index whose tiles overlap")
		}
		index.tiles = append(index.tiles, p)
	}
	return index, nil
}

// number reads a number of so many bytes, the lowest first.
func number(data []byte, bytes int) (n int) {
	for i := range bytes {
		n |= int(data[i]) << (8 * i)
	}
	return n
}

// hashOf returns the part of a hash that is kept, in hexadecimal.
func hashOf(data []byte) string {
	sum := sha256(data)
	return hexadecimal(sum[:digest])
}

func (p part) end() int { return p.first + p.blocks }

// hexadecimal writes bytes. Package encoding/hex would bring fmt into what browsers load.
func hexadecimal(data []byte) string {
	const digits = "0123456789abcdef"
	text := make([]byte, 2*len(data))
	for i, b := range data {
		text[2*i], text[2*i+1] = digits[b>>4], digits[b&15]
	}
	return string(text)
}

// Tiles returns all tiles, in the order of their blocks.
func (x *Index) Tiles() []Tile {
	list := make([]Tile, len(x.tiles))
	for i, p := range x.tiles {
		list[i] = Tile{p.name, p.size}
	}
	return list
}

// find returns the number of the tile with a block, -1 if there is none.
func (x *Index) find(class int) int {
	for i := range x.tiles {
		if p := &x.tiles[i]; class >= p.first && class < p.end() {
			return i
		}
	}
	return -1
}
