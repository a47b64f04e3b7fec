package teacher

import (
	"time"

	"tablier/app/begun"
	"tablier/app/sandbox"
	"tablier/app/write"
)

// An Environment is what surrounds a session.
type Environment struct {
	Python  sandbox.Python
	Library Library
	Clock   Clock
	Store   Store
	Screen  Screen
	Begun   *begun.Notes // of programs that run; nil where nothing is noted
}

// A Library has the exercises, in the language of the page.
type Library interface {
	// Exercises calls back with the exercises; false when they have not come.
	Exercises(then func(list []write.Exercise, ok bool))
}

// A Clock tells the time, and lets others have their turn.
type Clock interface {
	Now() time.Duration // since whenever
	Later(f func())     // calls f once, as soon as the browser has had its turn
}

// A Store keeps the notebook where the teacher asks for that.
type Store interface {
	Get() (text string, ok bool)
	Set(text string) bool // false when there is no room
	Remove()
}

// A Screen shows a session.
type Screen interface {
	Changed()   // the session has changed by itself
	Asked()     // a question waits for its answer
	Say(Saying) // has a screen reader say something
	Focus(Cell) // the keyboard is to go to a cell of the table
	Log(error)
}

// A Saying is what a screen reader is to say. The page has the sentences.
type Saying int

// The sayings.
const (
	SayRead    Saying = iota // what has come of the files: see Session.Count
	SaySorted                // by what the table is sorted now
	SayErased                // that the notebook is empty
	SayKept                  // whether the notebook is kept
	SayChecked               // that the programs have been run
)
