package main

import "tablier/ai/hyle"

// A ridge finds the weights by which the values of rows of features are nearest to given ones: those for which the
// squares of what they miss, and of how far each weight is from an earlier one, times the inertia, are least in sum.
// The first feature, which all rows have, has no inertia.
type ridge struct {
	rows    [][]hyle.Feature
	prior   []float32
	inertia float64
	missed  []float64 // by row
	moved   []float64 // by weight
}

// most and enough end the search: so many steps, or so small a part of the first gradient, in squares.
const (
	most   = 150
	enough = 1e-7
)

// solve returns the weights for some values of the rows, by conjugate gradients on the normal equations (CGLS; Hestenes
// and Stiefel 1952).
func (r *ridge) solve(values []float64) []float32 {
	r.missed, r.moved = make([]float64, len(r.rows)), make([]float64, len(r.prior))
	for i, row := range r.rows {
		r.missed[i] = values[i] - value(row, r.prior)
	}
	gradient, norm := r.gradient()
	way, first := gradient, norm
	for step := 0; step < most && norm > enough*first; step++ {
		r.move(way, norm)
		last := norm
		gradient, norm = r.gradient()
		for i := range way {
			gradient[i] += norm / last * way[i]
		}
		way = gradient
	}
	weights := make([]float32, len(r.prior))
	for i, from := range r.prior {
		weights[i] = from + float32(r.moved[i])
	}
	return weights
}

// move goes along a way as far as pays, given the square of the gradient.
func (r *ridge) move(way []float64, norm float64) {
	change := make([]float64, len(r.rows))
	curve := 0.0
	for i, row := range r.rows {
		for _, f := range row {
			change[i] += float64(f.Value) * way[f.Index]
		}
		curve += change[i] * change[i]
	}
	for _, x := range way[1:] {
		curve += r.inertia * x * x
	}
	for i, x := range way {
		r.moved[i] += norm / curve * x
	}
	for i, x := range change {
		r.missed[i] -= norm / curve * x
	}
}

// gradient returns where the sum of the squares falls most, and the square of how much.
func (r *ridge) gradient() (gradient []float64, norm float64) {
	gradient = make([]float64, len(r.prior))
	for i, row := range r.rows {
		for _, f := range row {
			gradient[f.Index] += float64(f.Value) * r.missed[i]
		}
	}
	for i := range gradient {
		if i > 0 {
			gradient[i] -= r.inertia * r.moved[i]
		}
		norm += gradient[i] * gradient[i]
	}
	return gradient, norm
}

// squares returns the sum of the squared errors of the weights.
func (r *ridge) squares() (sum float64) {
	for _, x := range r.missed {
		sum += x * x
	}
	return sum
}
