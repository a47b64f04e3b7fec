// Package store keeps small texts between visits. Storage that is missing, full or refuses to answer costs
// nothing but the memory: a Store then works for as long as the page stays open, and says so.
//
// Every copy of Tablier on an origin has keys of its own, which carry the path of its root. Older builds had one
// set of keys for all copies: their texts are read where this copy has none, and left in place, because an older
// copy may still live beside this one.
package store

import (
	"maps"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// olderPrefix begins the keys of older builds. What follows "tablier" in the keys of a copy is a path, so the two
// are never confused.
const olderPrefix = "tablier."

// gone stands in storage for a text that was removed while one of an older build lies behind it; no text
// that the program writes is this one.
const gone = "\x00"

// longestKey is in bytes.
const longestKey = 100

// A Store is the browser's local storage with a memory in front of it. Keys are up to 100 printable ASCII
// characters without a slash. It is not safe for concurrent use.
type Store struct {
	memory  map[string]string
	kept    map[string]held // what storage had for a text of the memory when that was read or written
	lost    map[string]bool // keys whose text only the memory holds
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
func (s *Store) Get(key string) (string, bool) {
	text, ok := s.look(key)
	if !ok || text == gone {
		return "", false
	}
	return text, true
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

// look is Get with removed texts shown as gone. An older build's text stays out of the memory, so that the
// next Set writes it under this copy's key even when nothing has changed.
func (s *Store) look(key string) (text string, ok bool) {
	if text, ok = s.memory[key]; ok {
		return text, true
	}
	read := try(func() {
		var kept held
		if kept, ok = s.backend.get(s.prefix + key); ok {
			text = kept.String()
			s.memory[key], s.kept[key] = text, kept
		} else if kept, ok = s.backend.get(olderPrefix + key); ok {
			text = kept.String()
		}
	})
	return text, read && ok
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
	erased := try(func() {
		s.backend.remove(s.prefix + key)
		if _, older := s.backend.get(olderPrefix + key); older {
			s.backend.set(s.prefix+key, s.backend.hold(gone))
		}
	})
	if !erased {
		s.memory[key], s.lost[key] = gone, true
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

// Keys returns the keys under which Get finds a text, sorted.
func (s *Store) Keys() []string {
	return slices.DeleteFunc(s.names(), func(key string) bool { return !s.has(key) })
}

// has says whether Get finds a text; none is read.
func (s *Store) has(key string) (found bool) {
	if text, ok := s.memory[key]; ok {
		return text != gone
	}
	try(func() {
		text, ok := s.backend.get(s.prefix + key)
		if !ok {
			text, ok = s.backend.get(olderPrefix + key)
		}
		found = ok && !text.is(gone)
	})
	return found
}

// names returns the keys under which Get may find a text, sorted; no text is read.
func (s *Store) names() []string {
	found := map[string]bool{}
	for key := range s.memory {
		found[key] = true
	}
	try(func() {
		own, older := s.stored()
		for _, key := range append(own, older...) {
			found[key] = true
		}
	})
	return slices.Sorted(maps.Keys(found))
}

// stored returns the keys in storage: this copy's, removed ones included, and those of older builds. It panics
// as backends do.
func (s *Store) stored() (own, older []string) {
	for _, full := range s.backend.keys() {
		if key, ok := s.Key(full); ok {
			own = append(own, key)
		} else if key, ok := strings.CutPrefix(full, olderPrefix); ok && validKey(key) {
			older = append(older, key)
		}
	}
	return own, older
}

// validKey says whether a text can be a key. A slash cannot be part of one: the names of the copy at /a/.b/ begin
// with the prefix of the copy at /a/, and only the slash that follows tells them apart.
func validKey(key string) bool {
	unfit := func(r rune) bool { return r < ' ' || r > '~' || r == '/' }
	return key != "" && len(key) <= longestKey && !strings.ContainsFunc(key, unfit)
}
