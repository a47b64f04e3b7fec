package store

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// A backend may panic, as go-app's calls into JavaScript do when a browser throws.
type backend interface {
	get(key string) (string, bool)
	set(key, value string)
	remove(key string)
	keys() []string
}

// try says whether f returned without a panic.
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
func (nowhere) keys() []string            { return nil }

// nothing keeps what it is given no longer than the memory in front of it.
type nothing struct{}

func (nothing) get(string) (string, bool) { return "", false }
func (nothing) set(string, string)        {}
func (nothing) remove(string)             {}
func (nothing) keys() []string            { return nil }

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

func (local) keys() []string {
	kept := storage()
	keys := make([]string, kept.Get("length").Int())
	for i := range keys {
		keys[i] = kept.Call("key", i).String()
	}
	return keys
}
