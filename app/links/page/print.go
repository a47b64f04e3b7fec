package page

import (
	"crypto/sha256"
	"math/rand/v2"
)

// A text that a person can read is hashed here, so that a program of their own can repeat it; what a match hashes is
// bytes, see package seal. The browser's own SHA-256 is missing on a page that comes by plain http.

// shownDigits is how many digits of a fingerprint are shown: as many as an eye compares.
const shownDigits = 16

// fingerprint returns the first digits of the hash of a text.
func fingerprint(text string) string {
	sum := sha256.Sum256([]byte(text))
	return digits(sum[:shownDigits/2])
}

// newSalt returns 128 random bits as text. A program's own chance is good enough where there is no adversary.
func newSalt() string {
	var bits [16]byte
	for i := range bits {
		bits[i] = byte(rand.Uint32())
	}
	return digits(bits[:])
}

// digits writes bytes in hexadecimal.
func digits(bytes []byte) string {
	const all = "0123456789abcdef"
	var text []byte
	for _, b := range bytes {
		text = append(text, all[b>>4], all[b&15])
	}
	return string(text)
}
