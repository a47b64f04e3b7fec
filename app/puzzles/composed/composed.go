// Package composed is a puzzle that somebody has composed, as text: in a link, as a file, and in a set (package
// class/set). Package class/form says how fields are written in a code and in a file; these are the fields of version
// 1, which open for ever (testdata/composed-v1.txt):
//
//	game      name: its id, as package rules has it
//	puzzle    text, at most 6,000: the line of package ai/puzzle, with "|" between the columns
//	title     text, at most 60: what the author calls it, empty for nothing
//	question  text, at most 140: what is asked, in the author's words, empty for those of the page
//	idea      text, at most 140: the first hint in the author's words, empty for none
//
// All that is said of the moves is in the line, which is carried along unread, and whoever opens the puzzle holds it
// against the rules ([Puzzle.Open]). They say that it can be played, not that its values are true: the page that
// composes it has them proved.
package composed

import (
	"errors"
	"strings"

	"tablier/ai/puzzle"
	"tablier/app/class/form"
	"tablier/rules"
)

// The limits of the texts, in characters.
const (
	MaxTitle    = 60
	MaxQuestion = 140
	MaxIdea     = 140
	maxLine     = 6000
	maxName     = 64
)

// MaxFile is how many bytes a code or a file may have; it is measured before anything is read.
const MaxFile = 64 << 10

// A Puzzle is a composed puzzle, which has been read and not yet been held against the rules. The zero Puzzle is none.
type Puzzle struct {
	Game     string
	Line     string // of package puzzle, with bar between the columns
	Title    string
	Question string
	Idea     string
}

// bar stands in a line where a file of puzzles has a tab.
const bar = "|"

// New returns the composed puzzle of a puzzle, without words of an author.
func New(game string, p *puzzle.Puzzle) Puzzle {
	return Puzzle{Game: game, Line: strings.ReplaceAll(p.String(), "\t", bar)}
}

// There says whether there is a puzzle.
func (p *Puzzle) There() bool { return p.Line != "" }

// Worded says whether the puzzle has words of an author: one that the machine has made for a set has none.
func (p *Puzzle) Worded() bool { return p.Title+p.Question+p.Idea != "" }

// ID returns the id of the puzzle, as one of the site has it; empty where its line cannot be read.
func (p *Puzzle) ID() string {
	q, err := p.read()
	if err != nil {
		return ""
	}
	return q.ID(p.Game)
}

// ErrLine is the error of a line that is not written as package puzzle writes it.
var ErrLine = errors.New("composed: the line of the puzzle is written otherwise")

// read reads the line.
func (p *Puzzle) read() (*puzzle.Puzzle, error) {
	q, err := puzzle.ParseLine(strings.ReplaceAll(p.Line, bar, "\t"))
	if err != nil {
		return nil, err
	}
	if again := New(p.Game, q); again.Line != p.Line || q.Retired {
		return nil, ErrLine
	}
	return q, nil
}

// Open returns the puzzle, held against the rules of its game. The error is a *[form.Error] with the cause: a line that
// cannot be read is taken for one of a later version.
func (p *Puzzle) Open(games rules.Registry) (*puzzle.Puzzle, *form.Error) {
	spec, err := games.Find(p.Game)
	if err != nil {
		return nil, &form.Error{Fault: form.Missing, Field: "game", Err: err}
	}
	q, err := p.read()
	if err == nil {
		err = puzzle.Check(spec, q)
	} else if err != ErrLine {
		return nil, &form.Error{Fault: form.Newer, Field: "puzzle", Err: err}
	}
	if err != nil {
		return nil, &form.Error{Fault: form.Illegal, Field: "puzzle", Err: err}
	}
	return q, nil
}

// Fields are those of the puzzle, for a code, a file, or the task of a set.
func (p *Puzzle) Fields(c *form.Coder) {
	c.Name("game", &p.Game, maxName)
	c.Text("puzzle", &p.Line, maxLine)
	c.Text("title", &p.Title, MaxTitle)
	c.Text("question", &p.Question, MaxQuestion)
	c.Text("idea", &p.Idea, MaxIdea)
	if c.OK() && !p.There() {
		c.Refuse(form.Illegal, "puzzle")
	}
}

// Encode returns the code of a puzzle, for the fragment of an address. The error is a *[form.Error].
func Encode(p Puzzle) (string, error) { return form.Pack(form.Puzzle, p.Fields) }

// Decode reads what Encode has written. The error is a *[form.Error].
func Decode(code string) (p Puzzle, err error) {
	if len(code) > MaxFile {
		return p, &form.Error{Fault: form.Long}
	}
	if err = form.Unpack(form.Puzzle, code, p.Fields); err != nil {
		return Puzzle{}, err
	}
	return p, nil
}

// Is says whether a text begins as a code of a puzzle does.
func Is(code string) bool {
	kind, ok := form.KindOfCode(code)
	return ok && kind == form.Puzzle
}

// File returns the file of a puzzle. The error is a *[form.Error].
func File(p Puzzle) (string, error) { return form.Write(form.Puzzle, p.Fields) }

// ReadFile reads the file of a puzzle. The error is a *[form.Error].
func ReadFile(text string) (p Puzzle, err error) {
	if len(text) > MaxFile {
		return p, &form.Error{Fault: form.Long}
	}
	if _, err = form.Read(form.Puzzle, text, p.Fields); err != nil {
		return Puzzle{}, err
	}
	return p, nil
}
