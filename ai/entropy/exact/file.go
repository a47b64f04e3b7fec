package exact

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"

	"tablier/ai/internal/tablefile"
)

// magic begins the file of a table.
const magic = "tablier entropy 1\n"

// Save writes the table to a file of 2.2 GB, for [Open].
func (t *Table) Save(path string) error {
	return tablefile.Save(path, magic, func(w io.Writer) error {
		err := binary.Write(w, binary.LittleEndian, t.immediate)
		_, wrong := w.Write(t.codes)
		return errors.Join(err, wrong, binary.Write(w, binary.LittleEndian, t.wins))
	})
}

// load reads a table that Save has written.
func load(path string) (*Table, error) {
	t := &Table{atlas: newAtlas(), codes: make([]uint8, classes*blockSize), wins: make([]uint64, classes*width)}
	err := tablefile.Load(path, magic, func(r io.Reader) error {
		if err := binary.Read(r, binary.LittleEndian, &t.immediate); err != nil {
			return err
		}
		if _, err := io.ReadFull(r, t.codes); err != nil {
			return err
		}
		return binary.Read(r, binary.LittleEndian, t.wins)
	})
	if err != nil {
		return nil, err
	}
	return t, nil
}

// Open returns the table of the game with the option immediate or without: from a file, or solved where no path is
// given.
func Open(path string, immediate bool) (*Table, error) {
	if path == "" {
		return Solve(immediate, nil), nil
	}
	t, err := load(path)
	if err == nil && t.immediate != immediate {
		return nil, fmt.Errorf("%s has the game with the other setting of the option immediate", path)
	}
	return t, err
}

// Keep returns the table of a file, as Open does, or solves the game and writes the file where there is none. The
// stages of solving are reported unless report is nil.
func Keep(path string, immediate bool, report func(Stage)) (*Table, error) {
	if path == "" {
		return Solve(immediate, report), nil
	}
	t, err := Open(path, immediate)
	if errors.Is(err, fs.ErrNotExist) {
		t = Solve(immediate, report)
		err = t.Save(path)
	}
	return t, err
}
