package store

import (
	"maps"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

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

// own is the storage of one page: it lasts as long as the page.
type own map[string]string

func (o own) get(key string) (string, bool) {
	text, ok := o[key]
	return text, ok
}

func (o own) set(key, text string) { o[key] = text }
func (o own) remove(key string)    { delete(o, key) }
func (o own) keys() []string       { return slices.Collect(maps.Keys(o)) }

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
