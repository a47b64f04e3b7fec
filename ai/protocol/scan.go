package protocol

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// maxNesting is how deep arrays and objects of a request may nest: no request needs more than two.
const maxNesting = 32

// A scanner checks JSON text (RFC 8259) and finds its parts. It is strict: UTF-8 and the escapes of surrogate pairs
// must be whole. It stands here because the smallest of the JSON packages would take a tenth of the size that the
// program in the browser may have; tests hold it against encoding/json.
type scanner struct {
	text string
	at   int
}

// bad returns the error of text that is wrong at the scanner's place.
func (s *scanner) bad(want string) *Error {
	found := "the end"
	if s.at < len(s.text) {
		_, size := utf8.DecodeRuneInString(s.text[s.at:])
		found = strconv.Quote(s.text[s.at : s.at+size])
	}
	return &Error{Code: CodeSyntax, Message: "at byte " + strconv.Itoa(s.at) + ": want " + want + ", found " + found}
}

// peek skips white space and returns the next byte, 0 at the end.
func (s *scanner) peek() byte {
	for ; s.at < len(s.text); s.at++ {
		if c := s.text[s.at]; c != ' ' && c != '\t' && c != '\r' && c != '\n' {
			return c
		}
	}
	return 0
}

// accept skips white space and then c, if it comes next.
func (s *scanner) accept(c byte) bool {
	if s.peek() != c || s.at == len(s.text) {
		return false
	}
	s.at++
	return true
}

// end checks that nothing but white space is left.
func (s *scanner) end() *Error {
	if s.peek(); s.at < len(s.text) {
		return s.bad("the end of the line")
	}
	return nil
}

// value skips a value and returns its text.
func (s *scanner) value(nesting int) (string, *Error) {
	c := s.peek()
	start := s.at
	var err *Error
	switch {
	case nesting > maxNesting:
		err = s.bad("no deeper nesting")
	case c == '{':
		err = s.object(nesting, func(string, string) *Error { return nil })
	case c == '[':
		err = s.array(nesting, func(string) {})
	case c == '"':
		_, err = s.str()
	case c == '-' || c >= '0' && c <= '9':
		err = s.number()
	default:
		err = s.word()
	}
	return s.text[start:s.at], err
}

func (s *scanner) word() *Error {
	for _, w := range []string{"true", "false", "null"} {
		if strings.HasPrefix(s.text[s.at:], w) {
			s.at += len(w)
			return nil
		}
	}
	return s.bad("a value")
}

// object skips an object and visits its members, values as text.
func (s *scanner) object(nesting int, visit func(name, value string) *Error) *Error {
	if !s.accept('{') {
		return s.bad("an object")
	}
	for first := true; !s.accept('}'); first = false {
		if !first && !s.accept(',') {
			return s.bad(`"," or "}"`)
		}
		if s.peek() != '"' {
			return s.bad("a name in quotes")
		}
		name, err := s.str()
		if err != nil {
			return err
		}
		if !s.accept(':') {
			return s.bad(`":"`)
		}
		value, err := s.value(nesting + 1)
		if err != nil {
			return err
		}
		if err := visit(name, value); err != nil {
			return err
		}
	}
	return nil
}

// array skips an array and visits its elements as text.
func (s *scanner) array(nesting int, visit func(value string)) *Error {
	if !s.accept('[') {
		return s.bad("an array")
	}
	for first := true; !s.accept(']'); first = false {
		if !first && !s.accept(',') {
			return s.bad(`"," or "]"`)
		}
		value, err := s.value(nesting + 1)
		if err != nil {
			return err
		}
		visit(value)
	}
	return nil
}

// number reads over a JSON number, and returns an error where there is none.
func (s *scanner) number() *Error {
	if s.next() == '-' {
		s.at++
	}
	if s.next() == '0' {
		s.at++
	} else if !s.digits() {
		return s.bad("a digit")
	}
	if s.next() == '.' {
		if s.at++; !s.digits() {
			return s.bad("a digit")
		}
	}
	if c := s.next(); c == 'e' || c == 'E' {
		s.at++
		if c := s.next(); c == '+' || c == '-' {
			s.at++
		}
		if !s.digits() {
			return s.bad("a digit")
		}
	}
	return nil
}

// next returns the byte where the scanner stands, 0 at the end.
func (s *scanner) next() byte {
	if s.at < len(s.text) {
		return s.text[s.at]
	}
	return 0
}

// digits skips digits; it returns false when there is none.
func (s *scanner) digits() bool {
	start := s.at
	for c := s.next(); c >= '0' && c <= '9'; c = s.next() {
		s.at++
	}
	return s.at > start
}

// str skips a string, whose opening quote is next, and returns its content.
func (s *scanner) str() (string, *Error) {
	s.at++
	var b strings.Builder
	for {
		run := s.at
		for c := s.next(); c >= ' ' && c < utf8.RuneSelf && c != '"' && c != '\\'; c = s.next() {
			s.at++
		}
		b.WriteString(s.text[run:s.at])
		switch c := s.next(); {
		case c == '"':
			s.at++
			return b.String(), nil
		case c == '\\':
			r, err := s.escape()
			if err != nil {
				return "", err
			}
			b.WriteRune(r)
		case c < ' ':
			return "", s.bad("the rest of a string")
		default:
			r, size := utf8.DecodeRuneInString(s.text[s.at:])
			if r == utf8.RuneError && size == 1 {
				return "", s.bad("UTF-8")
			}
			b.WriteRune(r)
			s.at += size
		}
	}
}

// escape skips an escape sequence and returns its character.
func (s *scanner) escape() (rune, *Error) {
	s.at++
	c := s.next()
	if c == 'u' {
		return s.unicode()
	}
	i := strings.IndexByte(`"\/bfnrt`, c)
	if i < 0 {
		return 0, s.bad("an escape")
	}
	s.at++
	return rune("\"\\/\b\f\n\r\t"[i]), nil
}

// unicode skips the rest of an escape by number, both halves of one in a pair.
func (s *scanner) unicode() (rune, *Error) {
	start := s.at
	r, ok := s.hex()
	if ok && utf16.IsSurrogate(r) {
		var low rune
		if ok = strings.HasPrefix(s.text[s.at:], `\u`); ok {
			s.at++
			low, ok = s.hex()
		}
		r = utf16.DecodeRune(r, low)
		ok = ok && r != utf8.RuneError
	}
	if !ok {
		s.at = start
		return 0, s.bad("four hexadecimal digits, surrogates in pairs")
	}
	return r, nil
}

// hex reads the character that u and four hexadecimal digits stand for.
func (s *scanner) hex() (rune, bool) {
	if s.at+5 > len(s.text) {
		return 0, false
	}
	n, err := strconv.ParseUint(s.text[s.at+1:s.at+5], 16, 16)
	s.at += 5
	return rune(n), err == nil
}

// quote appends s as a JSON string; bytes that are not UTF-8 become U+FFFD.
func quote(buf []byte, s string) []byte {
	buf = append(buf, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			buf = append(buf, '\\', byte(r))
		case r == '\n':
			buf = append(buf, '\\', 'n')
		case r < ' ':
			const hex = "0123456789abcdef"
			buf = append(buf, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
		default:
			buf = utf8.AppendRune(buf, r)
		}
	}
	return append(buf, '"')
}
