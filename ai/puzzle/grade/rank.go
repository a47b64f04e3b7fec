package grade

import (
	"slices"

	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
)

// Rank sets the ranks of puzzles that are answered by a move, which say so far how many wrong moves a player likes who
// looks one move ahead. Within a level the rank goes by the number of moves to be found, then by the number of legal
// moves, then by that of the wrong ones.
func Rank(list []puzzle.Puzzle) {
	measures := measure(list)
	for _, members := range byLevel(list) {
		sortBy(measures, members)
		rank := 0
		for i, member := range members {
			if i > 0 && measures[members[i-1]] != measures[member] {
				rank++
			}
			list[member].Rank = rank
		}
	}
}

// measure returns the finer measures of how hard puzzles are that have no ranks yet.
func measure(list []puzzle.Puzzle) [][3]int {
	measures := make([][3]int, len(list))
	for i := range list {
		p := &list[i]
		measures[i] = [3]int{len(p.Line), max(len(p.Verdicts), len(p.Costs)), p.Rank}
	}
	return measures
}

// sortBy sorts the numbers of puzzles by their measures. To sort the puzzles themselves would take the program another
// copy of how to sort.
func sortBy(measures [][3]int, numbers []int) {
	slices.SortStableFunc(numbers, func(a, b int) int { return slices.Compare(measures[a][:], measures[b][:]) })
}

// byLevel returns the numbers of the puzzles that are answered by a move, level by level.
func byLevel(list []puzzle.Puzzle) map[int][]int {
	levels := map[int][]int{}
	for i := range list {
		if list[i].Kind.Moves() {
			levels[list[i].Level] = append(levels[list[i].Level], i)
		}
	}
	return levels
}

// Bands chooses the levels at which the bands end so that the smallest has as many puzzles as can be.
func Bands(list []puzzle.Puzzle) (best [2]int) {
	top, most := 0, -1
	for i := range list {
		top = max(top, list[i].Level)
	}
	for easy := 1; easy <= top; easy++ {
		for medium := easy; medium <= top; medium++ {
			s := puzzle.Set{Bands: [2]int{easy, medium}, Puzzles: list}
			if n := slices.Min(Counts(&s)); n > most {
				best, most = s.Bands, n
			}
		}
	}
	return best
}

// Counts returns how many puzzles of each band of difficulty are asked. It counts without [puzzle.Set.Asked], which
// sorts them: Bands counts for all bands that there can be, and a program that only counts need not have that code.
func Counts(s *puzzle.Set) []int {
	n := make([]int, puzzle.Bands)
	for i := range s.Puzzles {
		if p := &s.Puzzles[i]; !p.Retired {
			n[s.Band(p)]++
		}
	}
	return n
}

// Choose returns so many puzzles of a set that have no ranks yet, as many of each sort as can be: of the easy ones
// those in which there is least to find, of the hard ones those in which there is most, and of the others those from
// where medium says, in hundredths of them.
func Choose[Sort comparable](set *puzzle.Set, most, medium int, sort func(*puzzle.Puzzle) Sort) []puzzle.Puzzle {
	order := make([]int, len(set.Puzzles))
	for i := range order {
		order[i] = i
	}
	sortBy(measure(set.Puzzles), order)
	var bands [puzzle.Bands][]puzzle.Puzzle
	for _, i := range order {
		band := set.Band(&set.Puzzles[i])
		bands[band] = append(bands[band], set.Puzzles[i])
	}
	bands[puzzle.Medium] = outwards(bands[puzzle.Medium], len(bands[puzzle.Medium])*medium/100)
	slices.Reverse(bands[puzzle.Hard])
	return craft.Spread(slices.Concat(bands[:]...), most, sort)
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
