package watch

import (
	"time"

	"tablier/ai/protocol"
	"tablier/app/begun"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/rules"
)

// An Environment is what surrounds a session.
type Environment struct {
	Machine Machine
	Clock   Clock
	Tables  Tables
	Address Address
	Host    HostPage // nil where there is none
	Store   Store
	Library Library
	Screen  Screen
	Begun   *begun.Notes // of searches under way; nil where nothing is noted
}

// A Machine answers questions that are no searches, one at a time. Stop drops the pending question.
type Machine interface {
	Ask(r protocol.Request, done func(line string, err error))
	Stop()
}

// A Clock calls f once, d from now, never from within After.
type Clock interface {
	After(d time.Duration, f func())
}

// Tables read the matches on the tables of the games: at once, or after some turns of the browser.
type Tables interface {
	Read(game *board.Game, then func(*rules.Match))
}

// An Address is the address of the page.
type Address interface {
	// Asked returns what the address asks for; false if it is too long to be read.
	Asked() (fragment string, whole bool)
	// Keep has the address ask for what is shown.
	Keep(fragment string)
}

// A HostPage is the page around a frame.
type HostPage interface{ Post(embed.Notice) }

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
