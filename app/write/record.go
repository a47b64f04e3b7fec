package write

import (
	"encoding/json"
	"errors"
	"hash/fnv"
	"slices"
	"strings"
)

// A Record is what is known of one exercise. What is kept is its JSON.
type Record struct {
	Program string   `json:"program,omitempty"` // empty for the guide
	Earlier []string `json:"earlier,omitempty"` // programs that others have taken the place of, the last of them last
	Passed  int      `json:"passed,omitempty"`  // tests, in the last run
	Tests   int      `json:"tests,omitempty"`
	Tries   int      `json:"tries,omitempty"`   // runs in which not all passed
	Tried   []uint32 `json:"tried,omitempty"`   // the marks of the different programs of these, the first ones
	Hints   int      `json:"hints,omitempty"`   // that were opened
	Done    bool     `json:"done,omitempty"`    // all tests have passed once
	Lines   []Laid   `json:"lines,omitempty"`   // of the solution, as they are laid so far
	Ordered bool     `json:"ordered,omitempty"` // all tests have passed once with them
	Face    string   `json:"face,omitempty"`    // that the person has chosen: Order or Write, empty for none
}

// The faces of an exercise: lines of the solution that are to be put in order, and a program that is to be written.
const (
	Order = "order"
	Write = "write"
)

// ErrLong is the error of a record with a program that is longer than programs are, and is left out of it.
var ErrLong = errors.New("write: a program is longer than programs are")

// ReadRecord reads what was kept of an exercise, with programs of so many bytes at most. The error is ErrLong, or that
// of JSON.
func ReadRecord(text string, most int) (*Record, error) {
	r := &Record{}
	if err := json.Unmarshal([]byte(text), r); err != nil {
		return nil, err
	}
	return r, r.drop(most)
}

// drop leaves programs of more than so many bytes out.
func (r *Record) drop(most int) error {
	tooLong := func(program string) bool { return len(program) > most }
	programs := len(r.Earlier)
	r.Earlier = slices.DeleteFunc(r.Earlier, tooLong)
	if tooLong(r.Program) {
		r.Program = ""
	} else if programs == len(r.Earlier) {
		return nil
	}
	return ErrLong
}

func (r *Record) encode() string {
	text, err := json.Marshal(r)
	if err != nil {
		panic(err) // it is texts and numbers
	}
	return string(text)
}

// How many earlier programs are kept, and of how many bytes together. The last one always is.
const (
	maxEarlier      = 10
	maxEarlierBytes = 200_000
)

// Push keeps a program that another one takes the place of.
func (r *Record) Push(program string) {
	if strings.TrimSpace(program) == "" {
		return
	}
	r.Earlier = append(r.without(program), program)
	bytes := 0
	for i := len(r.Earlier) - 1; i >= 0; i-- {
		bytes += len(r.Earlier[i])
		if kept := len(r.Earlier) - i; kept > 1 && (kept > maxEarlier || bytes > maxEarlierBytes) {
			r.Earlier = slices.Delete(r.Earlier, 0, i+1)
			return
		}
	}
}

// Back returns the earlier program that was there last. The present one becomes the first of them, so that all come
// round.
func (r *Record) Back(present string) string {
	last := len(r.Earlier) - 1
	if last < 0 {
		return present
	}
	program := r.Earlier[last]
	r.Earlier = r.Earlier[:last]
	if strings.TrimSpace(present) != "" {
		r.Earlier = slices.Insert(r.without(present), 0, present)
	}
	return program
}

func (r *Record) without(program string) []string {
	return slices.DeleteFunc(r.Earlier, func(earlier string) bool { return earlier == program })
}

// Note notes a run of all tests of a program; it returns whether the exercise is done for the first time.
func (r *Record) Note(program string, passed, tests int) (first bool) {
	r.Passed, r.Tests = passed, tests
	if tests == 0 || passed < tests {
		r.Tries++
		if mark := markOf(program); len(r.Tried) < enoughTries && !slices.Contains(r.Tried, mark) {
			r.Tried = append(r.Tried, mark)
		}
		return false
	}
	first = !r.Done
	r.Done = true
	return first
}

// markOf returns a hash of a program, by which the record counts how many different programs have failed. Those that
// differ in remarks and in spaces within a line are one.
func markOf(program string) uint32 {
	h := fnv.New32a()
	for _, line := range strings.Split(program, "\n") {
		code, _, _ := strings.Cut(line, "#")
		if words := strings.Fields(code); len(words) > 0 {
			indent := len(code) - len(strings.TrimLeft(code, " \t"))
			h.Write(append([]byte(strings.Join(words, "")), '\n', byte(indent)))
		}
	}
	return h.Sum32()
}

// enoughTries is after how many different programs that fail the solution may be seen.
const enoughTries = 5

// Left returns after how many more programs that fail the solution may be seen: 0 for now.
func (r *Record) Left() int {
	if r.Done {
		return 0
	}
	return enoughTries - len(r.Tried)
}
