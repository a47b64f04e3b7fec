package composer

import (
	"errors"
	"slices"
	"unicode/utf8"

	"tablier/app/board"
	"tablier/app/class/drafts"
	"tablier/app/class/form"
	"tablier/app/class/set"
	"tablier/rules"
)

// A Session is one teacher with one set, or with the choice of one.
type Session struct {
	environment Environment
	games       []*board.Game
	registry    rules.Registry
	shelf       drafts.Shelf

	id      int // of the draft, 0 while none is open
	set     *set.Set
	chosen  int // the item that is unfolded, -1 for none
	lifted  *lift
	undo    *undo
	notice  Notice
	contest *Contest
}

// New returns a session in which no set is open yet.
func New(games []*board.Game, e Environment) *Session {
	s := &Session{
		environment: e, games: games, registry: board.Registry(games), shelf: drafts.Shelf{Store: e.Store},
		set: &set.Set{}, chosen: -1,
	}
	s.contest = newContest(s)
	return s
}

// Set returns the set; only the session changes it.
func (s *Session) Set() *set.Set { return s.set }

// IsOpen says whether a set is being prepared; else one is chosen.
func (s *Session) IsOpen() bool { return s.id > 0 }

// Chosen returns the place of the item that is unfolded, -1 for none.
func (s *Session) Chosen() int { return s.chosen }

// Notice returns what is to be said about the last act.
func (s *Session) Notice() Notice { return s.notice }

// CanUndo says whether the last addition or removal can be taken back.
func (s *Session) CanUndo() bool { return s.undo != nil }

// Contest returns the match that is being prepared.
func (s *Session) Contest() *Contest { return s.contest }

// Enter shows the session: the set of an address, if it has one, else the open draft. An address that is opened again
// does not become a second draft.
func (s *Session) Enter(opens string) {
	s.shelf.Teach()
	s.notice = Notice{}
	if len(form.Find(opens)) > 0 {
		s.OpenText(opens)
		return
	}
	s.show(s.shelf.Open())
}

// Stored has the session read again what another tab has written.
func (s *Session) Stored(key string) {
	if s.id > 0 && drafts.ID(key) == s.id {
		if kept := s.shelf.Get(s.id); kept != nil && !s.Moving() {
			s.set, s.undo = kept, nil
			s.chosen = min(s.chosen, len(s.set.Items)-1)
		}
	}
}

// show shows a draft, none for 0 or where it cannot be read.
func (s *Session) show(id int) {
	s.id, s.set, s.chosen, s.lifted, s.undo = 0, &set.Set{}, -1, nil, nil
	if kept := s.shelf.Get(id); kept != nil {
		s.id, s.set = id, kept
	}
	s.environment.Screen.Replaced()
}

// keep keeps the set after a change.
func (s *Session) keep() {
	err := s.shelf.Put(s.id, s.set)
	if errors.Is(err, drafts.ErrNotKept) {
		s.notice = Notice{What: NotKept}
	} else if err != nil {
		s.environment.Screen.Log(err)
	}
}

// Begin opens a new set that has the items of another, or none.
func (s *Session) Begin(like *set.Set) {
	id := s.shelf.Next()
	draft := *like
	draft.Items = slices.Clone(like.Items)
	s.id, s.set = id, &draft
	s.keep()
	full := s.notice
	s.shelf.SetOpen(id)
	s.chosen, s.lifted, s.undo = -1, nil, nil
	s.notice = Notice{What: Opened}
	if full.What == NotKept {
		s.notice = full
	}
	s.environment.Screen.Replaced()
}

// A Draft is a set that is kept here.
type Draft struct {
	ID  int
	Set *set.Set
}

// Drafts returns the sets that are kept here, the latest first.
func (s *Session) Drafts() (list []Draft) {
	for _, id := range s.shelf.IDs() {
		if kept := s.shelf.Get(id); kept != nil {
			list = append(list, Draft{id, kept})
		}
	}
	return list
}

// Open opens a draft.
func (s *Session) Open(id int) {
	s.notice = Notice{What: Opened}
	s.shelf.SetOpen(id)
	s.show(id)
}

// PutAway closes the set, which is kept, and shows what can be opened.
func (s *Session) PutAway() {
	s.notice = Notice{}
	s.shelf.SetOpen(0)
	s.show(0)
}

// Delete removes the open set for good.
func (s *Session) Delete() {
	s.shelf.Remove(s.id)
	s.PutAway()
}

// OpenText opens the set of a file, or of a text with its link or its code. The same set as one that is kept here is
// that one, opened again.
func (s *Session) OpenText(text string) {
	opened, changed, err := readAny(text)
	if err != nil {
		s.notice = Notice{What: NotThere}
		var fault *form.Error
		if errors.As(err, &fault) {
			s.notice = Notice{What: Unread, Err: fault}
		}
		return
	}
	if same := s.kept(opened); same > 0 {
		s.Open(same)
		return
	}
	s.Begin(opened)
	if changed {
		s.notice = Notice{What: Altered}
	}
}

// errNoSet is the error of a text in which there is no set.
var errNoSet = errors.New("composer: no set")

// readAny reads a file, or the first set among the codes of a text.
func readAny(text string) (*set.Set, bool, error) {
	if _, ok := form.KindOfFile(text); ok {
		return set.ReadFile(text)
	}
	if len(text) > set.MaxFile {
		return nil, false, &form.Error{Fault: form.Long}
	}
	err := errNoSet
	for _, code := range form.Find(text) {
		var opened *set.Set
		if opened, err = set.Decode(code); err == nil {
			return opened, false, nil
		}
	}
	return nil, false, err
}

// kept returns the id of the draft that says the same as a set, 0 for none.
func (s *Session) kept(like *set.Set) int {
	want, err := set.Encode(like)
	if err != nil {
		return 0
	}
	for _, draft := range s.Drafts() {
		if code, err := set.Encode(draft.Set); err == nil && code == want {
			return draft.ID
		}
	}
	return 0
}

// Code returns the code of the set; empty where there is nothing to give.
func (s *Session) Code() string {
	if len(s.set.Items) == 0 {
		return ""
	}
	code, err := set.Encode(s.set)
	if err != nil {
		s.environment.Screen.Log(err)
		return ""
	}
	return code
}

// File returns the file of the set.
func (s *Session) File() string {
	text, err := set.File(s.set)
	if err != nil {
		s.environment.Screen.Log(err)
	}
	return text
}

// TooLong says whether some programs may cut an address of so many characters.
func TooLong(address string) bool { return utf8.RuneCountInString(address) > set.MaxLink }

// Dismiss forgets what was said of the last act.
func (s *Session) Dismiss() { s.notice = Notice{} }
