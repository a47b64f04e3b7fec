package main

import (
	"fmt"
	"os"

	"tablier/ai/entropy/exact"
	shipped "tablier/ai/tools/puzzles/entropy"
)

// again solves every puzzle that is shipped by the table. It is run from the root of the project.
func again(t *exact.Table) error {
	const path = "app/boards/entropy/puzzles.txt"
	text, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("solve the puzzles again: %w", err)
	}
	n, err := shipped.Verify(t, string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	fmt.Printf("%d puzzles of %s are as it says\n", n, path)
	return nil
}
