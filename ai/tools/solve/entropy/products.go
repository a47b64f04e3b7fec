package main

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"tablier/ai/entropy/exact"
	"tablier/ai/entropy/tiles/press"
)

// Products are the folders to write to, empty for none: of what the project ships beside, and of the tiles.
type products struct{ out, tiles string }

func (p products) write(t *exact.Table, seed uint64) error {
	if p.out != "" {
		if err := write(p.out, t, seed); err != nil {
			return err
		}
	}
	if p.tiles == "" {
		return nil
	}
	sample, err := writeTiles(p.tiles, t)
	if err != nil || p.out == "" {
		return err
	}
	return os.WriteFile(filepath.Join(p.out, "blocks.gz"), sample, 0o644)
}

// writeTiles writes the tiles and says what they come to. It returns some blocks for tests.
func writeTiles(dir string, t *exact.Table) (sample []byte, err error) {
	start := time.Now()
	values := press.NewValues()
	t.Decided(values.Put)
	set, err := press.Write(dir, values, func(s press.Stage) {
		const width, often = 40, 100
		if s.Done%often != 0 && s.Done != s.Many {
			return
		}
		work := "writing "
		if s.Training {
			work = "training"
		}
		done := width * s.Done / s.Many
		fmt.Fprintf(os.Stderr, "\r%s %s%s %6.0f s ", work, bar[:done], dots[:width-done], time.Since(start).Seconds())
	})
	fmt.Fprintln(os.Stderr)
	if err != nil {
		return nil, err
	}
	fmt.Printf("%d tiles in %s: %d bytes, the model %d of them\n", len(set.Tiles), dir, set.Bytes(), len(set.Model))
	return press.Sample(set.Model, values)
}
