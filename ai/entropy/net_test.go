package entropy_test

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"tablier/ai/entropy"
	rules "tablier/rules/entropy"
)

// positions returns positions reached at random, spread over whole games.
func positions(seed uint64, n int) []rules.State {
	rng := rand.New(rand.NewPCG(seed, 0))
	var list []rules.State
	var buf [rules.MostMoves]rules.Step
	for len(list) < n {
		s := rules.Start()
		for ply := 0; ply < 120 && !s.Over(false); ply++ {
			list = append(list, s)
			moves := s.AppendMoves(buf[:0])
			s = s.Play(moves[rng.IntN(len(moves))])
		}
	}
	return list[:n]
}

// A net gives what its weights say, added up one by one, the largest included.
func TestNet(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 0))
	for range 20 {
		var w entropy.Weights
		for i := range w.Rows {
			for j := range w.Rows[i] {
				w.Rows[i][j] = int8(rng.IntN(255) - 127)
			}
		}
		for j := range w.Start {
			w.Start[j] = int16(rng.IntN(16_001) - 8_000)
		}
		for i := range w.Parts {
			for j := range w.Parts[i] {
				w.Parts[i][j] = int16(rng.IntN(1 << 16))
			}
		}
		w.Bias = int32(rng.IntN(1<<20) - 1<<19)
		net := entropy.NewNet(&w)
		for _, s := range positions(rng.Uint64(), 1000) {
			if got, want := net.Eval(s.Own, s.Other), plainly(&w, s); got != want {
				t.Fatalf("%+v: %d, want %d", s, got, want)
			}
		}
	}
}

// plainly computes what a net says of a position.
func plainly(w *entropy.Weights, s rules.State) int32 {
	view := entropy.See(s.Own, s.Other)
	sum := int64(w.Bias)
	for j := range entropy.Neurons {
		in := int(w.Start[j])
		for _, i := range view.Rows {
			in += int(w.Rows[i][j])
		}
		sum += int64(min(entropy.Full, max(0, in))) * int64(w.Parts[view.Part][j])
	}
	return int32(9999 * sum / (entropy.Unit + max(sum, -sum)))
}

// A view names each pawn's cell, side and company, and both sides' slides.
func TestSee(t *testing.T) {
	company := func(cell int, side rules.Set) int {
		n := 0
		for other := range rules.Cells {
			if other != cell && side>>other&1 != 0 && rules.Around(1<<cell)>>other&1 != 0 {
				n++
			}
		}
		return min(n, 2)
	}
	for _, s := range positions(4, 20_000) {
		var slides, touch [2]int
		for side, s := range []rules.State{s, {Own: s.Other, Other: s.Own}} {
			if !s.MustPass() {
				slides[side] = s.Count()
			}
			touch[side] = bits.OnesCount32(s.Own & rules.Around(s.Own))
		}
		const first = 9 * 64 // of the rows of slides
		want := map[uint16]bool{
			uint16(first + slides[0]): true, uint16(first + entropy.MostSlides + slides[1]): true,
		}
		for cell := range rules.Cells {
			for side, pawns := range [][2]rules.Set{{s.Own, s.Other}, {s.Other, s.Own}} {
				if pawns[0]>>cell&1 != 0 {
					class := 3*company(cell, pawns[0]) + company(cell, pawns[1])
					want[uint16(64*class+32*side+cell)] = true
				}
			}
		}
		got := entropy.See(s.Own, s.Other)
		for _, row := range got.Rows {
			if !want[row] {
				t.Fatalf("%+v: rows %v, want %v", s, got.Rows, want)
			}
			delete(want, row)
		}
		if len(want) > 0 || int(got.Part) != 8*touch[0]+touch[1] {
			t.Fatalf("%+v: %+v; missing %v", s, got, want)
		}
	}
}

func BenchmarkEval(b *testing.B) {
	list := positions(2, 1024)
	var w entropy.Weights
	net := entropy.NewNet(&w)
	i := 0
	for b.Loop() {
		net.Eval(list[i&1023].Own, list[i&1023].Other)
		i++
	}
}
