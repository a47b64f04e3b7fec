//go:build !js

package sandbox_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// A pattern is one that has been parsed.
type pattern struct {
	source      string
	flags       string
	rest        []rune
	groups      int
	root        node
	unsupported string
}

// parse reads a pattern. What the matcher does not know is an error: a look behind, which a page should not need.
func parse(source, flags string) (*pattern, error) {
	p := &pattern{source: source, flags: flags, rest: []rune(source)}
	p.root = p.choice()
	if len(p.rest) > 0 && p.unsupported == "" {
		p.unsupported = string(p.rest)
	}
	if p.unsupported != "" {
		return nil, fmt.Errorf("/%s/: %s is not supported", source, p.unsupported)
	}
	return p, nil
}

// take takes a text off what is left, if it begins with that.
func (p *pattern) take(text string) bool {
	if !strings.HasPrefix(string(p.rest[:min(len(p.rest), len(text))]), text) {
		return false
	}
	p.rest = p.rest[len(text):]
	return true
}

func (p *pattern) next() rune {
	if len(p.rest) == 0 {
		p.unsupported = "its end"
		return 0
	}
	r := p.rest[0]
	p.rest = p.rest[1:]
	return r
}

func (p *pattern) choice() node {
	all := choice{p.series()}
	for p.take("|") {
		all = append(all, p.series())
	}
	if len(all) == 1 {
		return all[0]
	}
	return all
}

func (p *pattern) series() node {
	var all series
	for len(p.rest) > 0 && p.rest[0] != '|' && p.rest[0] != ')' && p.unsupported == "" {
		all = append(all, p.repeated(p.atom()))
	}
	return all
}

const endless = 1 << 30

func (p *pattern) repeated(n node) node {
	r := repeat{node: n}
	switch {
	case p.take("*"):
		r.most = endless
	case p.take("+"):
		r.least, r.most = 1, endless
	case p.take("?"):
		r.most = 1
	case len(p.rest) > 1 && p.rest[0] == '{' && unicode.IsDigit(p.rest[1]):
		text := string(p.rest[1:slices.Index(p.rest, '}')])
		p.rest = p.rest[len(text)+2:]
		least, most, open := strings.Cut(text, ",")
		r.least, _ = strconv.Atoi(least)
		if r.most, _ = strconv.Atoi(most); !open {
			r.most = r.least
		} else if most == "" {
			r.most = endless
		}
	default:
		return n
	}
	r.lazy = p.take("?")
	return r
}

func (p *pattern) atom() node {
	line := strings.Contains(p.flags, "m")
	switch {
	case p.take("(?:"):
		return p.closed(p.choice())
	case p.take("(?="):
		return ahead{p.closed(p.choice()), false}
	case p.take("(?!"):
		return ahead{p.closed(p.choice()), true}
	case p.take("(?"):
		p.unsupported = "(?" + string(p.rest)
		return series{}
	case p.take("("):
		p.groups++
		number := p.groups
		return group{number, p.closed(p.choice())}
	case p.take("^"):
		return bound(func(m *matcher, at int) bool { return at == 0 || line && ends(m.text[at-1]) })
	case p.take("$"):
		return bound(func(m *matcher, at int) bool { return at == len(m.text) || line && ends(m.text[at]) })
	case p.take("."):
		return set(func(r rune) bool { return !ends(r) })
	case p.take(`\b`):
		return bound(func(m *matcher, at int) bool { return m.word(at-1) != m.word(at) })
	case p.take(`\B`):
		return bound(func(m *matcher, at int) bool { return m.word(at-1) == m.word(at) })
	case p.take("["):
		return p.class()
	case len(p.rest) > 1 && p.rest[0] == '\\' && p.rest[1] >= '1' && p.rest[1] <= '9':
		number := int(p.rest[1] - '0')
		p.rest = p.rest[2:]
		return same(number)
	}
	return p.folded(p.character())
}

func (p *pattern) closed(n node) node {
	if !p.take(")") {
		p.unsupported = "a group without its end"
	}
	return n
}

// ends says whether a character ends a line.
func ends(r rune) bool { return r == '\n' || r == '\r' || r == '\u2028' || r == '\u2029' }

func word(r rune) bool { return r < 0x80 && (unicode.IsLetter(r) || unicode.IsDigit(r)) || r == '_' }

func (m *matcher) word(at int) bool { return at >= 0 && at < len(m.text) && word(m.text[at]) }

// folded is a set without regard to case where the pattern says so.
func (p *pattern) folded(s set) set {
	if !strings.Contains(p.flags, "i") {
		return s
	}
	return func(r rune) bool { return s(r) || s(unicode.ToLower(r)) || s(unicode.ToUpper(r)) }
}

// class is a set in brackets, which have been opened.
func (p *pattern) class() node {
	not := p.take("^")
	var sets []set
	for !p.take("]") && p.unsupported == "" {
		first := p.rest
		s := p.character()
		if len(p.rest) > 1 && p.rest[0] == '-' && p.rest[1] != ']' {
			from, _ := literal(first)
			p.rest = p.rest[1:]
			to, _ := literal(p.rest)
			p.character()
			s = func(r rune) bool { return from <= r && r <= to }
		}
		sets = append(sets, s)
	}
	return p.folded(func(r rune) bool {
		return slices.ContainsFunc(sets, func(s set) bool { return s(r) }) != not
	})
}

// character is a sign, or a set that a backslash names.
func (p *pattern) character() set {
	if r, length := literal(p.rest); length > 0 {
		p.rest = p.rest[length:]
		return func(other rune) bool { return other == r }
	}
	p.next() // the backslash
	name := p.next()
	s := map[rune]set{'d': unicode.IsDigit, 'w': word, 's': unicode.IsSpace}[unicode.ToLower(name)]
	if unicode.IsUpper(name) {
		return func(r rune) bool { return !s(r) }
	}
	return s
}

// literal returns the sign that a pattern begins with, and by how many letters it is written: 0 for a set.
func literal(rest []rune) (r rune, length int) {
	if len(rest) < 2 || rest[0] != '\\' {
		return rest[0], 1
	}
	switch rest[1] {
	case 'd', 'D', 'w', 'W', 's', 'S':
		return 0, 0
	case 'n':
		return '\n', 2
	case 'r':
		return '\r', 2
	case 't':
		return '\t', 2
	case 'u', 'x':
		digits := map[rune]int{'u': 4, 'x': 2}[rest[1]]
		n, _ := strconv.ParseUint(string(rest[2:2+digits]), 16, 32)
		return rune(n), 2 + digits
	}
	return rest[1], 2
}
