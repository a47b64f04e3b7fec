package tiles

import (
	"tablier/ai/entropy/tiles/block"
	"tablier/rules/entropy"
)

// Explain appends to told how many bytes the block of the player to move has and, of the position and then of those in
// which one pawn of the player who waits stands on another free cell, pawn by pawn and cell by cell: the value, as
// package block has it, and what the coder expects of it. It returns nil when the tile is not there.
func (b *Book) Explain(told []int, s entropy.State) []int {
	class, _ := block.Find(s.Own, s.Other)
	i := b.index.find(class)
	if i < 0 || b.tiles[i] == nil {
		return nil
	}
	data := b.index.tiles[i].cut(b.tiles[i], class)
	values, guesses := new(block.Values), new(block.Guesses)
	if b.coder.Explain(block.Rep(class), data, values, guesses) != nil {
		return nil
	}
	told = append(told, len(data))
	for _, other := range neighbours(s) {
		_, rank := block.Find(s.Own, other)
		told = append(told, values.At(rank), guesses[rank].Decided, guesses[rank].Win)
	}
	return told
}

// neighbours returns the set of the player who waits, and those in which one of its pawns stands elsewhere.
func neighbours(s entropy.State) []entropy.Set {
	list := []entropy.Set{s.Other}
	for pawns := s.Other; pawns != 0; pawns &= pawns - 1 {
		for free := entropy.All &^ (s.Own | s.Other); free != 0; free &= free - 1 {
			list = append(list, s.Other&^(pawns&-pawns)|free&-free)
		}
	}
	return list
}
