package pupil

import (
	"errors"
	"net/url"
	"slices"

	"tablier/app/class/form"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/rules"
)

// An Environment is what surrounds a session.
type Environment struct {
	Store   Store
	Games   rules.Registry
	Library set.Library
	Draw    func() int             // a number for an attempt, below 2³²
	Now     func() int             // seconds from 1970 on
	Where   func(set.Task) Address // the page of a task
}

// A State is what the page of a set shows.
type State int

// The states.
const (
	Nothing  State = iota // no set: those that are kept, and a way to open one
	Refused               // what was opened is no set
	Starting              // the set with its list
	Reading               // an item that is only to be read
	Ending                // what became of the items, and how they are handed in
)

// A Session is the page on which a set is opened, begun, looked over and handed in.
type Session struct {
	environment Environment

	state  State
	given  *set.Set
	id     string
	record *Record // nil until the set has been begun
	course *Course // at an item that is only to be read
	fault  *form.Error
	from   bool // the set was a file that has been changed
	faults []*form.Error

	name   string // that the pupil has typed; it is not kept
	handed *handin.Submission
}

// New returns a session that has opened nothing.
func New(e Environment) *Session { return &Session{environment: e} }

// State returns what is shown.
func (s *Session) State() State { return s.state }

// Set returns the set that is open, nil for none.
func (s *Session) Set() *set.Set { return s.given }

// ID returns the id of that set.
func (s *Session) ID() string { return s.id }

// Record returns what has been done of it; nil until it has been begun.
func (s *Session) Record() *Record { return s.record }

// Fault returns why nothing could be opened.
func (s *Session) Fault() *form.Error { return s.fault }

// Changed says whether the set was a file that has been changed outside of the page.
func (s *Session) Changed() bool { return s.from }

// Absent says whether this edition does not have the item at a place, from 1.
func (s *Session) Absent(place int) bool {
	return slices.ContainsFunc(s.faults, func(e *form.Error) bool { return e.Item == place })
}

// Course returns the course at the item that is read; nil in other states.
func (s *Session) Course() *Course { return s.course }

// Arrive shows what an address asks for: a code, or a place of a set that has been begun.
func (s *Session) Arrive(code, at string) {
	s.course = nil
	if code != "" {
		s.opened(set.Decode(code))
		return
	}
	id, place := ReadMark(at)
	if id == "" {
		s.clear(Nothing)
		return
	}
	if id != s.id || s.given == nil {
		r := Load(s.environment.Store, id)
		if r == nil {
			s.Refuse(&form.Error{Fault: form.Missing})
			return
		}
		s.opened(set.Decode(r.Given))
	}
	s.show(place)
}

// show shows a place of the set that is open.
func (s *Session) show(place int) {
	if s.given == nil {
		return
	}
	s.Follow()
	s.state, s.course = Starting, nil
	switch {
	case s.record == nil || place == 0:
	case place == End:
		s.state = Ending
	case place > len(s.record.Places):
	case s.record.Places[place-1].Kind == set.OfWords:
		if s.course = At(s.environment.Store, s.id, place); s.course != nil {
			s.state, s.record = Reading, s.course.Record()
		}
	}
}

// Follow reads what another tab has kept.
func (s *Session) Follow() {
	if r := Load(s.environment.Store, s.id); r != nil && len(r.Places) == len(s.given.Items) {
		s.record = r
	}
}

// OpenFile opens a file.
func (s *Session) OpenFile(text string) {
	given, changed, err := set.ReadFile(text)
	s.opened(given, err)
	s.from = changed && err == nil
}

// clear leaves the set that was open.
func (s *Session) clear(state State) {
	*s = Session{environment: s.environment, state: state, name: s.name}
}

// Refuse says why something is no set.
func (s *Session) Refuse(err error) {
	s.clear(Refused)
	if !errors.As(err, &s.fault) {
		s.fault = &form.Error{Fault: form.Damaged, Err: err}
	}
}

// opened shows a set that has been read.
func (s *Session) opened(given *set.Set, err error) {
	var id string
	if err == nil && len(given.Items) == 0 {
		err = &form.Error{Fault: form.Illegal, Field: "items"}
	}
	if err == nil {
		id, err = given.ID()
	}
	if err != nil {
		s.Refuse(err)
		return
	}
	s.clear(Starting)
	s.given, s.id = given, id
	s.faults = given.Check(s.environment.Games, s.environment.Library)
	s.Follow()
}

// Begin begins the set, or goes on with it, and returns the place to be shown. What has been done already stays; the
// words of the set are those that were opened last.
func (s *Session) Begin() (place int) {
	r, err := s.begun()
	if err != nil {
		s.Refuse(err)
		return 0
	}
	s.record = r
	r.keep(s.environment.Store)
	if r.At > 0 {
		return r.At
	}
	return r.Next(0)
}

// begun returns the record of the set that is open, as what has been done of it stands. It is not kept yet.
func (s *Session) begun() (*Record, error) {
	code, err := set.Encode(s.given)
	if err != nil {
		return nil, err
	}
	s.Follow()
	before := s.record
	r := &Record{Set: s.id, Given: code, Title: s.given.Title, Settings: s.given.Settings}
	if before == nil {
		r.Attempt = s.environment.Draw()
	} else {
		r.Attempt, r.At = before.Attempt, before.At
	}
	for i, item := range s.given.Items {
		p := s.place(i, item)
		if before != nil {
			p.Done, p.Begun = before.Places[i].Done, before.Places[i].Begun
		}
		r.Places = append(r.Places, p)
	}
	return r, nil
}

// place returns the place of an item, with nothing done.
func (s *Session) place(i int, item set.Item) Place {
	p := Place{
		Kind: item.Task.Kind(), Word: item.Word, Absent: s.Absent(i + 1), Address: s.environment.Where(item.Task),
	}
	switch t := item.Task.(type) {
	case *set.Puzzle:
		p.Kind, p.Item = set.OfPuzzle, t.ID // whoever has composed it
	case *set.Lesson:
		p.Item, p.Board = t.ID, t.Board
	case *set.Watch:
		if asked, err := url.ParseQuery(t.Search); err == nil {
			p.Item = asked.Get("q")
		}
	case *set.Python:
		p.Item = t.Exercise
	case *set.Match:
		p.Match = t
		if _, m, err := t.Open(s.environment.Games); err == nil {
			p.Item = m.Spec().ID
		}
	}
	return p
}

// Next returns the next place after one, from 1, that can be done; End where none is.
func (r *Record) Next(after int) int {
	for place := after + 1; place <= len(r.Places); place++ {
		if !r.Places[place-1].Absent && r.Open(place) {
			return place
		}
	}
	return End
}

// Back returns the place before one that can be done, 0 for the list.
func (r *Record) Back(before int) int {
	for place := before - 1; place > 0; place-- {
		if !r.Places[place-1].Absent && r.Open(place) {
			return place
		}
	}
	return 0
}
