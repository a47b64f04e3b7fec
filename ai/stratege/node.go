package stratege

import (
	"math/bits"

	"tablier/ai"
	"tablier/rules/stratege"
)

// A node is a position as the player who asks may know it. The search copies it and plays on the copy.
type node struct {
	stratege.State
	key      uint64 // of the board and the side to move
	pool     pool   // of the other side's hidden pawns
	viewer   uint8  // the side that asks
	pressing bool   // it is for a hint, and pawns should advance
	weights  *Weights
}

// nodeOf returns the node of a state, in which the strengths of one side at most are hidden.
func nodeOf(s *stratege.State, hidden int, w *Weights) node {
	n := node{State: *s, viewer: uint8(hidden) ^ 1, weights: w}
	for side := range s.Side {
		for it := (places{s.Side[side]}); it.more(); {
			cell := it.next()
			n.key ^= pawnWord(cell, s.At[cell])
		}
	}
	n.key ^= uint64(s.Turn) * turnWord
	n.pool = poolOf(s, hidden)
	return n
}

// turnWord is the part of a key for the side to move.
const turnWord = 0x9e3779b97f4a7c15

// words are the parts of a key for pawns on places.
var words = func() (table [stratege.Cells][256]uint64) {
	for cell := range table {
		for pawn := 1; pawn < 256; pawn++ {
			table[cell][pawn] = ai.Mix(uint64(cell), uint64(pawn))
		}
	}
	return table
}()

// pawnWord returns the part of a node's key for a pawn on a place.
func pawnWord(cell int, pawn stratege.Pawn) uint64 { return words[cell%stratege.Cells][pawn] }

// word returns the hash of a node, by which the table finds it. Quiet turns that count alike are not told apart.
func (n *node) word() uint64 {
	return n.key ^ n.pool.word ^ uint64(n.Quiet/quietStep)*0xd6e8feb86659fd93
}

// do plays a step in place. An attack on or by a hidden pawn must have been given its strength.
func (n *node) do(m stratege.Step) {
	n.key ^= turnWord
	if m == stratege.PassStep {
		n.State.Do(m)
		return
	}
	from, to := m.Cells()
	n.key ^= pawnWord(from, n.At[from]) ^ pawnWord(to, n.At[to])
	n.State.Do(m)
	n.key ^= pawnWord(from, n.At[from]) ^ pawnWord(to, n.At[to])
}

// reveal gives a hidden pawn a strength.
func (n *node) reveal(cell, strength int) {
	n.change(cell, n.At[cell]%kindUnit|stratege.Pawn(strength))
	n.pool.take(strength)
}

// change replaces the pawn on a place, in the position and its hash.
func (n *node) change(cell int, pawn stratege.Pawn) {
	n.key ^= pawnWord(cell, n.At[cell]) ^ pawnWord(cell, pawn)
	n.At[cell] = pawn
}

// A places iterates over the places of a set.
type places struct{ stratege.Set }

// more says whether the set has a place that next has not returned.
func (p *places) more() bool { return p.Low|p.High != 0 }

// next removes a place from the set and returns it.
func (p *places) next() (cell int) {
	if p.Low != 0 {
		cell = bits.TrailingZeros64(p.Low)
		p.Low &= p.Low - 1
		return cell
	}
	cell = stratege.Cells/2 + bits.TrailingZeros64(p.High)
	p.High &= p.High - 1
	return cell
}
