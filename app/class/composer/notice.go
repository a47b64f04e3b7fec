package composer

import (
	"tablier/app/class/form"
	"tablier/app/class/set"
)

// News is what has just happened, as a code for a page's catalogue.
type News int

// The news.
const (
	Nothing  News = iota
	Added         // Task, at Place of Of
	Removed       // Task; it can be undone
	Restored      // Task is back at Place of Of
	Placed        // Task stands at Place of Of
	Lifted        // Task is being moved, from Place of Of
	Stayed        // the move of Task was cancelled
	Full          // the set has as many items as there may be
	NotKept       // storage has no room: the set lasts as long as the page
	Unread        // what was to be opened cannot be: Err says why
	Altered       // the file that was opened had been changed outside the page
	Opened        // a set was opened
	NotThere      // what was to be opened holds no set
	Refused       // the goal of the contest cannot be reached
	NotDrawn      // what was pasted is no game that somebody has drawn
)

// A Notice is what is to be said about the last act.
type Notice struct {
	What      News
	Task      set.Task
	Place, Of int // from 1
	Err       *form.Error
}

// undo is how the last addition or removal is taken back.
type undo struct {
	item    set.Item
	at      int
	removed bool // else it was added
}
