package exact

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
)

// magic begins the file of a table.
const magic = "tablier entropy 1\n"

// Save writes the table to a file of 2.2 GB, for Load.
func (t *Table) Save(path string) error {
	part := path + ".part" // so that no half of a table bears its name
	f, err := os.Create(part)
	if err != nil {
		return fmt.Errorf("save the solved game: %w", err)
	}
	w := bufio.NewWriterSize(f, 1<<20)
	_, err = w.WriteString(magic)
	err = errors.Join(err, binary.Write(w, binary.LittleEndian, t.immediate))
	_, wrong := w.Write(t.codes)
	err = errors.Join(err, wrong, binary.Write(w, binary.LittleEndian, t.wins), w.Flush(), f.Close())
	if err == nil {
		err = os.Rename(part, path)
	}
	if err != nil {
		return fmt.Errorf("save the solved game: %w", err)
	}
	return nil
}

// Load reads a table that Save has written.
func Load(path string) (*Table, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("load the solved game: %w", err)
	}
	defer f.Close()
	t := &Table{atlas: newAtlas(), codes: make([]uint8, classes*blockSize), wins: make([]uint64, classes*width)}
	r, head := bufio.NewReaderSize(f, 1<<20), make([]byte, len(magic))
	if _, err = io.ReadFull(r, head); err == nil && string(head) != magic {
		err = errors.New("not such a file")
	}
	if err == nil {
		err = binary.Read(r, binary.LittleEndian, &t.immediate)
	}
	if err == nil {
		_, err = io.ReadFull(r, t.codes)
	}
	if err == nil {
		err = binary.Read(r, binary.LittleEndian, t.wins)
	}
	if err != nil {
		return nil, fmt.Errorf("load the solved game from %s: %w", path, err)
	}
	return t, nil
}
