// Package lesson is first lessons as data: a [Lesson] is some boards, each with one idea, and a [Player] goes through
// them with a person. [Parse] reads a lesson from a file beside a game's board; [Check] holds it against the rules.
// The package knows no page and no game.
//
// A file is lines of a key and a value; empty lines and lines that begin with # say nothing. Texts are in French and in
// English, with " | " between. First come the names of the lesson and of its game, then the boards:
//
//	lesson rows
//	game minimal
//
//	board line
//	variant small
//	start orr.o.o.r o o0r0
//	title Gagner | Winning
//	know Trois boules en ligne gagnent. | Three pawns in line win.
//	task Faites une ligne. | Make a line.
//	goal But : trois boules en ligne. | Goal: three pawns in line.
//	aim win 1
//	ring a2
//	arrow b2 a2
//	right b2-a2
//	say Gagné. | Won.
//	wrong * answer c3-b3
//	say {move} ne gagne pas, et {reply} bloque. | {move} does not win, and {reply} blocks.
//
// Without variant and start a board is the game's usual first position; the side to move is the person's. Lines right
// and wrong judge moves: words are patterns, in which * stands for any characters, and the first line that matches
// counts. After "answer" stand lines of play, moves with + between; the first that can be played is the reply. A line
// task after these begins a further task, in the position that a right move and its reply lead to.
//
// An aim says what makes a move right, so that it can be proved: "win n" that it wins within n plies, itself the first;
// "safe n" that the other side cannot win within n plies after it; "best" that nothing gives more points on average.
// Without an aim a move is right because the idea says so.
package lesson

import (
	"strings"

	"tablier/app/i18n"
	"tablier/rules"
)

// A Text is a sentence in each language.
type Text struct{ French, English string }

// In returns the text in a language, English where there is none in it.
func (t Text) In(lang i18n.Lang) string {
	if lang.OfTwo() == i18n.English {
		return t.English
	}
	return t.French
}

// Fill returns the sentence with a move and the reply to it, as the page writes moves, in their places.
func (t Text) Fill(move, reply string) Text {
	names := strings.NewReplacer("{move}", move, "{reply}", reply)
	return Text{French: names.Replace(t.French), English: names.Replace(t.English)}
}

// A Lesson is the boards of a game, or of some of its variants.
type Lesson struct {
	ID     string // unlike that of any other lesson: progress is kept under it
	Game   string
	Boards []Board
}

// A Board is one idea.
type Board struct {
	ID      string // unlike that of any other board of the lesson: progress is kept under it
	Variant string // empty for the game's first
	Start   string // position text; empty for the usual start
	Title   Text
	Know    Text // what a person knows after it, for the end of the lesson
	Tasks   []Task
	Line    int // of the file
}

// A Task is one move to find.
type Task struct {
	Do     Text // what to do: at most MostWords words
	Goal   Text
	Aim    Aim
	Rings  []string // points
	Arrows []Arrow
	Rules  []Rule
	Line   int
}

// MostWords is how many words the instruction of a task may have.
const MostWords = 15

// An Arrow leads from a point to another.
type Arrow struct{ From, To string }

// A Rule judges moves.
type Rule struct {
	Right    bool
	Patterns []Pattern
	Replies  [][]rules.Move // lines of play, of which the first that can be played is the reply
	Say      Text
	Line     int
}

// An AimKind is the criterion of a right move, as a file has it.
type AimKind string

// The kinds of aims.
const (
	Idea AimKind = ""     // the idea of the board says so
	Win  AimKind = "win"  // it wins within some plies
	Safe AimKind = "safe" // the other side cannot win within some plies
	Best AimKind = "best" // nothing gives more points on average
)

// An Aim is the criterion of a board's right moves.
type Aim struct {
	Kind  AimKind
	Plies int // of Win and Safe
}

// A Pattern stands for moves: * in it for any characters.
type Pattern string

// Matches says whether the pattern stands for a move.
func (p Pattern) Matches(m rules.Move) bool {
	parts, text := strings.Split(string(p), "*"), string(m)
	if len(parts) == 1 {
		return text == parts[0]
	}
	last := parts[len(parts)-1]
	rest, ok := strings.CutPrefix(text, parts[0])
	if !ok || !strings.HasSuffix(rest, last) {
		return false
	}
	rest = strings.TrimSuffix(rest, last)
	for _, part := range parts[1 : len(parts)-1] {
		_, after, found := strings.Cut(rest, part)
		if !found {
			return false
		}
		rest = after
	}
	return true
}

// Rule returns the rule that judges a move, nil when none does.
func (t *Task) Rule(m rules.Move) *Rule {
	for i := range t.Rules {
		for _, pattern := range t.Rules[i].Patterns {
			if pattern.Matches(m) {
				return &t.Rules[i]
			}
		}
	}
	return nil
}

// Solution returns the right move that the file names first; empty when no legal move is right.
func (t *Task) Solution(p rules.Position) rules.Move {
	moves := p.Moves()
	for i := range t.Rules {
		for _, pattern := range t.Rules[i].Patterns {
			for _, m := range moves {
				if pattern.Matches(m) && t.Rule(m).Right {
					return m
				}
			}
		}
	}
	return ""
}
