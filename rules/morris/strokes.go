package morris

import (
	"slices"
	"strings"

	"tablier/rules/short"
)

// strokes are the lines of a sketch. What they mean is a set of links, one of jumps and one of lines that win: two
// drawings that mean the same have one form.
type strokes struct{ lines, paths, wins [][]int }

// A three is three points in succession. The first is before the last in the order of points.
type three [3]int

func threeOf(a, b, c int) three {
	if a > c {
		a, c = c, a
	}
	return three{a, b, c}
}

// set returns the points of a three, a bit each.
func (t three) set() uint16 { return 1<<t[0] | 1<<t[1] | 1<<t[2] }

// link returns two points as a set.
func link(a, b int) uint16 { return 1<<a | 1<<b }

// threes returns all that stand in succession on lines, in order, each once; also where a line ends at its beginning.
func threes(lines [][]int) []three {
	var all []three
	for _, line := range lines {
		for _, w := range windows(line, 3) {
			all = append(all, threeOf(w[0], w[1], w[2]))
		}
		if last := len(line) - 1; last > 2 && line[0] == line[last] {
			all = append(all, threeOf(line[last-1], line[0], line[1]))
		}
	}
	return slices.Compact(short.Sorted(all, func(i, j int) int { return slices.Compare(all[i][:], all[j][:]) }))
}

// text returns the lines, paths and winning lines as a Board has them.
func (s strokes) text(names []string) (lines, paths, wins string) {
	return join(s.lines, names), join(s.paths, names), join(s.wins, names)
}

// canonical returns the one form of what has no faults.
func (s strokes) canonical() strokes {
	drawn := threes(s.lines)
	links, won := map[uint16]bool{}, map[uint16]bool{}
	for _, t := range drawn {
		links[link(t[0], t[1])], links[link(t[1], t[2])], won[t.set()] = true, true, true
	}
	bends := slices.DeleteFunc(threes(s.paths), func(t three) bool { return slices.Contains(drawn, t) })
	for _, t := range bends {
		links[link(t[0], t[1])], links[link(t[1], t[2])] = true, true
	}
	ways := chains(bends, true)
	for _, path := range s.paths {
		for _, w := range windows(path, 2) {
			if l := link(w[0], w[1]); !links[l] {
				links[l] = true
				ways = append(ways, []int{min(w[0], w[1]), max(w[0], w[1])})
			}
		}
	}
	var only []three
	for _, t := range threes(s.wins) {
		if !won[t.set()] {
			won[t.set()] = true
			only = append(only, t)
		}
	}
	return strokes{lines: chains(drawn, false), paths: inOrder(ways), wins: chains(only, false)}
}

// join writes lines by the names of their points.
func join(lines [][]int, names []string) string {
	var texts []string
	for _, line := range lines {
		var words []string
		for _, p := range line {
			words = append(words, names[p])
		}
		texts = append(texts, strings.Join(words, " "))
	}
	return strings.Join(texts, ", ")
}

// chains returns lines on which these threes stand in succession, and no others do. The lines are as long as can be,
// and sorted; they depend on the set of threes alone, and not on its order. With round, a line may end where it began.
func chains(all []three, round bool) [][]int {
	left := slices.Clone(all)
	var lines [][]int
	for len(left) > 0 {
		line := slices.Clone(left[0][:])
		left = left[1:]
		for range 2 {
			line, left = extend(line, left)
			slices.Reverse(line)
		}
		if round {
			line, left = closed(line, left)
		}
		if line[0] > line[len(line)-1] {
			slices.Reverse(line)
		}
		lines = append(lines, line)
	}
	return inOrder(lines)
}

// inOrder returns lines in the order of their points.
func inOrder(lines [][]int) [][]int {
	return short.Sorted(lines, func(i, j int) int { return slices.Compare(lines[i], lines[j]) })
}

// extend makes a line longer at its end, and returns what has not been used.
func extend(line []int, left []three) (longer []int, rest []three) {
	for {
		n := len(line)
		at := slices.IndexFunc(left, func(t three) bool {
			next, ok := after(line[n-2], line[n-1], t)
			return ok && !slices.Contains(line, next)
		})
		if at < 0 {
			return line, left
		}
		next, _ := after(line[n-2], line[n-1], left[at])
		line, left = append(line, next), slices.Delete(left, at, at+1)
	}
}

// after returns what follows two points in a three; false where they are not in it, one after the other.
func after(a, b int, t three) (next int, ok bool) {
	switch {
	case t[1] != b:
		return 0, false
	case t[0] == a:
		return t[2], true
	}
	return t[0], t[2] == a
}

// closed closes a line, where the two threes that this takes are left.
func closed(line []int, left []three) (ring []int, rest []three) {
	n := len(line)
	last, first := threeOf(line[n-2], line[n-1], line[0]), threeOf(line[n-1], line[0], line[1])
	if last == first || !slices.Contains(left, last) || !slices.Contains(left, first) {
		return line, left
	}
	left = slices.DeleteFunc(left, func(t three) bool { return t == last || t == first })
	at := slices.Index(line, slices.Min(line))
	ring = slices.Concat(line[at:], line[:at])
	if ring[1] > ring[n-1] {
		slices.Reverse(ring[1:])
	}
	return append(ring, ring[0]), left
}
