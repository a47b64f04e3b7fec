// Package begun keeps crash notes: a note of each task under way on a page, such as a program that runs or a search.
// The note is written before the thing begins and taken back when it ends. A page that crashes is never told: its
// notes stay, and say to the next visit what was going on then. Such a thing does not begin by itself again: whoever
// is to begin it asks [Notes.Left] first, and tells a person instead, who may ask for it ([Notes.Ask]).
//
// A page that is left, loaded again or hidden takes its notes back ([Notes.Lift], which package shell calls), for
// systems end what is hidden at will. A visit that goes on in another tab is told from one that has crashed by a lock
// of the browser with its name (goesOn in web/boot.js).
package begun

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
)

// A Store keeps the notes, apart from all that an export has; see store.Aside.
type Store interface {
	Keys() []string
	Read(key string) (text string, ok bool) // as storage has it: other pages write there too
	Set(key, text string) bool
	Remove(key string)
}

// A Thing is a task that is noted while it runs: a program of somebody's, a search.
type Thing string

// Of returns the thing of a kind, a word, with a text of any length that identifies it among those.
func Of(kind, what string) Thing {
	h := fnv.New64a()
	h.Write([]byte(what)) // never an error
	return Thing(fmt.Sprintf("%s.%016x", kind, h.Sum64()))
}

// isNote says whether a key is one of Of's: texts of the oldest builds stand beside them.
func isNote(key string) bool {
	_, hash, _ := strings.Cut(key, ".")
	_, err := strconv.ParseUint(hash, 16, 64)
	return err == nil && len(hash) == 16
}

// A Notes is the crash notes of one visit. A nil *Notes notes nothing, as in a frame, where nothing is stored. It is
// not safe for concurrent use.
type Notes struct {
	store  Store
	visit  string         // by which a note says whose it is
	goesOn func() func()  // lets other pages know, until what it returns is called, that this visit goes on
	rest   func()         // ends that; nil while nothing is noted
	left   map[Thing]bool // things in notes of crashed visits
	asked  map[Thing]bool // things that a person has started in spite of a note
	going  map[Thing]int  // how often each is going on
	lifted bool
}

// Open returns the notes of a visit; others are the visits that go on beside it.
func Open(store Store, visit string, others []string, goesOn func() func()) *Notes {
	n := &Notes{
		store: store, visit: visit, goesOn: goesOn,
		left: map[Thing]bool{}, asked: map[Thing]bool{}, going: map[Thing]int{},
	}
	for _, key := range store.Keys() {
		if whose, ok := store.Read(key); ok && isNote(key) && !slices.Contains(others, whose) {
			n.left[Thing(key)] = true
		}
	}
	return n
}

// Left says whether an earlier visit began a thing and went without its end, and nobody has asked for it since.
func (n *Notes) Left(t Thing) bool { return n != nil && n.left[t] && !n.asked[t] }

// Ask says that a person wants a thing to begin. It stays noted until it has ended.
func (n *Notes) Ask(t Thing) {
	if n != nil {
		n.asked[t] = true
	}
}

// Begin notes a thing; it comes before the thing begins. What goes on several times at once is noted once.
func (n *Notes) Begin(t Thing) {
	if n == nil {
		return
	}
	if n.left[t] {
		delete(n.left, t)
		n.store.Remove(string(t))
	}
	if n.going[t]++; n.going[t] == 1 {
		n.write(t)
	}
}

// End takes the note back, once the thing has ended as often as it has begun.
func (n *Notes) End(t Thing) {
	if n == nil || n.going[t] == 0 {
		return
	}
	if n.going[t]--; n.going[t] > 0 {
		return
	}
	delete(n.going, t)
	n.erase(t)
	if len(n.going) == 0 {
		n.stopTelling()
	}
}

// Lift removes all notes, as the page is left or hidden: an end of the page is not the fault of its tasks then.
func (n *Notes) Lift() {
	if n == nil || n.lifted {
		return
	}
	n.lifted = true
	for t := range n.going {
		n.erase(t)
	}
	n.stopTelling()
}

// Renew notes the running tasks again: the page is seen again.
func (n *Notes) Renew() {
	if n == nil || !n.lifted {
		return
	}
	n.lifted = false
	for t := range n.going {
		n.write(t)
	}
}

// write writes a note. Storage that refuses it costs nothing but the note.
func (n *Notes) write(t Thing) {
	if n.lifted {
		return
	}
	if n.rest == nil {
		n.rest = n.goesOn()
	}
	n.store.Set(string(t), n.visit)
}

// erase removes a note, unless another visit has begun the same since: then the note is that visit's, and this one has
// none.
func (n *Notes) erase(t Thing) {
	if whose, ok := n.store.Read(string(t)); ok && whose == n.visit {
		n.store.Remove(string(t))
	}
}

func (n *Notes) stopTelling() {
	if n.rest != nil {
		n.rest()
		n.rest = nil
	}
}
