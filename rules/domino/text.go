package domino

import (
	"strings"

	"tablier/rules"
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
	fail := func(at int, need string) (Position, error) {
		return Position{}, &rules.SyntaxError{What: "position", Text: text, Offset: at, Need: need}
	}
	head := "N=" + string(rune('0'+n))
	at := len(head)
	if !strings.HasPrefix(text, head) {
		return fail(0, head+", the size of the zone")
	}
	p := Position{Start(n)}
	for at < len(text) {
		if text[at] != ' ' {
			return fail(at, "a space before each move")
		}
		at++
		word, _, _ := strings.Cut(text[at:], " ")
		m, err := Read(rules.Move(word))
		if err != nil {
			return fail(at, "a move such as 36@2,0>3,0")
		}
		if fault, _ := p.fault(m); fault != "" {
			return fail(at, "a legal move, and not: "+string(fault))
		}
		p = Position{p.State.Play(m)}
		at += len(word)
	}
	return p, nil
}
