package morris

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// isTitle says whether a text can be a title or a name: signs that can be printed, with single spaces between them.
func isTitle(text string) bool {
	for _, c := range text {
		if !unicode.IsPrint(c) {
			return false
		}
	}
	return utf8.ValidString(text) && utf8.RuneCountInString(text) <= MaxName && strings.TrimSpace(text) == text &&
		!strings.Contains(text, "  ")
}

// escape writes a title for an address.
func escape(text string) string {
	var b strings.Builder
	for _, c := range []byte(text) {
		switch {
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_':
			b.WriteByte(c)
		case c == ' ':
			b.WriteByte('+')
		default:
			b.WriteString("%" + string("0123456789ABCDEF"[c>>4]) + string("0123456789ABCDEF"[c&15]))
		}
	}
	return b.String()
}

// unescape reads what escape has written, and what browsers make of that. Where it can read the text, bad is -1; else
// it is the offset of what it cannot read.
func unescape(text string) (plain string, bad int) {
	var b []byte
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case '+':
			b = append(b, ' ')
		case '%':
			if i+2 >= len(text) {
				return "", i
			}
			n, err := strconv.ParseUint(text[i+1:i+3], 16, 8)
			if err != nil {
				return "", i
			}
			b = append(b, byte(n))
			i += 2
		default:
			b = append(b, c)
		}
	}
	if !utf8.Valid(b) {
		return "", 0
	}
	return string(b), -1
}
