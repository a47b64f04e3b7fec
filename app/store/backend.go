package store

import (
	"fmt"
	"maps"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A backend may panic, as go-app's calls into JavaScript do when a browser throws.
type backend interface {
	get(key string) (held, bool)
	hold(text string) held // hands a text to the browser
	set(key string, text held)
	remove(key string)
	keys() []string
}

// held is a text that the browser has: to bring a long one here takes as long as to play a move.
type held interface {
	fmt.Stringer
	equals(held) bool // brings nothing here
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

func (nowhere) get(string) (held, bool) { return nil, false }
func (nowhere) hold(text string) held   { return here(text) }
func (nowhere) set(string, held)        { panic("store: no storage outside a browser") }
func (nowhere) remove(string)           {}
func (nowhere) keys() []string          { return nil }

// own is the storage of one page: it lasts as long as the page.
type own map[string]here

func (o own) get(key string) (held, bool) {
	text, ok := o[key]
	return text, ok
}

func (own) hold(text string) held       { return here(text) }
func (o own) set(key string, text held) { o[key] = text.(here) }
func (o own) remove(key string)         { delete(o, key) }
func (o own) keys() []string            { return slices.Collect(maps.Keys(o)) }

// here is a held text that is here already.
type here string

func (t here) String() string         { return string(t) }
func (t here) equals(other held) bool { return t == other }

// local is window.localStorage.
type local struct{}

func storage() app.Value { return app.Window().Get("localStorage") }

func (local) get(key string) (held, bool) {
	value := storage().Call("getItem", key)
	return there{value}, !value.IsNull() && !value.IsUndefined()
}

func (local) hold(text string) held { return there{app.ValueOf(text)} }

func (local) set(key string, text held) { storage().Call("setItem", key, text.(there).value) }

func (local) remove(key string) { storage().Call("removeItem", key) }

func (local) keys() []string {
	kept := storage()
	keys := make([]string, kept.Get("length").Int())
	for i := range keys {
		keys[i] = kept.Call("key", i).String()
	}
	return keys
}

// there is a held text in JavaScript.
type there struct{ value app.Value }

func (t there) String() string         { return t.value.String() }
func (t there) equals(other held) bool { return t.value.Equal(other.(there).value) }
