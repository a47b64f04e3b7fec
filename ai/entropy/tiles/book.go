package tiles

import (
	"errors"

	"tablier/ai"
	"tablier/ai/entropy/tiles/block"
	"tablier/rules/entropy"
)

// kept is how many decoded blocks a book keeps: 8 kB each.
const kept = 16

// A Book answers from the tiles that it has been given. It is for one goroutine.
type Book struct {
	index   *Index
	coder   *block.Coder
	tiles   [][]byte // by their number in the index; nil while not there
	decoded [kept]*decoded
	oldest  int // the place of the block that was decoded first
}

// A decoded block has the values of its class.
type decoded struct {
	class  int
	values block.Values
}

// NewBook returns a book without tiles. It refuses a model that is not the one of the index.
func NewBook(index *Index, model []byte) (*Book, error) {
	if hashOf(model) != index.model {
		return nil, errors.New("ai/entropy/tiles: the model is damaged, or of other tiles")
	}
	m, err := block.ReadModel(model)
	if err != nil {
		return nil, err
	}
	return &Book{index: index, coder: block.NewCoder(m), tiles: make([][]byte, len(index.tiles))}, nil
}

// Needs returns the names of the tiles still wanted to answer for a position and all positions after its moves: two at
// most, because after any move the same set is the one to move. A tile that the index does not have is not named.
func (b *Book) Needs(s entropy.State) []string {
	var names []string
	for _, pair := range [][2]entropy.Set{{s.Own, s.Other}, {s.Other, s.Own}} {
		class, _ := block.Find(pair[0], pair[1])
		i := b.index.find(class)
		if i < 0 || b.tiles[i] != nil {
			continue
		}
		if name := b.index.tiles[i].name; len(names) == 0 || names[0] != name {
			names = append(names, name)
		}
	}
	return names
}

// Add gives the book a tile. It refuses one whose content is not what the name says, and one that the index does not
// have. The book keeps data.
func (b *Book) Add(name string, data []byte) error {
	for i := range b.index.tiles {
		if b.index.tiles[i].name == name && hashOf(data) == name {
			b.tiles[i] = data
			return nil
		}
	}
	return errUnknown
}

var errUnknown = errors.New("ai/entropy/tiles: the tile is damaged, or of another index")

// Value returns the value of a position for the player to move, without the option immediate. It says !ok when the
// tile with it is not there.
func (b *Book) Value(s entropy.State) (v ai.Value, ok bool) {
	switch {
	case s.Winner(false) >= 0:
		return ai.Win, true // of the player to move: a player wins at the start of the own turn
	case s.Over(false):
		return ai.Draw, true
	}
	class, rank := block.Find(s.Own, s.Other)
	d := b.open(class)
	if d == nil {
		return ai.Unknown, false
	}
	return [...]ai.Value{ai.Draw, ai.Win, ai.Loss, ai.Unknown}[d.values.At(rank)], true
}

// open returns the decoded block of a class, nil when its tile is not there or, which its hash excludes, is no tile.
func (b *Book) open(class int) *decoded {
	for _, d := range b.decoded {
		if d != nil && d.class == class {
			return d
		}
	}
	i := b.index.find(class)
	if i < 0 || b.tiles[i] == nil {
		return nil
	}
	data, ok := b.index.tiles[i].cut(b.tiles[i], class)
	if !ok {
		return nil
	}
	d := &decoded{class: class}
	if b.coder.Decode(block.Rep(class), data, &d.values) != nil {
		return nil
	}
	b.decoded[b.oldest] = d
	b.oldest = (b.oldest + 1) % kept
	return d
}

// cut returns the bytes of a block of a tile: a tile is the lengths of its blocks, two bytes each, then the blocks.
func (p part) cut(data []byte, class int) (bytes []byte, ok bool) {
	at := 2 * p.blocks
	if len(data) < at {
		return nil, false
	}
	for i := range class - p.first {
		at += number(data[2*i:], 2)
	}
	end := at + number(data[2*(class-p.first):], 2)
	if end > len(data) {
		return nil, false
	}
	return data[at:end], true
}
