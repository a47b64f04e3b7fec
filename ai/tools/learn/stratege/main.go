// Command learn makes ai/stratege/learnt.go from games of the machine against itself: the weights of the evaluation of
// Le Stratège, and the habits by which hidden pawns give themselves away.
//
//	go run ./ai/tools/learn/stratege
//
// It plays games with plain weights, learns weights from how they ended, plays as many games with these, and so on.
// From all of them it learns what it writes: the weights by logistic regression, the habits by multinomial logistic
// regression, both by Adam (Kingma and Ba 2014). A tenth of the games is kept to see how well what has been learnt
// foretells the ends of others, and the strengths of their pawns. It takes about ten minutes of one processor, and
// writes the same whenever it is run on one kind of processor.
//
// With -habits it keeps the weights that there are and learns habits alone, from games with these: those of today with
// -games 2000, in a quarter of an hour.
package main

import (
	"flag"
	"fmt"
	"os"

	engine "tablier/ai/stratege"
)

func main() {
	out := flag.String("out", "ai/stratege/learnt.go", "file to write")
	games := flag.Int("games", 800, "to play in each round")
	nodes := flag.Uint64("nodes", 200, "of each search")
	seed := flag.Uint64("seed", 1, "of all chance")
	only := flag.Bool("habits", false, "learn habits alone, from games with the weights that there are")
	flag.Parse()
	learn := run
	if *only {
		learn = runHabits
	}
	if err := learn(*out, *games, *nodes, *seed); err != nil {
		fmt.Fprintln(os.Stderr, "learn:", err)
		os.Exit(1)
	}
}

// rounds is how often games are played, each time with weights learnt from those before.
const rounds = 3

// run plays, learns and writes.
func run(out string, games int, nodes, seed uint64) error {
	w := initialWeights()
	var list []game
	for round := range uint64(rounds) {
		played, err := play(w, games, nodes, rounds*seed+round)
		if err != nil {
			return err
		}
		list = append(list, played...)
		w = learnWeights(list)
	}
	return write(out, w, learnHabits(list))
}

// runHabits plays as many games as run, all with the weights that there are, and learns habits from them.
func runHabits(out string, games int, nodes, seed uint64) error {
	w := engine.LearntWeights()
	list, err := play(w, rounds*games, nodes, rounds*seed+rounds)
	if err != nil {
		return err
	}
	return write(out, w, learnHabits(list))
}

// forTest says whether the i-th game is one of those that are kept to test the result.
func forTest(i int) bool { return i%10 == 9 }

// initialWeights returns the weights to begin with: the worth of a pawn grows with its strength and with every row,
// the more so the less it is blocked.
func initialWeights() *engine.Weights {
	w := new(engine.Weights)
	run := [...]float64{15, 18, 22, 26, 32, 40, 50, 62, 76}
	halves := [...]float64{0, 1, 2, 3, 4, 5, 6, 7, 8.5, 10.5, 12.5, 15, 18, 23, 30}
	for row := range w.Mean {
		for b := range w.Mean[row] {
			each := 80 + run[row]/(1+halves[b]/2)
			pawn := 10 + 3*float64(row)
			w.Hidden[row][b], w.Mean[row][b] = units(pawn), units(each)
			for v := range w.Pawn {
				w.Pawn[v][row][b] = units(pawn + float64(v+1)*each)
			}
		}
	}
	for v := range w.Goal {
		w.Goal[v] = units(100 * float64(v+1))
	}
	w.GoalMean = units(100)
	return w
}
