// Command misses prints what each level of the machine overlooks:
//
//	go run ./ai/tools/misses                    of all games
//	go run ./ai/tools/misses -game hyle -top 8  of one, up to a level
//
// Positions are met in games of a weak level in which one move in two is at random, in Entropy, with the option
// immediate, one in fifty. In some the side to move has one move that wins at once. In some the other side has one that
// is a threat: it wins after more than half of the moves, nothing else ever does, and some moves parry it. A level
// misses the win when it plays another move, the threat when it leaves it. In Hyle, a win is a slide of Order that
// makes eight points more, in Le Stratège an attack of which the strengths are known.
//
// The columns tell moves apart by what makes them easy or hard to see: whether the nearest of their cells is at most a
// step from the last move, and of slides whether they go backwards, and aslant. A column with few tries has a dash.
//
// The same flags print the same tables.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"tablier/ai/players"
	"tablier/rules/all"
)

func main() {
	game := flag.String("game", "", "of this game only")
	top := flag.Int("top", 100, "the highest level that is asked")
	number := flag.Int("positions", 100, "positions of each kind, as far as they are met")
	seed := flag.Uint64("seed", 1, "of every random choice")
	flag.Parse()
	if err := run(os.Stdout, *game, *top, *number, *seed); err != nil {
		fmt.Fprintln(os.Stderr, "misses:", err)
		os.Exit(1)
	}
}

// run prints the tables of one game, or of all.
func run(w io.Writer, game string, top, number int, seed uint64) error {
	for _, s := range subjects {
		if game != "" && game != s.game {
			continue
		}
		spec, err := all.Games().Find(s.game)
		if err != nil {
			return err
		}
		player := players.New().Find(s.game)
		tries, err := meet(spec, player, s, number, seed)
		if err != nil {
			return err
		}
		if err := table(w, player, top, tries); err != nil {
			return err
		}
	}
	return nil
}

// table prints the table of a game, up to a level.
func table(w io.Writer, player *players.Player, top int, tries []try) error {
	fmt.Fprintf(w, "%-9s %-55s threats of the other side\n", player.Game, "own wins")
	fmt.Fprintf(w, "%-9s%s  %s\n", "", heads(), heads())
	for level := range min(len(player.Levels), top) {
		r, err := missesOf(player, level+1, tries)
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "level %2d %s  %s\n", level+1, cells(r[0]), cells(r[1]))
	}
	return nil
}

// heads returns the heads of the columns.
func heads() (line string) {
	for _, t := range traits {
		line += fmt.Sprintf(" %8s", t)
	}
	return line
}

// cells returns the shares that were missed, in percent.
func cells(counts [traitCount]count) (line string) {
	const fewest = 40
	for _, c := range counts {
		if c.tried < fewest {
			line += fmt.Sprintf(" %8s", "–")
			continue
		}
		line += fmt.Sprintf(" %6.0f %%", 100*float64(c.missed)/float64(c.tried))
	}
	return line
}
