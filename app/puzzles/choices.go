package puzzles

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai"
)

// Choices is how many fractions a question about odds offers.
const Choices = 4

// OddsChoices returns the fractions from which the answer to a question about odds is to be chosen, in ascending order:
// the answer, and others near it, the same every time. Where the answer is no fraction it is the only choice.
func OddsChoices(answer string) []string {
	top, bottom, ok := fraction(answer)
	if !ok {
		return []string{answer}
	}
	list := [][2]int{{top, bottom}} // the least first
	add := func(a, b int) {
		same := func(f [2]int) bool { return f[0]*b == a*f[1] }
		if len(list) < Choices && a >= 0 && a <= b && b > 0 && !slices.ContainsFunc(list, same) {
			at := 0
			for at < len(list) && list[at][0]*b < a*list[at][1] {
				at++
			}
			list = slices.Insert(list, at, [2]int{a, b})
		}
	}
	near := [][2]int{{top - 1, bottom}, {top + 1, bottom}, {bottom - top, bottom}, {top, bottom + 1},
		{top + 1, bottom + 1}, {top + 2, bottom}, {top - 2, bottom}}
	from := int(ai.Mix(uint64(top)<<32|uint64(bottom)) % 3)
	for i := range near {
		f := near[(i+from)%len(near)]
		add(f[0], f[1])
	}
	for _, f := range [][2]int{{1, 2}, {1, 3}, {2, 3}, {1, 4}, {3, 4}, {0, 1}, {1, 1}} {
		add(f[0], f[1])
	}
	words := make([]string, len(list))
	for i, f := range list {
		words[i] = lowest(f[0], f[1])
		if f[0]*bottom == top*f[1] {
			words[i] = answer
		}
	}
	return words
}

// fraction reads a fraction between 0 and 1.
func fraction(text string) (top, bottom int, ok bool) {
	a, b, divided := strings.Cut(text, "/")
	if !divided {
		b = "1"
	}
	top, okTop := number(a)
	bottom, okBottom := number(b)
	return top, bottom, okTop && okBottom && bottom > 0 && top <= bottom
}

// lowest writes a fraction in its lowest terms.
func lowest(top, bottom int) string {
	by := common(top, bottom)
	if bottom == by {
		return strconv.Itoa(top / by)
	}
	return strconv.Itoa(top/by) + "/" + strconv.Itoa(bottom/by)
}
