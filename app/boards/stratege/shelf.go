package stratege

import (
	"tablier/app/places"
)

// A shelf is a person's saved set-ups, as far as the player to move may see them.
type shelf struct {
	page  *places.Page
	own   *own
	draft *draft
}

// shelfOf returns the shelf of a page; false while nobody sets up there.
func shelfOf(page *places.Page) (shelf, bool) {
	o := page.Table.Own().(*own)
	d := o.trying()
	return shelf{page, o, d}, d != nil
}

// list returns the set-ups as this page last read them; none that cannot be read.
func (s shelf) list() []keptSetUp {
	text, ok := s.page.Keep.Get(keptKey)
	if !ok {
		return nil
	}
	list, err := readKept(nil, text) // texts in storage were written or validated here
	if err != nil {
		return nil
	}
	return list
}

// read returns the set-ups as storage has them now, to be changed; false when they cannot be read.
func (s shelf) read() ([]keptSetUp, bool) {
	text, ok := s.page.Keep.Read(keptKey)
	if !ok {
		return nil, true
	}
	list, err := readKept(nil, text)
	if err != nil {
		return nil, s.page.Keep.Unreadable(keptKey, err)
	}
	return list, true
}

// sees says whether the player to move may see a set-up: it fits, and was not saved by the other one at this screen
// in this very match.
func (s shelf) sees(k keptSetUp) bool {
	t := s.page.Table
	return s.draft.whole(k.Kinds) && (k.Match != t.ID() || k.Seat == t.Turn())
}

// find returns the set-up with a number in the list; false when it may not be seen, or another tab has removed it.
func (s shelf) find(i int) (keptSetUp, bool) {
	list := s.list()
	if i < 0 || i >= len(list) || !s.sees(list[i]) {
		return keptSetUp{}, false
	}
	return list[i], true
}

// keep saves the set-up on the board under a name, in the place of one with that name, and says the outcome; false
// when nothing has been saved.
func (s shelf) keep(name string) bool {
	list, ok := s.read()
	if !ok {
		return false
	}
	t := s.page.Table
	k := keptSetUp{Name: name, Kinds: s.draft.kinds, Match: t.ID(), Seat: t.Turn()}
	list, ok = withKept(list, k, func(other keptSetUp) bool { return other.Name == name && s.sees(other) })
	if !ok {
		s.own.said = func(w *words) string { return w.setUp.full }
		return false
	}
	s.own.said = func(w *words) string { return w.setUp.kept(name) }
	if !s.page.Keep.Set(keptKey, saveKept(list)) {
		failed := s.page.Messages().SaveFailed
		s.own.said = func(*words) string { return failed }
	}
	return true
}

// drop removes the set-up with a number in the list of the page, unless another tab has changed it.
func (s shelf) drop(i int) {
	shown := s.list()
	list, ok := s.read()
	if ok && i >= 0 && i < len(shown) && i < len(list) && list[i].Name == shown[i].Name {
		s.page.Keep.Set(keptKey, saveKept(append(list[:i:i], list[i+1:]...)))
	}
}
