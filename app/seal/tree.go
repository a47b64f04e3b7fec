package seal

import "slices"

// A Tree binds a side to the values of its pieces. Its lowest layer is their leaves; each hash of a higher one stands
// over two of the layer below, and a last one without a neighbour is taken up as it is.
type Tree struct {
	salts  Salts
	values []byte
	layers [][]Hash // from the leaves to the root
}

// An Opening is a piece that is shown: its value, and the salt that its leaf was made with.
type Opening struct {
	Piece int
	Value byte
	Salt  Salt
}

func (o Opening) leaf() Hash { return sum(aLeaf, number(o.Piece), o.Salt[:], []byte{o.Value}) }

// Tree returns the tree of the values of pieces, numbered from 0, at least one.
func (s Salts) Tree(values []byte) *Tree {
	t := &Tree{salts: s, values: values}
	layer := make([]Hash, len(values))
	for piece := range values {
		layer[piece] = t.opening(piece).leaf()
	}
	for t.layers = [][]Hash{layer}; len(layer) > 1; t.layers = append(t.layers, layer) {
		layer = above(layer)
	}
	return t
}

// above returns the layer over another.
func above(layer []Hash) []Hash {
	var up []Hash
	for pair := range slices.Chunk(layer, 2) {
		up = append(up, over(pair))
	}
	return up
}

// over returns what stands over one hash or two.
func over(pair []Hash) Hash {
	if len(pair) == 1 {
		return pair[0]
	}
	return sum(aNode, pair[0][:], pair[1][:])
}

func (t *Tree) opening(piece int) Opening {
	return Opening{piece, t.values[piece], t.salts.salt(piece)}
}

// Root returns the hash that binds.
func (t *Tree) Root() Hash { return t.layers[len(t.layers)-1][0] }

// Open shows pieces, each once and in the order of their numbers. The path is the hashes that it takes beside them to
// come to the root: layer by layer from the leaves, in each from the left.
func (t *Tree) Open(pieces ...int) (opened []Opening, path []Hash) {
	for _, piece := range pieces {
		opened = append(opened, t.opening(piece))
	}
	at := pieces
	for _, layer := range t.layers[:len(t.layers)-1] {
		for _, i := range at {
			if beside := i ^ 1; beside < len(layer) && !slices.Contains(at, beside) {
				path = append(path, layer[beside])
			}
		}
		at = parents(at)
	}
	return opened, path
}

// parents returns the places, in the layer above, over some places.
func parents(at []int) (up []int) {
	for _, i := range at {
		if len(up) == 0 || up[len(up)-1] != i/2 {
			up = append(up, i/2)
		}
	}
	return up
}

// Steps returns how many hashes the path of some pieces of so many has.
func Steps(all int, pieces ...int) (steps int) {
	at := pieces
	for ; all > 1; all = (all + 1) / 2 {
		for _, i := range at {
			if beside := i ^ 1; beside < all && !slices.Contains(at, beside) {
				steps++
			}
		}
		at = parents(at)
	}
	return steps
}

// Check says whether pieces that are shown, as [Tree.Open] returns them, and the path lead to a root that binds so
// many.
func Check(root Hash, all int, opened []Opening, path []Hash) bool {
	var at []int
	var layer []Hash
	for i, o := range opened {
		if o.Piece < 0 || o.Piece >= all || i > 0 && o.Piece <= opened[i-1].Piece {
			return false
		}
		at, layer = append(at, o.Piece), append(layer, o.leaf())
	}
	if len(at) == 0 || len(path) != Steps(all, at...) {
		return false
	}
	for ; all > 1; all = (all + 1) / 2 {
		layer, path = climb(all, at, layer, path)
		at = parents(at)
	}
	return layer[0] == root
}

// climb returns the hashes over some places of a layer of so many, and what it leaves of the path.
func climb(all int, at []int, layer, path []Hash) (up, rest []Hash) {
	for k := 0; k < len(at); k++ {
		i, pair := at[k], []Hash{layer[k]}
		switch {
		case k+1 < len(at) && at[k+1] == i^1:
			k++
			pair = append(pair, layer[k])
		case i^1 < all && i&1 == 0:
			pair, path = append(pair, path[0]), path[1:]
		case i^1 < all:
			pair, path = []Hash{path[0], layer[k]}, path[1:]
		}
		up = append(up, over(pair))
	}
	return up, path
}
