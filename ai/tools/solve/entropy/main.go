// Command solve solves Carreño's Entropy completely (package exact) and says what it found:
//
//	go run ./ai/tools/solve/entropy                         solve, check, print the table of wins, draws and losses
//	go run ./ai/tools/solve/entropy -immediate              the same for the option of that name
//	go run ./ai/tools/solve/entropy -table entropy.table    keep the result (2.2 GB), or use it when it is there
//	go run ./ai/tools/solve/entropy -out dir                also write what the project ships
//	go run ./ai/tools/solve/entropy -tiles dir              also write all values for the page (package tiles)
//	go run ./ai/tools/solve/entropy -table entropy.table -seed 7 -hard 10000 -won 300 -nodes 200000
//	                                                  examine the machine
//
// It takes a few minutes on two cores, and 3.2 GB.
//
// An examination asks the machine for moves, with so many nodes each, in hard positions drawn by the seed, and prints
// which share keeps the value: of won positions in which at most one move in four wins, and of drawn ones (traps) in
// which at least a third of the moves loses. With -nodes 1000,200000 it does so with either number. And it has the
// machine play positions won in 12 to 30 plies against the longest defence, and prints how many it wins. With -files
// web the machine has the exact values of the files there, as in a page, and the command fails where a value is not
// kept, or the files do not have it.
//
// Otherwise the command holds what a search proves of the risks of drawn moves, how many replies lose at least, against
// the table: -risks says in how many positions, 0 for none, and -nodes with how many nodes each. What -out writes, the
// same from run to run:
//
//	exact.jsonl.gz  a test set in the form of the reference data: ai/entropy/testdata/hard.jsonl.gz
//	risks.jsonl.gz  the first hundred of the positions with drawn moves: ai/tools/solve/entropy/testdata
//	blocks.gz       with -tiles: some blocks with their values: ai/entropy/tiles/block/testdata
//	puzzles.jsonl   positions to be won in 3, 5 and 7 moves by one first move only: app/boards/entropy
//
// The weights of the evaluation are made from the table by command learn.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"tablier/ai"
	"tablier/ai/entropy/exact"
	"tablier/rules/entropy"
)

func main() {
	table := flag.String("table", "", "file of the result, read when it is there and else written")
	immediate := flag.Bool("immediate", false, "solve the game with the option immediate")
	out := flag.String("out", "", "folder to write to")
	tiles := flag.String("tiles", "", "folder to write the tiles to, the values of all positions in files for the page")
	seed := flag.Uint64("seed", 1, "of the test set and the puzzles")
	positions := flag.Int("risks", 1000, "positions in which to look at the risks of drawn moves")
	nodes := budgets{1_000_000}
	flag.Var(&nodes, "nodes", "of each search; of an examination several, between commas")
	var x exam
	flag.IntVar(&x.hard, "hard", 0, "hard positions to examine the machine in")
	flag.IntVar(&x.won, "won", 0, "won positions to examine the machine in")
	flag.StringVar(&x.files, "files", "", "folder, web/, of the files with exact values that the machine is examined with")
	flag.Parse()
	if *immediate && *out+*tiles != "" {
		fmt.Fprintln(os.Stderr, "solve: what the project ships is of the game without the option immediate")
		os.Exit(2)
	}
	if x.hard+x.won == 0 && (x.files != "" || len(nodes) > 1) {
		fmt.Fprintln(os.Stderr, "solve: -files and several -nodes are of an examination: -hard or -won")
		os.Exit(2)
	}
	var err error
	if x.hard+x.won > 0 {
		err = examine(*table, x, *seed, nodes)
	} else {
		err = run(*table, *immediate, products{*out, *tiles}, *seed, *positions, nodes[0])
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "solve:", err)
		os.Exit(1)
	}
}

// Budgets are numbers of nodes, in a flag between commas.
type budgets []uint64

func (b *budgets) String() string {
	return strings.Join(strings.Fields(strings.Trim(fmt.Sprint(*b), "[]")), ",")
}

func (b *budgets) Set(text string) error {
	*b = nil
	for number := range strings.SplitSeq(text, ",") {
		nodes, err := strconv.ParseUint(number, 10, 64)
		if err != nil {
			return err
		}
		*b = append(*b, nodes)
	}
	return nil
}

// run solves the game or loads its table, checks it, and does what the flags ask for.
func run(path string, immediate bool, to products, seed uint64, positions int, nodes uint64) error {
	t, err := obtain(path, immediate)
	if err != nil {
		return err
	}
	if err := check(t, immediate, seed); err != nil {
		return err
	}
	report(t, t.Tally())
	if !immediate && positions > 0 {
		if err := risks(choices(t, seed, positions), nodes); err != nil {
			return err
		}
	}
	return to.write(t, seed)
}

// obtain reads the table when there is one, else solves the game, whose stages it shows, and keeps the table if it is
// to be kept.
func obtain(path string, immediate bool) (*exact.Table, error) {
	start, shown := time.Now(), atomic.Bool{}
	t, err := exact.Keep(path, immediate, func(s exact.Stage) {
		const width = 40
		done := width * s.Blocks / exact.Classes
		fmt.Fprintf(os.Stderr, "\r%3d plies %s%s %11d positions solved %6.0f s ", s.Plies, bar[:done],
			dots[:width-done], s.Resolved, time.Since(start).Seconds())
		shown.Store(true)
	})
	if shown.Load() {
		fmt.Fprintln(os.Stderr)
	}
	return t, err
}

const (
	bar  = "########################################"
	dots = "........................................"
)

// check looks whether the value of each of many positions follows from those of its moves, as the rules list them, and
// whether the puzzles that are shipped are what they say.
func check(t *exact.Table, immediate bool, seed uint64) error {
	left := 1_000_000
	var wrong error
	wander(rand.New(rand.NewPCG(seed, 0)), immediate, func(s entropy.State, _ int) bool {
		if !t.Sound(s) {
			j := judge(t, s)
			wrong = fmt.Errorf("%s is said to be a %s in %d plies, its moves are %+v", j.text(), j.value, j.plies,
				j.moves)
		}
		left--
		return left > 0 && wrong == nil
	})
	if wrong != nil || immediate {
		return wrong
	}
	return again(t)
}

// report prints what the game comes to.
func report(t *exact.Table, tally exact.Tally) {
	all := float64(tally.Positions())
	fmt.Printf("positions  %14d\n", tally.Positions())
	for _, line := range []struct {
		name string
		n    uint64
	}{{"wins", tally.Wins}, {"draws", tally.Draws}, {"losses", tally.Losses}} {
		fmt.Printf("%-10s %14d %6.2f %%\n", line.name, line.n, 100*float64(line.n)/all)
	}
	fmt.Println(
		"won/drawn/lost % of the player to move, by pawns that touch a friend: own (down), the other's (across)",
	)
	for own, row := range tally.Shares {
		if own == 1 {
			continue // nobody is touched alone
		}
		fmt.Printf("%2d", own)
		for other, c := range row {
			if n := float64(c.Positions()) / 100; other != 1 {
				fmt.Printf("  %5.1f/%5.1f/%5.1f", float64(c.Wins)/n, float64(c.Draws)/n, float64(c.Losses)/n)
			}
		}
		fmt.Println()
	}
	fmt.Printf("the longest win takes %d plies\n", tally.Longest)
	value, _ := t.Value(entropy.Start())
	fmt.Printf("the start is a %s; its moves:", value)
	j := judge(t, entropy.Start())
	for _, v := range []ai.Value{ai.Win, ai.Draw, ai.Loss} {
		fmt.Printf(" %d %s", len(j.with(v)), v)
	}
	fmt.Println()
}
