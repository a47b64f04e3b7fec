package main

import (
	"fmt"
	"regexp"
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
	path     string
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

// hasText says whether an entry is a sentence rather than a group.
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
	first error // the first fault within a text
}

// parse reads a text file. The error names its line.
func parse(path, content string) (*file, error) {
	content = strings.ReplaceAll(strings.TrimPrefix(content, "\ufeff"), "\r\n", "\n")
	p := &reader{path: path, raw: strings.Split(content, "\n")}
	for i, raw := range p.raw {
		text := strings.TrimLeft(raw, " ")
		if strings.HasPrefix(text, "\t") {
			return nil, p.fault(i+1, "a line is indented with spaces")
		}
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
			e, err := p.declaration()
			if err != nil {
				return nil, err
			}
			f.entries = append(f.entries, e)
		default:
			return nil, p.fault(l.number, "%q is none of var, func, build and import", word)
		}
	}
	return f, p.first
}

// declaration reads an entry of the top level.
func (p *reader) declaration() (*entry, error) {
	e, err := p.entry()
	if err != nil {
		return nil, err
	}
	words := strings.Fields(e.key)
	if words[0] == "var" && len(words) < 3 || words[0] == "func" && (len(words) != 2 || !e.takes) {
		return nil, p.fault(e.line, "%q declares nothing: var NAME TYPE, or func NAME(parameters)", e.key)
	}
	e.key = strings.Join(words, " ")
	return e, nil
}

// fault returns an error that names a line of the file.
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
	e := &entry{path: p.path, line: l.number}
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
	depth := 0
	for p.skip(); p.next < len(p.lines) && p.lines[p.next].indent > indent; p.skip() {
		l := p.lines[p.next]
		if depth == 0 {
			depth = l.indent
		}
		if l.indent != depth {
			return p.fault(l.number, "a line stands deeper or less deep than those beside it")
		}
		if strings.HasPrefix(l.text, "[") {
			if err := p.choice(e, l); err != nil {
				return err
			}
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
	if last := len(e.cases) - 1; last >= 0 && e.cases[last].when != "" {
		return p.fault(e.cases[last].line, "%s has no [else] after its last case", e.key)
	}
	return nil
}

// choice reads a case of a sentence.
func (p *reader) choice(e *entry, l line) error {
	when, text, ok := condition(l.text)
	switch last := len(e.cases) - 1; {
	case !ok:
		return p.fault(l.number, "a condition ends with a bracket and a space")
	case when == "":
		return p.fault(l.number, "a condition is empty")
	case last >= 0 && e.cases[last].when == "":
		return p.fault(l.number, "a case after [else] is never taken")
	case text == "|" || strings.HasPrefix(text, "= "):
		return p.fault(l.number, "a case is a text")
	}
	if when == "else" {
		when = ""
	}
	p.next++
	e.cases = append(e.cases, choice{l.number, when, text + p.more(l.indent)})
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
		if found := parameters.FindStringSubmatch(after); found != nil {
			e.takes, e.params = true, found[1]
			return found[2], nil
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

// parameters matches an element of a list that is a sentence with parameters.
var parameters = regexp.MustCompile(`^\((\w+(?:, *\w+)*)\): *(.*)$`)

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
