package handin

import (
	"strconv"
	"strings"
)

// A Run is the answer to an exercise in Python: how many of the tests a program has passed, and what was wrong first.
type Run struct {
	Passed, Tests int
	Failed        int    // the number of the first test that has failed, from 1; 0 for none
	Fault         string // why the program has not come so far: the name of the exception, as Python has it, or a code
}

// String returns the run as an answer: "4/4", "2/4 3" or "0/4 NameError".
func (r Run) String() string {
	text := strconv.Itoa(r.Passed) + "/" + strconv.Itoa(r.Tests)
	switch {
	case r.Fault != "":
		text += " " + r.Fault
	case r.Failed > 0:
		text += " " + strconv.Itoa(r.Failed)
	}
	return text
}

// ReadRun reads an answer that is a run; false where it is none.
func ReadRun(answer string) (r Run, ok bool) {
	counts, wrong, found := strings.Cut(answer, " ")
	passed, tests, _ := strings.Cut(counts, "/")
	r.Passed, _ = strconv.Atoi(passed) // what is no number is not written so again
	r.Tests, _ = strconv.Atoi(tests)
	if found {
		number, err := strconv.Atoi(wrong)
		if r.Failed = number; err != nil {
			r.Failed, r.Fault = 0, wrong
		}
	}
	return r, r.Passed >= 0 && r.Passed <= r.Tests && r.Failed <= r.Tests && r.String() == answer
}

// An Outcome is how a match has ended for the pupil.
type Outcome string

// The outcomes.
const (
	Won   Outcome = "win"
	Drawn Outcome = "draw"
	Lost  Outcome = "loss"
	Left  Outcome = "left" // it has been begun anew before its end
)

// A Played is the answer to a match: how it has ended, and the fragment of a link to it, empty where that is too long.
type Played struct {
	Outcome Outcome
	Game    string
}

// String returns the match as an answer: "win 1AAEC".
func (p Played) String() string { return strings.TrimSuffix(string(p.Outcome)+" "+p.Game, " ") }

// ReadPlayed reads an answer that is a match; false where it is none.
func ReadPlayed(answer string) (p Played, ok bool) {
	outcome, game, _ := strings.Cut(answer, " ")
	p = Played{Outcome(outcome), game}
	switch p.Outcome {
	case Won, Drawn, Lost, Left:
		return p, p.String() == answer
	}
	return Played{}, false
}
