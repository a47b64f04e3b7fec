package store

import (
	"fmt"
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

	hold(key string) (held fmt.Stringer, ok bool) // get, but the text is brought here only when it is asked for
	putBack(key string, held fmt.Stringer)
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

func (nowhere) hold(string) (fmt.Stringer, bool) { return nil, false }
func (nowhere) putBack(string, fmt.Stringer)     {}

// own is the storage of one page: it lasts as long as the page.
type own map[string]string

func (o own) get(key string) (string, bool) {
	text, ok := o[key]
	return text, ok
}

func (o own) set(key, text string) { o[key] = text }
func (o own) remove(key string)    { delete(o, key) }
func (o own) keys() []string       { return slices.Collect(maps.Keys(o)) }

func (o own) hold(key string) (fmt.Stringer, bool) {
	text, ok := o[key]
	return here(text), ok
}

func (o own) putBack(key string, held fmt.Stringer) { o[key] = held.String() }

// here is a held text that is here already.
type here string

func (t here) String() string { return string(t) }

// local is window.localStorage.
type local struct{}

func storage() app.Value { return app.Window().Get("localStorage") }

func (l local) get(key string) (string, bool) {
	held, ok := l.hold(key)
	if !ok {
		return "", false
	}
	return held.String(), true
}

func (local) hold(key string) (fmt.Stringer, bool) {
	value := storage().Call("getItem", key)
	return value, !value.IsNull() && !value.IsUndefined()
}

func (local) putBack(key string, held fmt.Stringer) { storage().Call("setItem", key, held) }

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
