package hyle

import (
	"math/rand/v2"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

func TestConform(t *testing.T) { conform.Test(t, Spec()) }

func FuzzText(f *testing.F) { conform.Fuzz(f, Spec()) }

// sizes are the sides of the boards.
var sizes = []int{5, 7, 3, 4}

// parse returns the position of a text.
func parse(t *testing.T, text string, n int) Position {
	t.Helper()
	p, err := Parse(text, n)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// walk plays rounds at random and calls visit in each state, the last ones included.
func walk(n, rounds int, visit func(s State)) {
	rng := rand.New(rand.NewPCG(uint64(n), 0))
	for range rounds {
		s := Start(n)
		for visit(s); s.Phase != Ended; visit(s) {
			s.Do(s.Choice(rng.IntN(s.Choices())))
		}
	}
}

// play plays moves in a match.
func play(t *testing.T, m *rules.Match, moves ...rules.Move) {
	t.Helper()
	for _, move := range moves {
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
}

// A dice is a source of chance that costs little in a browser too (xorshift, Marsaglia 2003).
type dice uint64

// below returns a number from 0 to n-1.
func (d *dice) below(n int) int {
	*d ^= *d << 13
	*d ^= *d >> 7
	*d ^= *d << 17
	return int(uint64(uint32(*d>>32)) * uint64(n) >> 32)
}

// BenchmarkRound plays complete rounds at random.
func BenchmarkRound(b *testing.B) {
	for _, n := range sizes {
		b.Run(string(rune('0'+n)), func(b *testing.B) {
			rng := dice(1)
			b.ReportAllocs()
			for b.Loop() {
				s := Start(n)
				for s.Phase != Ended {
					s.Do(s.Choice(rng.below(s.Choices())))
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rounds/s")
		})
	}
}

// BenchmarkTables makes the tables that rounds on all boards need.
func BenchmarkTables(b *testing.B) {
	for b.Loop() {
		extend(worth5[:], shorter(4), shorter(3), 5)
		extend(worth6[:], worth5[:], shorter(4), 6)
	}
}
