package hyle

import (
	"testing"

	"tablier/rules/hyle"
)

// No places of the pawns of one colour make more than a line full of them, so no board makes more than one in which
// every row has a colour of its own: all ways to place a colour are tried on the boards that are small enough.
func TestMostPoints(t *testing.T) {
	for n, variant := range map[int]string{3: "3", 4: "4", 5: "5"} {
		best := 0
		var cells [][2]int
		var place func(next, left, sum int)
		place = func(next, left, sum int) {
			if left == 0 {
				best = max(best, sum)
				return
			}
			for at := next; at <= n*n-left; at++ {
				made := 0
				for _, c := range cells { // a pair makes as many points as the palindrome between them is long, if it is one
					switch {
					case c[0] == at/n:
						made += at%n - c[1] + 1
					case c[1] == at%n:
						made += at/n - c[0] + 1
					}
				}
				cells = append(cells, [2]int{at / n, at % n})
				place(at+1, left-1, sum+made)
				cells = cells[:len(cells)-1]
			}
		}
		place(0, n, 0)
		if got := mostPoints(variant, hyle.Order); got != n*best {
			t.Errorf("%s: at most %d points, want %d", variant, got, n*best)
		}
		if mostPoints(variant, hyle.Chaos) != 0 {
			t.Errorf("%s: Chaos makes points", variant)
		}
	}
}
