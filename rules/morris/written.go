package morris

import (
	"strconv"
	"strings"
)

const (
	hexDigits  = "0123456789abcdef"
	motions    = "sjf" // in the order of Motion
	ringDigits = "01234567"
	fieldOrder = "gplcwrifsna"
)

// Text returns the text of the design, see [Design].
func (d *Design) Text() string {
	b := &d.Board
	index := map[string]byte{}
	for i, name := range strings.Fields(b.Points) {
		index[name] = hexDigits[i]
	}
	digits := func(names string) string {
		var text []byte
		for _, name := range strings.Fields(names) {
			text = append(text, index[name])
		}
		return string(text)
	}
	lines := func(text string) string {
		var all []string
		for _, line := range linesOf(text) {
			all = append(all, digits(strings.Join(line, " ")))
		}
		return strings.Join(all, ".")
	}
	rule := []byte{byte('0' + b.Pawns), 'p', motions[b.Motion], 'x', '2'}
	if b.Start != "" {
		rule[1] = 'i'
	}
	if b.Passes {
		rule[3] = 'p'
	}
	if b.Thrice {
		rule[4] = '3'
	}
	return fieldsOf([]string{
		d.Grid, d.points(), lines(b.Lines), lines(b.Paths), lines(b.Wins), string(rule), digits(b.Barred), digits(b.First),
		b.Start, escape(d.Title), escape(d.Author),
	})
}

// fieldsOf joins fields in their order, those that are empty left out.
func fieldsOf(values []string) string {
	var fields []string
	for i, value := range values {
		if value != "" {
			fields = append(fields, fieldOrder[i:i+1]+"="+value)
		}
	}
	return strings.Join(fields, "&")
}

// points writes where the points are.
func (d *Design) points() string {
	var text strings.Builder
	for _, p := range d.Places {
		switch {
		case d.Grid == Ring && p.Y == 1:
			text.WriteString(Ring)
		case d.Grid == Ring:
			text.WriteByte(ringDigits[p.X])
		case d.Grid == Free:
			text.WriteString(twoDigits(p.X) + twoDigits(p.Y))
		default:
			text.WriteString(letter(p.X) + strconv.Itoa(p.Y+1))
		}
	}
	return text.String()
}

func twoDigits(n int) string { return string([]byte{byte('0' + n/10), byte('0' + n%10)}) }

// ReadSketch reads the text of a design, in whatever order its points and lines stand there. One whose
// board has faults is read: it is for [Sketch.Design] to refuse those. The error is Faults.
func ReadSketch(text string) (*Sketch, error) {
	if len(text) > MaxText {
		return nil, Faults{{Flaw: LongText, Offset: MaxText}}
	}
	r := &reader{sketch: &Sketch{}}
	fields, at := map[string]string{}, 0
	for _, field := range strings.Split(text, "&") {
		name, value, ok := strings.Cut(field, "=")
		if _, twice := fields[name]; !ok || twice || len(name) != 1 || !strings.Contains(fieldOrder, name) {
			return nil, Faults{{Flaw: UnknownField, Field: name, Offset: at}}
		}
		fields[name] = value
		at += len(field) + 1
	}
	r.text, r.fields = text, fields
	if r.read(); len(r.faults) > 0 {
		return nil, r.faults
	}
	for _, f := range r.sketch.Sound() {
		r.fail(f.Field, r.offset(f))
	}
	if len(r.faults) > 0 {
		return nil, r.faults
	}
	return r.sketch, nil
}

// ReadDesign reads the text of a design. The error is Faults.
func ReadDesign(text string) (*Design, error) {
	s, err := ReadSketch(text)
	if err != nil {
		return nil, err
	}
	return s.Design()
}

// A reader reads the fields of a text.
type reader struct {
	text   string
	fields map[string]string
	sketch *Sketch
	faults Faults
}

// fail notes a fault at a place in a field.
func (r *reader) fail(field string, at int) {
	offset := len(r.text) // of a field that is not there
	if begin := strings.Index("&"+r.text, "&"+field+"="); begin >= 0 {
		offset = begin + len(field) + 1 + at
	}
	r.faults = append(r.faults, &Fault{Flaw: BadField, Field: field, Offset: offset})
}

// offset returns where in its field the text says what [Sketch.Sound] has found.
func (r *reader) offset(f *Fault) (at int) {
	switch f.Field {
	case "p":
		return f.Number * placeSize(r.sketch.Grid)
	case "l", "c", "w":
		for _, line := range strings.Split(r.fields[f.Field], ".")[:f.Number] {
			at += len(line) + 1
		}
		return at
	}
	return f.Number
}

func (r *reader) read() {
	s := r.sketch
	if s.Grid = r.fields["g"]; !isGrid(s.Grid) {
		r.fail("g", 0)
		return
	}
	r.places()
	s.Lines, s.Paths, s.Wins = r.strokes("l"), r.strokes("c"), r.strokes("w")
	inPlace := r.rule()
	s.Barred, s.First = r.digits("i", 0, r.fields["i"]), r.digits("f", 0, r.fields["f"])
	if s.Start = r.fields["s"]; inPlace != (s.Start != "") {
		r.fail("s", 0)
	}
	s.Title, s.Author = r.name("n"), r.name("a")
}

// placeSize returns how many characters the place of a point has.
func placeSize(grid string) int {
	switch grid {
	case Ring:
		return 1
	case Free:
		return 4
	}
	return 2
}

// places reads where the points are.
func (r *reader) places() {
	text, size := r.fields["p"], placeSize(r.sketch.Grid)
	for at := 0; at < len(text); at += size {
		place, ok := r.place(text[at:min(at+size, len(text))], size)
		if !ok {
			r.fail("p", at)
			return
		}
		r.sketch.Places = append(r.sketch.Places, place)
	}
}

func (r *reader) place(word string, size int) (p Place, ok bool) {
	if len(word) != size {
		return p, false
	}
	switch grid := r.sketch.Grid; {
	case grid == Ring && word == Ring:
		return Place{Y: 1}, true
	case grid == Ring:
		at := strings.IndexByte(ringDigits, word[0])
		return Place{X: at}, at >= 0
	case grid == Free:
		x, right := number(word[:2])
		y, up := number(word[2:])
		return Place{x, y}, right && up
	}
	p = Place{int(word[0]) - 'a', int(word[1]) - '1'}
	return p, IsOn(r.sketch.Grid, p)
}

// number reads two digits.
func number(text string) (n int, ok bool) {
	for _, c := range []byte(text) {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	return n, true
}

// strokes reads lines.
func (r *reader) strokes(field string) (lines [][]int) {
	text := r.fields[field]
	if text == "" {
		return nil
	}
	at := 0
	for line := range strings.SplitSeq(text, ".") {
		lines = append(lines, r.digits(field, at, line))
		at += len(line) + 1
	}
	return lines
}

// digits reads points, which stand at a place of a field.
func (r *reader) digits(field string, at int, text string) (points []int) {
	for i := range len(text) {
		p := strings.IndexByte(hexDigits, text[i])
		if p < 0 || p >= len(r.sketch.Places) {
			r.fail(field, at+i)
			return nil
		}
		points = append(points, p)
	}
	return points
}

// rule reads the rule; it returns whether the pawns are in place when the game begins.
func (r *reader) rule() (inPlace bool) {
	allowed := [...]string{"0123456789", "pi", motions, "xp", "23"}
	text, s := r.fields["r"], r.sketch
	if len(text) != len(allowed) {
		r.fail("r", len(text))
		return false
	}
	for i, letters := range allowed {
		if !strings.Contains(letters, text[i:i+1]) {
			r.fail("r", i)
			return false
		}
	}
	s.Pawns, s.Motion = int(text[0])-'0', Motion(strings.IndexByte(motions, text[2]))
	s.Passes, s.Thrice = text[3] == 'p', text[4] == '3'
	return text[1] == 'i'
}

// name reads a title or the name of the author.
func (r *reader) name(field string) string {
	text, bad := unescape(r.fields[field])
	if bad >= 0 {
		r.fail(field, bad)
	}
	return text
}
