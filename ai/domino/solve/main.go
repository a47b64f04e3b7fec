// Command solve solves Astronomy Domino from the first move and prints what each class of first moves is worth:
//
//	go run ./ai/domino/solve                       zones of three, four and five cells
//	go run ./ai/domino/solve -n 5 -all             how many of the replies win, too
//	go run ./ai/domino/solve -n 5 -book book.bin   write the book of the opponent: ai/domino/book.bin
//
// First moves are of one class when symmetry and other names for the numbers 1 to 6 turn one into the other. A zone of
// five cells takes some minutes and 600 MB.
package main

import (
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"time"

	"tablier/ai/domino"
)

func main() {
	n := flag.Int("n", 0, "size of the zone, 3 to 5; all of them when 0")
	all := flag.Bool("all", false, "ask which replies win against each first move")
	book := flag.String("book", "", "file to write the book to")
	flag.Parse()
	sizes := []int{3, 4, 5}
	if *n != 0 {
		sizes = []int{*n}
	}
	for _, n := range sizes {
		c := solve(n, *all)
		if *book != "" {
			if err := write(*book, c.Book()); err != nil {
				fmt.Fprintln(os.Stderr, "solve:", err)
				os.Exit(1)
			}
		}
	}
}

// solve solves a zone and prints the table.
func solve(n int, all bool) domino.Census {
	const bits = 26
	begin := time.Now()
	c := domino.Solve(n, bits, all, func(done, of int, nodes uint64) {
		fmt.Fprintf(os.Stderr, "\r%d of %d first moves, %d nodes, %.0f s ", done, of, nodes, time.Since(begin).Seconds())
	})
	fmt.Fprintln(os.Stderr)
	winner := "second"
	fmt.Printf("%d × %d: %d positions\n%-16s %5s  %-6s %s\n", n, n, c.Positions, "first move", "moves", "winner", "replies that win")
	for _, f := range c.Firsts {
		who, replies := "second", fmt.Sprintf("of %d", f.Replies)
		if f.Wins {
			who, winner = "first", "first"
			replies = "none"
		} else if all {
			replies = fmt.Sprintf("%d of %d", f.Winning, f.Replies)
		}
		fmt.Printf("%-16s %5d  %-6s %s\n", f.Move, f.Moves, who, replies)
	}
	fmt.Printf("the %s player wins\n\n", winner)
	return c
}

func write(path string, keys []uint64) error {
	var data []byte
	for _, key := range keys {
		data = binary.BigEndian.AppendUint64(data, key)
	}
	fmt.Printf("%d positions in the book, %d bytes\n", len(keys), len(data))
	return os.WriteFile(path, data, 0o644)
}
