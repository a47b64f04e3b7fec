package form

import (
	"strings"
	"unicode/utf8"
)

// Tidy returns a text that a person has typed or pasted as it can be written: in UTF-8, with line feeds alone at the
// ends of lines, and with U+FFFD in the place of other control characters.
func Tidy(text string) string {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if tidy(text) {
		return text
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\r':
			return '\n'
		case control(r):
			return utf8.RuneError
		}
		return r
	}, strings.ToValidUTF8(text, string(utf8.RuneError)))
}

// tidy says whether a text can be written.
func tidy(text string) bool { return utf8.ValidString(text) && !strings.ContainsFunc(text, control) }

// control says whether a character can change what is around it, and is none that programs and words need.
func control(r rune) bool { return r < ' ' && r != '\n' && r != '\t' || r == 0x7f || r == 0xfeff }
