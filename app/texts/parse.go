package main

import (
	"fmt"
	"strings"
)

// A file is what one text file says in one language.
type file struct {
	path    string
	build   string   // the build constraint, empty for none
	imports []string // paths
	entries []*entry // of the top level: var and func
}

// An entry is a key with what stands under it: a text, cases, an expression, or entries.
type entry struct {
	line     int
	key      string
	params   string // as written between parentheses, for a sentence that takes any
	takes    bool   // there are parentheses
	text     string // as written
	verbatim bool   // the text is kept line by line
	expr     string // of what is no text
	cases    []choice
	children []*entry
}

// A choice is a sentence that is taken when a condition holds, always when that is empty.
type choice struct {
	line       int
	when, text string
}

// hasText reports that an entry is a sentence rather than a group.
func (e *entry) hasText() bool { return e.text != "" || e.verbatim || len(e.cases) > 0 }

// A line is a line of a text file without its indentation.
type line struct {
	number, indent int
	text           string
}

// A reader reads the lines of a file.
type reader struct {
	path  string
	lines []line
	raw   []string
	next  int
}

// parse reads a text file. The error names its line.
func parse(path, content string) (*file, error) {
	p := &reader{path: path, raw: strings.Split(content, "\n")}
	for i, raw := range p.raw {
		text := strings.TrimLeft(raw, " ")
		p.lines = append(p.lines, line{i + 1, len(raw) - len(text), strings.TrimRight(text, " ")})
	}
	f := &file{path: path}
	for p.skip(); p.next < len(p.lines); p.skip() {
		l := p.lines[p.next]
		word, rest, _ := strings.Cut(l.text, " ")
		switch {
		case l.indent > 0:
			return nil, p.fault(l.number, "a line of the top level stands at the margin")
		case word == "build":
			f.build = rest
			p.next++
		case word == "import":
			f.imports = append(f.imports, strings.Trim(rest, `"`))
			p.next++
		case word == "var" || word == "func":
			e, err := p.entry()
			if err != nil {
				return nil, err
			}
			f.entries = append(f.entries, e)
		default:
			return nil, p.fault(l.number, "%q is none of var, func, build and import", word)
		}
	}
	return f, nil
}

func (p *reader) fault(number int, format string, args ...any) error {
	return fmt.Errorf("%s:%d: "+format, append([]any{p.path, number}, args...)...)
}

// skip passes over empty lines and comments.
func (p *reader) skip() {
	for p.next < len(p.lines) && (p.lines[p.next].text == "" || strings.HasPrefix(p.lines[p.next].text, "#")) {
		p.next++
	}
}

// entry reads the entry at the next line with all that stands deeper.
func (p *reader) entry() (*entry, error) {
	l := p.lines[p.next]
	e := &entry{line: l.number}
	rest, err := p.head(e, l)
	if err != nil {
		return nil, err
	}
	p.next++
	switch {
	case e.expr != "":
		if !strings.HasSuffix(e.expr, ":") {
			e.expr += p.more(l.indent)
			return e, nil
		}
		e.expr = strings.TrimSuffix(e.expr, ":")
	case rest == "|":
		e.verbatim, e.text = true, p.verbatim(l.indent)
		return e, nil
	case rest != "":
		e.text = rest + p.more(l.indent)
		return e, nil
	}
	return e, p.below(e, l.indent)
}

// below reads the cases and entries under an entry that stands so deep.
func (p *reader) below(e *entry, indent int) error {
	for p.skip(); p.next < len(p.lines) && p.lines[p.next].indent > indent; p.skip() {
		l := p.lines[p.next]
		if strings.HasPrefix(l.text, "[") {
			when, text, ok := condition(l.text)
			if !ok {
				return p.fault(l.number, "a condition ends with a bracket and a space")
			}
			if when == "else" {
				when = ""
			}
			p.next++
			e.cases = append(e.cases, choice{l.number, when, text + p.more(l.indent)})
			continue
		}
		child, err := p.entry()
		if err != nil {
			return err
		}
		e.children = append(e.children, child)
	}
	if len(e.cases) > 0 && len(e.children) > 0 {
		return p.fault(e.line, "%s has both cases and entries", e.key)
	}
	if len(e.cases) > 0 && e.cases[len(e.cases)-1].when != "" {
		return p.fault(e.line, "%s has no [else]", e.key)
	}
	return nil
}

// condition cuts a line that begins with a bracket at the one that closes it.
func condition(text string) (when, rest string, ok bool) {
	depth, quoted := 0, false
	for i, r := range text {
		switch {
		case r == '"':
			quoted = !quoted
		case quoted:
		case r == '[':
			depth++
		case r == ']':
			if depth--; depth == 0 {
				rest, ok = strings.CutPrefix(text[i+1:], " ")
				return text[1:i], rest, ok
			}
		}
	}
	return "", "", false
}

// head reads the key and the parameters of an entry, and returns what follows the colon.
func (p *reader) head(e *entry, l line) (string, error) {
	text := l.text
	if text == "-" {
		e.key = "-"
		return "", nil
	}
	if after, ok := strings.CutPrefix(text, "- "); ok {
		e.key = "-"
		if strings.HasPrefix(after, "(") {
			params, rest, ok := strings.Cut(after[1:], "):")
			if !ok {
				return "", p.fault(l.number, "no colon after the parameters")
			}
			e.takes, e.params = true, params
			return strings.TrimSpace(rest), nil
		}
		if expr, ok := strings.CutPrefix(after, "= "); ok {
			e.expr = expr
			return "", nil
		}
		return after, nil
	}
	end := keyEnd(text)
	if end < 0 {
		return "", p.fault(l.number, "no colon and no equals sign after a key")
	}
	e.key = strings.TrimSpace(text[:end])
	switch {
	case text[end] == '=':
		e.expr = strings.TrimSpace(text[end+1:])
		return "", nil
	case text[end] == '(':
		params, rest, ok := strings.Cut(text[end+1:], "):")
		if !ok {
			return "", p.fault(l.number, "no colon after the parameters of %s", e.key)
		}
		e.takes, e.params = true, params
		return strings.TrimSpace(rest), nil
	}
	return strings.TrimSpace(text[end+1:]), nil
}

// keyEnd returns the place of the sign that ends a key: a colon, an equals sign or a parenthesis, not in quotes.
func keyEnd(text string) int {
	quoted := false
	for i, r := range text {
		switch {
		case r == '"':
			quoted = !quoted
		case !quoted && (r == ':' || r == '=' || r == '('):
			return i
		}
	}
	return -1
}

// more returns the lines that go on with a text, each after a space.
func (p *reader) more(indent int) string {
	var b strings.Builder
	for p.next < len(p.lines) && p.lines[p.next].indent > indent && p.lines[p.next].text != "" {
		b.WriteString(" " + p.lines[p.next].text)
		p.next++
	}
	return b.String()
}

// verbatim returns the lines that stand deeper, without the indentation of the first.
func (p *reader) verbatim(indent int) string {
	var kept []string
	first := -1
	for ; p.next < len(p.lines); p.next++ {
		l := p.lines[p.next]
		if l.text != "" && l.indent <= indent {
			break
		}
		if first < 0 {
			first = l.indent
		}
		kept = append(kept, strings.TrimPrefix(p.raw[l.number-1], strings.Repeat(" ", first)))
	}
	for len(kept) > 0 && kept[len(kept)-1] == "" {
		kept = kept[:len(kept)-1]
	}
	return strings.Join(kept, "\n")
}
