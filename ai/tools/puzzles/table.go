package main

import (
	"fmt"
	"io"
	"math"
	"sync"

	"tablier/ai/puzzle"
	"tablier/ai/puzzle/grade"
)

// others keeps the seeds of the table apart from those by which the levels of the puzzles were found.
const others = 1 << 32

// table prints what share of the puzzles of each band every level below the top solves, each tried with ten seeds. It
// is an error when the bands are not in order, see inOrder.
func (c command) table(out io.Writer, g game) error {
	spec, set, err := c.open(g)
	if err != nil {
		return err
	}
	shares, sizes, err := newDifficulty(spec).shares(set, c.seed+others)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%-10s    easy  medium    hard\n", g.id)
	for level, row := range shares {
		fmt.Fprintf(out, "level %-4d", level+1)
		for _, share := range row {
			fmt.Fprintf(out, "%6.1f %%", 100*share)
		}
		fmt.Fprintln(out)
	}
	return inOrder(shares, sizes)
}

// inOrder says whether the levels together solve more of each band than of the next one, and none of them clearly less:
// by two standard errors of so many tries.
func inOrder(shares [][puzzle.Bands]float64, sizes [puzzle.Bands]int) error {
	for band := range puzzle.Bands - 1 {
		var lead float64
		for level, row := range shares {
			this, next := row[band], row[band+1]
			lead += this - next
			variance := this*(1-this)/float64(grade.Seeds*sizes[band]) + next*(1-next)/float64(grade.Seeds*sizes[band+1])
			if next-this > 2*math.Sqrt(variance) {
				return fmt.Errorf("level %d solves less of band %d than of the next one", level+1, band)
			}
		}
		if lead <= 0 {
			return fmt.Errorf("the levels together solve no more of band %d than of the next one", band)
		}
	}
	return nil
}

// shares returns, for each level below the top, what share of the tries at the puzzles of each band solve them, and how
// many puzzles these are.
func (d difficulty) shares(set *puzzle.Set, seed uint64) (
	shares [][puzzle.Bands]float64, sizes [puzzle.Bands]int, err error,
) {
	var mutex sync.Mutex
	for band := range puzzle.Band(puzzle.Bands) {
		var list []puzzle.Puzzle
		for _, p := range set.Asked(band) {
			if p.Kind.Moves() {
				list = append(list, *p)
			}
		}
		solved := []int{}
		sizes[band] = len(list)
		err := d.each(list, func(machine grade.Machine, p *puzzle.Puzzle) error {
			for level := range machine.Levels - 1 {
				n, err := machine.Tries(p, level+1, seed, func(int, int) bool { return true })
				if err != nil {
					return err
				}
				mutex.Lock()
				for len(solved) <= level {
					solved = append(solved, 0)
				}
				solved[level] += n
				mutex.Unlock()
			}
			return nil
		})
		if err != nil {
			return nil, sizes, err
		}
		for level, n := range solved {
			if len(shares) <= level {
				shares = append(shares, [puzzle.Bands]float64{})
			}
			shares[level][band] = float64(n) / float64(grade.Seeds*len(list))
		}
	}
	return shares, sizes, nil
}
