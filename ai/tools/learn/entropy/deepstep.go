package main

import (
	"fmt"
	"math"
	"sync"

	"tablier/ai/entropy"
)

// step changes the weights by the slopes of a batch.
func (m *deepModel) step(rate float32, batch int) {
	m.batches++
	// The means begin at zero (Kingma and Ba 2014, section 3).
	warm := math.Sqrt(1-math.Pow(0.999, float64(m.batches))) / (1 - math.Pow(0.9, float64(m.batches)))
	a := adam{rate * float32(warm), 1 / float32(batch)}
	var wait sync.WaitGroup
	for part := range streams {
		wait.Go(func() {
			for i := part * entropy.Rows / streams; i < (part+1)*entropy.Rows/streams; i++ {
				m.each(a, 1, func(d *deep) []float32 { return d.rows[i][:] })
			}
		})
	}
	wait.Wait()
	const free = math.MaxFloat32
	m.each(a, free, func(d *deep) []float32 { return d.start[:] })
	for k := range m.second {
		for i := range m.second[k] {
			m.each(a, maxInner, func(d *deep) []float32 { return d.second[k][i][:] })
		}
		m.each(a, free, func(d *deep) []float32 { return d.secondStart[k][:] })
		m.each(a, free, func(d *deep) []float32 { return d.outputs[k][:] })
	}
	for i := range m.third {
		m.each(a, maxInner, func(d *deep) []float32 { return d.third[i][:] })
	}
	m.each(a, free, func(d *deep) []float32 { return d.thirdStart[:] })
	m.each(a, free, func(d *deep) []float32 { return d.bias[:] })
}

// maxInner is below what a byte holds of the weights of the inner layers.
const maxInner = 1.95

// each changes one list of weights, and keeps them below a bound.
func (m *deepModel) each(a adam, most float32, of func(*deep) []float32) {
	x, mean, squares, slope := of(&m.deep), of(&m.mean), of(&m.squares), of(&m.slopes[0])
	for k := 1; k < streams; k++ {
		for j, d := range of(&m.slopes[k]) {
			slope[j] += d
		}
	}
	for j := range x {
		a.one(&x[j], &slope[j], &mean[j], &squares[j])
		x[j] = min(most, max(-most, x[j]))
	}
}

// report prints how much of whether the hunter wins a guide explains, for either side to move, and the error of the
// plies.
func (m *deep) report(test []prospect) {
	var wrong, won, n [2]float64
	plies, wins := 0.0, 0.0
	var p pass
	for i := range test {
		s := &test[i]
		m.see(&p, s)
		k, y := side(s), 0.0
		if s.won {
			y = 1
			d := float64(16*p.out[1]*p.out[1]) - float64(s.plies)
			plies += d * d
			wins++
		}
		d := float64(odds(p.out[0])) - y
		n[k]++
		won[k] += y
		wrong[k] += d * d
	}
	for k := range n {
		share := won[k] / n[k]
		fmt.Printf("%.1f %% explained, ", 100*(1-wrong[k]/n[k]/(share*(1-share))))
	}
	fmt.Printf("%.1f plies wrong\n", math.Sqrt(plies/wins))
}

// weights returns the weights of the guide rounded to whole numbers.
func (m *deepModel) weights() *entropy.GuideWeights {
	w := new(entropy.GuideWeights)
	for i := range m.rows {
		if m.squares.rows[i] == ([outer]float32{}) {
			continue // never seen
		}
		for j, x := range m.rows[i] {
			w.Rows[i][j] = int8(round(x*entropy.GuideFull, entropy.GuideFull))
		}
	}
	for j, x := range m.start {
		w.Start[j] = int16(round(x*entropy.GuideFull, 8_000))
	}
	const half = entropy.GuideHalf
	for k := range m.second {
		for i := range m.second[k] {
			w.Second[k][i] = bytes8(m.second[k][i])
		}
		for j, x := range m.secondStart[k] {
			w.SecondStart[k][j] = int32(round(x*entropy.GuideFull*half, math.MaxInt32/2))
		}
		for j, x := range m.outputs[k] {
			w.Outputs[k][j] = int16(round(reach*x*entropy.GuideUnit, math.MaxInt16))
		}
		w.OutputsStart[k] = int32(round(m.bias[k]*entropy.GuideFull*entropy.GuideUnit, math.MaxInt32/2))
	}
	for i := range m.third {
		w.Third[i] = bytes8(m.third[i])
	}
	for j, x := range m.thirdStart {
		w.ThirdStart[j] = int32(round(x*entropy.GuideFull*half, math.MaxInt32/2))
	}
	return w
}

func bytes8(row [inner]float32) (out [inner]int8) {
	for j, x := range row {
		out[j] = int8(round(x*entropy.GuideHalf, 127))
	}
	return out
}
