package morris

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// A Design is a game of the family that somebody has drawn: a board, and where its points are.
//
// Its text, [Design.Text], is its link, and the id of its variant: rules/README.md §1.2 says how it is written, and
// what makes a board one that can be played. It has at most MaxText characters. This is version 1, and opens for ever
// (package redrawn).
//
// A game has one text however it was drawn: points stand in the order of their names, and lines are made anew from
// which points are linked, over which one jumps, and which three win.
type Design struct {
	Grid   string
	Places []Place // of the points of the board
	Board  Board   // its ID is the text
	Title  string
	Author string
}

// A Place is where a point is: on a grid its file and rank from 0; on the ring 0 to 7 in X, or Y 1 for the centre; else
// right and up, 0 to 99.
type Place struct{ X, Y int }

// The limits of the text of a design, in characters.
const (
	MaxText = 300
	MaxName = 60
)

// MinDistance is how far free points are from each other at least.
const MinDistance = 12

// What points can be on, beside grids.
const (
	Ring = "o"
	Free = "f"
)

// gridSize returns the number of files and ranks of a grid, 0 where it is none.
func gridSize(grid string) int {
	if n, err := strconv.Atoi(grid); err == nil && n >= 3 && n <= 9 && len(grid) == 1 {
		return n
	}
	return 0
}

// order sorts places by the names of their points.
func order(grid string, a, b Place) int {
	switch grid {
	case Ring:
		return cmp.Or(cmp.Compare(b.Y, a.Y), cmp.Compare(a.X, b.X)) // the centre, and on clockwise
	case Free:
		return cmp.Or(cmp.Compare(b.Y, a.Y), cmp.Compare(a.X, b.X)) // from above to below, and from the left
	}
	return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X)) // from the first rank on
}

// names returns the names of points at places in their order. Free ones are named by the row and the place in it, from
// above and from the left.
func names(grid string, places []Place) []string {
	list := make([]string, len(places))
	row, at := -1, 0
	for i, p := range places {
		switch grid {
		case Ring:
			list[i] = "p" + strconv.Itoa(p.X)
			if p.Y == 1 {
				list[i] = "o"
			}
		case Free:
			if i == 0 || places[i-1].Y != p.Y {
				row, at = row+1, 0
			}
			at++
			list[i] = letter(row) + strconv.Itoa(at)
		default:
			list[i] = letter(p.X) + strconv.Itoa(p.Y+1)
		}
	}
	return list
}

func letter(n int) string { return string(rune('a' + n)) }

// Design returns the game of a sketch in its one form. The error is Faults: those of the board name its fields, and a
// line by its number in the sketch.
func (s *Sketch) Design() (*Design, error) {
	if faults := s.check(); len(faults) > 0 {
		return nil, faults
	}
	at := s.Order()
	d := &Design{Grid: s.Grid, Title: s.Title, Author: s.Author}
	for _, from := range at {
		d.Places = append(d.Places, s.Places[from])
	}
	list, to := names(s.Grid, d.Places), inverse(at)
	drawn := strokes{lines: moved(s.Lines, to), paths: moved(s.Paths, to), wins: moved(s.Wins, to)}
	d.Board = s.board(list, to, drawn)
	if _, err := Build(d.Board); err != nil {
		return nil, err
	}
	d.Board.Lines, d.Board.Paths, d.Board.Wins = drawn.canonical().text(list)
	d.Board.ID = d.Text()
	if len(d.Board.ID) > MaxText {
		return nil, Faults{{Flaw: LongText}}
	}
	return d, nil
}

// board returns the board of a sketch whose points have these names and have come to these places.
func (s *Sketch) board(list []string, to []int, drawn strokes) Board {
	b := Board{
		Points: strings.Join(list, " "), Pawns: s.Pawns, Motion: s.Motion, Passes: s.Passes, Thrice: s.Thrice,
		Barred: named(list, to, s.Barred, nil), First: named(list, to, s.First, s.Barred),
	}
	b.Lines, b.Paths, b.Wins = drawn.text(list)
	if s.Start != "" {
		start := []byte(s.Start)
		for from, at := range to {
			start[at] = s.Start[from]
		}
		b.Start = string(start)
	}
	return b
}

// inverse returns where each number stands in a list of all numbers from 0 on.
func inverse(list []int) []int {
	to := make([]int, len(list))
	for i, from := range list {
		to[from] = i
	}
	return to
}

// moved returns lines with their points numbered anew.
func moved(lines [][]int, to []int) [][]int {
	var all [][]int
	for _, line := range lines {
		var points []int
		for _, p := range line {
			points = append(points, to[p])
		}
		all = append(all, points)
	}
	return all
}

// named returns the names of points, each once, but those of others.
func named(list []string, to, points, others []int) string {
	var at []int
	for _, p := range points {
		if !slices.Contains(others, p) {
			at = append(at, to[p])
		}
	}
	slices.Sort(at)
	var words []string
	for _, p := range slices.Compact(at) {
		words = append(words, list[p])
	}
	return strings.Join(words, " ")
}
