// Package drafts keeps the sets that a teacher prepares, on the teacher's device: each by itself, as the file that
// package set writes, so that two tabs with different sets do not meet. One of them may be open: what is added on any
// page goes there.
package drafts

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"tablier/app/class/form"
	"tablier/app/class/set"
)

// The keys of what is kept.
const (
	prefix = "set." // and the id of a draft
	// OpenKey is under which the id of the open draft is kept.
	OpenKey = "set-open"
	// TeacherKey is under which it is kept that somebody has opened a page for teachers here: only then do other pages
	// offer to add to a set.
	TeacherKey = "teacher"
	// Opened is the text under TeacherKey.
	Opened = "1"
)

// A Store is where texts are kept from visit to visit: that of package store, which needs a browser.
type Store interface {
	Keys() []string
	Read(key string) (text string, ok bool)
	Set(key, text string) bool // false when there is no room: the text lasts as long as the page
	Remove(key string)
	SetAside(key string) // moves an unreadable text to where nothing reads it
}

// A Shelf is the drafts of a device.
type Shelf struct{ Store Store }

// ErrFull is the error of a set that has as many items as there may be.
var ErrFull = errors.New("drafts: the set is full")

// ErrNotKept is the error of a draft for which storage has no room: it lasts as long as the page.
var ErrNotKept = errors.New("drafts: there is no room")

// Teaches says whether somebody has opened a page for teachers on this device.
func (s Shelf) Teaches() bool {
	_, ok := s.Store.Read(TeacherKey)
	return ok
}

// Teach keeps that somebody has done so.
func (s Shelf) Teach() { s.Store.Set(TeacherKey, Opened) }

// IDs returns the ids of the drafts, the latest first.
func (s Shelf) IDs() (ids []int) {
	for _, key := range s.Store.Keys() {
		if id := ID(key); id > 0 {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	slices.Reverse(ids)
	return ids
}

// ID returns the id of the draft that is kept under a key, 0 for any other key.
func ID(key string) int {
	text, ok := strings.CutPrefix(key, prefix)
	id, err := strconv.Atoi(text)
	if !ok || err != nil || id < 1 || keyOf(id) != key {
		return 0
	}
	return id
}

func keyOf(id int) string { return prefix + strconv.Itoa(id) }

// Get returns a draft, nil where there is none. One that cannot be read is set aside, and one of a later version left
// as it is.
func (s Shelf) Get(id int) *set.Set {
	text, ok := s.Store.Read(keyOf(id))
	if !ok {
		return nil
	}
	draft, _, err := set.ReadFile(text)
	if err == nil {
		return draft
	}
	var fault *form.Error
	if !errors.As(err, &fault) || fault.Fault != form.Newer {
		s.Store.SetAside(keyOf(id))
	}
	return nil
}

// Put keeps a draft. The error is that of [set.File], or ErrNotKept.
func (s Shelf) Put(id int, draft *set.Set) error {
	text, err := set.File(draft)
	if err != nil {
		return err
	}
	if !s.Store.Set(keyOf(id), text) {
		return ErrNotKept
	}
	return nil
}

// Next returns the id of a draft that is not there yet.
func (s Shelf) Next() int {
	if ids := s.IDs(); len(ids) > 0 {
		return ids[0] + 1
	}
	return 1
}

// Remove removes a draft.
func (s Shelf) Remove(id int) { s.Store.Remove(keyOf(id)) }

// Open returns the id of the open draft, 0 for none.
func (s Shelf) Open() int {
	text, _ := s.Store.Read(OpenKey)
	id, err := strconv.Atoi(text)
	if err != nil || !slices.Contains(s.IDs(), id) {
		return 0
	}
	return id
}

// SetOpen opens a draft; none for 0, and the drafts stay.
func (s Shelf) SetOpen(id int) {
	if id == 0 {
		s.Store.Remove(OpenKey)
		return
	}
	s.Store.Set(OpenKey, strconv.Itoa(id))
}

// Add adds an item to the open draft, or to a new one that is open then. The error is ErrFull or that of [Shelf.Put].
func (s Shelf) Add(item set.Item) error {
	id, draft := s.Open(), &set.Set{}
	if id > 0 {
		if kept := s.Get(id); kept != nil {
			draft = kept
		} else {
			id = 0
		}
	}
	if id == 0 {
		id = s.Next()
	}
	if len(draft.Items) == set.MaxItems {
		return ErrFull
	}
	draft.Items = append(draft.Items, item)
	if err := s.Put(id, draft); err != nil {
		return err
	}
	s.SetOpen(id)
	return nil
}

// TakeBack removes the last item of the open draft, as Add has added it.
func (s Shelf) TakeBack() error {
	id := s.Open()
	draft := s.Get(id)
	if draft == nil || len(draft.Items) == 0 {
		return nil
	}
	draft.Items = draft.Items[:len(draft.Items)-1]
	return s.Put(id, draft)
}
