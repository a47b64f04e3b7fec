// Command learn makes ai/entropy/learnt.go, the weights of the evaluation of Carreño's Entropy, from the solved game:
//
//	go run ./ai/tools/solve/entropy -table /tmp/entropy.table
//	go run ./ai/tools/learn/entropy -table /tmp/entropy.table
//
// The net learns from positions with their exact values: 0 for a draw, for a win from 0.3 to 1 and for a loss the same
// below zero, the nearer the end the more. The positions are first those a few plies off games of better and worse
// players, and where a move decides. Then the machine plays with what it has learnt; what it evaluates and aims at is
// added, and it learns anew from all (DAgger, Ross et al. 2011): a search picks out what the net thinks too highly of.
// It prints which share of the variance of the values the net explains, of positions that it has not learnt from, as it
// grows and for the weights in whole numbers that it writes.
//
//	go run ./ai/tools/learn/entropy -table /tmp/entropy.table -guide
//
// has ai/entropy/learntguide.go, the weights of the guide of hunts, learn on. It learns from what hunts with the guide
// that is there look at, what they should know where a move leaves the other side a choice, and what searches evaluate
// and aim at, for the guide judges these too.
//
// The net takes a quarter of an hour and 4 GB, the guide three quarters of an hour and 4 GB. The command writes the
// same whenever it is run on one kind of processor, as long as searches, and for the guide its weights, are the same.
package main

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"

	"tablier/ai/entropy"
	"tablier/ai/entropy/exact"
)

func main() {
	table := flag.String("table", "", "file that command solve has written; without one the game is solved first")
	out := flag.String("out", "ai/entropy/learnt.go", "file to write")
	n := flag.Int("positions", 10_000_000, "of games to learn from")
	own := flag.Int("own", 3_000_000, "of the machine's own searches to learn from, each as if it were two")
	seed := flag.Uint64("seed", 1, "of all chance")
	guide := flag.Bool("guide", false, "have the guide of hunts learn on")
	guideOut := flag.String("guide-out", "ai/entropy/learntguide.go", "file to write it to")
	hunted := flag.Int("hunted", 12_000_000, "positions of hunts to learn from, besides others")
	flag.Parse()
	var err error
	if *guide {
		err = runGuide(*table, *guideOut, *hunted, *seed)
	} else {
		err = run(*table, *out, *n, *own, *seed)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "learn:", err)
		os.Exit(1)
	}
}

func run(table, out string, n, own int, seed uint64) error {
	t, err := exact.Open(table, false)
	if err != nil {
		return err
	}
	wander := func(w *walker) func() { return w.wander }
	list, test := samples(t, 3*seed, n, wander), samples(t, 3*seed+1, 500_000, wander)
	first := learnt(list, test, seed)
	net := entropy.NewNet(first)
	eval := func(s entropy.State) int32 { return net.Eval(s.Sets()) }
	searched := samples(t, 3*seed+2, own, func(w *walker) func() { return newSearcher(w, eval).play })
	w := learnt(slices.Concat(list, searched, searched), test, seed)
	return write(out, w)
}

func runGuide(table, out string, n int, seed uint64) error {
	const tests = 300_000
	t, err := exact.Open(table, false)
	if err != nil {
		return err
	}
	w := entropy.LearntGuide()
	guide := entropy.NewGuide(w)
	test, list := prospects(t, 2*seed+1, tests, guide), prospects(t, 2*seed, n, guide)
	m := newDeepModel(w)
	m.train(list, test, rand.New(rand.NewPCG(seed, streams)))
	return writeGuide(out, m.weights())
}

// learnt trains a net on a list, and prints its error on a test.
func learnt(list, test []sample, seed uint64) *entropy.Weights {
	const epochs = 4
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
	return w
}

const (
	batch = 512
	fast  = 0.003 // the rate of learning at first; it falls along a cosine (Loshchilov and Hutter 2016)
)

// epoch learns from each sample once, in any order and from any side of the board.
func (m *model) epoch(list []sample, rng *rand.Rand, epoch, epochs int) {
	sides := exact.NewSymmetries() // a lesson of one position holds for all eight images
	rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for at := 0; at+batch <= len(list); at += batch {
		for _, s := range list[at : at+batch] {
			g := rng.IntN(len(sides))
			m.see(sample{sides.Apply(g, s.own), sides.Apply(g, s.other), s.worth})
		}
		m.step(fast*falling(epoch, epochs, at, len(list)), batch)
	}
}

// falling returns the factor of the rate of learning after some epochs and so many samples of n, from 1 down to 0.02.
func falling(epoch, epochs, at, n int) float32 {
	done := (float64(epoch) + float64(at)/float64(n)) / float64(epochs)
	return float32(0.02 + 0.49*(1+math.Cos(math.Pi*done)))
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
