package workbench

import (
	"tablier/app/begun"
	"tablier/app/environment"
	"tablier/app/i18n"
	"tablier/app/sandbox"
	"tablier/app/write"
)

// An Environment is what surrounds a session.
type Environment struct {
	Library Library
	Python  sandbox.Python
	Machine environment.Engine
	Editor  Editor
	Address environment.Address
	Host    environment.HostPage // nil where there is none
	Reports environment.Supervisor
	Screen  Screen
	Store   write.Store
	Begun   *begun.Notes // of programs that run; nil where nothing is noted
}

// A Library has the exercises.
type Library interface {
	// Exercises calls back with the file of a language; false when it has not come.
	Exercises(lang i18n.Lang, then func(text string, ok bool))
}

// An Editor is where the program stands.
type Editor interface {
	Put(text string)
	Replace(text string) // is Put for what a person may undo
	Mark(line int)       // points a line out, 0 for none
	Line() int           // at which the caret stands, 0 where letters are selected
}

// A Screen shows a session.
type Screen interface {
	Redraw()    // the session has changed by itself
	Replaced()  // another exercise, or another program of it, has taken the place of the one there
	Say(Saying) // has a screen reader say something, in words for the session as it stands
	Log(error)
}

// A Saying is what a screen reader is to say. The page has the sentences.
type Saying struct {
	What What
	Line int // for SayNoStep
}

// What a saying is about.
type What int

// The sayings.
const (
	SayNothing What = iota
	SayLine         // which of the laid lines is chosen, and where it is
	SayFinding      // what was found of the laid lines
	SayNoStep       // that the program is at no step at a line
	SayVerdict      // how many tests have passed
	SayFault        // what has ended the program
	SayResult       // how the game has ended
)

// A Trouble is a reason for which a program was not taken.
type Trouble int

// The troubles.
const (
	NoTrouble Trouble = iota
	TooLong           // what was typed or pasted makes the program longer than programs are
	LongKept          // a program that was kept is longer
	LongFile          // that of a file is
	LongLink          // that of the link is, or the link itself is
	BadLink           // the link is damaged
)
