package recall

import (
	"errors"

	"tablier/app/sift"
)

// A Store keeps texts between visits.
type Store interface {
	Read(key string) (text string, ok bool)
	Set(key, text string) bool
	SetAside(key string) // moves an unreadable text to another key
}

// Kept returns the mistakes that are kept for a second look. A text that cannot be read is put aside; that of a
// later version stays as it is, and nothing is to be kept.
func Kept(s Store) (list List, err error) {
	text, ok := s.Read(Key)
	if !ok {
		return List{}, nil
	}
	list, err = Parse(text)
	if err != nil && !errors.Is(err, sift.ErrNewer) {
		s.SetAside(Key)
	}
	return list, err
}

// A Cache keeps the list of Kept parsed until its text changes, for a page that asks for it each time it
// is drawn.
type Cache struct {
	text string
	list List
}

// List returns the list as it is kept now. The error is that of Kept, once for each text that cannot be read.
func (r *Cache) List(s Store) (list List, err error) {
	if text, ok := s.Read(Key); !ok || text != r.text {
		r.text = text
		r.list, err = Kept(s)
	}
	return r.list, err
}

// Change changes the kept mistakes and saves them; another tab may have written before.
func Change(s Store, change func(List) List) error {
	list, err := Kept(s)
	if !errors.Is(err, sift.ErrNewer) {
		s.Set(Key, change(list).String())
	}
	return err
}
