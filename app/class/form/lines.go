package form

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A lineWriter writes the fields of a file.
type lineWriter struct{ out strings.Builder }

func (w *lineWriter) reading() bool { return false }
func (w *lineWriter) line() int     { return 0 }
func (w *lineWriter) begin() Fault  { return "" }
func (w *lineWriter) end() Fault    { return "" }

// put writes a field. The further lines of a value begin with a space, which no field does.
func (w *lineWriter) put(field, value string) Fault {
	w.out.WriteString(field)
	if value != "" {
		w.out.WriteString(" " + strings.ReplaceAll(value, "\n", "\n "))
	}
	w.out.WriteString("\n")
	return ""
}

func (w *lineWriter) number(field string, n *int) Fault { return w.put(field, strconv.Itoa(*n)) }

func (w *lineWriter) word(field string, n *int, words []string) Fault {
	if *n >= len(words) {
		return w.number(field, n)
	}
	return w.put(field, words[*n])
}

func (w *lineWriter) text(field string, s *string) Fault { return w.put(field, *s) }
func (w *lineWriter) name(field string, s *string) Fault { return w.put(field, *s) }

func (w *lineWriter) link(field string, s *string) Fault {
	if _, fault := linkBytes(*s); fault != "" {
		return fault
	}
	return w.put(field, *s)
}

func (w *lineWriter) rest(field string, b *[]byte) Fault {
	return w.put(field, encoding.EncodeToString(*b))
}

// A lineReader reads the fields of a file.
type lineReader struct {
	lines []string
	ended bool // the last line has its end
	at    int  // how many lines have been read
}

func newLineReader(text string) *lineReader {
	text = strings.TrimPrefix(text, "\ufeff")
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	trimmed := strings.TrimRight(text, "\n")
	if trimmed == text {
		text = withoutPart(text)
		return &lineReader{lines: strings.Split(text, "\n")}
	}
	return &lineReader{lines: strings.Split(trimmed, "\n"), ended: true}
}

// withoutPart returns a text without the bytes of a character that breaks off at its end.
func withoutPart(text string) string {
	for cut := 1; cut < utf8.UTFMax && cut <= len(text); cut++ {
		if begin := text[len(text)-cut:]; utf8.RuneStart(begin[0]) {
			if !utf8.FullRuneInString(begin) {
				return text[:len(text)-cut]
			}
			break
		}
	}
	return text
}

func (r *lineReader) reading() bool { return true }
func (r *lineReader) line() int     { return r.at }
func (r *lineReader) begin() Fault  { return "" }
func (r *lineReader) end() Fault    { return "" }

// take returns the value of the next line, which must have that field.
func (r *lineReader) take(field string) (value string, fault Fault) {
	if r.at >= len(r.lines) {
		return "", Cut
	}
	line := r.lines[r.at]
	r.at++
	rest, ok := strings.CutPrefix(line, field)
	if !ok || rest != "" && rest[0] != ' ' {
		return "", r.spoilt()
	}
	return strings.TrimPrefix(rest, " "), ""
}

// spoilt returns the fault of a line that cannot be read: the last one of a file may have come without its end.
func (r *lineReader) spoilt() Fault {
	if r.at >= len(r.lines) && !r.ended {
		return Cut
	}
	return Damaged
}

func (r *lineReader) number(field string, n *int) Fault {
	value, fault := r.take(field)
	if fault != "" {
		return fault
	}
	number, err := strconv.Atoi(value)
	if err != nil || number < 0 || number > maxNumber {
		return r.spoilt()
	}
	*n = number
	return ""
}

func (r *lineReader) word(field string, n *int, words []string) Fault {
	value, fault := r.take(field)
	if fault != "" {
		return fault
	}
	if place := slices.Index(words, value); place >= 0 {
		*n = place
		return ""
	}
	number, err := strconv.Atoi(value)
	if err != nil || number < len(words) || number > maxNumber {
		return r.spoilt()
	}
	*n = number
	return ""
}

func (r *lineReader) text(field string, s *string) Fault {
	first, fault := r.take(field)
	if fault != "" {
		return fault
	}
	begin := r.at
	for r.at < len(r.lines) && (r.lines[r.at] == "" || r.lines[r.at][0] == ' ') {
		r.at++
	}
	if begin == r.at {
		*s = first
		return ""
	}
	all := []string{first}
	for _, line := range r.lines[begin:r.at] {
		all = append(all, strings.TrimPrefix(line, " "))
	}
	*s = strings.Join(all, "\n")
	return ""
}

func (r *lineReader) name(field string, s *string) Fault { return r.text(field, s) }

func (r *lineReader) link(field string, s *string) Fault {
	if fault := r.text(field, s); fault != "" {
		return fault
	}
	if _, fault := linkBytes(*s); fault != "" { // no code could have it
		return r.spoilt()
	}
	return ""
}

func (r *lineReader) rest(field string, b *[]byte) Fault {
	value, fault := r.take(field)
	if fault != "" {
		return fault
	}
	data, err := encoding.DecodeString(value)
	if err != nil {
		return r.spoilt()
	}
	*b = data
	return ""
}
