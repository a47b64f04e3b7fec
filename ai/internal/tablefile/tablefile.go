// Package tablefile stores the table of a solved game in a file, whose beginning identifies the game; a file with its
// final name is complete. What a table consists of is its own package's affair.
package tablefile

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
)

// buffer is how many bytes go to or come from a file at a time.
const buffer = 1 << 20

// Save writes a file of magic and the output of write, for [Load]. The error says what could not be done with the
// file, or is write's.
func Save(path, magic string, write func(io.Writer) error) error {
	part := path + ".part" // an unfinished file must not have the name
	f, err := os.Create(part)
	if err != nil {
		return fmt.Errorf("save the solved game: %w", err)
	}
	w := bufio.NewWriterSize(f, buffer)
	if _, err = w.WriteString(magic); err == nil {
		err = write(w)
	}
	err = errors.Join(err, w.Flush(), f.Close())
	if err == nil {
		err = os.Rename(part, path)
	}
	if err != nil {
		return fmt.Errorf("save the solved game in %s: %w", path, err)
	}
	return nil
}

// Load calls read with the content of a file that Save has written with the same magic. The error says which file it
// is about.
func Load(path, magic string, read func(io.Reader) error) error {
	f, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("load the solved game: %w", err)
	}
	defer f.Close()
	r, head := bufio.NewReaderSize(f, buffer), make([]byte, len(magic))
	if _, err = io.ReadFull(r, head); err == nil && string(head) != magic {
		err = errors.New("not such a file")
	}
	if err == nil {
		err = read(r)
	}
	if err != nil {
		return fmt.Errorf("load the solved game from %s: %w", path, err)
	}
	return nil
}
