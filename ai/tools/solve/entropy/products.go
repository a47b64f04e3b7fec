package main

import (
	"fmt"
	"os"
	"time"

	"tablier/ai"
	"tablier/ai/entropy/exact"
	"tablier/ai/entropy/tiles/press"
	"tablier/rules/entropy"
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
	return writeTiles(p.tiles, t)
}

// writeTiles writes the tiles and says what they come to.
func writeTiles(dir string, t *exact.Table) error {
	start := time.Now()
	value := func(s entropy.State) ai.Value {
		v, _ := t.Value(s)
		return v
	}
	set, err := press.Write(dir, value, func(s press.Stage) {
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
		return err
	}
	fmt.Printf("%d tiles in %s: %d bytes, the model %d of them\n", len(set.Tiles), dir, set.Bytes(), len(set.Model))
	return nil
}
