package teacher

import (
	"tablier/app/class/gather"
	"tablier/app/class/notebook"
)

// A Session is one teacher with one notebook.
type Session struct {
	Look        *Look
	Checks      *Checks
	environment Environment

	shown   bool // the page is shown
	loaded  bool // the kept notebook has been looked for
	book    *notebook.Book
	table   *notebook.Table
	compare bool
	example bool // the notebook is the invented one

	queue   []gather.Source // what waits until what was dropped before has been read
	reading *notebook.Reading

	kept     bool
	newer    bool // a later version has kept a notebook, which stays
	asks     bool // whether all is to be erased
	troubles []Trouble
}

// A Trouble is why something that a teacher wants cannot be done, or was not.
type Trouble int

// The troubles.
const (
	NotKept   Trouble = iota // there is no room on the device
	BadKept                  // what was kept cannot be read
	NewerKept                // a later version has kept it
	NoPython                 // programs cannot run here: see Checks.Python
	NoTests                  // the exercises have not come
)

// New returns a session with an empty notebook.
func New(e Environment) *Session {
	s := &Session{environment: e, book: notebook.New()}
	s.Look, s.Checks = &Look{session: s}, &Checks{session: s, found: map[program]Check{}}
	s.clear()
	return s
}

// clear shows another notebook from its beginning.
func (s *Session) clear() {
	s.Look.begin()
	s.compare = false
	s.update()
}

// update makes the table anew, once the notebook has changed. What is shown stays, as far as it is there.
func (s *Session) update() {
	s.table = s.book.Table()
	s.Look.settle()
	if s.compare && len(s.book.Before().Rows) == 0 {
		s.compare = false
	}
}

// Enter shows the session: what was kept, if something was.
func (s *Session) Enter() {
	s.shown = true
	if !s.loaded {
		s.loaded = true
		s.load()
	}
}

// Leave ends what runs, as the page is no longer shown.
func (s *Session) Leave() {
	s.shown = false
	s.Checks.Stop()
}

// Table returns the table as it is sorted. Only the session changes it.
func (s *Session) Table() *notebook.Table { return s.table }

// Empty says whether nothing has been handed in.
func (s *Session) Empty() bool { return s.book.Hands() == 0 }

// Example says whether the notebook is the invented one.
func (s *Session) Example() bool { return s.example }

// Sets returns the sets that pupils have answered.
func (s *Session) Sets() []notebook.Given { return s.book.Sets() }

// Choose shows the table of another set.
func (s *Session) Choose(id string) {
	s.book.Choose(id)
	s.clear()
	s.keepOn()
}

// Count returns how many submissions have been read, and how many pupils have answered the current set.
func (s *Session) Count() (hands, pupils int) {
	return s.book.Hands() + s.book.Same(), len(s.table.Rows)
}

// Notices returns what the teacher may want to look at.
func (s *Session) Notices() []notebook.Notice { return s.book.Notices() }

// Dismiss removes the notice with a key.
func (s *Session) Dismiss(key string) {
	for _, n := range s.book.Notices() {
		if n.Key == key {
			s.book.Dismiss(n)
		}
	}
	s.keepOn()
}

// Prefer has the other submission of a notice count.
func (s *Session) Prefer(key string) {
	for _, n := range s.book.Notices() {
		if n.Key == key && n.Kind == notebook.Twice {
			s.book.Prefer(n.Pupil, n.Other)
			s.update()
			s.keepOn()
			return
		}
	}
}

// RemovePupil takes the pupil who is shown out of the notebook.
func (s *Session) RemovePupil() {
	if row := s.Look.Shown(); row >= 0 {
		s.book.Remove(s.table.Rows[row].Pupil)
		s.Look.Close()
		s.update()
		s.keepOn()
	}
}

// Troubles returns what is wrong.
func (s *Session) Troubles() []Trouble { return s.troubles }

// Compare shows in each cell what had stood there before, or no longer.
func (s *Session) Compare() { s.compare = !s.compare && s.Comparable() }

// Comparable says whether a pupil has handed in more than once.
func (s *Session) Comparable() bool { return len(s.book.Before().Rows) > 0 }

// Comparison returns what has changed since the pupils had handed in before; false where that is not shown.
func (s *Session) Comparison() (notebook.Comparison, bool) {
	if !s.compare {
		return notebook.Comparison{}, false
	}
	return notebook.Compare(s.book.Before(), s.table)
}
