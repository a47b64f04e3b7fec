package recall

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablier/app/days"
	"tablier/app/sift"
	"tablier/rules"
)

// A Fault is what is wrong with the text of a list, as a code.
type Fault string

// The faults.
const (
	Newer  Fault = "newer"  // a later version has written it
	Head   Fault = "head"   // it does not begin as a list does
	Fields Fault = "fields" // a line has not the fields that it needs
	Value  Fault = "value"  // one of them is not what it should be
	Long   Fault = "long"   // a line is longer, or there are more, than are written here
	Twice  Fault = "twice"  // an entry stands there already
)

// An Error is the error of the text of a list.
type Error struct {
	Fault Fault
	Line  int // counted from 1
	Word  string
	Err   error // sift.ErrNewer of one that a later version has written
}

// Error returns a text for a programmer.
func (e *Error) Error() string {
	return "line " + strconv.Itoa(e.Line) + ": " + string(e.Fault) + " " + strconv.Quote(rules.Clip(e.Word))
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// head begins the text of a list, and a version follows.
const (
	head    = "recall "
	version = "1"
	doneKey = "done"
)

// String returns the text of the list: a head, and a line for each entry, of fields between tabs.
func (l List) String() string {
	var b strings.Builder
	b.WriteString(head + version + "\n")
	for i := range l.entries {
		b.WriteString(l.entries[i].line() + "\n")
	}
	for _, id := range l.done {
		b.WriteString(doneKey + "\t" + id + "\n")
	}
	return b.String()
}

// fieldCount is how many fields the line of an entry has.
const fieldCount = 15

// line returns an entry as a line of the stored list.
func (e *Entry) line() string {
	return strings.Join([]string{
		e.Game, e.Variant, strings.Join(e.Options, ","), e.Start, words(e.Moves), strconv.Itoa(e.Seat),
		strconv.Itoa(e.Number), string(e.Played), string(e.Best), e.Loss.Had.text(), e.Loss.Has.text(),
		strconv.Itoa(e.Loss.Points), strconv.Itoa(e.Loss.Weight), e.Match, strings.Join(e.Solved, ","),
	}, "\t")
}

// text returns the text of a worth: empty where nothing is proved, else +, = or - and the number of plies.
func (w Worth) text() string {
	if !w.Proved {
		return ""
	}
	return string("-=+"[w.Lead+1]) + strconv.Itoa(w.Plies)
}

// Parse reads a text that String has written; an empty one is the empty list. The error is an *Error; its fault is
// Newer for one of a later version, which is not to be overwritten.
func Parse(text string) (List, error) {
	if text == "" {
		return List{}, nil
	}
	first, rest, _ := strings.Cut(text, "\n")
	number, ok := strings.CutPrefix(first, head)
	switch {
	case !ok || !utf8.ValidString(text):
		return List{}, &Error{Fault: Head, Line: 1, Word: first}
	case number != version:
		return List{}, &Error{Fault: Newer, Line: 1, Word: number, Err: sift.ErrNewer}
	}
	p := parser{line: 1, ids: map[string]bool{}}
	for entry := range strings.Lines(rest) {
		p.line++
		p.read(strings.TrimSuffix(entry, "\n"))
		if p.err != nil {
			return List{}, p.err
		}
	}
	slices.SortStableFunc(p.list.entries, worse)
	return p.list, nil
}

// A parser reads the lines of a list. Its error is the first one.
type parser struct {
	list List
	ids  map[string]bool
	line int
	err  error
}

func (p *parser) fail(fault Fault, word string) {
	if p.err == nil {
		p.err = &Error{Fault: fault, Line: p.line, Word: word}
	}
}

// read parses a line of the stored list: an entry, or those that are done.
func (p *parser) read(line string) {
	fields := strings.Split(line, "\t")
	switch {
	case len(line) > longest:
		p.fail(Long, line)
	case fields[0] == doneKey && len(fields) == 2:
		p.readDone(fields[1])
	case len(fields) != fieldCount:
		p.fail(Fields, line)
	default:
		p.readEntry(fields)
	}
}

func (p *parser) readDone(id string) {
	if !isID(id) {
		p.fail(Value, id)
	}
	p.enter(id, len(p.list.done) == maxDone)
	p.list.done = append(p.list.done, id)
}

func (p *parser) readEntry(f []string) {
	e := Entry{
		Game: p.name(f[0]), Variant: f[1], Options: split(f[2], ","), Start: f[3], Seat: p.number(f[5], 1),
		Number: p.number(f[6], maxNumber), Played: rules.Move(p.name(f[7])), Best: rules.Move(p.name(f[8])),
		Loss: Loss{
			Had: p.worth(f[9]), Has: p.worth(f[10]), Points: p.number(f[11], maxNumber), Weight: p.number(f[12], maxNumber),
		},
		Match: f[13], Solved: split(f[14], ","),
	}
	for _, m := range split(f[4], " ") {
		e.Moves = append(e.Moves, rules.Move(p.name(m)))
	}
	for i, day := range e.Solved {
		if !days.Is(day) || i > 0 && e.Solved[i-1] >= day {
			p.fail(Value, day)
		}
	}
	if strings.ContainsFunc(strings.Join(f, ""), func(r rune) bool { return r < ' ' }) || solved(e.Solved) {
		p.fail(Value, f[0])
	}
	p.enter(e.ID(), len(p.list.entries) == maxEntries)
	p.list.entries = append(p.list.entries, e)
}

// enter notes the ID of a line, which must be new; full says that the list holds its maximum of that kind.
func (p *parser) enter(id string, full bool) {
	switch {
	case p.ids[id]:
		p.fail(Twice, id)
	case full:
		p.fail(Long, id)
	}
	p.ids[id] = true
}

// name reads a word that must not be empty and has no space in it.
func (p *parser) name(word string) string {
	if word == "" || strings.Contains(word, " ") {
		p.fail(Value, word)
	}
	return word
}

// maxNumber is the greatest number that is written.
const maxNumber = 99_999

// number reads a number from 0 to greatest.
func (p *parser) number(word string, greatest int) int {
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 || n > greatest || strconv.Itoa(n) != word {
		p.fail(Value, word)
		return 0
	}
	return n
}

func (p *parser) worth(word string) Worth {
	if word == "" {
		return Worth{}
	}
	lead := strings.IndexByte("-=+", word[0])
	if lead < 0 {
		p.fail(Value, word)
	}
	return Worth{Proved: true, Lead: lead - 1, Plies: p.number(word[1:], maxNumber)}
}

// split is strings.Split, except that an empty text has no parts.
func split(text, between string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, between)
}
