// Package handin is what a pupil hands in of a set: a submission. It knows no page, and nothing is sent: the file of a
// submission, or its code, is handed to the teacher, whose page reads it (package app/class/notebook). Package form
// says how both write a field, and what the seal of a file tells; these are the fields of version 1, which open for
// ever (testdata/submissions-v1):
//
//	set      text: the id of the set, 12 letters and digits (see [set.Set.ID])
//	given    text: the code of the set as the pupil had it, empty unless all is here; at most 100,000 characters
//	detail   word: all; answers (no programs, and not the set); results (no answers either)
//	name     text that the pupil has typed, at most 60 characters, in one line; empty as long as nothing is handed in
//	attempt  number that is drawn when a device begins the set, below 2³²: it tells who has handed in twice from two of
//	         one name
//	at       number of seconds from 1970 on, when it was handed in
//	items    number of items, at most 20, those to be read among them, and of each:
//	  result  word: none, solved, shown (with the solution), tried, read
//	  tries   number of answers given, the right one among them, at most 9,999
//	  hints   number of hints used, at most 99
//	  seconds number for which the item was in view and touched, at most 999,999
//	  answers number of answers that follow: the first ones, at most 50
//	    answer  name: see [Item], at most 2,000 characters
//	  program text of an exercise in Python as it stands, at most 100,000 bytes
//
// All answers together have at most 100,000 bytes, all programs 200,000.
//
// A code in which all is goes wherever text goes. One of at most [MaxCode] characters, with less detail, is drawn as a
// QR code; [Submission.Brief] makes it.
package handin

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"tablier/app/class/form"
	"tablier/app/class/set"
)

// MaxFile is how many bytes a file or a code may have; it is measured before anything is read.
const MaxFile = 1 << 20

// MaxCode is how many characters a code has at most that is drawn as a QR code.
const MaxCode = 800

// The limits of a submission, the first in characters, the others in bytes.
const (
	MaxName     = 60
	MaxAnswer   = 2000
	MaxProgram  = 100_000
	maxPrograms = 200_000 // all together
	maxGiven    = 100_000
	maxAnswers  = 100_000 // all together
)

// The limits of numbers.
const (
	MaxAnswers  = 50 // of an item that are told; the others only count
	maxAttempt  = 1<<32 - 1
	maxAt       = 1 << 40
	maxTries    = 9_999
	maxHints    = 99
	maxSeconds  = 999_999
	detailWords = "all answers results"
	resultWords = "none solved shown tried read"
)

// A Detail is how much of a submission there is.
type Detail int

// The details.
const (
	All         Detail = iota
	WithAnswers        // without programs and the set
	Results            // without answers, too
)

// A Submission is what a pupil hands in. Its texts are as [form.Tidy] makes them.
type Submission struct {
	Set     string // its id
	Given   string // its code as the pupil had it; empty unless all is here
	Detail  Detail
	Name    string // as the pupil has typed it
	Attempt int    // drawn when the set was begun on this device
	At      int    // seconds from 1970 on
	Items   []Item // of the set in its order, those to be read among them
}

// New returns the submission of a pupil who has done nothing of a set yet. The error is that of [set.Encode].
func New(given *set.Set, attempt int) (*Submission, error) {
	id, err := given.ID()
	if err != nil {
		return nil, err
	}
	code, err := set.Encode(given)
	if err != nil {
		return nil, err
	}
	return &Submission{Set: id, Given: code, Attempt: attempt, Items: make([]Item, len(given.Items))}, nil
}

// Task returns the set that the submission answers, as the pupil had it; nil where the submission does not have it, or
// has another one than it says.
func (s *Submission) Task() *set.Set {
	given, err := set.Decode(s.Given)
	if err != nil || len(given.Items) != len(s.Items) {
		return nil
	}
	if id, err := given.ID(); err != nil || id != s.Set {
		return nil
	}
	return given
}

// Encode returns the code of a submission. The error is a *[form.Error].
func Encode(s *Submission) (string, error) { return form.Pack(form.Submission, s.fields) }

// Decode reads what Encode has written. The error is a *[form.Error].
func Decode(code string) (*Submission, error) {
	if len(code) > MaxFile {
		return nil, &form.Error{Fault: form.Long}
	}
	s := &Submission{}
	if err := form.Unpack(form.Submission, code, s.fields); err != nil {
		return nil, err
	}
	return s, nil
}

// File returns the file of a submission. The error is a *[form.Error].
func File(s *Submission) (string, error) { return form.Write(form.Submission, s.fields) }

// ReadFile reads the file of a submission, and returns whether it has been changed since File has written it. The error
// is a *[form.Error].
func ReadFile(text string) (s *Submission, changed bool, err error) {
	if len(text) > MaxFile {
		return nil, false, &form.Error{Fault: form.Long}
	}
	s = &Submission{}
	if changed, err = form.Read(form.Submission, text, s.fields); err != nil {
		return nil, false, err
	}
	return s, changed, nil
}

// FileName returns the name of the file of a submission, as in "camille.tablier".
func (s *Submission) FileName() string {
	words := strings.FieldsFunc(strings.ToLower(s.Name), func(r rune) bool {
		return !unicode.In(r, unicode.Letter, unicode.Digit, unicode.Mark)
	})
	if len(words) == 0 {
		words = []string{s.Set}
	}
	return strings.Join(words, "-") + form.Extension
}

// Heading returns the id of the set and the name of the pupil of a file that cannot be read to its end, as far as it
// says them.
func Heading(text string) (of, name string) {
	s := &Submission{}
	if len(text) <= MaxFile {
		_, _ = form.Read(form.Submission, text, s.fields) // how far that comes is all that is asked
	}
	if !set.IsID(s.Set) || utf8.RuneCountInString(s.Name) > MaxName || form.Tidy(s.Name) != s.Name {
		return "", ""
	}
	return s.Set, s.Name
}
