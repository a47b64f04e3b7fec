package exact

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
)

// magic begins the file of a table; the cells a side follow.
const magic = "tablier hyle 1\n"

// Save writes the table to a file, of 1 GB for the larger board with a float32 for each value, for Load.
func (t *Table[F]) Save(path string) error {
	part := path + ".part" // so that no half of a table bears its name
	f, err := os.Create(part)
	if err != nil {
		return fmt.Errorf("save the solved board: %w", err)
	}
	w := bufio.NewWriterSize(f, 1<<20)
	_, err = w.WriteString(magic + string(rune(t.cells.side)))
	for _, values := range t.values {
		err = errors.Join(err, inParts(values, func(some []F) error {
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

// Load reads a table that Save has written, with the same kind of Number.
func Load[F Number](path string) (*Table[F], error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("load the solved board: %w", err)
	}
	defer f.Close()
	r, head := bufio.NewReaderSize(f, 1<<20), make([]byte, len(magic)+1)
	_, err = io.ReadFull(r, head)
	side := int(head[len(magic)])
	if err == nil && (string(head[:len(magic)]) != magic || side < 3 || side > most) {
		err = errors.New("not such a file")
	}
	if err != nil {
		return nil, fmt.Errorf("load the solved board from %s: %w", path, err)
	}
	t := newTable[F](side)
	for pawns := range t.values {
		t.values[pawns] = t.layer(pawns)
		if err := inParts(t.values[pawns], func(some []F) error {
			return binary.Read(r, binary.LittleEndian, some)
		}); err != nil {
			return nil, fmt.Errorf("load the solved board from %s: %w", path, err)
		}
	}
	return t, nil
}

// inParts hands over values some at a time: they are copied on their way to a file.
func inParts[F Number](values []F, hand func(some []F) error) error {
	for len(values) > 0 {
		some := values[:min(len(values), 1<<16)]
		if err := hand(some); err != nil {
			return err
		}
		values = values[len(some):]
	}
	return nil
}
