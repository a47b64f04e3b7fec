package main

import (
	"math"
	"math/rand/v2"

	"tablier/ai/entropy"
)

const neurons = entropy.Neurons

// A lane is a number for each neuron.
type lane [neurons]float32

// A params is the weights of a net while it learns, or a value for each of them.
type params struct {
	rows  []lane
	start lane
	parts []lane
	bias  float32
}

func newParams() *params {
	return &params{rows: make([]lane, entropy.Rows), parts: make([]lane, entropy.Parts)}
}

// A model is a net that learns: stochastic gradient descent on the squared error, by Adam (Kingma and Ba 2014). Only
// the rows that a batch has met are changed.
type model struct {
	*params
	slope         *params // of the error, summed over a batch
	mean, squares *params // of the slope, over the batches that met a weight
	met           [2]map[uint16]bool

	in, out lane // of the neurons, for the last position seen
	view    entropy.View
}

// Weights are kept below most, so that a byte holds them well enough.
const most = 1

func newModel(rng *rand.Rand) *model {
	m := &model{params: newParams(), slope: newParams(), mean: newParams(), squares: newParams()}
	m.met = [2]map[uint16]bool{{}, {}}
	for i := range m.rows {
		for j := range m.rows[i] {
			m.rows[i][j] = 0.25 * float32(rng.NormFloat64())
		}
	}
	for j := range m.start {
		m.start[j] = 0.3
		v := 0.5 / float32(math.Sqrt(neurons)) * float32(rng.NormFloat64())
		for i := range m.parts {
			m.parts[i][j] = v
		}
	}
	return m
}

// value returns the output of the net for a position: a sum s as s/(1+|s|).
func (m *model) value(s sample) (value, sum float32) {
	m.view = entropy.See(s.own, s.other)
	m.in = m.start
	for _, i := range m.view.Rows {
		row := &m.rows[i]
		for j := range m.in {
			m.in[j] += row[j]
		}
	}
	sum = m.bias
	part := &m.parts[m.view.Part]
	for j, x := range m.in {
		m.out[j] = min(1, max(0, x))
		sum += m.out[j] * part[j]
	}
	return sum / (1 + abs(sum)), sum
}

func abs(x float32) float32 { return max(x, -x) }

// see adds a position's part to the slope.
func (m *model) see(s sample) {
	value, sum := m.value(s)
	flat := 1 / (1 + abs(sum))
	d := (value - s.worth) * flat * flat
	m.slope.bias += d
	m.met[1][uint16(m.view.Part)] = true
	part, slope := &m.parts[m.view.Part], &m.slope.parts[m.view.Part]
	var back lane
	for j := range back {
		slope[j] += d * m.out[j]
		back[j] = d * part[j]
		if m.in[j] <= 0 || m.in[j] >= 1 {
			back[j] *= 0.01 // a little, lest a neuron be stuck
		}
		m.slope.start[j] += back[j]
	}
	for _, i := range m.view.Rows {
		m.met[0][i] = true
		slope := &m.slope.rows[i]
		for j := range slope {
			slope[j] += back[j]
		}
	}
}

// step changes the weights by the gradient of a batch, which it clears.
func (m *model) step(rate float32, batch int) {
	a := adam{rate, 1 / float32(batch)}
	for i := range m.met[0] {
		a.lane(&m.rows[i], &m.slope.rows[i], &m.mean.rows[i], &m.squares.rows[i])
		for j, x := range m.rows[i] {
			m.rows[i][j] = min(most, max(-most, x))
		}
	}
	for i := range m.met[1] {
		a.lane(&m.parts[i], &m.slope.parts[i], &m.mean.parts[i], &m.squares.parts[i])
	}
	a.lane(&m.start, &m.slope.start, &m.mean.start, &m.squares.start)
	a.one(&m.bias, &m.slope.bias, &m.mean.bias, &m.squares.bias)
	clear(m.met[0])
	clear(m.met[1])
}

type adam struct{ rate, share float32 }

func (a adam) lane(x, slope, mean, squares *lane) {
	for j := range x {
		a.one(&x[j], &slope[j], &mean[j], &squares[j])
	}
}

func (a adam) one(x, slope, mean, squares *float32) {
	g := *slope * a.share
	*slope = 0
	*mean += 0.1 * (g - *mean)
	*squares += 0.001 * (g*g - *squares)
	*x -= a.rate * *mean / (float32(math.Sqrt(float64(*squares))) + 1e-6)
}

// weights returns the net in whole numbers.
func (m *model) weights() *entropy.Weights {
	w := new(entropy.Weights)
	for i := range m.rows {
		if m.squares.rows[i] == (lane{}) {
			continue // never seen
		}
		for j, x := range m.rows[i] {
			w.Rows[i][j] = int8(round(x*entropy.Full, entropy.Full))
		}
	}
	for j, x := range m.start {
		w.Start[j] = int16(round(x*entropy.Full, 8_000))
	}
	for i := range m.parts {
		if m.squares.parts[i] == (lane{}) {
			continue
		}
		for j, x := range m.parts[i] {
			w.Parts[i][j] = int16(round(x*entropy.Unit/entropy.Full, math.MaxInt16))
		}
	}
	w.Bias = int32(round(m.bias*entropy.Unit, math.MaxInt32/2))
	return w
}

func round(x float32, most float64) float64 { return min(most, max(-most, math.Round(float64(x)))) }
