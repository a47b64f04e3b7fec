package sandbox

import (
	"slices"
	"strings"
	"unicode"
)

// Clean returns a program with what word processors, chats and the keyboards of phones put into it written as Python
// reads it: typographic quotes and dashes, spaces that do not break, signs without width, tabs, and the line ends of
// other systems. What stands within a text or a remark stays as it is, but for the line ends and the signs that nobody
// sees.
func Clean(program string) string {
	if !strings.ContainsFunc(program, odd) {
		return program
	}
	program = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(program)
	c := cleaner{rest: []rune(program)}
	c.out.Grow(len(program))
	for len(c.rest) > 0 {
		c.token()
	}
	return c.out.String()
}

// odd says whether a sign may have to be written otherwise.
func odd(r rune) bool {
	return r == '\t' || r == '\r' || r >= 0xa0 && (quote(r) != 0 || dash(r) || unseen(r) || r > ' ' && unicode.IsSpace(r))
}

// Apostrophe is the typographic one, which is a quote as well. Of one that has just been typed only the next sign tells
// which it is.
const Apostrophe = '’'

// quote returns the quote of Python for which a sign stands; 0 for none.
func quote(r rune) rune {
	switch r {
	case '"', '“', '”', '„', '‟', '«', '»':
		return '"'
	case '\'', '‘', '’', '‚', '‛':
		return '\''
	}
	return 0
}

func dash(r rune) bool { return r >= '\u2010' && r <= '\u2015' || r == '−' }

func unseen(r rune) bool { return unicode.Is(unicode.Cf, r) }

// A cleaner goes through a program.
type cleaner struct {
	rest   []rune
	out    strings.Builder
	column int // in the line
	code   bool
}

// token writes the next text, remark or sign.
func (c *cleaner) token() {
	r := c.rest[0]
	switch {
	case quote(r) != 0:
		c.text()
		return
	case r == '#':
		c.write(c.rest[:c.until('\n')])
		return
	case r == '\t' && !c.code:
		const step = 4
		c.out.WriteString(strings.Repeat(" ", step-c.column%step))
		c.column += step - c.column%step
	case unseen(r):
	case dash(r):
		c.sign('-')
	case r > ' ' && unicode.IsSpace(r):
		c.sign(' ')
	default:
		c.sign(r)
	}
	c.rest = c.rest[1:]
}

// sign writes a sign of the program itself.
func (c *cleaner) sign(r rune) {
	c.out.WriteRune(r)
	c.column++
	switch {
	case r == '\n':
		c.column, c.code = 0, false
	case r != ' ':
		c.code = true
	}
}

// write writes signs as they are.
func (c *cleaner) write(signs []rune) {
	for _, r := range signs {
		if r != '\u200b' && r != '\u2060' && r != '\ufeff' { // in a text nobody means these either
			c.out.WriteRune(r)
		}
	}
	c.rest = c.rest[len(signs):]
}

// until is how many signs come before one.
func (c *cleaner) until(sign rune) int {
	if i := slices.Index(c.rest, sign); i >= 0 {
		return i
	}
	return len(c.rest)
}

// text writes a text, from its first quote to its last one.
func (c *cleaner) text() {
	c.code = true
	first := c.rest[0]
	mark := quote(first)
	if len(c.rest) > 2 && quote(c.rest[1]) == mark && quote(c.rest[2]) == mark {
		c.quotes(mark, 3)
		c.write(c.rest[:c.long(mark)])
		c.quotes(mark, min(3, len(c.rest)))
		return
	}
	c.quotes(mark, 1)
	end, closed := c.short(first, mark)
	c.write(c.rest[:end])
	if closed {
		c.quotes(mark, 1)
	}
}

// quotes writes quotes in the place of some.
func (c *cleaner) quotes(mark rune, n int) {
	for range n {
		c.out.WriteRune(mark)
	}
	c.rest = c.rest[n:]
}

// long is how many signs come before the end of a text of several lines.
func (c *cleaner) long(mark rune) int {
	for i := 0; i+2 < len(c.rest); i++ {
		if c.rest[i] == '\\' {
			i++
		} else if quote(c.rest[i]) == mark && quote(c.rest[i+1]) == mark && quote(c.rest[i+2]) == mark {
			return i
		}
	}
	return len(c.rest)
}

// short is how many signs come before the end of a text of one line, and whether it has one. A text that begins with
// Python's quote ends with it; where its line has no other one, with a typographic one, which keyboards write. One
// before a letter is an apostrophe.
func (c *cleaner) short(first, mark rune) (end int, closed bool) {
	typed := -1
	for i := 0; i < len(c.rest) && c.rest[i] != '\n'; i++ {
		switch r := c.rest[i]; {
		case r == '\\':
			i++
		case r == mark, first != mark && closes(first, r) && !c.apostrophe(i):
			return i, true
		case typed < 0 && (r == '”' || r == '’') && quote(r) == mark && !c.apostrophe(i):
			typed = i
		}
	}
	if typed >= 0 {
		return typed, true
	}
	return c.until('\n'), false
}

// apostrophe says whether a sign stands as one does: between letters.
func (c *cleaner) apostrophe(i int) bool {
	return c.rest[i] == Apostrophe && i > 0 && i+1 < len(c.rest) &&
		unicode.IsLetter(c.rest[i-1]) && unicode.IsLetter(c.rest[i+1])
}

// closes says whether a typographic quote is the end of a text that one has begun.
func closes(first, r rune) bool {
	switch first {
	case '«':
		return r == '»'
	case '“', '„', '”', '‟':
		return r == '”' || r == '“'
	}
	return quote(r) == '\''
}
