package main

import "math"

// adam changes numbers by the slope of what is to become small.
type adam struct {
	at, slope     []float64
	mean, squares []float64 // of the slope
	steps         int
}

func newAdam(n int) *adam {
	return &adam{at: make([]float64, n), slope: make([]float64, n), mean: make([]float64, n), squares: make([]float64, n)}
}

// step changes the numbers at a rate, draws them to 0, and clears the slope.
func (a *adam) step(rate, draw float64) {
	a.steps++
	first, second := 1-math.Pow(0.9, float64(a.steps)), 1-math.Pow(0.999, float64(a.steps))
	for i, g := range a.slope {
		g += draw * a.at[i]
		a.slope[i] = 0
		a.mean[i] += 0.1 * (g - a.mean[i])
		a.squares[i] += 0.001 * (g*g - a.squares[i])
		a.at[i] -= rate * a.mean[i] / first / (math.Sqrt(a.squares[i]/second) + 1e-7)
	}
}

// cosine returns how much of the first rate is left in an epoch (Loshchilov and Hutter 2016).
func cosine(epoch, epochs int) float64 {
	return 0.02 + 0.49*(1+math.Cos(math.Pi*float64(epoch)/float64(epochs)))
}
