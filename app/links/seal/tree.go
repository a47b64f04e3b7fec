package seal

import "slices"

// A Tree is the Merkle tree of a side's pieces, which commits it to their values. Its lowest layer is their leaves;
// each hash of a higher one stands over two of the layer below, and a last one without a neighbour is taken up as it
// is.
type Tree struct {
	salts  Salts
	values []byte
	layers [][]Hash // from the leaves to the root
}

// An Opening discloses a piece: its value, and the salt of its leaf.
type Opening struct {
	Piece int
	Value byte
	Salt  Salt
}

// leaf returns the hash of the opening as a leaf of the Merkle tree.
func (o Opening) leaf() Hash { return sum(aLeaf, number(o.Piece), o.Salt[:], []byte{o.Value}) }

// Tree returns the Merkle tree of the values of pieces, numbered from 0, at least one.
func (s Salts) Tree(values []byte) *Tree {
	t := &Tree{salts: s, values: values}
	layer := make([]Hash, len(values))
	for piece := range values {
		layer[piece] = t.opening(piece).leaf()
	}
	for t.layers = [][]Hash{layer}; len(layer) > 1; t.layers = append(t.layers, layer) {
		layer = parentLayer(layer)
	}
	return t
}

// parentLayer returns the layer of parents of a layer.
func parentLayer(layer []Hash) []Hash {
	var up []Hash
	for pair := range slices.Chunk(layer, 2) {
		up = append(up, parentOf(pair))
	}
	return up
}

// parentOf returns the parent of one node or two.
func parentOf(pair []Hash) Hash {
	if len(pair) == 1 {
		return pair[0]
	}
	return sum(aNode, pair[0][:], pair[1][:])
}

// opening returns what discloses a sealed piece: its value and its salt.
func (t *Tree) opening(piece int) Opening {
	return Opening{piece, t.values[piece], t.salts.salt(piece)}
}

// Root returns the root, which is the commitment.
func (t *Tree) Root() Hash { return t.layers[len(t.layers)-1][0] }

// Open returns the openings of pieces and their Merkle proof; the pieces are given once each, in the order of their
// numbers. The path is the hashes that it takes beside them to come to the root: layer by layer from the leaves, in
// each from the left.
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

// parents returns the indices of the parents of nodes, in the layer above.
func parents(at []int) (up []int) {
	for _, i := range at {
		if len(up) == 0 || up[len(up)-1] != i/2 {
			up = append(up, i/2)
		}
	}
	return up
}

// ProofLength returns how many hashes the Merkle proof for pieces has in a tree of n leaves.
func ProofLength(n int, pieces ...int) (steps int) {
	at := pieces
	for ; n > 1; n = (n + 1) / 2 {
		for _, i := range at {
			if beside := i ^ 1; beside < n && !slices.Contains(at, beside) {
				steps++
			}
		}
		at = parents(at)
	}
	return steps
}

// Check verifies the openings of pieces and their Merkle proof, as [Tree.Open] returns them, against the root of a
// tree of n leaves.
func Check(root Hash, n int, opened []Opening, path []Hash) bool {
	var at []int
	var layer []Hash
	for i, o := range opened {
		if o.Piece < 0 || o.Piece >= n || i > 0 && o.Piece <= opened[i-1].Piece {
			return false
		}
		at, layer = append(at, o.Piece), append(layer, o.leaf())
	}
	if len(at) == 0 || len(path) != ProofLength(n, at...) {
		return false
	}
	for ; n > 1; n = (n + 1) / 2 {
		layer, path = climb(n, at, layer, path)
		at = parents(at)
	}
	return layer[0] == root
}

// climb returns the parents of the nodes at some indices of a layer of n, and the rest of the proof.
func climb(n int, at []int, layer, path []Hash) (up, rest []Hash) {
	for k := 0; k < len(at); k++ {
		i, pair := at[k], []Hash{layer[k]}
		switch {
		case k+1 < len(at) && at[k+1] == i^1:
			k++
			pair = append(pair, layer[k])
		case i^1 < n && i&1 == 0:
			pair, path = append(pair, path[0]), path[1:]
		case i^1 < n:
			pair, path = []Hash{path[0], layer[k]}, path[1:]
		}
		up = append(up, parentOf(pair))
	}
	return up, path
}
