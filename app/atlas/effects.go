package atlas

import (
	"time"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/latest"
)

// An Effect is an action outside of a session, which a [Runtime] carries out.
type Effect interface{ carryOut(r *Runtime) }

// The effects.
type (
	// Fetch asks the first question for the map of a board, and makes a crash note of it. Where an earlier visit has
	// crashed over it the question is not asked: [Session.Hold].
	Fetch struct {
		Board string
		First Ask
	}
	// Ask asks the machine for the next part of a map: [Session.Answered].
	Ask struct {
		Request protocol.Request
		part    *Map // to which the answer is added
		Token   latest.Token
	}
	// Rest ends the machine's worker, and with it the pending question.
	Rest struct{}
	// Allow says that a person wants a map over which an earlier visit has crashed.
	Allow struct{ Board string }
	// EndNote removes the crash note of a map.
	EndNote struct{ Board string }
	// Wait waits: [Session.Elapsed].
	Wait struct {
		For   time.Duration
		Token latest.Token
	}
	// ReadTable reads the match on the table of a game: [Session.PutOnTable].
	ReadTable struct{ Game *board.Game }
	// Keep has the address say what is shown.
	Keep struct{ State string }
	// Tell tells the host page something.
	Tell struct{ Notice embed.Notice }
	// Say has a screen reader say something.
	Say struct{ What Saying }
	// ShowWhole shows the whole picture, and Reveal a part in which a place of it is.
	ShowWhole struct{}
	Reveal    struct{ Place Spot }
	// Unpoint takes away what is shown of the position that is pointed at.
	Unpoint struct{}
	// Log writes an error to the browser's console.
	Log struct{ Err error }
)

// A Saying is what a screen reader is to say. The page has the sentences.
type Saying int

// The sayings.
const (
	SayNothing  Saying = iota
	SayPosition        // what the chosen position is
	SayWave            // what the last wave has come to
	SayPasted          // a match has been pasted
	SayAlien           // what was pasted, or what the address has, is no match
	SayTurn            // what was pasted is a turn of a match by links
)

// An outcome is what an event has led to.
type outcome struct {
	out []Effect
	rev int
}

// Rev returns the revision of what is shown.
func (o *outcome) Rev() int { return o.rev }

// changed moves the revision on: the page is to be drawn again.
func (o *outcome) changed() { o.rev++ }

// do adds effects to those of the event.
func (o *outcome) do(effects ...Effect) { o.out = append(o.out, effects...) }

// effects returns the effects of the event, at its end.
func (o *outcome) effects() []Effect {
	out := o.out
	o.out = nil
	return out
}
