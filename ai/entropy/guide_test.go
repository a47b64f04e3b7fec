package entropy_test

import (
	"math/rand/v2"
	"testing"

	"tablier/ai/entropy"
	rules "tablier/rules/entropy"
)

// A guide says what its weights say, added up one by one, the largest included.
func TestGuide(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 0))
	for round := range 20 {
		w := randomGuide(rng, 2+round%126)
		guide := entropy.NewGuide(w)
		for _, s := range positions(rng.Uint64(), 300) {
			mover := rng.IntN(2) == 0
			odds, plies := guide.Estimate(s.Own, s.Other, mover)
			if o, p := estimatePlainly(w, s, mover); odds != o || plies != p {
				t.Fatalf("%+v: %d and %d, want %d and %d", s, odds, plies, o, p)
			}
			for _, mood := range []entropy.Mood{{}, {Pressing: true}, {Hopeful: true}, {Pressing: true, Hopeful: true}} {
				if v := guide.Eval(s.Own, s.Other, mood); v < -9999 || v > 9999 {
					t.Fatalf("%+v is worth %d to %+v", s, v, mood)
				}
			}
		}
	}
}

// randomGuide returns weights up to a bound.
func randomGuide(rng *rand.Rand, most int) *entropy.GuideWeights {
	byte8 := func() int8 { return int8(rng.IntN(2*most+1) - most) }
	w := new(entropy.GuideWeights)
	for i := range w.Rows {
		for j := range w.Rows[i] {
			w.Rows[i][j] = byte8()
		}
	}
	for j := range w.Start {
		w.Start[j] = int16(rng.IntN(16_001) - 8_000)
	}
	for k := range w.Heads {
		h := &w.Heads[k]
		for i := range entropy.GuideInner {
			for j := range h.Second {
				h.Second[j][i] = byte8()
			}
			for j := range h.Third {
				h.Third[j][i] = byte8()
			}
			h.SecondStart[i], h.ThirdStart[i] = int32(rng.IntN(1<<16)-1<<15), int32(rng.IntN(1<<16)-1<<15)
			h.Outputs[0][i], h.Outputs[1][i] = int16(rng.IntN(1<<12)), int16(rng.IntN(1<<12))
		}
		h.OutputsStart = [2]int32{int32(rng.IntN(1<<20) - 1<<19), int32(rng.IntN(1<<20) - 1<<19)}
	}
	return w
}

// estimatePlainly computes what a guide says of a position.
func estimatePlainly(w *entropy.GuideWeights, s rules.State, mover bool) (odds, plies int) {
	view, h := entropy.See(s.Own, s.Other), &w.Heads[0]
	if mover {
		h = &w.Heads[1]
	}
	const inner = entropy.GuideInner
	second, third, sums := h.SecondStart, h.ThirdStart, h.OutputsStart
	for j := range entropy.GuideNeurons {
		in := int32(w.Start[j])
		for _, i := range view.Rows {
			in += int32(w.Rows[i][j])
		}
		for i := range inner {
			second[i] += clipped(in) * int32(h.Second[j][i])
		}
	}
	for j := range inner {
		for i := range inner {
			third[i] += clipped(second[j]>>6) * int32(h.Third[j][i])
		}
	}
	for i := range inner {
		for o := range sums {
			sums[o] += clipped(third[i]>>6) * int32(h.Outputs[o][i])
		}
	}
	root := max(int(sums[1]), 0) / entropy.GuideFull
	return int(sums[0]) / (entropy.GuideFull * 16), root * root / 4096
}

func clipped(x int32) int32 { return min(max(x, 0), entropy.GuideFull) }

func BenchmarkGuide(b *testing.B) {
	guide := entropy.NewGuide(randomGuide(rand.New(rand.NewPCG(6, 0)), 20))
	list := positions(1, 1000)
	for i := 0; b.Loop(); i++ {
		s := &list[i%len(list)]
		guide.Estimate(s.Own, s.Other, true)
	}
}
