package press

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"

	"tablier/ai/entropy/tiles/block"
)

const (
	perTile  = 1024 // blocks of a tile
	lessons  = 3000 // blocks that train the model
	seed     = 62   // of which ones
	ending   = ".bin"
	readable = 0o644
)

// A Stage is the progress of Write: blocks done of those that train, then of all.
type Stage struct {
	Training   bool
	Done, Many int
}

// train returns a model trained on blocks that a seed draws.
func train(values source, progress func(Stage)) []byte {
	trainer := block.NewTrainer()
	for i, class := range rand.New(rand.NewPCG(seed, 0)).Perm(block.Classes)[:lessons] {
		trainer.Learn(block.Rep(class), values(class))
		progress(Stage{true, i + 1, lessons})
	}
	return trainer.Model()
}

// Write writes the files of all blocks into a folder: index.bin, model.bin, and the tiles by name. Progress is called
// by several goroutines.
func Write(dir string, values *Values, progress func(Stage)) (*Set, error) {
	model := train(values.block, progress)
	var runs [][2]int
	for class := 0; class < block.Classes; class += perTile {
		runs = append(runs, [2]int{class, min(class+perTile, block.Classes)})
	}
	set, err := makeSet(model, runs, values.block, func(blocks int) { progress(Stage{false, blocks, block.Classes}) })
	if err != nil {
		return nil, err
	}
	return set, set.save(dir)
}

// save writes the files of a set.
func (s *Set) save(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("write tiles: %w", err)
	}
	write := func(name string, data []byte) error {
		return os.WriteFile(filepath.Join(dir, name+ending), data, readable)
	}
	err := errors.Join(write("index", s.Index), write("model", s.Model))
	for name, data := range s.Tiles {
		err = errors.Join(err, write(name, data))
	}
	if err != nil {
		return fmt.Errorf("write tiles: %w", err)
	}
	return nil
}

// Bytes returns the size of all files together.
func (s *Set) Bytes() int {
	n := len(s.Index) + len(s.Model)
	for _, data := range s.Tiles {
		n += len(data)
	}
	return n
}
