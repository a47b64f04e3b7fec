package main

import "strings"

// more returns the lines that go on with a text, each after a space.
func (p *reader) more(indent int) string {
	var b strings.Builder
	for p.next < len(p.lines) && p.lines[p.next].indent > indent && p.lines[p.next].text != "" {
		l := p.lines[p.next]
		if strings.HasPrefix(l.text, "#") && p.first == nil {
			p.first = p.fault(l.number, "a comment within a text")
		}
		b.WriteString(" " + l.text)
		p.next++
	}
	return b.String()
}

// verbatim returns the lines that stand deeper, without the indentation that all of them have.
func (p *reader) verbatim(indent int) string {
	from, least := p.next, -1
	for ; p.next < len(p.lines); p.next++ {
		l := p.lines[p.next]
		if l.text == "" {
			continue
		}
		if l.indent <= indent {
			break
		}
		if least < 0 || l.indent < least {
			least = l.indent
		}
	}
	var kept []string
	for _, raw := range p.raw[from:p.next] {
		kept = append(kept, strings.TrimPrefix(raw, strings.Repeat(" ", max(least, 0))))
	}
	for len(kept) > 0 && kept[len(kept)-1] == "" {
		kept = kept[:len(kept)-1]
	}
	return strings.Join(kept, "\n")
}
