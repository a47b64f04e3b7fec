package store

import (
	"maps"
	"slices"
)

// fake is a storage that fails as the test wishes.
type fake struct {
	kept  map[string]string
	deaf  bool // reading and writing throw
	full  bool // writing throws
	fixed bool // removing throws
	room  int  // writing throws beyond so many bytes, 0 for no limit
	read  int  // how many bytes have been read
}

func (f *fake) get(key string) (held, bool) {
	if f.deaf {
		panic("SecurityError")
	}
	value, ok := f.kept[key]
	return heldText{f, value}, ok
}

func (f *fake) hold(text string) held { return heldText{f, text} }

func (f *fake) set(key string, text held) {
	value := text.(heldText).text
	if f.full || f.deaf || f.room > 0 && f.size()-f.sizeOf(key)+len(key)+len(value) > f.room {
		panic("QuotaExceededError")
	}
	f.kept[key] = value
}

// heldText is a text that the browser has.
type heldText struct {
	fake *fake
	text string
}

func (h heldText) String() string {
	h.fake.read += len(h.text)
	return h.text
}

func (h heldText) equals(other held) bool { return h == other }

func (f *fake) remove(key string) {
	if f.fixed {
		panic("SecurityError")
	}
	delete(f.kept, key)
}

func (f *fake) keys() []string {
	if f.deaf {
		panic("SecurityError")
	}
	return slices.Collect(maps.Keys(f.kept))
}

func (f *fake) size() int {
	n := 0
	for key := range f.kept {
		n += f.sizeOf(key)
	}
	return n
}

func (f *fake) sizeOf(key string) int {
	if value, ok := f.kept[key]; ok {
		return len(key) + len(value)
	}
	return 0
}

// empty returns a storage with nothing in it.
func empty() *fake { return &fake{kept: map[string]string{}} }

// open is a visit to the copy at the root of the domain.
func open(f *fake) *Store { return newStore(f, "/") }
