package hyle

import (
	"strings"
	"testing"

	"tablier/rules"
)

// A grid is the simplest form of a position: the rows from the top, the colour in hand and what the bag holds.
type grid struct {
	cells [][]byte
	hand  byte // 0 for none
	bag   []byte
	slide bool // Order is to move
}

// gridOf reads a position's text.
func gridOf(text string, bag string) grid {
	g := grid{bag: []byte(bag), slide: strings.HasSuffix(text, " o")}
	for _, row := range rowsOf(text) {
		g.cells = append(g.cells, []byte(row))
	}
	if _, hand, holds := strings.Cut(text, "c="); holds {
		g.hand = hand[0]
	}
	return g
}

// count counts sequences of moves by the rules' own words, with nothing of the package.
func (g grid) count(depth int) (sum uint64) {
	switch {
	case depth == 0:
		return 1
	case g.slide:
		return g.slides(depth)
	case g.hand == 0:
		for i, colour := range g.bag {
			if i == 0 || g.bag[i-1] != colour {
				bag := append(append([]byte(nil), g.bag[:i]...), g.bag[i+1:]...)
				sum += grid{cells: g.cells, hand: colour, bag: bag}.count(depth - 1)
			}
		}
		return sum
	}
	for _, row := range g.cells {
		for x := range row {
			if row[x] == '.' {
				row[x] = g.hand
				if !g.full() {
					sum += grid{cells: g.cells, bag: g.bag, slide: true}.count(depth - 1)
				} else if depth == 1 {
					sum++
				}
				row[x] = '.'
			}
		}
	}
	return sum
}

// slides counts what begins with a move of Order.
func (g grid) slides(depth int) uint64 {
	next := grid{cells: g.cells, bag: g.bag}
	sum := next.count(depth - 1) // declined
	for y, row := range g.cells {
		for x, pawn := range row {
			if pawn == '.' {
				continue
			}
			for _, way := range [][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}} {
				for u, v := x+way[0], y+way[1]; u >= 0 && v >= 0 && u < len(row) && v < len(row) &&
					g.cells[v][u] == '.'; u, v = u+way[0], v+way[1] {
					g.cells[v][u], row[x] = pawn, '.'
					sum += next.count(depth - 1)
					g.cells[v][u], row[x] = '.', pawn
				}
			}
		}
	}
	return sum
}

func (g grid) full() bool {
	for _, row := range g.cells {
		if strings.Contains(string(row), ".") {
			return false
		}
	}
	return true
}

// Perft agrees with a count that shares nothing with the package: from the start, where the figures are known by hand
// (n colours, as many cells as the board has, and a pawn alone slides 2(n-1) ways), and along random
// rounds.
func TestPerft(t *testing.T) {
	for _, n := range sizes {
		s, colours, cells := Start(n), uint64(n), uint64(n*n)
		by := []uint64{
			colours, colours * cells, colours * cells * uint64(2*n-1), colours * cells * uint64(2*n-1) * colours,
		}
		for i, want := range by {
			naive := gridOf(Position{s}.String(), s.bag()).count(i + 1)
			if got, _ := rules.Perft(Position{s}, i+1, nil); got != want || naive != want {
				t.Errorf("%d: perft %d = %d, naively %d, want %d", n, i+1, got, naive, want)
			}
		}
		at := 0
		walk(n, 3, func(s State) {
			if at++; at%7 != 0 {
				return
			}
			for depth := 1; depth <= 3; depth++ {
				want := gridOf(Position{s}.String(), s.bag()).count(depth)
				if got, _ := rules.Perft(Position{s}, depth, nil); got != want && s.Phase != Ended {
					t.Fatalf("%v: perft %d = %d, want %d", Position{s}, depth, got, want)
				}
				if want > 20_000 {
					break
				}
			}
		})
	}
}
