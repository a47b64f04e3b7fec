package match

import (
	"time"

	"tablier/app/archive"
	"tablier/app/embed"
	"tablier/app/machine"
	"tablier/app/recall"
	"tablier/app/steps"
)

// An Effect is an action outside of the controller, which the Runtime carries out.
type Effect interface{ isEffect() }

// The effects. What comes of each is told by the event named after it.
type (
	// Ask asks the machine: Heard, any number of times, then Answered, unless it is cancelled.
	Ask struct {
		ID    int
		Query machine.Query
	}
	// Cancel takes a question back: nothing more is heard of it.
	Cancel struct{ ID int }
	// Hurry has the machine answer a question at once.
	Hurry struct{ ID int }
	// RestartMachine replaces a machine that has failed.
	RestartMachine struct{}
	// Wait asks for an Elapsed after a while.
	Wait struct {
		ID  int
		For time.Duration
	}
	// Remind asks for a Reminded after a while. Nothing goes on with it: browsers lose timers, and it may be lost.
	Remind struct {
		ID  int
		For time.Duration
	}
	// Save keeps the table: Saved, or Stored where storage holds another text than the one known: see [sameGame].
	Save struct {
		Text, Known string
		Played      bool // moves have changed, not only the position shown or the settings
	}
	// SetAside puts the saved text away under another key: it cannot be read.
	SetAside struct{}
	// File archives a match that has ended: Filed; or Stored, as for Save.
	File struct {
		Game           archive.Game
		Filed, Counted bool
		Known          string
	}
	// ArchiveUnfinished archives an unfinished match that another one replaces: UnfinishedArchived.
	ArchiveUnfinished struct {
		Game  archive.Game
		Filed bool
	}
	// Remember keeps mistakes of a person for a second look.
	Remember struct{ Mistakes []recall.Entry }
	// Tell tells the host page something.
	Tell struct{ Notice embed.Notice }
	// ApplyAppearance gives the page a language and a theme, each empty for the one it has.
	ApplyAppearance struct{ Lang, Theme string }
	// MoveFocusFrom moves the keyboard's focus from a control that is about to go.
	MoveFocusFrom struct{ Control Control }
	// Prepare runs a job: Prepared, before any other event. Theirs says that a person may give it up.
	Prepare struct {
		Work          steps.Work
		Interruptible bool
	}
	// Log writes an error to the browser's console.
	Log struct{ Err error }
)

func (Ask) isEffect()               {}
func (Cancel) isEffect()            {}
func (Hurry) isEffect()             {}
func (RestartMachine) isEffect()    {}
func (Wait) isEffect()              {}
func (Remind) isEffect()            {}
func (Save) isEffect()              {}
func (SetAside) isEffect()          {}
func (File) isEffect()              {}
func (ArchiveUnfinished) isEffect() {}
func (Remember) isEffect()          {}
func (Tell) isEffect()              {}
func (ApplyAppearance) isEffect()   {}
func (MoveFocusFrom) isEffect()     {}
func (Prepare) isEffect()           {}
func (Log) isEffect()               {}

// A Control is a control of the page that comes and goes with what the match does.
type Control int

// The controls.
const (
	PlayNowControl Control = iota // cuts the machine short
	ReviewControl                 // starts and stops the review
)
