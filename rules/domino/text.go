package domino

import (
	"strings"

	"tablier/rules"
	"tablier/rules/internal/rows"
)

// String returns the position as text: see the package comment.
func (p Position) String() string {
	var b strings.Builder
	b.WriteString("N=")
	b.WriteByte('0' + p.State.N)
	for _, m := range p.State.Laid[:p.State.Plies] {
		b.WriteByte(' ')
		b.WriteString(string(m.Text()))
	}
	return b.String()
}

// Parse reads a position's text in a zone of size n, and nothing that String would not write. The error is a
// *rules.SyntaxError.
func Parse(text string, n int) (Position, error) {
	r := rows.Reader{Text: text}
	p := Position{Start(n)}
	if head := "N=" + string(rune('0'+n)); strings.HasPrefix(text, head) {
		r.At = len(head)
	} else {
		r.Fail(head + ", the size of the zone")
	}
	for r.Need == "" && r.At < len(text) {
		r.Take(' ', "a space before each move")
		p.read(&r)
	}
	if err := r.Err(); err != nil {
		return Position{}, err
	}
	return p, nil
}

// read reads a move and plays it.
func (p *Position) read(r *rows.Reader) {
	word, _, _ := strings.Cut(r.Text[r.At:], " ")
	m, err := Read(rules.Move(word))
	if err != nil {
		r.Fail("a move such as 36@2,0>3,0")
	} else if fault, _ := p.fault(m); fault != "" {
		r.Fail("a legal move, and not: " + string(fault))
	}
	if r.Need == "" {
		p.State.Do(m)
		r.At += len(word)
	}
}
