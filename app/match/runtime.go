package match

import (
	"math/rand/v2"
	"time"

	"tablier/ai/protocol"
	"tablier/app/archive"
	"tablier/app/begun"
	"tablier/app/embed"
	"tablier/app/machine"
)

// A Clock tells the time and waits.
type Clock interface {
	Now() Moment
	// After calls f once, d from now, on the goroutine that calls the Runtime, never from within After.
	After(d time.Duration, f func())
}

// A Machine answers questions. Each ends with one call of done, unless it is cancelled before.
type Machine interface {
	// Workers returns how many questions that nobody waits for are worth asking at a time.
	Workers() int
	Search(q machine.Query, heard func(protocol.Progress), done func(protocol.Found, error)) *machine.Search
	Restart()
}

// A Store keeps texts between visits.
type Store interface {
	Read(key string) (text string, ok bool) // as storage has it, or this page where storage refused it
	Set(key, text string) bool              // false when only this page holds it
	SetAside(key string)                    // under another key: nobody can read it today
}

// An Archive keeps the matches of the past.
type Archive interface {
	File(g archive.Game, filed, counted bool) (onFile bool)
	KeepUnfinished(g archive.Game, filed bool) bool
}

// A HostPage is the page around a frame.
type HostPage interface{ Post(embed.Notice) }

// A Screen shows a match.
type Screen interface {
	// Show draws what an event has changed.
	Show(c *Controller, e Event)
	// Still says whether a person wants no motion.
	Still() bool
	Dress(lang, theme string)
	Retire(c *Controller, control Control)
	Log(error)
}

// A Runtime carries out the effects of the controllers on a page and tells them what comes of them. Host is nil where
// there is none.
type Runtime struct {
	Clock   Clock
	Machine Machine
	Store   Store
	Archive Archive
	Host    HostPage
	Screen  Screen
	Begun   *begun.Notes // of searches; nil where nothing is noted
}

// A Match is a controller with what its runtime has under way for it.
type Match struct {
	*Controller
	runtime  *Runtime
	searches map[int]*machine.Search
	queue    []Event
	busy     bool
	opening  *opening // nil when nothing is being opened
	next     *opening // comes after that
	pulled   bool     // somebody else does its steps
}

// Run has the runtime run a controller.
func (r *Runtime) Run(c *Controller) *Match {
	c.ShareReview(r.Machine.Workers())
	return &Match{Controller: c, runtime: r, searches: map[int]*machine.Search{}}
}

// Dispatch tells the controller of an event, carries out what comes of it, and shows that.
func (m *Match) Dispatch(e Event) {
	switch {
	case m.opening == nil:
	case hasty(e):
		return
	case len(m.queue) >= mostWaiting && m.refuse(e):
		return
	}
	m.queue = append(m.queue, e)
	m.work(e)
}

// work has the events happen that wait, and shows what comes of them, unless it must come after something else that is
// under way.
func (m *Match) work(e Event) {
	if m.busy || m.opening != nil {
		return
	}
	m.busy = true
	for len(m.queue) > 0 && m.opening == nil {
		next := m.queue[0]
		m.queue = m.queue[1:]
		for _, effect := range m.Update(m.runtime.Clock.Now(), m.runtime.Screen.Still(), next) {
			m.carryOut(effect)
		}
	}
	m.busy = false
	m.runtime.Screen.Show(m.Controller, e)
}

// refuse refuses a message of the host page; false when the event is none.
func (m *Match) refuse(e Event) bool {
	said, ok := e.(HostSaid)
	if ok && m.runtime.Host != nil {
		message, _ := embed.Read(said.Text)
		m.runtime.Host.Post(embed.Refusal(&embed.MessageError{Fault: embed.NotNow, ID: message.ID}))
	}
	return ok
}

// Load takes the table from storage.
func (m *Match) Load() {
	text, ok := m.runtime.Store.Read(m.key())
	m.Dispatch(m.loaded(text, ok))
}

// loaded is the event that storage has a text of the table, or none.
func (m *Match) loaded(text string, ok bool) Loaded {
	return Loaded{text, ok, rand.Uint64(), m.runtime.Begun.Left(m.thing())}
}

// Refresh takes over what another tab has played, if it has.
func (m *Match) Refresh() {
	text, ok := m.runtime.Store.Read(m.key())
	if m.Phase() == Elsewhere || !same(text, ok, m.SavedText()) {
		m.Dispatch(m.loaded(text, ok))
	}
}

// Notice tells the controller what another tab has made of the table.
func (m *Match) Notice() {
	text, ok := m.runtime.Store.Read(m.key())
	m.Dispatch(Stored{text, ok, rand.Uint64()})
}

func (m *Match) key() string { return SaveKey(m.Game().ID()) }

// thing is what is asked of the machine for the match, as the notes know it.
func (m *Match) thing() begun.Thing { return begun.Of("match", m.Game().ID()) }
