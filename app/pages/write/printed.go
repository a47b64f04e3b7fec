package write

import (
	"strings"
	"unicode/utf8"
)

// A printed is what a program has printed: of more than is shown, the first and the last lines.
type printed struct {
	first, last string
	cut         bool // something was left out between them
	left        int  // how many lines that is
}

// mostPrinted is how many bytes of the first lines are shown, and of the last.
const mostPrinted = 10_000

// add adds what was printed next. So many lines before it have been left out already.
func (p *printed) add(text string, left int) {
	if left > 0 {
		p.leave(len(p.last))
		p.left, p.cut = p.left+left, true
	}
	if p.last == "" && !p.cut {
		end := len(text)
		if room := mostPrinted - len(p.first); end > room {
			end = strings.LastIndexByte(text[:room], '\n') + 1
		}
		p.first, text = p.first+text[:end], text[end:]
	}
	p.last += text
	if over := len(p.last) - mostPrinted; over > 0 {
		end := strings.IndexByte(p.last[over:], '\n') + 1
		for over+end < len(p.last) && !utf8.RuneStart(p.last[over+end]) {
			end++
		}
		p.leave(over + end)
	}
}

// leave leaves out so many bytes of the last lines.
func (p *printed) leave(end int) {
	if end > 0 {
		p.left, p.cut, p.last = p.left+max(1, strings.Count(p.last[:end], "\n")), true, p.last[end:]
	}
}

// text is what is shown, with a line of its own for what is left out.
func (p *printed) text(leftOut func(lines int) string) string {
	if !p.cut {
		return p.first + p.last
	}
	return strings.TrimSuffix(p.first, "\n") + "\n" + leftOut(p.left) + "\n" + p.last
}
