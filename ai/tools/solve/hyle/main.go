// Command solve solves Hyle on its small boards completely (package exact) and says what it found:
//
//	go run ./ai/tools/solve/hyle                          solve both and print the value of perfect play
//	go run ./ai/tools/solve/hyle -n 4 -table hyle4.table  keep the result (1 GB), or use it when it is there
//	go run ./ai/tools/solve/hyle -n 4 -rounds 1000        let the best level play rounds against perfect play, too
//
// The board of 16 cells takes two minutes of a processor and 3.8 GB; with -table or -rounds, for values of 32 bits,
// 2.4. Of those the value of perfect play has four decimals, else six.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"time"

	"tablier/ai/hyle/exact"
	"tablier/rules/hyle"
)

// A table is that of one of the boards.
type table = exact.Table[float32]

func main() {
	n := flag.Int("n", 0, "cells a side, 3 or 4; both when 0")
	path := flag.String("table", "", "file of the result, read when it is there and else written; asks for -n")
	rounds := flag.Int("rounds", 0, "rounds of the best level in each role, at least 2")
	nodes := flag.Uint64("nodes", 0, "of the best level for each move; its own when 0")
	flag.Parse()
	sides := []int{3, 4}
	if *n != 0 {
		sides = []int{*n}
	}
	if *n != 0 && *n != 3 && *n != 4 || *path != "" && *n == 0 {
		fmt.Fprintln(os.Stderr, "solve: want -n 3 or -n 4")
		os.Exit(2)
	}
	if *rounds < 0 || *rounds == 1 {
		fmt.Fprintln(os.Stderr, "solve: want -rounds 2 or more: one round has no standard error")
		os.Exit(2)
	}
	for _, side := range sides {
		if err := run(side, *path, *rounds, *nodes); err != nil {
			fmt.Fprintln(os.Stderr, "solve:", err)
			os.Exit(1)
		}
	}
}

func run(side int, path string, rounds int, nodes uint64) error {
	if path == "" && rounds == 0 {
		fmt.Println(said(solve[float64](side)))
		return nil
	}
	t, err := obtain(side, path)
	if err != nil {
		return err
	}
	fmt.Println(said(t))
	if rounds == 0 {
		return nil
	}
	l, err := lost(t, rounds, nodes)
	if err != nil {
		return err
	}
	for role := range l {
		fmt.Printf("%d × %d: the best level as %s loses %v\n", side, side, names[role], &l[role])
	}
	return nil
}

// said returns what is said of the value of perfect play, in decimals that the numbers of the table have.
func said[F exact.Number](t *exact.Table[F]) string {
	start, decimals := hyle.Start(t.Side()), 6
	if _, short := any(F(0)).(float32); short {
		decimals = 4
	}
	return fmt.Sprintf("%d × %d: Order expects %.*f points when both play perfectly", t.Side(), t.Side(), decimals,
		t.Value(&start))
}

// solve solves a board, and says how it goes on.
func solve[F exact.Number](side int) *exact.Table[F] {
	begin, all := time.Now(), 0
	t := exact.Solve[F](side, func(pawns, boards int) {
		all += boards
		fmt.Fprintf(os.Stderr, "%2d pawns %11d boards %6.1f s\n", pawns, boards, time.Since(begin).Seconds())
	})
	fmt.Printf("%d × %d: %d boards that are not full, in %.1f s\n", side, side, all, time.Since(begin).Seconds())
	return t
}

// obtain reads the table when there is one, else solves the board and keeps the table if it is to be kept.
func obtain(side int, path string) (*table, error) {
	if path != "" {
		t, err := load(path)
		switch {
		case err == nil && t.Side() != side:
			return nil, fmt.Errorf("%s has another board", path)
		case !errors.Is(err, fs.ErrNotExist):
			return t, err
		}
	}
	t := solve[float32](side)
	if path == "" {
		return t, nil
	}
	return t, save(t, path)
}
