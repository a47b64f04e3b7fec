package main

import (
	"fmt"
	"io"
	"math"
	"sync"

	"tablier/ai/players"
	"tablier/ai/puzzle"
	"tablier/rules/all"
)

// others keeps the seeds of the table apart from those by which the levels of the puzzles were found.
const others = 1 << 32

// table prints what share of the puzzles of each band every level below the top solves, each tried with ten seeds. It
// is an error when one solves less of a band than of the next one, by more than chance.
func (c command) table(out io.Writer, g game) error {
	spec, err := all.Games().Find(g.id)
	if err != nil {
		return err
	}
	set, err := read(c.path(g))
	if err != nil {
		return err
	}
	scores, err := newDifficulty(spec).scores(set, c.seed+others)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%-10s    easy  medium    hard\n", g.id)
	for level, row := range scores {
		fmt.Fprintf(out, "level %-4d", level+1)
		for _, score := range row {
			fmt.Fprintf(out, "%6.1f %%", 100*score.share())
		}
		fmt.Fprintln(out)
	}
	for level, row := range scores {
		for band := range puzzle.Bands - 1 {
			if row[band].below(row[band+1]) {
				return fmt.Errorf("level %d solves less of band %d than of the next one", level+1, band)
			}
		}
	}
	return nil
}

// A score is how many tries solved a puzzle, and of how many.
type score struct{ solved, tries int }

func (s score) share() float64 { return float64(s.solved) / float64(s.tries) }

// variance returns the square of the standard error of the share.
func (s score) variance() float64 { return s.share() * (1 - s.share()) / float64(s.tries) }

// below says whether a share is below another one by more than two standard errors of their difference.
func (s score) below(other score) bool {
	return other.share()-s.share() > 2*math.Sqrt(s.variance()+other.variance())
}

// scores returns the scores of each level below the top, by the band.
func (d difficulty) scores(set *puzzle.Set, seed uint64) ([][puzzle.Bands]score, error) {
	var scores [][puzzle.Bands]score
	var mutex sync.Mutex
	for band := range puzzle.Band(puzzle.Bands) {
		var list []puzzle.Puzzle
		for _, p := range set.Asked(band) {
			if p.Kind.Moves() {
				list = append(list, *p)
			}
		}
		solved := []int{}
		err := d.each(list, func(machine *players.Player, p *puzzle.Puzzle) error {
			for level := range len(machine.Levels) - 1 {
				n, err := d.tries(machine, p, level+1, seed, func(int, int) bool { return true })
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
			return nil, err
		}
		for level, n := range solved {
			if len(scores) <= level {
				scores = append(scores, [puzzle.Bands]score{})
			}
			scores[level][band] = score{n, seeds * len(list)}
		}
	}
	return scores, nil
}
