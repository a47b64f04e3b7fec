package proofs

import "strings"

// most is how many lines of a certificate are put into its field at once. A browser lays out a hundred thousand in more
// than a second, in which the page does nothing else.
const most = 1_000

// A Part is the lines of a certificate that are in its field, from 1 on, of how many there are.
type Part struct{ First, Last, Of int }

// Whole says whether these are all lines.
func (p Part) Whole() bool { return p.First <= 1 && p.Last == p.Of }

// A sheet is a certificate of which a part is in the field.
type sheet struct {
	text     string
	from, to int // where the part is in the text: whole lines, without the end of the last one where more come after it
	part     Part
}

// open makes the lines from one on the part.
func (s *sheet) open(first int) {
	of := lines(s.text)
	s.part = Part{first, min(first+most-1, of), of}
	s.from, s.to = skip(s.text, first-1), len(s.text)
	if s.part.Last < of {
		s.to = s.from + skip(s.text[s.from:], most) - 1
	}
}

// shown returns the text of the part.
func (s *sheet) shown() string { return s.text[s.from:s.to] }

// fold takes in the part as it has been changed. Of one that has been emptied no line is left.
func (s *sheet) fold(part string) {
	after := s.part.Of - s.part.Last
	if part == "" && after > 0 {
		s.to++ // the end of its last line
	}
	s.text = s.text[:s.from] + part + s.text[s.to:]
	s.to = s.from + len(part)
	s.part.Of = lines(s.text)
	s.part.Last = s.part.Of - after
}

// lines returns how many lines a text has.
func lines(text string) int {
	n := strings.Count(text, "\n")
	if !strings.HasSuffix(text, "\n") {
		n++
	}
	return n
}

// skip returns where a text goes on after so many lines.
func skip(text string, lines int) (at int) {
	for range lines {
		at += strings.IndexByte(text[at:], '\n') + 1
	}
	return at
}
