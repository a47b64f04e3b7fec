package lanes

import (
	"strings"
	"testing"
)

func won(plies int) Worth  { return Worth{Lead: 1, Decided: true, Plies: plies} }
func lost(plies int) Worth { return Worth{Lead: -1, Decided: true, Plies: plies} }

// At the left edge seat 0 has won, at the right edge seat 1; the further from the end, the nearer to the middle, and
// never in the band that draws have, where they have one.
func TestPlaces(t *testing.T) {
	for _, c := range []struct {
		name  string
		far   int
		draws bool
		worth Worth
		want  int
	}{
		{"seat 0 has won", 9, true, Worth{Lead: 1, Decided: true, Ended: true}, 0},
		{"seat 1 has won", 9, true, Worth{Lead: -1, Decided: true, Ended: true}, Width},
		{"drawn at the end", 9, true, Worth{Decided: true, Ended: true}, Middle},
		{"a draw", 9, true, Worth{Decided: true}, Middle},
		{"won in one", 9, true, won(1), 40},
		{"lost in one", 9, true, lost(1), Width - 40},
		{"won in ten", 9, true, won(10), 400},
		{"won, it is not known in how many", 9, true, won(0), 200},
		{"won in five without a band", 9, false, won(5), 240},
		{"lost in ten without a band", 9, false, lost(10), Width - 480},
		{"won in five of up to twenty", 11, true, won(5), 100},
		{"long: the square root", 40, true, won(10), 200},
		{"long: all the way", 40, true, won(40), 400},
		{"nothing is expected", 0, true, Worth{}, Middle},
		{"seat 0 is expected to win", 0, true, Worth{Lead: 1}, 50},
		{"more than can be", 0, true, Worth{Lead: -3}, Width - 50},
		{"half of it", 0, false, Worth{Lead: -.5}, 725},
	} {
		if got := NewScale(c.far, c.draws).At(c.worth); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// In a long game as in a short one a position nearer to its end stands nearer to the edge, and no won one in the band.
func TestPlacesAreInOrder(t *testing.T) {
	for _, far := range []int{1, 20, 21, 300} {
		s := NewScale(far, true)
		if s.Long() != (far > 20) {
			t.Errorf("%d plies: long %t", far, s.Long())
		}
		for plies, before := 1, 0; plies <= far; plies++ {
			x := s.At(won(plies))
			if x < before || x >= 430 || x+s.At(lost(plies)) != Width {
				t.Fatalf("%d of %d plies stand at %d, one less at %d", plies, far, x, before)
			}
			before = x
		}
	}
}

// The scale changes in large steps only, so that what is drawn stays where it is while values arrive.
func TestScaleHasSteps(t *testing.T) {
	for far, same := range map[int]int{0: 10, 11: 20, 21: 40, 41: 80} {
		if NewScale(far, true) != NewScale(same, true) {
			t.Errorf("the scales of %d and of %d plies differ", far, same)
		}
	}
}

// Small leads in points are spread, in steps, and never beyond the edges.
func TestSmallLeadsAreSpread(t *testing.T) {
	for most, want := range map[float64]int{1: 455, .6: 455, .5: 410, .3: 410, .25: 320, .01: 320} {
		if got := NewScale(0, false).Spread(most).At(Worth{Lead: .1}); got != want {
			t.Errorf("of up to %g a tenth stands at %d, want %d", most, got, want)
		}
	}
}

func TestRopeLiesInItsRow(t *testing.T) {
	knot := func(row, x int) Knot { return Knot{Row: row, X: x, Known: true, Proved: true} }
	guess := knot(7, 300)
	guess.Proved = false
	for _, c := range []struct {
		name string
		rope Curve
		row  int
		want []piece
	}{
		{"both neighbours", Curve{Before: knot(4, 100), Here: knot(5, 200), After: knot(6, 400)}, 5,
			[]piece{{150, 0, 200, 50, false}, {200, 50, 300, 100, false}}},
		{"the first row", Curve{Here: knot(0, 200), After: knot(1, 400)}, 0, []piece{{200, 50, 300, 100, false}}},
		{"to an estimate", Curve{Here: knot(6, 100), After: guess}, 6, []piece{{100, 50, 200, 100, true}}},
		{"over a row of the other's", Curve{Before: knot(4, 0), After: knot(6, 400)}, 5, []piece{{100, 0, 300, 100, false}}},
		{"a gap", Curve{Before: knot(4, 100), Here: knot(5, 200)}, 5, []piece{{150, 0, 200, 50, false}}},
		{"nothing known", Curve{}, 5, nil},
	} {
		got := c.rope.pieces(c.row)
		if len(got) != len(c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
			}
		}
	}
}

// Colour is never the only sign: seat 1 has a ring, an estimate is hollow, a mistake has a diamond and a dashed line.
func TestLaneIsDrawn(t *testing.T) {
	at := Knot{X: 500, Known: true, Proved: true}
	for _, c := range []struct {
		name         string
		lane         Lane
		has, hasNot  []string
		alternatives int
	}{
		{"seat 0", Lane{Seat: 0, At: at}, []string{`"at s0"`, `cx="50%"`}, []string{"ring", "err", "band", "even"}, 0},
		{"seat 1", Lane{Seat: 1, At: at}, []string{`"at s1"`, "ring"}, []string{"err"}, 0},
		{"an estimate", Lane{Seat: 1, At: Knot{X: 123, Known: true}}, []string{`"at s1 guess"`, `"12.3%"`}, nil, 0},
		{"a mistake", Lane{Seat: 0, At: at, Slip: true, From: 100}, []string{`"err"`, `"slip" x1="10%"`}, nil, 0},
		{"a draw can be", Lane{Seat: 0, At: at, Even: true, Band: true}, []string{"band", "even"}, nil, 0},
		{"nothing known", Lane{Seat: 0, Even: true}, []string{"even"}, []string{`"at`}, 0},
		{"other moves", Lane{Seat: 0, At: at, Dots: []int{700, 40, 700, 505}}, []string{`"4%"`, `"70%"`}, nil, 2},
	} {
		got := string(c.lane.Draw())
		for _, part := range c.has {
			if !strings.Contains(got, part) {
				t.Errorf("%s: no %s in %s", c.name, part, got)
			}
		}
		for _, part := range c.hasNot {
			if strings.Contains(got, part) {
				t.Errorf("%s: %s in %s", c.name, part, got)
			}
		}
		if n := strings.Count(got, `"alt"`); n != c.alternatives {
			t.Errorf("%s: %d other moves, want %d", c.name, n, c.alternatives)
		}
	}
}
