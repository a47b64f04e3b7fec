// Package seal is the cryptography of matches by links between two sides that do not trust each other: signatures,
// commitments, hash chains and Merkle trees over texts that anybody may carry, read, copy and alter, without a third
// party.
//
// A [Key] is for who says what. Each side draws a [Secret] for each match and publishes the public part of its key with
// its first text. From then on it signs each text (Ed25519, RFC 8032). What is signed is a [Mark], the hash of all
// texts so far: a signature vouches for a whole match up to its text, in this order, and is worth nothing in another
// match or at another place of this one. So the last signature of each side is enough to check all that both have said.
//
// To say something in a side's name takes its Secret, and with nothing but the texts of a match that takes some 2¹²⁸
// tries: nothing that is shown, at the end either, leads back to it, for all that is shown comes out of hashes of it. A
// hash chain alone, of which each text opens the next link, would be shorter, and whoever intercepts a text could still
// send another one with the link that it opens. What a key cannot do is say whose it is: who opens the first text of a
// match is the other side in it. A side that signs two texts for one place has shown both that it does not play fair.
//
// A [Chain] is for numbers that both sides have a part in, by commitment (Blum 1981, "Coin flipping by telephone").
// Each side publishes the first link of its chain, and then for each number the next one, which anybody can check
// against the one before (Lamport 1981, "Password authentication with insecure communication"); the number is the hash
// of both, see [Fraction].
//
// A [Tree] is for a set-up. Its root, one hash, binds a side to the value of every piece; a piece is opened by its
// value, its salt and the hashes on its way to the root (Merkle 1979).
//
// Every hash is the first 24 bytes of SHA-256 of one byte, which says what is hashed, and of what is named below, one
// after the other, numbers as two bytes with the least first. To find two texts with the same hash takes 2⁹⁶ tries.
package seal

import (
	"crypto/sha256"
	"encoding/binary"
	"io"
)

// Size is the length of a hash in bytes, and SaltSize that of a salt, of a secret and of what is made of it.
const (
	Size     = 24
	SaltSize = 16
)

// A Hash is a hash.
type Hash [Size]byte

// A Secret is the seed of the key, the chain and the salts of one side in one match. It is never shown.
type Secret [SaltSize]byte

// A Salts is the seed of all salts of a set-up. It is shown at the end; the secret does not follow from it.
type Salts [SaltSize]byte

// A Salt hides a value that has few possibilities from a search over all of them.
type Salt [SaltSize]byte

// NewSecret reads a secret from a random source.
func NewSecret(source io.Reader) (s Secret, err error) {
	_, err = io.ReadFull(source, s[:])
	return s, err
}

// What is hashed: the first byte of each text.
const (
	aLeaf   byte = iota // number of the piece, salt, value
	aNode               // the two hashes below
	aLink               // the next link of the chain
	aSalt               // seed of the salts, number of the piece
	anEnd               // secret
	aDraw               // id of the match, number of the draw, link of the host's chain, link of the guest's
	aMark               // the mark before, the text
	aHeader             // the text that begins a match
	ofSalts             // secret
	aKey                // secret
)

// sum hashes parts, with a first byte that says what they are.
func sum(what byte, parts ...[]byte) Hash {
	h := full(what, parts...)
	return Hash(h[:Size])
}

// full returns the SHA-256 hash of parts with a byte for their purpose before them, all 32 bytes.
func full(what byte, parts ...[]byte) [sha256.Size]byte {
	text := []byte{what}
	for _, part := range parts {
		text = append(text, part...)
	}
	return sha256.Sum256(text)
}

// number returns a number as two bytes, to be hashed.
func number(n int) []byte { return binary.LittleEndian.AppendUint16(nil, uint16(n)) }

// Salts returns what all salts of its side's set-up come from.
func (s Secret) Salts() Salts {
	h := sum(ofSalts, s[:])
	return Salts(h[:SaltSize])
}

// salt returns the salt, derived from the secret, that is hashed with the value of a sealed piece.
func (s Salts) salt(piece int) Salt {
	h := sum(aSalt, s[:], number(piece))
	return Salt(h[:SaltSize])
}

// A Mark is the hash of all texts so far: no word of them can be changed later.
type Mark = Hash

// Begin returns the mark of a first text.
func Begin(text []byte) Mark { return sum(aHeader, text) }

// After returns the mark of a match after one more turn: the hash of the mark before and of the turn's text.
func After(before Mark, text []byte) Mark { return sum(aMark, before[:], text) }
