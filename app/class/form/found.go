package form

import "strings"

// maxParts is how many lines or words a code may have been broken into on its way, as mail programs do.
const maxParts = 400

// Find returns the codes in a text that a person has pasted: several, with whatever stands around them, alone or in
// addresses, and also where their lines have been broken. A code that is not whole is returned as far as it goes.
func Find(text string) (codes []string) {
	for i := nextCode(text); i >= 0; i = nextCode(text) {
		text = text[i:]
		end := len(text)
		if next := nextCode(text[2:]); next >= 0 {
			end = next + 2
		}
		codes = append(codes, whole(text[:end]))
		text = text[end:]
	}
	return codes
}

// nextCode returns where the next code begins, -1 for nowhere.
func nextCode(text string) int {
	for from := 0; ; {
		i := strings.IndexByte(text[from:], '=')
		if i < 0 {
			return -1
		}
		at := from + i - 1
		from += i + 1
		if at < 0 || at > 0 && inCode(text[at-1]) {
			continue // a part of a longer word
		}
		if _, ok := KindOfCode(text[at:]); ok {
			return at
		}
	}
}

// inCode says whether a character can stand in a code behind its head.
func inCode(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_'
}

// whole returns the code with which a text begins: the first word, with those after it for as long as they can belong
// to it and what there is does not yet fit its checksum.
func whole(text string) string {
	var code strings.Builder
	first := ""
	for n, part := range strings.Fields(text) {
		if n == maxParts {
			break
		}
		length := prefix(part, n == 0)
		if code.WriteString(part[:length]); n == 0 {
			first = code.String()
		}
		if length > 0 && fits(code.String()) {
			return code.String()
		}
		if length < len(part) {
			break // something else follows
		}
	}
	return first
}

// prefix returns how many characters of a word may belong to a code, which perhaps begins there.
func prefix(word string, begins bool) int {
	length := 0
	if begins {
		length = 2
	}
	for length < len(word) && inCode(word[length]) {
		length++
	}
	return length
}

// fits says whether a code has the checksum that it ends with.
func fits(code string) bool {
	_, err := unwrap(code)
	return err == nil
}
