// Command certify writes the certificates of the solved games, and the checker, check.py, to a folder:
//
//	go run ./ai/tools/certify -o /tmp/certificates              all of them
//	go run ./ai/tools/certify -o /tmp/certificates domino-5     one
//	python3 /tmp/certificates/check.py < /tmp/certificates/domino-5.txt
//
// Those that take long are kept in package certificate. With -make they are made anew and put there: domino-5 takes
// some minutes and 600 MB, entropy, which proves the wins and traps of app/boards/entropy/puzzles.txt, ten seconds. The
// traps that lose late, entropy-far, are proved by the table of the solved game, which is read from the file -table
// (ai/tools/solve/entropy) or else computed, in some minutes:
//
//	go run ./ai/tools/certify -make -table entropy.table entropy-far
package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"tablier/ai/certificate"
	"tablier/ai/entropy/exact"
	"tablier/ai/puzzle"
)

func main() {
	dir := flag.String("o", "certificates", "folder to write to")
	anew := flag.Bool("make", false, "make those anew that are kept, and keep them")
	table := flag.String("table", "",
		"for -make entropy-far: file of the solved game of Entropy; without it the game is solved anew")
	flag.Parse()
	names := flag.Args()
	if len(names) == 0 {
		names = certificate.Names()
	}
	if err := run(*dir, names, *anew, *table); err != nil {
		fmt.Fprintln(os.Stderr, "certify:", err)
		os.Exit(1)
	}
}

// run writes certificates.
func run(dir string, names []string, anew bool, table string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "check.py"), []byte(certificate.Checker), 0o644); err != nil {
		return err
	}
	for _, name := range names {
		text, err := certificate.Text(name)
		if anew && slices.Contains(certificate.Slow(), name) {
			if text, err = remake(name, table); err == nil {
				err = keep(name, text)
			}
		}
		if err != nil {
			return err
		}
		path := filepath.Join(dir, name+".txt")
		if err := os.WriteFile(path, text, 0o644); err != nil {
			return err
		}
		fmt.Printf("%s: %d lines, %d bytes\n", path, bytes.Count(text, []byte("\n")), len(text))
	}
	return nil
}

// remake makes one of the certificates that take long.
func remake(name, table string) ([]byte, error) {
	if strings.HasPrefix(name, "entropy") {
		return entropy(name, table)
	}
	const bits = 26
	var n int
	if _, err := fmt.Sscanf(name, "domino-%d", &n); err != nil {
		return nil, err
	}
	return certificate.Domino(context.Background(), n, bits), nil
}

// entropy makes one of the certificates of Entropy's puzzles.
func entropy(name, table string) ([]byte, error) {
	text, err := os.ReadFile("app/boards/entropy/puzzles.txt")
	if err != nil {
		return nil, err
	}
	set, err := puzzle.Parse(string(text))
	if err != nil {
		return nil, err
	}
	if name == "entropy" {
		return certificate.Entropy(set)
	}
	solved, err := exact.Open(table, false)
	if err != nil {
		return nil, err
	}
	return certificate.FarEntropy(set, solved)
}

// keep puts a certificate where package certificate has it from.
func keep(name string, text []byte) error {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(text); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join("ai/certificate/made", name+".txt.gz"), b.Bytes(), 0o644)
}
