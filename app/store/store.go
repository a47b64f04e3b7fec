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

// maxKey is in bytes.
const maxKey = 100

// A Store is the browser's local storage with a memory in front of it. Keys are up to 100 printable ASCII
// characters without a slash. It is not safe for concurrent use.
type Store struct {
	memory   map[string]string
	seen     map[string]held // the text in storage when the memory's text was read or written
	unstored map[string]bool // keys whose text storage has refused, or whose removal: the memory alone is right
	prefix   string          // of this copy's keys in storage
	backend  backend
}

// Open returns the store of this copy of the site; natively, one that lasts as long as the program.
func Open() *Store {
	if app.IsClient {
		return newStore(storage(), app.Window().Get("tablier").Get("root").String())
	}
	return newStore(noBackend{}, "/")
}

// The stores beside that of the site.
const (
	Notebook = "notebook" // of a class, where a teacher has asked for that
	Begun    = "begun"    // what was going on: see package begun
)

// Aside returns a named store beside this copy's: no export has it, and no import replaces it.
func Aside(name string) *Store {
	if app.IsClient {
		return newStore(storage(), app.Window().Get("tablier").Get("root").String()+name)
	}
	return newStore(noBackend{}, "/"+name)
}

// Private returns a store of this page alone, which lasts as long as the page.
func Private() *Store { return newStore(memoryBackend{}, "/") }

// Of returns a store in an object that is like the browser's local storage.
func Of(storage app.Value) *Store { return newStore(localStorage{storage}, "/") }

// newStore returns the store in a backend of the copy at a root.
func newStore(b backend, root string) *Store {
	return &Store{
		memory: map[string]string{}, seen: map[string]held{}, unstored: map[string]bool{}, prefix: "tablier" + root + ".",
		backend: b,
	}
}

// Get returns the text under a key, from the memory or else from storage.
func (s *Store) Get(key string) (text string, ok bool) {
	if text, ok = s.memory[key]; ok || s.unstored[key] {
		return text, ok
	}
	try(func() {
		if kept, found := s.backend.get(s.prefix + key); found {
			text, ok = kept.String(), true
			s.memory[key], s.seen[key] = text, kept
		}
	})
	return text, ok
}

// Read returns the text under a key as storage has it now, for another page may have written; a text that storage
// refused stays this page's.
func (s *Store) Read(key string) (string, bool) {
	if !s.upToDate(key) {
		s.Invalidate(key)
	}
	return s.Get(key)
}

// upToDate says whether the memory has storage's text.
func (s *Store) upToDate(key string) (same bool) {
	before, ok := s.seen[key]
	if ok {
		try(func() {
			now, ok := s.backend.get(s.prefix + key)
			same = ok && now.equals(before)
		})
	}
	return same
}

// Set stores a text under a key; it returns false when only the memory of this page holds it.
func (s *Store) Set(key, value string) bool {
	if kept, ok := s.memory[key]; ok && kept == value && !s.unstored[key] {
		return true
	}
	s.drop(key)
	s.memory[key] = value
	s.unstored[key] = !try(func() {
		text := s.backend.hold(value)
		s.backend.set(s.prefix+key, text)
		s.seen[key] = text
	})
	return !s.unstored[key]
}

// Remove removes the text under a key, at least for as long as the page stays open.
func (s *Store) Remove(key string) {
	s.drop(key)
	if !try(func() { s.backend.remove(s.prefix + key) }) {
		s.unstored[key] = true
	}
}

// SetAside moves an unreadable text to another key, so that it is not lost.
func (s *Store) SetAside(key string) {
	text, ok := s.Get(key)
	s.Remove(key) // first: storage may have no room for it twice
	if ok {
		s.Set(key+".unreadable", text)
	}
}

// Invalidate drops a key from the memory after another page has written it, so that the next Get reads storage again.
// What only the memory holds stays.
func (s *Store) Invalidate(key string) {
	if !s.unstored[key] {
		s.drop(key)
	}
}

// Part parts the store from the browser's storage: what is set from then on lasts as long as the page.
func (s *Store) Part() {
	s.backend = memoryBackend{}
	clear(s.memory)
	clear(s.seen)
	clear(s.unstored)
}

// drop removes a key from the memory, where the texts read from storage are cached.
func (s *Store) drop(key string) {
	delete(s.memory, key)
	delete(s.seen, key)
	delete(s.unstored, key)
}

// Key returns the store's key for a key of the browser's storage; false when it is none of this copy's.
func (s *Store) Key(full string) (key string, ok bool) {
	key, ok = strings.CutPrefix(full, s.prefix)
	if !ok || !validKey(key) {
		return "", false
	}
	return key, true
}

// Keys returns the keys with a text, sorted; no text is read.
func (s *Store) Keys() []string {
	found := map[string]bool{}
	for key := range s.memory {
		found[key] = true
	}
	try(func() {
		for _, key := range s.stored() {
			if !s.unstored[key] {
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
	return key != "" && len(key) <= maxKey && !strings.ContainsFunc(key, unfit)
}
