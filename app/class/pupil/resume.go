package pupil

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf16"

	"tablier/app/class/handin"
)

// MaxResume is how many characters [Record.Resume] returns at most: a page has no more in SCORM 1.2.
const MaxResume = 4096

// A resumed is what another page keeps of a record, so that the pupil goes on from there: a text of JSON in ASCII. What
// the code of the set says is not in it.
type resumed struct {
	Version int     `json:"v"`
	Set     string  `json:"set"`
	Attempt int     `json:"n"`
	At      int     `json:"at"`
	Items   []trace `json:"items"`
}

// A trace is what a resumed has of an item.
type trace struct {
	Done    [5]int   `json:"d"` // result, tries, hints, seconds, and 1 for a match that has been on the table
	Answers []string `json:"a,omitempty"`
	Program string   `json:"p,omitempty"`
}

// Resume returns what another page may keep of the record. Results always fit. Where all is too long, answers go first,
// which are for the teacher alone, then the programs of what has been solved, and then others, the longest first.
func (r *Record) Resume() string {
	all := resumed{Version: version, Set: r.Set, Attempt: r.Attempt, At: r.At}
	for _, p := range r.Places {
		done := p.Done
		t := trace{Done: [5]int{int(done.Result), done.Tries, done.Hints, done.Seconds}}
		if p.Begun {
			t.Done[4] = 1
		}
		if len(done.Program) < MaxResume {
			t.Program = done.Program
		}
		if len(done.Answers) < MaxResume/4 && len(strings.Join(done.Answers, "")) < MaxResume {
			t.Answers = done.Answers
		}
		all.Items = append(all.Items, t)
	}
	for {
		text := ascii(&all)
		if len(text) <= MaxResume || !all.lighten() {
			return text
		}
	}
}

// lighten drops the part that is missed least; false where there is none.
func (r *resumed) lighten() bool {
	var longest *trace
	least := 0
	for i := range r.Items {
		t := &r.Items[i]
		size := len(t.Program)
		if t.Done[0] == int(handin.Solved) {
			size *= MaxResume
		}
		if len(t.Answers) > 0 {
			size = MaxResume * MaxResume * len(strings.Join(t.Answers, "  "))
		}
		if size > least {
			longest, least = t, size
		}
	}
	switch {
	case longest == nil:
		return false
	case len(longest.Answers) > 0:
		longest.Answers = nil
	default:
		longest.Program = ""
	}
	return true
}

// ascii returns what is kept as JSON of ASCII alone: SCORM promises no other signs.
func ascii(r *resumed) string {
	text, err := json.Marshal(r)
	if err != nil {
		panic(err) // plain data
	}
	var out strings.Builder
	for _, sign := range string(text) {
		if sign < 0x80 {
			out.WriteByte(byte(sign))
			continue
		}
		for _, unit := range utf16.Encode([]rune{sign}) {
			out.WriteString(`\u` + strconv.FormatInt(0x10000+int64(unit), 16)[1:])
		}
	}
	return out.String()
}
