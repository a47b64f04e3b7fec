package workbench

import (
	"strings"
	"unicode/utf8"
)

// A Printed is what a program has printed: of more than is shown, the first and the last lines.
type Printed struct {
	first, last string
	cut         bool // something was left out between them
	left        int  // how many lines that is
	within      bool // the last of these has not ended
}

// maxPrinted is how many bytes of the first lines are shown, and of the last.
const maxPrinted = 10_000

// add appends what was printed next, and leaves lines out of the middle of too long a text. So many lines before it
// have been left out already.
func (p *Printed) add(text string, left int) {
	if left > 0 {
		p.leave(len(p.last))
		p.left, p.cut, p.within = p.left+left, true, false
	}
	if p.last == "" && !p.cut {
		end := len(text)
		if room := maxPrinted - len(p.first); end > room {
			end = strings.LastIndexByte(text[:room], '\n') + 1
		}
		p.first, text = p.first+text[:end], text[end:]
	}
	p.last += text
	if over := len(p.last) - maxPrinted; over > 0 {
		end := strings.IndexByte(p.last[over:], '\n') + 1
		for over+end < len(p.last) && !utf8.RuneStart(p.last[over+end]) {
			end++
		}
		p.leave(over + end)
	}
}

// leave leaves out so many bytes of the last lines. A line that comes in pieces is one.
func (p *Printed) leave(end int) {
	if end == 0 {
		return
	}
	out := p.last[:end]
	p.left += strings.Count(out, "\n")
	if p.within {
		p.left--
	}
	if p.within = !strings.HasSuffix(out, "\n"); p.within {
		p.left++
	}
	p.cut, p.last = true, p.last[end:]
}

// Text returns what is shown, with a line of its own for what is left out.
func (p *Printed) Text(leftOut func(lines int) string) string {
	if !p.cut {
		return p.first + p.last
	}
	return strings.TrimSuffix(p.first, "\n") + "\n" + leftOut(p.left) + "\n" + p.last
}
