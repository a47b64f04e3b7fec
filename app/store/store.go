// Package store keeps small texts between visits. Storage that is missing, full or refuses to answer costs
// nothing but the memory: a Store then works for as long as the page stays open, and says so.
//
// Every copy of Tablier on an origin has keys of its own, which carry the path of its root.
package store

import (
	"maps"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// longestKey is in bytes.
const longestKey = 100

// A Store is the browser's local storage with a memory in front of it. Keys are up to 100 printable ASCII
// characters without a slash. It is not safe for concurrent use.
type Store struct {
	memory  map[string]string
	kept    map[string]held // what storage had for a text of the memory when that was read or written
	lost    map[string]bool // keys of which only the memory is right: storage did not take the text, or its removal
	prefix  string          // of this copy's keys in storage
	backend backend
}

// Open returns the store of this copy of the site; natively, one that lasts as long as the program.
func Open() *Store {
	if app.IsClient {
		return over(local{}, app.Window().Get("tablier").Get("root").String())
	}
	return over(nowhere{}, "/")
}

// Aside returns the store of what stands beside all that this copy keeps, under a name: no export has it, and no import
// replaces it.
func Aside(name string) *Store {
	if app.IsClient {
		return over(local{}, app.Window().Get("tablier").Get("root").String()+name)
	}
	return over(nowhere{}, "/"+name)
}

// Private returns a store of this page alone, which lasts as long as the page.
func Private() *Store { return over(own{}, "/") }

// over returns the store that the copy at a root has in a backend.
func over(b backend, root string) *Store {
	return &Store{
		memory: map[string]string{}, kept: map[string]held{}, lost: map[string]bool{}, prefix: "tablier" + root + ".",
		backend: b,
	}
}

// Get returns the text kept under a key.
func (s *Store) Get(key string) (text string, ok bool) {
	if text, ok = s.memory[key]; ok || s.lost[key] {
		return text, ok
	}
	try(func() {
		if kept, found := s.backend.get(s.prefix + key); found {
			text, ok = kept.String(), true
			s.memory[key], s.kept[key] = text, kept
		}
	})
	return text, ok
}

// Read is Get of what storage has now, for another page may have written; what storage refused stays this page's.
func (s *Store) Read(key string) (string, bool) {
	if !s.current(key) {
		s.Forget(key)
	}
	return s.Get(key)
}

// current says whether storage has the text that the memory has.
func (s *Store) current(key string) (same bool) {
	before, ok := s.kept[key]
	if ok {
		try(func() {
			now, ok := s.backend.get(s.prefix + key)
			same = ok && now.equals(before)
		})
	}
	return same
}

// Set keeps a text under a key; it returns false when only the memory of this page holds it.
func (s *Store) Set(key, value string) bool {
	if kept, ok := s.memory[key]; ok && kept == value && !s.lost[key] {
		return true
	}
	s.drop(key)
	s.memory[key] = value
	s.lost[key] = !try(func() {
		text := s.backend.hold(value)
		s.backend.set(s.prefix+key, text)
		s.kept[key] = text
	})
	return !s.lost[key]
}

// Remove drops what is kept under a key, at least for as long as the page stays open.
func (s *Store) Remove(key string) {
	s.drop(key)
	if !try(func() { s.backend.remove(s.prefix + key) }) {
		s.lost[key] = true
	}
}

// SetAside moves what is kept under a key to another, so that text nobody can read today is not lost.
func (s *Store) SetAside(key string) {
	text, ok := s.Get(key)
	s.Remove(key) // first: storage may have no room for it twice
	if ok {
		s.Set(key+".unreadable", text)
	}
}

// Forget drops the memory of a key that another page has written, so that the next Get reads storage again.
// What only the memory holds stays.
func (s *Store) Forget(key string) {
	if !s.lost[key] {
		s.drop(key)
	}
}

// drop drops what the memory knows of a key.
func (s *Store) drop(key string) {
	delete(s.memory, key)
	delete(s.kept, key)
	delete(s.lost, key)
}

// Key returns the key that a name in the browser's storage stands for; false when it is none of this copy's.
func (s *Store) Key(full string) (key string, ok bool) {
	key, ok = strings.CutPrefix(full, s.prefix)
	if !ok || !validKey(key) {
		return "", false
	}
	return key, true
}

// Keys returns the keys under which Get finds a text, sorted; no text is read.
func (s *Store) Keys() []string {
	found := map[string]bool{}
	for key := range s.memory {
		found[key] = true
	}
	try(func() {
		for _, key := range s.stored() {
			if !s.lost[key] {
				found[key] = true
			}
		}
	})
	return slices.Sorted(maps.Keys(found))
}

// stored returns the keys of this copy's texts in storage. It panics as backends do.
func (s *Store) stored() (keys []string) {
	for _, full := range s.backend.keys() {
		if key, ok := s.Key(full); ok {
			keys = append(keys, key)
		}
	}
	return keys
}

// validKey says whether a text can be a key. A slash cannot be part of one: the names of the copy at /a/.b/ begin
// with the prefix of the copy at /a/, and only the slash that follows tells them apart.
func validKey(key string) bool {
	unfit := func(r rune) bool { return r < ' ' || r > '~' || r == '/' }
	return key != "" && len(key) <= longestKey && !strings.ContainsFunc(key, unfit)
}
