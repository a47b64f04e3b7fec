package watch

import (
	"tablier/app/begun"
	"tablier/app/board"
	"tablier/app/environment"
)

// An Environment is what surrounds a session.
type Environment struct {
	Machine environment.Asker
	Files   environment.Asker // asked, beside searches, what files tell
	Clock   environment.Clock
	Tables  environment.Tables
	Address environment.Address
	Host    environment.HostPage // nil where there is none
	Reports environment.Supervisor
	Store   Store
	Library Library
	Screen  Screen
	Begun   *begun.Notes // of searches under way; nil where nothing is noted
}

// A Store keeps the score between visits, under [ScoreKey].
type Store interface {
	Read(key string) (text string, ok bool)
	Set(key, text string) bool
	Remove(key string)
	SetAside(key string) // moves an unreadable text to where nothing reads it
}

// A Library has what is prepared, in the language of the page.
type Library interface {
	Studies(*board.Game) []board.Study // at least one
	Quizzes() []board.Quiz             // of all games
}

// A Screen shows a session.
type Screen interface {
	Changed()  // the session has changed by itself
	Replaced() // another search takes the place of the one shown
	Say(Saying)
	Log(error)
}

// A Saying is what a screen reader is to say. The page has the sentences.
type Saying int

// The sayings.
const (
	SayStep     Saying = iota // the step that is shown, or the question about the next one
	SayNode                   // the chosen node
	SayQuiz                   // the prepared question
	SayVerdict                // whether the answer about the step was right, and why
	SaySolution               // the same of the prepared question
	SayRefusal                // what was not taken
)
