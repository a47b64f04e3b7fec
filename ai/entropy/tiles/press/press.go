// Package press makes the tiles of Entropy's values from the solved game.
package press

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"

	"tablier/ai"
	"tablier/ai/entropy/tiles/block"
	"tablier/rules/entropy"
)

const (
	magic  = "tablier entropy tiles 1\n"
	digest = 8
)

// A Set is the files of which package tiles makes a book.
type Set struct {
	Index, Model []byte
	Tiles        map[string][]byte // by name
}

// Make makes tiles of some of the blocks: for each pair of classes those from the first up to, and without, the second.
// Value returns the value of a position for the player to move.
func Make(model []byte, runs [][2]int, value func(entropy.State) ai.Value) (*Set, error) {
	m, err := block.ReadModel(model)
	if err != nil {
		return nil, err
	}
	set := &Set{Model: model, Tiles: map[string][]byte{}}
	set.Index = append([]byte(magic), hash(model)...)
	set.Index = binary.LittleEndian.AppendUint16(set.Index, uint16(len(runs)))
	for _, run := range runs {
		var sizes, data []byte
		for class := run[0]; class < run[1]; class++ {
			one := m.Encode(class, func(rank int) int { return code(value(position(class, rank))) })
			sizes = binary.LittleEndian.AppendUint16(sizes, uint16(len(one)))
			data = append(data, one...)
		}
		tile := append(sizes, data...)
		set.Index = binary.LittleEndian.AppendUint16(set.Index, uint16(run[0]))
		set.Index = binary.LittleEndian.AppendUint16(set.Index, uint16(run[1]-run[0]))
		set.Index = binary.LittleEndian.AppendUint32(set.Index, uint32(len(tile)))
		set.Index = append(set.Index, hash(tile)...)
		set.Tiles[hex.EncodeToString(hash(tile))] = tile
	}
	set.Index = append(set.Index, hash(set.Index)...)
	return set, nil
}

// code returns what a block says of a value.
func code(v ai.Value) int {
	switch v {
	case ai.Win:
		return 1
	case ai.Loss:
		return 2
	}
	return 0
}

// position returns the position at a rank of a block.
func position(class, rank int) entropy.State {
	rep := block.Rep(class)
	return entropy.State{Own: rep, Other: block.Other(rep, rank)}
}

func hash(data []byte) []byte {
	sum := sha256.Sum256(data)
	return sum[:digest]
}
