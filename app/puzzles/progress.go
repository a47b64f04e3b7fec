package puzzles

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablier/ai/puzzle"
	"tablier/app/sift"
)

// Key is the key under which a progress is kept.
const Key = "puzzles"

// How is how a puzzle stands for a person. What is greater is better.
type How int

// How a puzzle stands.
const (
	Untried How = iota
	Tried       // without having been solved
	Hinted      // solved with a hint
	Later       // solved after wrong answers
	First       // solved at the first try
)

// hows are the words for them.
var hows = [...]string{"", "tried", "hinted", "later", "first"}

// Solved says whether the puzzle has been solved, at whichever try.
func (h How) Solved() bool { return h >= Hinted }

// An Entry is the saved progress of one puzzle.
type Entry struct {
	How  How
	Day  int // on which it came to stand so, as [DayOf] counts
	Cost int // of the first answer to a question about points, in hundredths
}

// better says whether an entry is to be kept rather than another one.
func (e Entry) better(other Entry) bool {
	return e.How > other.How || e.How == other.How && e.Day < other.Day
}

// join merges two entries of one puzzle: the better one, with the cost of the earlier one.
func (e Entry) join(other Entry) Entry {
	first := e
	if other.Day < e.Day || other.Day == e.Day && other.Cost > e.Cost {
		first = other
	}
	if other.better(e) {
		e = other
	}
	e.Cost = first.Cost
	return e
}

// A Progress is which puzzles have been tried and solved: a value. It knows puzzles by their ids alone, so that it
// outlives those that are retired. The zero Progress is empty.
type Progress struct{ of map[string]Entry }

// Of returns how far the person has come with a puzzle.
func (p Progress) Of(id string) Entry { return p.of[id] }

// With returns the progress with an entry of a puzzle, unless there is a better one.
func (p Progress) With(id string, e Entry) Progress {
	return p.Join(Progress{map[string]Entry{id: e}})
}

// Join merges two progresses: those of two tabs, or of a file that is imported.
func (p Progress) Join(other Progress) Progress {
	of := maps.Clone(p.of)
	if of == nil {
		of = map[string]Entry{}
	}
	for id, e := range other.of {
		if had, ok := of[id]; ok {
			e = had.join(e)
		}
		of[id] = e
	}
	return Progress{of}
}

// SolvedOn counts the puzzles solved on a day.
func (p Progress) SolvedOn(day int) (n int) {
	for _, e := range p.of {
		if e.Day == day && e.How.Solved() {
			n++
		}
	}
	return n
}

// firstFew is how many puzzles a person solves before the puzzle of the day may be a hard one.
const firstFew = 3

// hardest returns the hardest band of a day's puzzle for a person: the same all day, whatever is solved meanwhile.
func (p Progress) hardest(day int) puzzle.Band {
	solved := 0
	for _, e := range p.of {
		if e.How.Solved() && e.Day < day {
			solved++
		}
	}
	if solved < firstFew {
		return puzzle.Medium
	}
	return puzzle.Hard
}

// Running counts the days in a row, up to today or yesterday, on which something was solved.
func (p Progress) Running(today int) (n int) {
	day := today
	if p.SolvedOn(day) == 0 {
		day--
	}
	for ; p.SolvedOn(day) > 0; day-- {
		n++
	}
	return n
}

// progressHead begins the text of a progress, and a version follows.
const (
	progressHead    = "puzzles "
	progressVersion = "1"
)

// String returns the progress as it is kept: a head, and for each puzzle a line of its id, how it stands, the day and
// the cost.
func (p Progress) String() string {
	var b strings.Builder
	b.WriteString(progressHead + progressVersion + "\n")
	for _, id := range slices.Sorted(maps.Keys(p.of)) {
		e := p.of[id]
		b.WriteString(id + " " + hows[e.How] + " " + strconv.Itoa(e.Day) + " " + strconv.Itoa(e.Cost) + "\n")
	}
	return b.String()
}

// An Error is the error of a text that is no progress.
type Error struct {
	Line int // from 1
	Word string
	Err  error // sift.ErrNewer where a later version has written it
}

// Error implements error.
func (e *Error) Error() string {
	s := "puzzles: line " + strconv.Itoa(e.Line) + ": " + strconv.Quote(e.Word)
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// ParseProgress reads a text that String has written. The error is an *Error; for a text of a later version, which is
// not to be overwritten, it wraps sift.ErrNewer.
func ParseProgress(text string) (Progress, error) {
	head, rest, _ := strings.Cut(text, "\n")
	version, ok := strings.CutPrefix(head, progressHead)
	switch {
	case !ok:
		return Progress{}, &Error{Line: 1, Word: head}
	case version != progressVersion:
		return Progress{}, &Error{Line: 1, Word: version, Err: sift.ErrNewer}
	}
	of, line := map[string]Entry{}, 1
	for row := range strings.Lines(rest) {
		line++
		id, e, ok := parseEntry(strings.TrimSuffix(row, "\n"))
		if !ok {
			return Progress{}, &Error{Line: line, Word: row}
		}
		if had, twice := of[id]; twice {
			e = had.join(e)
		}
		of[id] = e
	}
	return Progress{of}, nil
}

// parseEntry parses a line of the stored progress: a puzzle's ID, how it was solved, the day and the cost.
func parseEntry(row string) (id string, e Entry, ok bool) {
	words := strings.Split(row, " ")
	if len(words) != 4 || !isID(words[0]) {
		return "", e, false
	}
	how := slices.Index(hows[:], words[1])
	day, okDay := number(words[2])
	cost, okCost := number(words[3])
	return words[0], Entry{How(how), day, cost}, how > 0 && okDay && okCost
}

// isID says whether a text may be the id of a puzzle: some letters and digits.
func isID(text string) bool {
	for i := range len(text) {
		if c := text[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return text != ""
}

// number reads a number that is written as it would be again, and not absurd.
func number(text string) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && n < 1<<24 && strconv.Itoa(n) == text
}
