package hyle

import "testing"

func TestPatternCounts(t *testing.T) {
	for n, want := range map[int]int{5: 117, 7: 2152} {
		if got := PatternsOf(n).Count(); got != want {
			t.Errorf("%d cells: %d patterns", n, got)
		}
	}
}

func BenchmarkPatterns(b *testing.B) {
	for b.Loop() {
		newPatterns(7)
	}
}
