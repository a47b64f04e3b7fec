package main

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"tablier/ai/entropy/exact"
)

// write writes what the project ships.
func write(dir string, t *exact.Table, seed uint64) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	return errors.Join(
		writeLines(filepath.Join(dir, "exact.jsonl.gz"), testSet(t, seed, 400)),
		writeLines(filepath.Join(dir, "risks.jsonl.gz"), choices(t, seed, 100)),
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
