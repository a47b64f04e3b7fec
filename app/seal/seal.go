// Package seal lets two sides that do not trust each other keep secrets that either can check later, without a third
// one: by commitment (Blum 1981, "Coin flipping by telephone"). It has three parts, all made of one hash function.
//
// A [Chain] is for numbers that both sides have a part in. Each side publishes the first link of its chain, and then
// for each number the next one, which anybody can check against the one before (Lamport 1981, "Password authentication
// with insecure communication"); the number is the hash of both, see [Fraction].
//
// A [Tree] is for a set-up. Its root, one hash, binds a side to the value of every piece; a piece is opened by its
// value, its salt and the hashes on its way to the root (Merkle 1979).
//
// A [Mark] sums up all that has been said so far, so that no word of it can be changed later.
//
// Every hash is the first 24 bytes of SHA-256 of one byte, which says what is hashed, and of what is named below, one
// after the other, numbers as two bytes with the least first. To find two texts with the same hash takes 2⁹⁶ tries.
package seal

import (
	"crypto/sha256"
	"encoding/binary"
	"io"
)

// Size is the length of a hash in bytes, and SaltSize that of a salt and of a secret.
const (
	Size     = 24
	SaltSize = 16
)

// A Hash is a hash.
type Hash [Size]byte

// A Secret is what all salts and the chain of one side in one match come from.
type Secret [SaltSize]byte

// A Salt makes it impossible to find a value of few by trying them all.
type Salt [SaltSize]byte

// NewSecret reads a secret from a source that nobody can foresee.
func NewSecret(source io.Reader) (s Secret, err error) {
	_, err = io.ReadFull(source, s[:])
	return s, err
}

// What is hashed: the first byte of each text.
const (
	aLeaf   byte = iota // number of the piece, salt, value
	aNode               // the two hashes below
	aLink               // the next link of the chain
	aSalt               // secret, number of the piece
	anEnd               // secret
	aDraw               // id of the match, number of the draw, link of the host's chain, link of the guest's
	aMark               // the mark before, the text
	aHeader             // the text that begins a match
)

// sum hashes parts, the first of which says what they are.
func sum(what byte, parts ...[]byte) (h Hash) {
	text := []byte{what}
	for _, part := range parts {
		text = append(text, part...)
	}
	full := sha256.Sum256(text)
	copy(h[:], full[:])
	return h
}

func number(n int) []byte { return binary.LittleEndian.AppendUint16(nil, uint16(n)) }

// salt returns the salt of a piece.
func (s Secret) salt(piece int) (salt Salt) {
	h := sum(aSalt, s[:], number(piece))
	copy(salt[:], h[:])
	return salt
}

// A Mark is the hash of all texts so far.
type Mark = Hash

// Begin returns the mark after a first text.
func Begin(text []byte) Mark { return sum(aHeader, text) }

// After returns the mark after one text more.
func After(before Mark, text []byte) Mark { return sum(aMark, before[:], text) }
