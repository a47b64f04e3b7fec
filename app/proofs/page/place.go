package page

import (
	"strconv"
	"strings"
)

// place returns where a line of a text begins and ends, from 1 on: the end of the text where there are fewer. The text
// is a certificate, of ASCII.
func place(text string, line int) (from, to int) {
	for range line - 1 {
		end := strings.IndexByte(text[from:], '\n')
		if end < 0 {
			return len(text), len(text)
		}
		from += end + 1
	}
	if end := strings.IndexByte(text[from:], '\n'); end >= 0 {
		return from, from + end
	}
	return from, len(text)
}

// above is how many lines stay in sight above the one that is gone to.
const above = 3

// scroll returns how far a field is scrolled so that a line is in sight, by the height of its lines as a style says it.
func scroll(height string, line int) int {
	pixels, err := strconv.ParseFloat(strings.TrimSuffix(height, "px"), 64)
	if err != nil {
		return 0
	}
	return int(pixels * float64(max(0, line-1-above)))
}
