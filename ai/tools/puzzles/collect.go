package main

import (
	"cmp"
	"fmt"
	"slices"

	"tablier/ai/puzzle"
	"tablier/ai/tools/puzzles/craft"
)

// collect returns the set of the puzzles made, as many as the game is to have, and of those that were there before, may
// be nil, and are not among them. Puzzles that are alike in text stand side by side, so that the file is small once
// compressed.
func collect(g game, made []puzzle.Puzzle, before *puzzle.Set) *puzzle.Set {
	set := &puzzle.Set{Game: g.id, Bands: bands(made), Puzzles: slices.Clone(made)}
	if g.most > 0 {
		choose(set, g)
	}
	rank(set.Puzzles)
	if before != nil {
		for _, p := range before.Puzzles {
			if set.Find(p.ID(g.id)) == nil {
				p.Retired, p.Level, p.Rank = true, 0, 0
				set.Puzzles = append(set.Puzzles, p)
			}
		}
	}
	slices.SortStableFunc(set.Puzzles, func(a, b puzzle.Puzzle) int {
		return cmp.Or(cmp.Compare(a.Variant, b.Variant), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.On, b.On),
			cmp.Compare(a.Position, b.Position))
	})
	return set
}

// choose keeps so many puzzles as the game is to have, as many of each band as can be: of the easy ones those in
// which there is least to find, of the hard ones those in which there is most, and of the others those from where the
// game says.
func choose(set *puzzle.Set, g game) {
	slices.SortStableFunc(set.Puzzles, func(p, q puzzle.Puzzle) int {
		a, b := measure(&p), measure(&q)
		return slices.Compare(a[:], b[:])
	})
	var bands [puzzle.Bands][]puzzle.Puzzle
	for _, p := range set.Puzzles {
		bands[set.Band(&p)] = append(bands[set.Band(&p)], p)
	}
	bands[puzzle.Medium] = outwards(bands[puzzle.Medium], len(bands[puzzle.Medium])*g.medium/100)
	slices.Reverse(bands[puzzle.Hard])
	set.Puzzles = craft.Spread(slices.Concat(bands[:]...), g.most, set.Band)
}

// outwards returns a list from a place in it to both ends.
func outwards(list []puzzle.Puzzle, at int) (turned []puzzle.Puzzle) {
	for low, high := at-1, at; low >= 0 || high < len(list); low, high = low-1, high+1 {
		if high < len(list) {
			turned = append(turned, list[high])
		}
		if low >= 0 {
			turned = append(turned, list[low])
		}
	}
	return turned
}

// bands chooses the levels at which the bands end so that the smallest has as many puzzles as can be.
func bands(list []puzzle.Puzzle) (best [2]int) {
	top, most := 0, -1
	for i := range list {
		top = max(top, list[i].Level)
	}
	for easy := 1; easy <= top; easy++ {
		for medium := easy; medium <= top; medium++ {
			s := puzzle.Set{Bands: [2]int{easy, medium}, Puzzles: list}
			if n := slices.Min(counts(&s)); n > most {
				best, most = s.Bands, n
			}
		}
	}
	return best
}

// counts returns how many puzzles of each band of difficulty are asked.
func counts(s *puzzle.Set) []int {
	n := make([]int, puzzle.Bands)
	for band := range n {
		n[band] = len(s.Asked(puzzle.Band(band)))
	}
	return n
}

// summary says in a line what a set has.
func summary(s *puzzle.Set) string {
	kinds, asked := map[puzzle.Kind]int{}, 0
	for i := range s.Puzzles {
		if p := &s.Puzzles[i]; !p.Retired {
			kinds[p.Kind]++
			asked++
		}
	}
	text := fmt.Sprintf("%s: %d puzzles, %d of them retired; bands up to level %d, up to %d, and above: %d", s.Game,
		len(s.Puzzles), len(s.Puzzles)-asked, s.Bands[0], s.Bands[1], counts(s))
	return text + fmt.Sprint("; ", kinds)
}
