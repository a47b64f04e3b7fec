// Command learn makes ai/entropy/learnt.go, the weights of the evaluation of Carreño's Entropy, from the solved game:
//
//	go run ./ai/entropy/solve -table /tmp/entropy.table
//	go run ./ai/entropy/learn -table /tmp/entropy.table
//
// The net learns from positions a few plies off games of better and worse players, each with its exact value: 1 for a
// win and -1 for a loss, discounted by the plies to the end, 0 for a draw. It prints which share of the variance of
// these values the net explains, of positions that it has not learnt from, as it grows and for the weights in whole
// numbers that it writes. It takes some minutes and 3 GB, and writes the same whenever it is run on one kind of
// processor.
package main

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"

	"tablier/ai/entropy"
	"tablier/ai/entropy/exact"
)

func main() {
	table := flag.String("table", "", "file that command solve has written")
	out := flag.String("out", "ai/entropy/learnt.go", "file to write")
	n := flag.Int("positions", 16_000_000, "to learn from")
	epochs := flag.Int("epochs", 5, "how often each is seen")
	seed := flag.Uint64("seed", 1, "of all chance")
	flag.Parse()
	if err := run(*table, *out, *n, *epochs, *seed); err != nil {
		fmt.Fprintln(os.Stderr, "learn:", err)
		os.Exit(1)
	}
}

func run(table, out string, n, epochs int, seed uint64) error {
	t, err := exact.Load(table)
	if err != nil {
		return err
	}
	list, test := samples(t, 2*seed, n), samples(t, 2*seed+1, 500_000)
	rng := rand.New(rand.NewPCG(seed, streams))
	m := newModel(rng)
	for epoch := range epochs {
		m.epoch(list, rng, epoch, epochs)
		fmt.Printf("epoch %d: %.2f %% explained\n", epoch+1, 100*explained(test, func(s sample) float32 {
			value, _ := m.value(s)
			return value
		}))
	}
	w := m.weights()
	net := entropy.NewNet(w)
	fmt.Printf("in whole numbers: %.2f %% explained\n", 100*explained(test, func(s sample) float32 {
		return float32(net.Eval(s.own, s.other)) / 1e4
	}))
	return write(out, w)
}

const (
	batch = 512
	fast  = 0.003 // the rate of learning at first; it falls along a cosine (Loshchilov and Hutter 2016)
)

// epoch learns from each sample once, in any order and from any side of the board.
func (m *model) epoch(list []sample, rng *rand.Rand, epoch, epochs int) {
	sides := exact.NewSymmetries() // what is learnt of a position holds for all eight
	rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for at := 0; at+batch <= len(list); at += batch {
		for _, s := range list[at : at+batch] {
			g := rng.IntN(len(sides))
			m.see(sample{sides.Apply(g, s.own), sides.Apply(g, s.other), s.worth})
		}
		done := (float64(epoch) + float64(at)/float64(len(list))) / float64(epochs)
		m.step(fast*float32(0.02+0.49*(1+math.Cos(math.Pi*done))), batch)
	}
}

// explained returns the share of the variance of the samples' worth that an evaluation explains.
func explained(list []sample, eval func(sample) float32) float64 {
	wrong, all := 0.0, 0.0
	for _, s := range list {
		d := float64(eval(s) - s.worth)
		wrong += d * d
		all += float64(s.worth) * float64(s.worth)
	}
	return 1 - wrong/all
}
