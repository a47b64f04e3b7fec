//go:build bars

package entropy_test

import "testing"

// The bars set for the opponent: all but one draw kept, and nearly all wins; then all draws.
func TestKeepsAllValues(t *testing.T) {
	for _, c := range []struct {
		nodes uint64
		won   float64
		drawn int // that may be lost
	}{{200_000, 0.99, 1}, {1_000_000, 0.995, 0}} {
		if won, drawn := keep(t, reference, 1, c.nodes); won.share() < c.won || drawn.of-drawn.kept > c.drawn {
			t.Errorf("%d nodes: %.1f %% of the wins kept and %d draws lost", c.nodes, 100*won.share(),
				drawn.of-drawn.kept)
		}
	}
}

// On the harder set, a value or two of 400 may be lost.
func TestKeepsHardValues(t *testing.T) {
	if won, drawn := keep(t, hard, 1, 50_000); won.share() < 0.995 || drawn.share() < 0.995 {
		t.Errorf("%.1f %% of the wins and %.1f %% of the draws kept", 100*won.share(), 100*drawn.share())
	}
}
