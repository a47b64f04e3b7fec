package set

import (
	"strings"

	"tablier/app/class/form"
	"tablier/app/puzzles/composed"
)

// A Kind is the kind of an item.
type Kind int

// The kinds. Their numbers are part of the format; greater ones are of later versions.
const (
	_ Kind = iota
	OfPuzzle
	OfLesson
	OfWatch
	OfPython
	OfMatch
	OfWords
	OfComposed
	firstLater
)

// kindWords are the words for the kinds, as files have them.
var kindWords = []string{"", "puzzle", "lesson", "watch", "python", "match", "words", "composed"}

// String returns the word for a kind, as files have it; "later" for one of a later version.
func (k Kind) String() string {
	if k < 0 || k >= firstLater {
		return "later"
	}
	return kindWords[k]
}

// A Task is what is to be done at an item: a pointer to a [Puzzle], a [Lesson], a [Watch], a [Python], a [Match], some
// [Words], or a task of a [Later] version.
type Task interface {
	Kind() Kind
	fields(c *form.Coder)
}

// Counts says whether a task has a result: words are only read.
func Counts(t Task) bool { return t.Kind() != OfWords }

// A Puzzle is a puzzle of the site, or one that somebody has composed.
type Puzzle struct {
	Game, ID string
	Own      composed.Puzzle // one that somebody has composed; else the zero value
}

// NewComposed returns the task of a composed puzzle.
func NewComposed(p composed.Puzzle) *Puzzle { return &Puzzle{Game: p.Game, ID: p.ID(), Own: p} }

// A Lesson is a lesson of the site, or one board of it.
type Lesson struct {
	Game, ID string
	Board    string // empty for all
}

// A Watch is a search that is followed, with or without a prepared question.
type Watch struct{ Search string }

// A Python is an exercise in Python.
type Python struct{ Exercise string }

// A Match is to be played against the machine.
type Match struct {
	Game   string // the fragment of a link to the match as it stands at the beginning
	Side   int    // the pupil's, 0 for First
	Level  int    // of the machine, from 1
	Goal   Goal
	Points int // of ScorePoints
}

// A Goal is what a pupil is to reach in a match.
type Goal int

// The goals.
const (
	PlayToTheEnd Goal = iota
	Win
	HoldTheDraw
	ScorePoints // at least so many
)

// String returns the word for a goal, as files have it.
func (g Goal) String() string { return goalWords[g] }

// goalWords are the words for the goals, as files have them.
var goalWords = []string{"end", "win", "draw", "points"}

// Words are to be read, or to be talked about.
type Words struct{ Title, Text string }

// A Later is a task of a later version, which is carried along unread.
type Later struct {
	Number Kind
	Body   []byte
}

// Kind implements [Task].
func (p *Puzzle) Kind() Kind {
	if p.Own.There() {
		return OfComposed
	}
	return OfPuzzle
}

// Kind implements [Task].
func (*Lesson) Kind() Kind { return OfLesson }

// Kind implements [Task].
func (*Watch) Kind() Kind { return OfWatch }

// Kind implements [Task].
func (*Python) Kind() Kind { return OfPython }

// Kind implements [Task].
func (*Match) Kind() Kind { return OfMatch }

// Kind implements [Task].
func (*Words) Kind() Kind { return OfWords }

// Kind implements [Task].
func (l *Later) Kind() Kind { return l.Number }

// newTask returns an empty task of a kind; nil for a number that is no kind.
func newTask(kind Kind) Task {
	switch kind {
	case OfPuzzle:
		return &Puzzle{}
	case OfLesson:
		return &Lesson{}
	case OfWatch:
		return &Watch{}
	case OfPython:
		return &Python{}
	case OfMatch:
		return &Match{}
	case OfWords:
		return &Words{}
	case OfComposed:
		return &Puzzle{Own: composed.Puzzle{Line: unread}}
	}
	if kind < firstLater {
		return nil
	}
	return &Later{Number: kind}
}

// unread stands for the line of a composed puzzle that is being read.
const unread = "?"

// maxName is how many characters an id may have.
const maxName = 64

// name is an id.
func name(c *form.Coder, field string, s *string) {
	c.Name(field, s, maxName)
	if !isName(*s) {
		c.Refuse(form.Illegal, field)
	}
}

// isName says whether a text is printable ASCII without spaces, and not empty.
func isName(s string) bool {
	return s != "" && !strings.ContainsFunc(s, func(r rune) bool { return r <= ' ' || r > '~' })
}
