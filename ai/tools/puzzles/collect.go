package main

import (
	"cmp"
	"fmt"
	"slices"

	"tablier/ai/puzzle"
	"tablier/ai/puzzle/grade"
)

// collect returns the set of the puzzles made, as many as the game is to have, and of those that were there before, may
// be nil, and are not among them. Puzzles that are alike in text stand side by side, so that the file is small once
// compressed.
func collect(g game, made []puzzle.Puzzle, before *puzzle.Set) *puzzle.Set {
	set := &puzzle.Set{Game: g.id, Bands: grade.Bands(made), Puzzles: slices.Clone(made)}
	if g.most > 0 {
		set.Puzzles = grade.Choose(set, g.most, g.medium, set.Band)
	}
	grade.Rank(set.Puzzles)
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
		len(s.Puzzles), len(s.Puzzles)-asked, s.Bands[0], s.Bands[1], grade.Counts(s))
	return text + fmt.Sprint("; ", kinds)
}
