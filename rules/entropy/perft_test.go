package entropy

import (
	"testing"

	"tablier/rules"
)

// figures are perft 1 to 6 of rules/README.md §3.
var figures = []uint64{35, 1085, 30659, 791170, 20053368, 479254905}

func TestPerft(t *testing.T) {
	for i, want := range figures[:5] {
		if got, _ := rules.Perft(Position{State: Start()}, i+1, nil); got != want {
			t.Errorf("perft %d = %d, want %d", i+1, got, want)
		}
	}
}

// BenchmarkPerft6 counts to depth 6.
func BenchmarkPerft6(b *testing.B) {
	for b.Loop() {
		if got, _ := rules.Perft(Position{State: Start()}, 6, nil); got != figures[5] {
			b.Fatalf("perft 6 = %d, want %d", got, figures[5])
		}
	}
}
