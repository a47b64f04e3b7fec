package tiles

import (
	"errors"
	"slices"

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
	decoded [kept]decoded
	oldest  int // the place of the block that was decoded first
}

// A decoded block has the values of its class, nil for none.
type decoded struct {
	class  int
	values *block.Values
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

// Needs returns the names of the tiles still wanted to answer for some positions, each once, in their order. A tile
// that the index does not have is not named.
func (b *Book) Needs(list []entropy.State) (names []string) {
	for _, s := range list {
		class, _ := block.Find(s.Own, s.Other)
		if i := b.index.find(class); i >= 0 && b.tiles[i] == nil {
			if name := b.index.tiles[i].name(); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// Both returns a position and the same with the other player to move. After any move of the first that is who is to
// move, with the same set: their tiles are all that a position and its moves need.
func Both(s entropy.State) []entropy.State { return []entropy.State{s, {Own: s.Other, Other: s.Own}} }

// Add gives the book a tile. It refuses one that the index does not have, and so one that is damaged. The book keeps
// data.
func (b *Book) Add(data []byte) error {
	hash := hashOf(data)
	for i := range b.tiles {
		if b.index.tiles[i].hash == hash {
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
	values := b.open(class)
	if values == nil {
		return ai.Unknown, false
	}
	return [...]ai.Value{ai.Draw, ai.Win, ai.Loss, ai.Unknown}[values.At(rank)], true
}

// open returns the values of the block of a class, nil when its tile is not there.
func (b *Book) open(class int) *block.Values {
	for i := range b.decoded {
		if d := &b.decoded[i]; d.values != nil && d.class == class {
			return d.values
		}
	}
	i := b.index.find(class)
	if i < 0 || b.tiles[i] == nil {
		return nil
	}
	values := new(block.Values)
	if b.coder.Decode(block.Rep(class), b.index.tiles[i].cut(b.tiles[i], class), values) != nil {
		return nil
	}
	b.decoded[b.oldest] = decoded{class, values}
	b.oldest = (b.oldest + 1) % kept
	return values
}

// cut returns the bytes of a block of a tile: a tile is the lengths of its blocks, two bytes each, then the blocks. All
// are there, for its hash is that of the index.
func (p *part) cut(data []byte, class int) []byte {
	sizes, at := numbers(data), 2*p.blocks
	for range class - p.first {
		at += int(sizes.next(2))
	}
	return data[at:][:sizes.next(2)]
}
