// Command learn makes ai/hyle/learnt.go, the weights of the lines on each board of Hyle, from rounds of the machine
// against itself:
//
//	go run ./ai/tools/learn/hyle
//
// It prints the mean points of the rounds of each generation, and by how much the weights miss what they learn from. It
// takes some minutes and 1 GB, and writes the same whenever it is run on one kind of processor.
package main

import (
	"flag"
	"fmt"
	"os"

	"tablier/ai/hyle"
)

// A course is how the weights of a board are learnt.
type course struct {
	n           int
	generations int
	rounds      int     // of each generation
	inertia     float64 // of the weights: see ridge
	step        int     // how many layers become one
}

var courses = []course{
	{n: 3, generations: 3, rounds: 4_000, inertia: 50, step: 1},
	{n: 4, generations: 3, rounds: 8_000, inertia: 50, step: 1},
	{n: 5, generations: 4, rounds: 12_000, inertia: 50, step: 2},
	{n: 7, generations: 3, rounds: 4_000, inertia: 300, step: 4},
}

func main() {
	out := flag.String("out", "ai/hyle/learnt.go", "file to write")
	seed := flag.Uint64("seed", 1, "of all chance")
	flag.Parse()
	var learnt [8]hyle.Weights
	for _, c := range courses {
		learnt[c.n] = c.follow(*seed)
	}
	if err := write(*out, learnt[:]); err != nil {
		fmt.Fprintln(os.Stderr, "learn:", err)
		os.Exit(1)
	}
}

// shares are of the moves of a round, one of them at random, that are random: a search also judges boards that good
// play does not lead to.
var shares = [...]float64{0, 0.05, 0.1, 0.2}

// follow plays generations of rounds, each by the weights learnt from those before it, and returns the weights learnt
// from all of them.
func (c course) follow(seed uint64) hyle.Weights {
	trainer, prior := hyle.NewTrainer(c.n, seed)
	p := &pupil{trainer: trainer, prior: prior, inertia: c.inertia}
	for generation := range c.generations {
		sum := 0.0
		for i := range c.rounds {
			met, points := trainer.Round(shares[i%len(shares)])
			p.met, p.points = append(p.met, met), append(p.points, points)
			sum += points
		}
		layers, missed := p.learn()
		trainer.Learn(layers)
		p.layers = layers
		fmt.Printf("%d×%d, generation %d: %.2f points a round, %.2f missed\n", c.n, c.n, generation+1,
			sum/float64(c.rounds), missed)
	}
	return p.weights(c.step)
}
