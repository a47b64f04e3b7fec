package site

import (
	"slices"
	"strconv"
	"strings"
)

// identity is the coding of a file that is not compressed.
const identity = "identity"

// accepted reads an Accept-Encoding header (RFC 9110, section 12.5.3): how much the browser wants each coding, in
// thousandths. What is not well-formed counts as not said.
func accepted(header string) map[string]int {
	wants := map[string]int{}
	for member := range strings.SplitSeq(strings.ToLower(header), ",") {
		coding, parameter, weighed := strings.Cut(member, ";")
		coding, weight := strings.TrimPrefix(strings.TrimSpace(coding), "x-"), 1000
		if weighed {
			q, found := strings.CutPrefix(strings.TrimSpace(parameter), "q=")
			if weight = thousandths(q); !found || weight < 0 {
				continue
			}
		}
		if coding != "" {
			wants[coding] = weight
		}
	}
	return wants
}

// thousandths reads a weight from 0 to 1 with up to three decimals; -1 for any other text.
func thousandths(q string) int {
	whole, decimals, _ := strings.Cut(q, ".")
	if len(whole) != 1 || len(decimals) > 3 {
		return -1
	}
	n, err := strconv.ParseUint(whole+decimals+"000"[len(decimals):], 10, 16)
	if err != nil || n > 1000 {
		return -1
	}
	return int(n)
}

// negotiate returns the coding that a browser wants most of those there are, the first of several; identity, which is
// always there, when none is wanted more. It is empty when the browser accepts none of them.
func negotiate(header string, there []string) string {
	wants := accepted(header)
	want := func(coding string) int {
		if weight, ok := wants[coding]; ok {
			return weight
		}
		if weight, ok := wants["*"]; ok {
			return weight
		}
		if coding == identity {
			return 1 // acceptable unless it is refused, but no wish
		}
		return 0
	}
	best, most := "", 0
	for _, coding := range append(slices.Clone(there), identity) {
		if weight := want(coding); weight > most {
			best, most = coding, weight
		}
	}
	return best
}
