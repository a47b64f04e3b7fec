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

// A sketch counts what the rules list, for both sides.
func TestLook(t *testing.T) {
	for _, s := range positions(1, 20_000) {
		got := entropy.Look(s.Own, s.Other)
		for side, s := range []rules.State{s, {Own: s.Other, Other: s.Own}} {
			alone := rules.Alone(s.Own, s.Other)
			slides := s.Count()
			if s.MustPass() {
				slides = 0
			}
			if got.Touch[side] != bits.OnesCount32(s.Own&rules.Around(s.Own)) || got.Alone[side] != bits.OnesCount32(alone) ||
				got.Slides[side] != slides {
				t.Fatalf("%+v, side %d: %+v, %d slides", s, side, got, slides)
			}
		}
	}
}

func BenchmarkLook(b *testing.B) {
	list := positions(2, 1024)
	sum, i := 0, 0
	for b.Loop() {
		s := list[i&1023]
		l := entropy.Look(s.Own, s.Other)
		sum += l.Slides[0] + l.Slides[1]
		i++
	}
	if sum == 0 {
		b.Error("nothing can move")
	}
}
