package tiles

import (
	"bytes"
	std "crypto/sha256"
	"encoding/binary"
	"testing"
)

// The hash is the standard library's, for all ways in which data can end.
func TestSHA256(t *testing.T) {
	for n := range 300 {
		data := bytes.Repeat([]byte{byte(n), 1, 200}, n)[:n]
		var sum [std.Size]byte
		for i, word := range sha256(data) {
			binary.BigEndian.PutUint32(sum[4*i:], word)
		}
		if sum != std.Sum256(data) {
			t.Errorf("the hash of %d bytes differs", n)
		}
	}
}
