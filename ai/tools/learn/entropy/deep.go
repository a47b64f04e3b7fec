package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"sync"

	"tablier/ai/entropy"
	"tablier/ai/entropy/exact"
)

const (
	outer = entropy.GuideNeurons
	inner = entropy.GuideInner
)

// A deep is the weights of a guide while it learns, or a value for each of them.
type deep struct {
	rows  [entropy.Rows][outer]float32
	start [outer]float32
	heads [2]deepHead
}

// A deepHead is what is computed from the first layer where one side is to move.
type deepHead struct {
	second      [outer][inner]float32
	secondStart [inner]float32
	third       [inner][inner]float32
	thirdStart  [inner]float32
	outputs     [2][inner]float32 // in reach: an output is a multiple of what the neurons of a net can put out
	bias        [2]float32
}

const reach = 4

// A deepModel is a guide that learns: the cross entropy of the odds, and the squared error of the root of the plies
// where the hunter wins, by Adam. A batch is shared out among streams, so that the sums are the same on any machine.
type deepModel struct {
	deep
	slopes        [streams]deep
	mean, squares deep
	batches       int
}

// A pass is the guide's forward and backward pass over one position.
type pass struct {
	view             entropy.View
	first, firstBack [outer]float32
	second, back2    [inner]float32
	third, back3     [inner]float32
	out              [2]float32
}

// see computes the outputs of a guide for a position: the logarithm of the odds and the root.
func (m *deep) see(p *pass, s *prospect) {
	p.view = entropy.See(s.hunter, s.other)
	p.first = m.start
	for _, i := range p.view.Rows {
		addRow(&p.first, &m.rows[i])
	}
	h := &m.heads[side(s)]
	p.second, p.third = h.secondStart, h.thirdStart
	for i, x := range &p.first {
		if x = min(x, 1); x > 0 {
			accumulate(&p.second, &h.second[i], x)
		}
	}
	for i, x := range &p.second {
		if x = min(x, 1); x > 0 {
			accumulate(&p.third, &h.third[i], x)
		}
	}
	p.out = h.bias
	for i, x := range &p.third {
		x = reach * min(1, max(0, x))
		p.out[0] += x * h.outputs[0][i]
		p.out[1] += x * h.outputs[1][i]
	}
}

func side(s *prospect) int {
	if s.mover {
		return 1
	}
	return 0
}

// learn adds a position's gradient to a slope, after its forward pass.
func (m *deep) learn(slope *deep, p *pass, s *prospect) {
	const (
		rootWeight   = 4
		choiceWeight = 2 // of positions with the other side to move, which are fewer and harder to judge
	)
	m.see(p, s)
	var d [2]float32
	if !s.pliesOnly {
		d[0] = odds(p.out[0])
		if s.won {
			d[0]--
		}
	}
	if s.won {
		d[1] = rootWeight * (p.out[1] - root(s))
	}
	if !s.mover {
		d[0], d[1] = choiceWeight*d[0], choiceWeight*d[1]
	}
	k := side(s)
	m.heads[k].learn(&slope.heads[k], p, d)
	addRow(&slope.start, &p.firstBack)
	for _, i := range p.view.Rows {
		addRow(&slope.rows[i], &p.firstBack)
	}
}

// learn adds the gradient of a head, for the slopes of its outputs, and computes that of the first layer.
func (h *deepHead) learn(slope *deepHead, p *pass, d [2]float32) {
	for i, x := range &p.third {
		y := reach * min(1, max(0, x))
		p.back3[i] = 0
		for o := range d {
			slope.outputs[o][i] += d[o] * y
			p.back3[i] += d[o] * reach * h.outputs[o][i]
		}
		p.back3[i] *= through(x)
	}
	slope.bias[0] += d[0]
	slope.bias[1] += d[1]
	accumulate(&slope.thirdStart, &p.back3, 1)
	for i, x := range &p.second {
		p.back2[i] = through(x) * backward(&slope.third[i], &h.third[i], &p.back3, x)
	}
	accumulate(&slope.secondStart, &p.back2, 1)
	for i, x := range &p.first {
		p.firstBack[i] = through(x) * backward(&slope.second[i], &h.second[i], &p.back2, x)
	}
}

// backward adds to the slope of a neuron's weights and returns the slope of what it puts out.
func backward(slope, row, back *[inner]float32, x float32) float32 {
	if x = min(x, 1); x > 0 {
		accumulate(slope, back, x)
	}
	return product(row, back)
}

// through says how much of a slope goes through a neuron: all, or a little outside its range, lest it be stuck.
func through(x float32) float32 {
	if x <= 0 || x >= 1 {
		return 0.01
	}
	return 1
}

func odds(x float32) float32 { return float32(1 / (1 + math.Exp(-float64(x)))) }

func root(s *prospect) float32 { return float32(math.Sqrt(float64(s.plies)) / 4) }

// train learns from a list, and prints its error on a test, before it has learnt too.
func (m *deepModel) train(list, test []prospect, rng *rand.Rand) {
	const epochs = 12
	m.report(test)
	for epoch := range epochs {
		m.epoch(list, rng, epoch, epochs)
		fmt.Printf("epoch %d of %d with %d positions\n", epoch+1, epochs, len(list))
		m.report(test)
	}
}

// epoch learns from each prospect once, in any order and from any side of the board.
func (m *deepModel) epoch(list []prospect, rng *rand.Rand, epoch, epochs int) {
	const batch, fast = 4096, 0.002
	sides := exact.NewSymmetries()
	rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	turned := make([]prospect, batch)
	for at := 0; at+batch <= len(list); at += batch {
		for i, s := range list[at : at+batch] {
			g := rng.IntN(len(sides))
			s.hunter, s.other = sides.Apply(g, s.hunter), sides.Apply(g, s.other)
			turned[i] = s
		}
		var wait sync.WaitGroup
		for i := range streams {
			wait.Go(func() {
				var p pass
				m.slopes[i] = deep{}
				for j := i * batch / streams; j < (i+1)*batch/streams; j++ {
					m.learn(&m.slopes[i], &p, &turned[j])
				}
			})
		}
		wait.Wait()
		m.step(fast*falling(epoch, epochs, at, len(list)), batch)
	}
}
