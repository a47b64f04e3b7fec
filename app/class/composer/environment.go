package composer

import (
	"tablier/ai/protocol"
	"tablier/app/class/drafts"
	"tablier/app/machine"
)

// An Environment is what surrounds a session.
type Environment struct {
	Machine Machine
	Store   drafts.Store
	Screen  Screen
}

// A Machine says what a position is worth.
type Machine interface {
	// Search asks for a value, and calls done once, not from within Search, unless the search is cancelled before.
	Search(q machine.Query, done func(protocol.Found, error)) (cancel func())
	// Rest ends the worker, once no search is pending.
	Rest()
}

// A Screen shows a session.
type Screen interface {
	Changed()       // the session has changed by itself
	Replaced()      // another set has taken the place of the one there
	Focus(item int) // the keyboard goes to an item, by its place from 0
	Log(error)
}
