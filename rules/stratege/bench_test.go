package stratege

import (
	"math/rand/v2"
	"testing"
)

// A dice is a source of chance that costs little in a browser too (xorshift, Marsaglia 2003).
type dice uint64

// below returns a number from 0 to n-1.
func (d *dice) below(n int) int {
	*d ^= *d << 13
	*d ^= *d >> 7
	*d ^= *d << 17
	return int(uint64(uint32(*d>>32)) * uint64(n) >> 32)
}

// BenchmarkGame plays whole games at random, set-ups included.
func BenchmarkGame(b *testing.B) {
	rng, plies := dice(1), 0
	b.ReportAllocs()
	for b.Loop() {
		s := Start()
		for n := s.Choices(); n > 0; n = s.Choices() {
			s.Do(s.Choice(rng.below(n)))
			plies++
		}
		plies -= 2 * Pawns // which are no turns
	}
	b.ReportMetric(float64(plies)/float64(b.N), "plies/game")
	b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
}

func BenchmarkMoves(b *testing.B) {
	s := middle()
	b.ReportAllocs()
	for b.Loop() {
		Position{s}.Moves()
	}
}

func BenchmarkAppendMoves(b *testing.B) {
	s, buf := middle(), make([]Step, 0, MostMoves)
	b.ReportAllocs()
	for b.Loop() {
		buf = s.AppendMoves(buf[:0])
	}
}

func BenchmarkResample(b *testing.B) {
	v := Position{middle()}.View(1)
	rng := rand.New(rand.NewPCG(1, 0))
	b.ReportAllocs()
	for b.Loop() {
		v.Resample(rng)
	}
}

// middle returns a state of the middle of a game.
func middle() State {
	s, rng := Start(), dice(1)
	for range 2*Pawns + 200 {
		s.Do(s.Choice(rng.below(s.Choices())))
	}
	return s
}
