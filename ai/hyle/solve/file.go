package main

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"

	"tablier/ai/hyle/exact"
)

// magic begins the file of a table; the cells a side follow.
const magic = "tablier hyle 1\n"

// save writes a table to a file, of 1 GB for the larger board, for load.
func save(t *table, path string) error {
	part := path + ".part" // so that no half of a table bears its name
	f, err := os.Create(part)
	if err != nil {
		return fmt.Errorf("save the solved board: %w", err)
	}
	w := bufio.NewWriterSize(f, 1<<20)
	_, err = w.WriteString(magic + string(rune(t.Side())))
	for _, values := range t.Values() {
		err = errors.Join(err, inParts(values, func(some []float32) error {
			return binary.Write(w, binary.LittleEndian, some)
		}))
	}
	err = errors.Join(err, w.Flush(), f.Close())
	if err == nil {
		err = os.Rename(part, path)
	}
	if err != nil {
		return fmt.Errorf("save the solved board: %w", err)
	}
	return nil
}

// load reads a table that save has written.
func load(path string) (*table, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("load the solved board: %w", err)
	}
	defer f.Close()
	r, head := bufio.NewReaderSize(f, 1<<20), make([]byte, len(magic)+1)
	_, err = io.ReadFull(r, head)
	side := int(head[len(magic)])
	if err == nil && (string(head[:len(magic)]) != magic || side < 3 || side > 4) {
		err = errors.New("not such a file")
	}
	if err != nil {
		return nil, fmt.Errorf("load the solved board from %s: %w", path, err)
	}
	t := exact.New[float32](side)
	for _, values := range t.Values() {
		if err := inParts(values, func(some []float32) error {
			return binary.Read(r, binary.LittleEndian, some)
		}); err != nil {
			return nil, fmt.Errorf("load the solved board from %s: %w", path, err)
		}
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
