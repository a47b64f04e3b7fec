// Package store keeps small texts between visits. Storage that is missing, full or refuses to answer costs
// nothing but the memory: a Store then works for as long as the page stays open, and says so.
package store

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

const prefix = "tablier."

// A Store is the browser's local storage with a memory in front of it. It is not safe for concurrent use.
type Store struct {
	memory  map[string]string
	lost    map[string]bool // keys whose text only the memory holds
	backend backend
}

// A backend may panic, as go-app's calls into JavaScript do when a browser throws.
type backend interface {
	get(key string) (string, bool)
	set(key, value string)
	remove(key string)
}

// Open returns the store of this site; natively, one that lasts as long as the program.
func Open() *Store {
	s := &Store{memory: map[string]string{}, lost: map[string]bool{}, backend: nowhere{}}
	if app.IsClient {
		s.backend = local{}
	}
	return s
}

// Get returns the text kept under a key.
func (s *Store) Get(key string) (string, bool) {
	if value, ok := s.memory[key]; ok {
		return value, true
	}
	var value string
	var ok bool
	if !try(func() { value, ok = s.backend.get(prefix + key) }) || !ok {
		return "", false
	}
	s.memory[key] = value
	return value, true
}

// Set keeps a text under a key; it returns false when only the memory of this page holds it.
func (s *Store) Set(key, value string) bool {
	if kept, ok := s.memory[key]; ok && kept == value && !s.lost[key] {
		return true
	}
	s.memory[key] = value
	s.lost[key] = !try(func() { s.backend.set(prefix+key, value) })
	return !s.lost[key]
}

// SetAside moves what is kept under a key to another, so that text nobody can read today is not lost.
func (s *Store) SetAside(key string) {
	if value, ok := s.Get(key); ok {
		s.Set(key+".unreadable", value)
	}
	delete(s.memory, key)
	try(func() { s.backend.remove(prefix + key) })
}

func try(f func()) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	f()
	return true
}

// nowhere is what stands for storage outside a browser.
type nowhere struct{}

func (nowhere) get(string) (string, bool) { return "", false }
func (nowhere) set(string, string)        { panic("store: no storage outside a browser") }
func (nowhere) remove(string)             {}

// local is window.localStorage.
type local struct{}

func storage() app.Value { return app.Window().Get("localStorage") }

func (local) get(key string) (string, bool) {
	value := storage().Call("getItem", key)
	if value.IsNull() || value.IsUndefined() {
		return "", false
	}
	return value.String(), true
}

func (local) set(key, value string) { storage().Call("setItem", key, value) }

func (local) remove(key string) { storage().Call("removeItem", key) }
