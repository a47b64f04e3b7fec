package main

import (
	"math"

	"tablier/ai/hyle"
)

// trace is λ: how far a board learns from the outcome rather than from the value of the next board.
const trace = 0.8

// A pupil learns from rounds what boards with a draw due are worth, layer by layer of boards with as many empty cells,
// from the full ones up: by temporal differences, TD(λ) of Sutton (1988) on the boards after Order's moves, as Szubert
// and Jaśkowski (2014) have it for 2048. Every move of a round leads from a layer to the one below, which has been
// learnt when the boards of a layer are told what to learn. So one pass is enough, and the weights of a layer are those
// of least squares.
type pupil struct {
	trainer *hyle.Trainer
	prior   []float32
	inertia float64
	met     [][]hyle.Met // of each round, by the empty cells less 1
	points  []float64    // of each round
	layers  [][]float32  // learnt last, by the empty cells less 1
}

// learn returns the weights by the empty cells less 1, and the root mean square error over all layers.
func (p *pupil) learn() (layers [][]float32, missed float64) {
	told := append([]float64(nil), p.points...)
	var below [][]hyle.Feature
	weights, squares := p.prior, 0.0
	sum := &summer{parts: make([]float32, len(p.prior))}
	for layer := range p.met[0] {
		p.trainer.Learn(append(layers, weights))
		rows := make([][]hyle.Feature, len(p.met))
		for i, met := range p.met {
			if layer > 0 {
				p.setTarget(&told[i], met, layer, below[i], weights)
			}
			rows[i] = sum.up(p.trainer.Features(&met[layer]))
		}
		r := ridge{rows: rows, prior: weights, inertia: p.inertia}
		weights = r.solve(told)
		squares += r.squares()
		layers, below = append(layers, weights), rows
	}
	return layers, math.Sqrt(squares / float64(len(p.met)*len(layers)))
}

// setTarget sets the target of a board from that of the board below. Where a move at random has been made between
// them, it is told what a look ahead says instead.
func (p *pupil) setTarget(told *float64, met []hyle.Met, layer int, below []hyle.Feature, weights []float32) {
	if met[layer-1].Strayed {
		*told = p.trainer.Ahead(&met[layer])
		return
	}
	*told = trace**told + (1-trace)*value(below, weights)
}

// value returns the estimate of a board by weights.
func value(row []hyle.Feature, weights []float32) (sum float64) {
	for _, f := range row {
		sum += float64(f.Value) * float64(weights[f.Index])
	}
	return sum
}

// weights returns what was learnt last in the form of package hyle.
func (p *pupil) weights(step int) hyle.Weights {
	w := hyle.Weights{Step: step}
	for at := 0; at < len(p.layers); at += step {
		layer := make([]int8, len(p.prior))
		for i, weight := range p.layers[at] {
			more := math.Round(float64(weight-p.prior[i]) * hyle.Grain)
			layer[i] = int8(max(math.MinInt8, min(math.MaxInt8, more)))
		}
		w.Layers = append(w.Layers, layer)
	}
	return w
}

// A summer adds up the parts of features.
type summer struct{ parts []float32 }

// up returns each feature of a list once, in the order in which it is first there.
func (s *summer) up(list []hyle.Feature) []hyle.Feature {
	whole := make([]hyle.Feature, 0, len(list))
	for _, f := range list {
		if s.parts[f.Index] == 0 {
			whole = append(whole, hyle.Feature{Index: f.Index})
		}
		s.parts[f.Index] += f.Value
	}
	kept := whole[:0]
	for _, f := range whole {
		if f.Value = s.parts[f.Index]; f.Value != 0 {
			kept = append(kept, f)
		}
		s.parts[f.Index] = 0
	}
	return kept
}
