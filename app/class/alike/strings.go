package alike

import "strings"

// quoted takes a string, with its prefix; false where none begins.
func (s *scanner) quoted() bool {
	const longest = 2 // letters of a prefix
	at := 0
	for at < len(s.rest) && at < longest && strings.IndexByte("rRbBuUfF", s.rest[at]) >= 0 {
		at++
	}
	if at >= len(s.rest) || s.rest[at] != '"' && s.rest[at] != '\'' {
		return false
	}
	prefix, quote := strings.ToLower(s.rest[:at]), s.rest[at:at+1]
	if triple := strings.Repeat(quote, 3); strings.HasPrefix(s.rest[at:], triple) {
		quote = triple
	}
	s.rest = s.rest[at+len(quote):]
	inside := s.inside(quote)
	kinds := strings.Trim(prefix, "u")
	if strings.Contains(prefix, "f") {
		s.formatted(kinds, inside)
	} else {
		s.add(text, kinds+`"`+inside)
	}
	return true
}

// inside takes the inside of a string, up to its quote; one that is not ended goes to the end of its line.
func (s *scanner) inside(quote string) string {
	for at := 0; at < len(s.rest); at++ {
		switch {
		case s.rest[at] == '\\':
			at++
		case s.rest[at] == '\n' && len(quote) == 1:
			inside := s.rest[:at]
			s.rest = s.rest[at:]
			return inside
		case strings.HasPrefix(s.rest[at:], quote):
			inside := s.rest[:at]
			s.rest = s.rest[at+len(quote):]
			return inside
		}
	}
	inside := s.rest
	s.rest = ""
	return inside
}

// formatted takes a string with expressions in braces: their names can be other ones, too.
func (s *scanner) formatted(kinds, inside string) {
	for {
		words, after, found := strings.Cut(inside, "{")
		if s.add(text, kinds+`"`+words); !found {
			return
		}
		if strings.HasPrefix(after, "{") { // a brace itself
			inside = after[1:]
			continue
		}
		expression, rest, _ := strings.Cut(after, "}")
		inner := &scanner{rest: expression, depth: 1}
		for inner.rest != "" {
			inner.next()
		}
		s.tokens = append(s.tokens, inner.tokens...)
		inside = rest
	}
}
