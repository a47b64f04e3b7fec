package main

import (
	"fmt"
	"io"
	"os"

	"github.com/andybalholm/brotli"
)

// maxPacked is how many bytes the puzzles of all games may have together once compressed.
const maxPacked = 60_000

// size prints how many puzzles each file has, and its size as it is and compressed as the site does. It is an error
// when all that are printed have more than maxPacked.
func (c command) size(out io.Writer) error {
	total := 0
	err := c.each(out, func(out io.Writer, g game) error {
		set, err := read(c.path(g))
		if err != nil {
			return err
		}
		text, err := os.ReadFile(c.path(g))
		if err != nil {
			return err
		}
		n, err := packed(text)
		total += n
		fmt.Fprintf(out, "%s\n  %d bytes, %d compressed\n", summary(set), len(text), n)
		return err
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%d bytes of puzzles, compressed\n", total)
	if total > maxPacked {
		return fmt.Errorf("more than %d", maxPacked)
	}
	return nil
}

// packed returns how long a text is once compressed.
func packed(text []byte) (n int, err error) {
	var size counter
	w := brotli.NewWriterOptions(&size, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	if _, err := w.Write(text); err != nil {
		return 0, err
	}
	err = w.Close()
	return int(size), err
}

// A counter counts what is written.
type counter int

func (c *counter) Write(data []byte) (n int, err error) {
	*c += counter(len(data))
	return len(data), nil
}
