// Package alike finds programs in Python that are the same up to the names that their writers have chosen, spaces,
// comments, and the style of indentation and quotes. It says nothing of who has written which first: short programs
// for one exercise are alike by themselves.
package alike

import (
	"slices"
	"strconv"
	"strings"
)

// Groups returns the places of programs that are alike, groups and places in the order of the list. What has no
// program, or a program that is alike to no other one, is in no group.
func Groups(programs []string) [][]int {
	var keys []string
	places := map[string][]int{}
	for i, program := range programs {
		key := Key(program)
		if key == "" {
			continue
		}
		if places[key] == nil {
			keys = append(keys, key)
		}
		places[key] = append(places[key], i)
	}
	var groups [][]int
	for _, key := range keys {
		if len(places[key]) > 1 {
			groups = append(groups, places[key])
		}
	}
	return groups
}

// Key returns a text that alike programs have in common: their tokens, with numbers in the place of the names that the
// program gives to something. Names that it only uses, such as those of functions of Python and of what a position can
// do, stay. It is empty for a program without statements.
func Key(program string) string {
	tokens := withoutDocs(scan(program))
	own, numbers := bound(tokens), map[string]int{}
	var key strings.Builder
	for i, t := range tokens {
		text := t.text
		if t.kind == name && own[text] && !attribute(tokens, i) {
			if numbers[text] == 0 {
				numbers[text] = len(numbers) + 1
			}
			text = "#" + strconv.Itoa(numbers[text])
		}
		key.WriteString(string(rune('0'+t.kind)) + text + "\x00")
	}
	return key.String()
}

// attribute says whether a name stands behind a dot.
func attribute(tokens []token, i int) bool { return i > 0 && tokens[i-1].is(".") }

// withoutDocs leaves out statements that are a text alone: they explain, as comments do.
func withoutDocs(tokens []token) (code []token) {
	for i := 0; i < len(tokens); i++ {
		begins := len(code) == 0 || slices.Contains([]kind{newline, indent, dedent}, code[len(code)-1].kind)
		if begins && tokens[i].kind == text && i+1 < len(tokens) && tokens[i+1].kind == newline {
			i++
			continue
		}
		code = append(code, tokens[i])
	}
	return code
}
