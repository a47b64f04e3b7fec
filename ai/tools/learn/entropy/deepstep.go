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
	for k := range m.heads {
		for i := range m.heads[k].second {
			m.each(a, maxInner, func(d *deep) []float32 { return d.heads[k].second[i][:] })
		}
		for i := range m.heads[k].third {
			m.each(a, maxInner, func(d *deep) []float32 { return d.heads[k].third[i][:] })
		}
		m.each(a, free, func(d *deep) []float32 { return d.heads[k].secondStart[:] })
		m.each(a, free, func(d *deep) []float32 { return d.heads[k].thirdStart[:] })
		for o := range m.heads[k].outputs {
			m.each(a, free, func(d *deep) []float32 { return d.heads[k].outputs[o][:] })
		}
		m.each(a, free, func(d *deep) []float32 { return d.heads[k].bias[:] })
	}
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
	var wrong, won, n, plies, wins [2]float64
	var p pass
	for i := range test {
		s := &test[i]
		m.see(&p, s)
		k, y := side(s), 0.0
		if s.won {
			y = 1
			d := float64(16*p.out[1]*p.out[1]) - float64(s.plies)
			plies[k] += d * d
			wins[k]++
		}
		if s.pliesOnly {
			continue
		}
		d := float64(odds(p.out[0])) - y
		n[k]++
		won[k] += y
		wrong[k] += d * d
	}
	for k, who := range [2]string{"the other side", "the hunter"} {
		if share := won[k] / n[k]; won[k] > 0 {
			fmt.Printf("  %s to move in %.0f: %.2f %% explained, %.2f plies wrong\n", who, n[k],
				100*(1-wrong[k]/n[k]/(share*(1-share))), math.Sqrt(plies[k]/wins[k]))
		}
	}
}

const (
	fullHalf = entropy.GuideFull * entropy.GuideHalf
	fullUnit = entropy.GuideFull * entropy.GuideUnit
)

// weights returns the weights of the guide rounded to whole numbers.
func (m *deepModel) weights() *entropy.GuideWeights {
	w := new(entropy.GuideWeights)
	for i := range m.rows {
		for j, x := range m.rows[i] {
			w.Rows[i][j] = int8(round(x*entropy.GuideFull, entropy.GuideFull))
		}
	}
	for j, x := range m.start {
		w.Start[j] = int16(round(x*entropy.GuideFull, 8_000))
	}
	for k := range m.heads {
		m.heads[k].put(&w.Heads[k])
	}
	return w
}

// put puts the weights of a head, rounded to whole numbers.
func (h *deepHead) put(w *entropy.GuideHead) {
	for i := range h.second {
		w.Second[i] = bytes8(&h.second[i])
	}
	for i := range h.third {
		w.Third[i] = bytes8(&h.third[i])
		w.SecondStart[i] = int32(round(h.secondStart[i]*fullHalf, math.MaxInt32/2))
		w.ThirdStart[i] = int32(round(h.thirdStart[i]*fullHalf, math.MaxInt32/2))
	}
	for o := range h.outputs {
		for j, x := range h.outputs[o] {
			w.Outputs[o][j] = int16(round(reach*x*entropy.GuideUnit, math.MaxInt16))
		}
		w.OutputsStart[o] = int32(round(h.bias[o]*fullUnit, math.MaxInt32/2))
	}
}

func bytes8(row *[inner]float32) (out [inner]int8) {
	for j, x := range row {
		out[j] = int8(round(x*entropy.GuideHalf, 127))
	}
	return out
}

// newDeepModel returns a guide to begin with, by its weights in whole numbers.
func newDeepModel(w *entropy.GuideWeights) *deepModel {
	m := new(deepModel)
	for i := range m.rows {
		for j, x := range w.Rows[i] {
			m.rows[i][j] = float32(x) / entropy.GuideFull
		}
	}
	for j, x := range w.Start {
		m.start[j] = float32(x) / entropy.GuideFull
	}
	for k := range m.heads {
		m.heads[k].take(&w.Heads[k])
	}
	return m
}

// take gives a head its weights to begin with.
func (h *deepHead) take(w *entropy.GuideHead) {
	for i := range h.second {
		for j, x := range w.Second[i] {
			h.second[i][j] = float32(x) / entropy.GuideHalf
		}
	}
	for i := range h.third {
		for j, x := range w.Third[i] {
			h.third[i][j] = float32(x) / entropy.GuideHalf
		}
		h.secondStart[i], h.thirdStart[i] = float32(w.SecondStart[i])/fullHalf, float32(w.ThirdStart[i])/fullHalf
	}
	for o := range h.outputs {
		for j, x := range w.Outputs[o] {
			h.outputs[o][j] = float32(x) / (reach * entropy.GuideUnit)
		}
		h.bias[o] = float32(w.OutputsStart[o]) / fullUnit
	}
}
