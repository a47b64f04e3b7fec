package tiles

import (
	"bytes"
	std "crypto/sha256"
	"testing"
)

// The hash is the standard library's, for all ways in which data can end.
func TestSHA256(t *testing.T) {
	for n := range 300 {
		data := bytes.Repeat([]byte{byte(n), 1, 200}, n)[:n]
		if sha256(data) != std.Sum256(data) {
			t.Errorf("the hash of %d bytes differs", n)
		}
	}
}
