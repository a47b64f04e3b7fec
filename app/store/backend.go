package store

import (
	"fmt"
	"maps"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A backend is a key-value storage. Its methods may panic, as go-app's calls into JavaScript do when a browser
// throws.
type backend interface {
	get(key string) (held, bool)
	hold(text string) held // passes a text to the browser
	set(key string, text held)
	remove(key string)
	keys() []string
}

// A held is a text in the browser's memory: to copy a long one into the program takes as long as to play a move.
type held interface {
	fmt.Stringer
	equals(held) bool // without copying
}

// try calls f, and says whether it returned without a panic.
func try(f func()) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	f()
	return true
}

// A noBackend stands for storage outside a browser.
type noBackend struct{}

func (noBackend) get(string) (held, bool) { return nil, false }
func (noBackend) hold(text string) held   { return heldString(text) }
func (noBackend) set(string, held)        { panic("store: no storage outside a browser") }
func (noBackend) remove(string)           {}
func (noBackend) keys() []string          { return nil }

// A memoryBackend is the storage of one page: it lasts as long as the page.
type memoryBackend map[string]heldString

func (o memoryBackend) get(key string) (held, bool) {
	text, ok := o[key]
	return text, ok
}

func (memoryBackend) hold(text string) held       { return heldString(text) }
func (o memoryBackend) set(key string, text held) { o[key] = text.(heldString) }
func (o memoryBackend) remove(key string)         { delete(o, key) }
func (o memoryBackend) keys() []string            { return slices.Collect(maps.Keys(o)) }

// A heldString is a held text in the program's memory.
type heldString string

func (t heldString) String() string         { return string(t) }
func (t heldString) equals(other held) bool { return t == other }

// A localStorage is window.localStorage, or an object like it.
type localStorage struct{ object app.Value }

func storage() localStorage { return localStorage{app.Window().Get("localStorage")} }

func (o localStorage) get(key string) (held, bool) {
	value := o.object.Call("getItem", key)
	return heldValue{value}, !value.IsNull() && !value.IsUndefined()
}

func (localStorage) hold(text string) held { return heldValue{app.ValueOf(text)} }

func (o localStorage) set(key string, text held) {
	o.object.Call("setItem", key, text.(heldValue).value)
}

func (o localStorage) remove(key string) { o.object.Call("removeItem", key) }

func (o localStorage) keys() []string {
	keys := make([]string, o.object.Get("length").Int())
	for i := range keys {
		keys[i] = o.object.Call("key", i).String()
	}
	return keys
}

// A heldValue is a held text in JavaScript.
type heldValue struct{ value app.Value }

func (t heldValue) String() string         { return t.value.String() }
func (t heldValue) equals(other held) bool { return t.value.Equal(other.(heldValue).value) }
