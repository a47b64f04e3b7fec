package write

import (
	"encoding/json"
	"errors"
)

// A Progress is how far a person has got, by the ids of exercises, and the programs that they have written. What is
// kept is its JSON.
type Progress struct {
	Exercises map[string]*Record `json:"exercises"`
}

// A Record is what is known of one exercise.
type Record struct {
	Program string `json:"program,omitempty"` // empty for the guide
	Passed  int    `json:"passed,omitempty"`  // tests, in the last run
	Tests   int    `json:"tests,omitempty"`
	Tries   int    `json:"tries,omitempty"` // runs in which not all passed
	Hints   int    `json:"hints,omitempty"` // that were opened
	Done    bool   `json:"done,omitempty"`  // all tests have passed once
}

// Key is under which progress is kept, and CupKey under which the cup of a person's programs is, as package ai/cup
// writes it.
const (
	Key    = "exercises"
	CupKey = "cup"
)

var errProgress = errors.New("no progress")

// Decode reads what was kept. Of damaged text the error says so, and an empty progress comes with it.
func Decode(text string) (*Progress, error) {
	p := &Progress{}
	err := json.Unmarshal([]byte(text), p)
	if err == nil && p.Exercises == nil {
		err = errProgress
	}
	if err != nil {
		return &Progress{Exercises: map[string]*Record{}}, err
	}
	for id, record := range p.Exercises {
		if record == nil {
			delete(p.Exercises, id)
		}
	}
	return p, nil
}

// Drop forgets programs of more than so many bytes; it returns whether there was one.
func (p *Progress) Drop(most int) (dropped bool) {
	for _, record := range p.Exercises {
		if len(record.Program) > most {
			record.Program, dropped = "", true
		}
	}
	return dropped
}

// Encode returns the text to keep.
func (p *Progress) Encode() string {
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // it is texts and numbers
	}
	return string(text)
}

// Of returns the record of an exercise, which may be changed.
func (p *Progress) Of(id string) *Record {
	if p.Exercises[id] == nil {
		p.Exercises[id] = &Record{}
	}
	return p.Exercises[id]
}

// Note notes a run of all tests; it returns whether the exercise is done for the first time.
func (r *Record) Note(passed, tests int) (first bool) {
	r.Passed, r.Tests = passed, tests
	if tests == 0 || passed < tests {
		r.Tries++
		return false
	}
	first = !r.Done
	r.Done = true
	return first
}

// enoughTries is after how many runs in vain the solution may be seen.
const enoughTries = 5

// Left returns after how many more runs in vain the solution may be seen: 0 for now.
func (r *Record) Left() int {
	if r.Done {
		return 0
	}
	return max(0, enoughTries-r.Tries)
}

// Done returns how many of the exercises are done.
func (p *Progress) Done(list []Exercise) (done int) {
	for _, e := range list {
		if p.Exercises[e.ID] != nil && p.Exercises[e.ID].Done {
			done++
		}
	}
	return done
}

// Next returns the place of the first exercise that is not done, 0 if all are.
func (p *Progress) Next(list []Exercise) int {
	for i, e := range list {
		if r := p.Exercises[e.ID]; r == nil || !r.Done {
			return i
		}
	}
	return 0
}
