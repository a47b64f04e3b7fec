package alike

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A kind is the kind of a token.
type kind int

// The kinds.
const (
	name kind = iota
	number
	text // the inside of a string
	sign
	newline // the end of a statement
	indent
	dedent
)

// A token is a word or a sign of a program.
type token struct {
	kind kind
	text string
}

func (t token) is(text string) bool { return (t.kind == sign || t.kind == name) && t.text == text }

// A scanner takes a program apart. What is no Python becomes tokens as well.
type scanner struct {
	rest    string
	tokens  []token
	fresh   bool  // a line begins that is not the continuation of another one
	depth   int   // of open brackets, within which lines and their indentation mean nothing
	indents []int // of the open blocks
}

// scan returns the tokens of a program.
func scan(program string) []token {
	s := &scanner{rest: program, fresh: true, indents: []int{0}}
	for s.rest != "" {
		if s.fresh && s.indentation() {
			continue
		}
		s.fresh = false
		s.next()
	}
	s.end()
	for range s.indents[1:] {
		s.add(dedent, "")
	}
	return s.tokens
}

func (s *scanner) add(kind kind, text string) { s.tokens = append(s.tokens, token{kind, text}) }

// end ends a statement, unless it has ended.
func (s *scanner) end() {
	if len(s.tokens) > 0 && s.tokens[len(s.tokens)-1].kind < newline {
		s.add(newline, "")
	}
}

// indentation reads the spaces at the beginning of a line, and returns true where the line has nothing else.
func (s *scanner) indentation() (empty bool) {
	const tab = 8
	width, at := 0, 0
	for ; at < len(s.rest) && strings.IndexByte(" \t\f", s.rest[at]) >= 0; at++ {
		if width++; s.rest[at] == '\t' {
			width = (width + tab - 1) / tab * tab
		}
	}
	s.rest = s.rest[at:]
	if s.rest == "" || s.rest[0] == '\n' || s.rest[0] == '\r' || s.rest[0] == '#' {
		s.skipLine()
		return true
	}
	for last := len(s.indents) - 1; last > 0 && width < s.indents[last]; last-- {
		s.indents = s.indents[:last]
		s.add(dedent, "")
	}
	if width > s.indents[len(s.indents)-1] {
		s.indents = append(s.indents, width)
		s.add(indent, "")
	}
	return false
}

func (s *scanner) skipLine() {
	_, s.rest, _ = strings.Cut(s.rest, "\n")
}

// next reads a token, or what stands between two.
func (s *scanner) next() {
	c, size := utf8.DecodeRuneInString(s.rest)
	switch {
	case c == '\n':
		s.rest, s.fresh = s.rest[size:], s.depth == 0
		if s.fresh {
			s.end()
		}
	case c == '#':
		s.rest = strings.TrimLeftFunc(s.rest, func(r rune) bool { return r != '\n' })
	case c == ';' && s.depth == 0:
		s.rest = s.rest[size:]
		s.end()
	case c == '\\': // the statement goes on in the next line
		s.rest = strings.TrimPrefix(strings.TrimPrefix(s.rest[size:], "\r"), "\n")
	case unicode.IsSpace(c):
		s.rest = s.rest[size:]
	case s.quoted():
	case unicode.IsDigit(c) || c == '.' && len(s.rest) > 1 && s.rest[1] >= '0' && s.rest[1] <= '9':
		s.take(number, func(r rune) bool { return inName(r) || r == '.' })
	case inName(c):
		s.take(name, inName)
	default:
		s.sign(size)
	}
}

func inName(r rune) bool {
	return r == '_' || unicode.In(r, unicode.Letter, unicode.Digit, unicode.Mark)
}

// take takes the signs that belong together as a token.
func (s *scanner) take(kind kind, belongs func(rune) bool) {
	end := strings.IndexFunc(s.rest, func(r rune) bool { return !belongs(r) })
	if end < 0 {
		end = len(s.rest)
	}
	s.add(kind, s.rest[:end])
	s.rest = s.rest[end:]
}

// signs are those of several characters, longer ones first.
var signs = strings.Fields("**= //= >>= <<= ... ** // >> << == != <= >= += -= *= /= %= &= |= ^= @= -> :=")

func (s *scanner) sign(size int) {
	taken := s.rest[:size]
	for _, long := range signs {
		if strings.HasPrefix(s.rest, long) {
			taken = long
			break
		}
	}
	switch taken {
	case "(", "[", "{":
		s.depth++
	case ")", "]", "}":
		s.depth = max(0, s.depth-1)
	}
	s.add(sign, taken)
	s.rest = s.rest[len(taken):]
}
