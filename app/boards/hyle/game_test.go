package hyle

import (
	"math"
	"testing"

	"tablier/rules/hyle"
)

// On every board some score is even, and more is better for Order and worse for Chaos. Where perfect play is known,
// that is what it comes to.
func TestGauge(t *testing.T) {
	for variant, even := range map[string]float64{"5": 40, "7": 80, "3": 14.246, "4": 28.307} {
		if got := gauge(variant, even, hyle.Order); math.Abs(got) > 0.001 {
			t.Errorf("%s: %v points are worth %v", variant, even, got)
		}
		order, chaos := gauge(variant, even+2, hyle.Order), gauge(variant, even+2, hyle.Chaos)
		if order <= 0 || order > 0.5 || chaos != -order {
			t.Errorf("%s: two points more are worth %v to Order, %v to Chaos", variant, order, chaos)
		}
	}
	for _, variant := range game().Spec.Variants {
		if got := gauge(variant, 1, hyle.Order); !(got > -1 && got < 0) {
			t.Errorf("%s: a point is worth %v", variant, got)
		}
	}
}
