package organizer

import (
	"time"

	"tablier/ai/cup"
	"tablier/app/begun"
	"tablier/app/environment"
	"tablier/app/sandbox"
)

// An Environment is what surrounds a session.
type Environment struct {
	Python  sandbox.Python
	Machine environment.Engine
	Clock   Clock
	Store   Store
	Library Library
	Screen  Screen
	Begun   *begun.Notes // of programs that run; nil where nothing is noted
}

// A Clock tells the time, and lets others have their turn.
type Clock interface {
	Now() time.Time
	// Soon calls f once, as soon as the browser has had its turn.
	Soon(f func())
}

// A Store keeps the cup between visits.
type Store interface {
	Get() (text string, ok bool)
	Set(text string) bool // false when there is no room: the text lasts as long as the page
	SetAside()            // moves an unreadable cup to where nothing reads it
}

// A Library has programs that are at hand, and the names of levels, in the language of the page.
type Library interface {
	// Own calls back with what the person has written in the exercises, unless that cannot be had.
	Own(then func([]cup.Player))
	// Samples calls back with the programs that come with the site; false when they have not come.
	Samples(then func(players []cup.Player, ok bool))
	LevelName(level int) string
}

// A Screen shows a session.
type Screen interface {
	Changed()  // the session has changed by itself
	Asked()    // a question waits for its answer
	Replaced() // another cup has taken the place of the one there
	Log(error)
}
