package page

import (
	"strconv"
	"strings"
)

// half compares a fraction with a half.
func half(fraction string) int {
	top, bottom, ok := strings.Cut(fraction, "/")
	a, _ := strconv.Atoi(top)
	b := 1
	if ok {
		b, _ = strconv.Atoi(bottom)
	}
	return min(1, max(-1, 2*a-b))
}
