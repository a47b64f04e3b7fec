package press

import (
	"encoding/binary"
	"sync/atomic"

	"tablier/ai"
	"tablier/ai/entropy/colex"
	"tablier/ai/entropy/tiles/block"
	"tablier/rules/entropy"
)

// Values are those of all positions: 480 MB. At first all are draws.
type Values struct{ words []uint32 }

const (
	perWord  = 16 // values of a word, two bits each
	perBlock = block.Entries / perWord
)

// NewValues returns room for all values.
func NewValues() *Values { return &Values{make([]uint32, block.Classes*perBlock)} }

// Put notes the value, for the player to move, of a position and its images. It may be called by several goroutines.
func (v *Values) Put(s entropy.State, value ai.Value) {
	class, _ := block.Find(s.Own, s.Other)
	rep := block.Rep(class)
	for g := range entropy.Symmetries {
		if block.Image(g, s.Own) == rep {
			rank := colex.Rank(block.Image(g, s.Other), rep)
			atomic.OrUint32(&v.words[class*perBlock+rank/perWord], code(value)<<(rank%perWord*2))
		}
	}
}

// block returns the values of a block.
func (v *Values) block(class int) *block.Values {
	list := new(block.Values)
	for i, word := range v.words[class*perBlock : (class+1)*perBlock] {
		binary.LittleEndian.PutUint32(list[4*i:], word)
	}
	return list
}

// code returns what a block says of a value.
func code(value ai.Value) uint32 {
	switch value {
	case ai.Win:
		return block.Win
	case ai.Loss:
		return block.Loss
	}
	return block.Draw
}
