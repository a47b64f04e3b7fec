// Package certificate has what Tablier says of solved games as proofs that a stranger can check: certificates, texts
// with a line a position, and a checker in plain Python, check.py, which knows the rules by itself. Its remarks
// describe the lines of each game; command certify (ai/tools/certify) writes them.
//
// The first line is "tablier certificate 1" with the game and its board. What version 1 of the checker reads it reads
// for ever: other lines have another number.
package certificate

import (
	"bytes"
	"compress/gzip"
	"embed"
	"fmt"
	"io"
	"slices"
	"strings"

	"tablier/ai/certificate/names"
	"tablier/rules/morris"
)

// Checker is check.py, which says of a certificate what it proves, or what is wrong and at which line.
//
//go:embed check.py
var Checker string

// made holds the certificates whose making takes long, compressed.
//
//go:embed made/*.gz
var made embed.FS

// Slow returns the names of the certificates whose making takes long: they are kept.
func Slow() []string { return []string{"domino-3", "domino-4", "domino-5", "entropy", "entropy-far"} }

// Names returns the names of all certificates: the boards of Tapatan's family, zones of Astronomy Domino, and Entropy's
// puzzles.
func Names() (list []string) {
	for _, name := range names.All() {
		list = append(list, name.File)
	}
	return list
}

// Text returns the certificate with a name.
func Text(name string) ([]byte, error) {
	if slices.Contains(Slow(), name) {
		return kept(name)
	}
	boards := morris.Boards()
	at := slices.IndexFunc(boards, func(b morris.Board) bool { return b.ID == name })
	if at < 0 {
		return nil, fmt.Errorf("ai/certificate: no certificate %q", name)
	}
	return Family(boards[at]), nil
}

// kept returns one of those that are kept.
func kept(name string) ([]byte, error) {
	packed, err := made.ReadFile("made/" + name + ".txt.gz")
	if err != nil {
		return nil, err
	}
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// begin returns the first line of a certificate.
func begin(words ...string) []byte {
	return []byte("tablier certificate 1 " + strings.Join(words, " ") + "\n")
}
