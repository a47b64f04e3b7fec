package match

import (
	"math/rand/v2"

	"tablier/ai/protocol"
	"tablier/app/archive"
	"tablier/app/begun"
	"tablier/app/embed"
	"tablier/app/environment"
	"tablier/app/machine"
)

// A Clock tells the time and waits. It calls on the goroutine that calls the Runtime.
type Clock interface {
	environment.Clock
	Now() Moment
}

// A Machine answers questions. Each ends with one call of done, unless it is cancelled before.
type Machine interface {
	// Workers returns how many questions of low priority are worth asking at a time.
	Workers() int
	Search(q machine.Query, heard func(protocol.Progress), done func(protocol.Found, error)) *machine.Search
	Restart()
}

// A Store keeps texts between visits.
type Store interface {
	Read(key string) (text string, ok bool) // from storage, or from this page where storage refused the text
	Set(key, text string) bool              // false when only this page holds it
	SetAside(key string)                    // moves an unreadable text to another key
}

// An Archive keeps the matches of the past.
type Archive interface {
	File(g archive.Game, filed, counted bool) (onFile bool)
	ArchiveUnfinished(g archive.Game, filed bool) bool
}

// A Screen shows a match.
type Screen interface {
	// Show draws the changes of an event.
	Show(c *Controller, e Event)
	// Still says whether a person wants no motion.
	Still() bool
	ApplyAppearance(lang, theme string)
	MoveFocusFrom(c *Controller, control Control)
	Log(error)
}

// A Runtime is what the sessions on a page carry out effects with. Host is nil where there is none.
type Runtime struct {
	Clock   Clock
	Machine Machine
	Store   Store
	Archive Archive
	Host    environment.HostPage
	Reports environment.Supervisor
	Screen  Screen
	Begun   *begun.Notes // of searches; nil where nothing is noted
}

// A Session is a match on a page: a controller with its pending searches, events and job.
type Session struct {
	*Controller
	runtime  *Runtime
	searches map[int]*machine.Search
	queue    []Event
	busy     bool
	job      *job // nil when none is under way
	nextJob  *job // runs after that
	driven   bool // its steps are called by Begin, not by the clock
}

// Run returns the session of a controller.
func (r *Runtime) Run(c *Controller) *Session {
	c.Analysis().ShareReview(r.Machine.Workers())
	return &Session{Controller: c, runtime: r, searches: map[int]*machine.Search{}}
}

// Dispatch applies an event, carries out the effects, and shows the changes. It returns what has come of the event:
// nothing yet of one that waits, or that is dropped while a job is under way.
func (s *Session) Dispatch(e Event) Outcome {
	_, atBoard := e.(boardInput)
	switch {
	case s.job == nil:
	case atBoard:
		return Outcome{}
	case len(s.queue) >= maxQueued && s.refuse(e):
		return Outcome{}
	}
	s.queue = append(s.queue, e)
	return s.drain(e)
}

// drain applies the events of the queue and shows the changes, unless it runs already. It returns what has come of the
// first one.
func (s *Session) drain(e Event) (outcome Outcome) {
	if s.busy || s.job != nil {
		return Outcome{}
	}
	s.busy = true
	for first := true; len(s.queue) > 0 && s.job == nil; first = false {
		next := s.queue[0]
		s.queue = s.queue[1:]
		effects := s.Update(s.runtime.Clock.Now(), s.runtime.Screen.Still(), next)
		if first {
			outcome = s.outcome
		}
		for _, effect := range effects {
			effect.carryOut(s)
		}
	}
	s.busy = false
	s.runtime.Screen.Show(s.Controller, e)
	return outcome
}

// refuse refuses a message of the host page; false when the event is no such message.
func (s *Session) refuse(e Event) bool {
	said, ok := e.(HostSaid)
	if ok && s.runtime.Host != nil {
		message, _ := embed.Read(said.Text)
		s.runtime.Host.Post(embed.Refusal(&embed.MessageError{Fault: embed.NotNow, ID: message.ID}))
	}
	return ok
}

// Load takes the table from storage.
func (s *Session) Load() {
	text, ok := s.runtime.Store.Read(s.key())
	s.Dispatch(s.loaded(text, ok))
}

// loaded returns the event for the text in storage.
func (s *Session) loaded(text string, ok bool) Loaded {
	return Loaded{text, ok, rand.Uint64(), s.runtime.Begun.Left(s.thing())}
}

// Refresh takes over the move of another tab, if there is one.
func (s *Session) Refresh() {
	text, ok := s.runtime.Store.Read(s.key())
	if s.Phase() == Elsewhere || !storageUnchanged(text, ok, s.SavedText()) {
		s.Dispatch(s.loaded(text, ok))
	}
}

// Notice tells the controller the text that another tab has saved.
func (s *Session) Notice() {
	text, ok := s.runtime.Store.Read(s.key())
	s.Dispatch(Stored{text, ok, rand.Uint64()})
}

func (s *Session) key() string { return SaveKey(s.Game().ID()) }

// thing returns the search of the match, as the crash notes know it.
func (s *Session) thing() begun.Thing { return begun.Of("match", s.Game().ID()) }
