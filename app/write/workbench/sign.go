package workbench

import "strings"

// changesSign says whether a function of a program changes the sign of what it returns to itself, as negamax does.
func changesSign(program, function string) bool {
	body := bodyOf(program, function)
	for {
		before, after, found := strings.Cut(body, function+"(")
		if !found {
			return false
		}
		before = strings.TrimRight(before, " \t")
		if factor, ok := strings.CutSuffix(before, "*"); ok { // as in -1 * f(…)
			before = strings.TrimSuffix(strings.TrimRight(factor, " \t"), "1")
		}
		if strings.HasSuffix(before, "-") {
			return true
		}
		body = after
	}
}

// bodyOf returns the lines of a function of a program, empty where it has none of that name.
func bodyOf(program, function string) string {
	var body []string
	depth := -1 // of the function, -1 before it
	for _, line := range strings.Split(program, "\n") {
		code := strings.TrimLeft(line, " \t")
		indent := len(line) - len(code)
		switch {
		case depth < 0 && strings.HasPrefix(strings.TrimPrefix(code, "async "), "def "+function+"("):
			depth = indent
		case code == "" || code[0] == '#':
		case depth >= 0 && indent <= depth:
			return strings.Join(body, "\n")
		case depth >= 0:
			body = append(body, line)
		}
	}
	return strings.Join(body, "\n")
}
