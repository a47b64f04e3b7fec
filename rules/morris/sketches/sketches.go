// Package sketches draws boards by chance, for tests: whatever a person could draw within the limits, most of it no
// good game.
package sketches

import (
	"math/rand/v2"
	"strconv"

	"tablier/rules/morris"
)

// Random returns a game that can be played, with at most so many positions; the same one from the same rng.
func Random(rng *rand.Rand, most uint64) *morris.Design {
	for {
		s := sketch(rng)
		d, err := s.Design()
		if err == nil && d.Board.MostPositions() <= most {
			return d
		}
	}
}

func sketch(rng *rand.Rand) *morris.Sketch {
	s := &morris.Sketch{
		Pawns: 2 + rng.IntN(3), Motion: morris.Motion(rng.IntN(3)), Passes: rng.IntN(2) == 0, Thrice: rng.IntN(4) == 0,
	}
	places := all(s, rng)
	points := min(2*s.Pawns+1+rng.IntN(8), len(places), morris.MaxPoints)
	for _, at := range rng.Perm(len(places))[:points] {
		s.Places = append(s.Places, places[at])
	}
	s.Lines = lines(rng, points, 3, 5, 1+rng.IntN(7))
	s.Paths = lines(rng, points, 2, 4, rng.IntN(5))
	s.Wins = lines(rng, points, 3, 3, rng.IntN(3))
	if rng.IntN(4) == 0 {
		closing(s)
	}
	switch perm := rng.Perm(points); rng.IntN(4) {
	case 0:
		start := make([]byte, points)
		for i, p := range perm {
			switch {
			case i < s.Pawns:
				start[p] = 'o'
			case i < 2*s.Pawns:
				start[p] = 'r'
			default:
				start[p] = '.'
			}
		}
		s.Start = string(start)
	case 1:
		s.First = perm[:1]
	case 2:
		s.Barred = perm[:1]
	}
	return s
}

// all returns the places of a grid, the ring or a free plate.
func all(s *morris.Sketch, rng *rand.Rand) (places []morris.Place) {
	size, step := 3+rng.IntN(7), 1
	switch s.Grid = strconv.Itoa(size); rng.IntN(3) {
	case 0:
		s.Grid = morris.Ring
		places = append(places, morris.Place{Y: 1})
		for x := range 8 {
			places = append(places, morris.Place{X: x})
		}
		return places
	case 1:
		s.Grid, size, step = morris.Free, 9, 12
	}
	for x := range size {
		for y := range size {
			places = append(places, morris.Place{X: x * step, Y: y * step})
		}
	}
	return places
}

// lines returns lines of that many points.
func lines(rng *rand.Rand, points, least, most, count int) (all [][]int) {
	for range count {
		all = append(all, rng.Perm(points)[:min(points, least+rng.IntN(most-least+1))])
	}
	return all
}

// closing closes the first path that has three points.
func closing(s *morris.Sketch) {
	for i, path := range s.Paths {
		if len(path) > 2 {
			s.Paths[i] = append(path, path[0])
			return
		}
	}
}
