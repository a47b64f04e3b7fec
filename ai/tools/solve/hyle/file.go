package main

import (
	"encoding/binary"
	"errors"
	"io"

	"tablier/ai/hyle/exact"
	"tablier/ai/internal/tablefile"
)

// magic begins the file of a table; the cells a side follow.
const magic = "tablier hyle 1\n"

// save writes a table to a file, of 1 GB for the larger board, for load.
func save(t *table, path string) error {
	return tablefile.Save(path, magic, func(w io.Writer) error {
		if _, err := w.Write([]byte{byte(t.Side())}); err != nil {
			return err
		}
		for _, values := range t.Values() {
			if err := inParts(values, func(some []float32) error {
				return binary.Write(w, binary.LittleEndian, some)
			}); err != nil {
				return err
			}
		}
		return nil
	})
}

// load reads a table that save has written.
func load(path string) (t *table, err error) {
	err = tablefile.Load(path, magic, func(r io.Reader) error {
		var side [1]byte
		if _, err := io.ReadFull(r, side[:]); err != nil {
			return err
		}
		if side[0] < 3 || side[0] > 4 {
			return errors.New("not such a file")
		}
		t = exact.New[float32](int(side[0]))
		for _, values := range t.Values() {
			if err := inParts(values, func(some []float32) error {
				return binary.Read(r, binary.LittleEndian, some)
			}); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return t, nil
}

// inParts hands over values some at a time: they are copied on their way to a file.
func inParts(values []float32, hand func(some []float32) error) error {
	for len(values) > 0 {
		some := values[:min(len(values), 1<<16)]
		if err := hand(some); err != nil {
			return err
		}
		values = values[len(some):]
	}
	return nil
}
