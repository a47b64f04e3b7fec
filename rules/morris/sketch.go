package morris

import (
	"slices"
	"strings"

	"tablier/rules/short"
)

// A Sketch is what somebody has drawn, in whatever order: points by their numbers in Places. It may have faults: those
// that a person mends while drawing are for [Sketch.Design] to find.
type Sketch struct {
	Grid               string
	Places             []Place
	Lines, Paths, Wins [][]int
	Barred, First      []int // points closed to all that are placed, and to the very first
	Pawns              int
	Start              string // a letter for each point; empty where pawns are placed in turn
	Motion             Motion
	Passes, Thrice     bool
	Title, Author      string
}

// The pawns a side of what somebody draws.
const (
	minPawns = 2
	maxPawns = 4
)

// Sound returns what nobody can have drawn, empty where all is well: points beside the grid, or two at one place,
// strokes without a point, points that are not there. Whoever takes a sketch from outside asks this first. A fault
// names a field of the text, and has the number of what is wrong in it: of a point, a line, a character of the rule.
func (s *Sketch) Sound() (faults Faults) {
	check := func(good bool, field string, number int) {
		if !good {
			faults = append(faults, &Fault{Flaw: BadField, Field: field, Number: number})
		}
	}
	if !isGrid(s.Grid) {
		return Faults{{Flaw: BadField, Field: "g"}}
	}
	for i, p := range s.Places {
		check(IsOn(s.Grid, p) && !slices.Contains(s.Places[:i], p), "p", i)
	}
	for kind, lines := range [...][][]int{s.Lines, s.Paths, s.Wins} {
		for i, line := range lines {
			check(len(line) > 0 && s.has(line), "lcw"[kind:kind+1], i)
		}
	}
	check(s.Pawns >= 0 && s.Pawns <= MaxPawns, "r", 0)
	check(s.Motion <= Fly, "r", 2)
	check(s.has(s.Barred), "i", 0)
	check(s.has(s.First), "f", 0)
	check(s.Start == "" || len(s.Start) == len(s.Places) && strings.Trim(s.Start, sides+".") == "", "s", 0)
	check(isTitle(s.Title), "n", 0)
	check(isTitle(s.Author), "a", 0)
	return faults
}

// isGrid says whether points can be on that.
func isGrid(grid string) bool { return grid == Ring || grid == Free || gridSize(grid) > 0 }

// IsOn says whether a place is one of a grid.
func IsOn(grid string, p Place) bool {
	within := func(files, ranks int) bool { return p.X >= 0 && p.X < files && p.Y >= 0 && p.Y < ranks }
	switch grid {
	case Ring:
		return within(8, 1) || p == Place{Y: 1}
	case Free:
		return within(100, 100)
	}
	n := gridSize(grid)
	return within(n, n)
}

// has says whether these are points of the sketch.
func (s *Sketch) has(points []int) bool {
	return !slices.ContainsFunc(points, func(p int) bool { return p < 0 || p >= len(s.Places) })
}

// check returns what is wrong with a sketch beside its board.
func (s *Sketch) check() Faults {
	faults := s.Sound()
	if s.Pawns < minPawns || s.Pawns > maxPawns {
		faults = append(faults, &Fault{Flaw: PawnCount, Field: "Pawns"})
	}
	if len(s.Places) > MaxPoints {
		faults = append(faults, &Fault{Flaw: ManyPoints, Field: "Points"})
	}
	if a, b, near := s.near(); near {
		names := s.Names()
		faults = append(faults, &Fault{Flaw: TooNear, Field: "Points", Points: []string{names[a], names[b]}})
	}
	return faults
}

// near returns two free points that a finger could not tell from each other; false where there are none.
func (s *Sketch) near() (a, b int, ok bool) {
	for a, p := range s.Places {
		for b, q := range s.Places[:a] {
			if TooNearOn(s.Grid, p, q) {
				return b, a, true
			}
		}
	}
	return 0, 0, false
}

// TooNearOn says whether points at two places of a grid are too near each other for a finger: free ones can be.
func TooNearOn(grid string, a, b Place) bool {
	x, y := a.X-b.X, a.Y-b.Y
	return grid == Free && x*x+y*y < MinDistance*MinDistance
}

// MostPositions returns how many positions the game of a sketch has at most, see [MostPositions].
func (s *Sketch) MostPositions() uint64 { return MostPositions(len(s.Places), s.Pawns, s.Start != "") }

// Names returns the names that the points of a sketch have, by their numbers in Places.
func (s *Sketch) Names() []string {
	at := s.Order()
	var places []Place
	for _, from := range at {
		places = append(places, s.Places[from])
	}
	list := make([]string, len(at))
	for i, name := range names(s.Grid, places) {
		list[at[i]] = name
	}
	return list
}

// Order returns the numbers of the points of a sketch in the order of their names: by ranks on a grid, free ones from
// above to below, the centre and on clockwise on the ring.
func (s *Sketch) Order() []int {
	return short.Order(len(s.Places), func(a, b int) int { return order(s.Grid, s.Places[a], s.Places[b]) })
}
