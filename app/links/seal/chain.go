package seal

import "encoding/binary"

// Draws is how many numbers one chain allows: more than any game draws.
const Draws = 255

// A Chain is the hash chain of one side, in the order of publication: each link is the hash of the next.
type Chain [Draws + 1]Hash

// Chain returns the hash chain of a secret, whose links are disclosed one by one for the draws.
func (s Secret) Chain() *Chain {
	var c Chain
	c[Draws] = sum(anEnd, s[:])
	for i := Draws; i > 0; i-- {
		c[i-1] = c[i].Before()
	}
	return &c
}

// Before returns the chain link before this one.
func (h Hash) Before() Hash { return sum(aLink, h[:]) }

// Fraction returns the n-th number of a match, counted from 1, as a fraction of 2⁶⁴: no side could choose it, and none
// can know it without both links.
func Fraction(id []byte, n int, host, guest Hash) uint64 {
	h := sum(aDraw, id, number(n), host[:], guest[:])
	return binary.LittleEndian.Uint64(h[:])
}
