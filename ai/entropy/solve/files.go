package main

import (
	"bufio"
	"cmp"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"tablier/ai/entropy"
	"tablier/ai/entropy/exact"
)

// write writes what the project ships.
func write(dir string, t *exact.Table, tally exact.Tally, seed uint64) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	return errors.Join(
		writeSketches(filepath.Join(dir, "sketches.csv"), tally.Sketches),
		writeLines(filepath.Join(dir, "exact.jsonl.gz"), testSet(t, seed, 400)),
		writeLines(filepath.Join(dir, "puzzles.jsonl"), puzzles(t, seed, []int{3, 5, 7}, 10)),
	)
}

func create(path string, fill func(io.Writer) error) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	if err := errors.Join(fill(w), w.Flush(), f.Close()); err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	return nil
}

func writeSketches(path string, sketches map[entropy.Sketch]exact.Count) error {
	keys := slices.SortedFunc(maps.Keys(sketches), func(a, b entropy.Sketch) int {
		return cmp.Or(slices.Compare(a.Touch[:], b.Touch[:]), slices.Compare(a.Alone[:], b.Alone[:]),
			slices.Compare(a.Slides[:], b.Slides[:]))
	})
	return create(path, func(w io.Writer) error {
		for _, k := range keys {
			c := sketches[k]
			if _, err := fmt.Fprintf(w, "%d,%d,%d,%d,%d,%d,%d,%d,%d,%.3f\n", k.Touch[0], k.Touch[1], k.Alone[0], k.Alone[1],
				k.Slides[0], k.Slides[1], c.Wins, c.Draws, c.Losses, c.Sum); err != nil {
				return err
			}
		}
		return nil
	})
}

// writeLines writes values as JSON, one a line, compressed if the name says so.
func writeLines[T any](path string, list []T) error {
	return create(path, func(w io.Writer) error {
		if filepath.Ext(path) == ".gz" {
			zip, err := gzip.NewWriterLevel(w, gzip.BestCompression)
			if err != nil {
				return err
			}
			return errors.Join(encode(zip, list), zip.Close())
		}
		return encode(w, list)
	})
}

func encode[T any](w io.Writer, list []T) error {
	lines := json.NewEncoder(w)
	lines.SetEscapeHTML(false)
	for _, one := range list {
		if err := lines.Encode(one); err != nil {
			return err
		}
	}
	return nil
}
