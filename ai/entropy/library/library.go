// Package library gives the exact values of Entropy's positions to engines, from files that are fetched when somebody
// asks: the index and the model first, then the tiles that hold a position and its moves (package tiles). A file that
// does not come, or is damaged, is asked for again after a while; meanwhile nothing is known.
package library

import (
	"sync"

	"tablier/ai"
	"tablier/ai/entropy/tiles"
	"tablier/rules/entropy"
)

// The names of the files by which a Source is asked. Tiles have names of their own.
const (
	Index = "index"
	Model = "model"
)

// Folder is where the files lie in web/, and Ending ends their names there.
const (
	Folder = "exact/entropy/"
	Ending = ".bin"
)

// A Source brings files that the program does not carry.
type Source interface {
	// Bring has files come by their names, and gives them to take, nil for each that cannot be had. The first so many may
	// be fetched, the others come where they are kept already. It waits for that as long as wait, which it calls several
	// times a second, returns true; what comes later is given to take all the same. It may be called from several
	// goroutines.
	Bring(names []string, fetched int, wait func() bool, take func(files [][]byte))
}

const (
	patience = 3_000  // ms for which files are waited for
	respite  = 15_000 // ms for which a file that has not come is not asked for again
)

// A Library keeps what has come. It implements entropy.Values of the engines.
type Library struct {
	source  Source
	now     func() float64 // ms
	mu      sync.Mutex
	book    *tiles.Book // nil as long as index and model are missing
	missing map[string]float64 // when files were waited for from anywhere
	unkept  map[string]float64 // when such were that were to come only if they are kept
}

// New returns a library without files.
func New(source Source) *Library {
	return &Library{source: source, now: ai.Now, missing: map[string]float64{}, unkept: map[string]float64{}}
}

// Fetch has the values of a position and of those after its moves at hand.
func (l *Library) Fetch(ctx ai.Context, s entropy.State, hooks *ai.Hooks) bool {
	list := tiles.Both(s)
	l.FetchAll(ctx, list, len(list), hooks)
	l.mu.Lock()
	ok := l.book != nil && len(l.book.Needs(list)) == 0
	l.mu.Unlock()
	return ok
}

// FetchAll has the values of some positions at hand. At most so many tiles are fetched for that, and asked for in one
// go with those that are kept. It returns how many have been fetched or may still come: without those of which it is
// known that they do not.
func (l *Library) FetchAll(ctx ai.Context, list []entropy.State, most int, hooks *ai.Hooks) (fetched int) {
	start := l.now()
	wait := func() bool {
		millis := l.now() - start
		if hooks.Beat != nil {
			hooks.Beat(0, int64(millis))
		}
		return ctx.Err() == nil && millis < patience
	}
	for range 2 { // index and model, then tiles
		names, asked := l.wanted(list, most)
		if len(names) == 0 {
			break
		}
		lost := 0
		l.source.Bring(names, asked, wait, func(files [][]byte) {
			l.mu.Lock()
			lost = l.take(names, files, asked)
			l.mu.Unlock()
		})
		l.mu.Lock()
		came := asked - lost // or will: files that come late are taken still
		if ctx.Err() == nil {
			l.miss(names, asked)
		}
		l.mu.Unlock()
		if names[0] != Index {
			return came
		}
	}
	return 0
}

// wanted returns the names of the files that some positions need, without those that have not come a short while ago:
// first the ones that are to be fetched, at most so many tiles, then those that are to come if they are kept.
func (l *Library) wanted(list []entropy.State, most int) (names []string, fetched int) {
	l.mu.Lock()
	now := l.now() // one for all: index and model are asked for together
	needs := []string{Index, Model}
	if l.book == nil {
		most = len(needs)
	} else {
		needs = l.book.Needs(list)
	}
	var kept []string
	for _, name := range needs {
		switch {
		case recent(l.missing, name, now):
		case len(names) < most:
			names = append(names, name)
		case !recent(l.unkept, name, now):
			kept = append(kept, name)
		}
	}
	l.mu.Unlock()
	return append(names, kept...), len(names)
}

// recent says whether a file has not come a short while ago.
func recent(missing map[string]float64, name string, now float64) bool {
	at, ok := missing[name]
	return ok && now < at+respite
}

// take takes files that have come, as far as they have come well, and returns how many tiles of the first so many are
// not among them. The lock is held.
func (l *Library) take(names []string, files [][]byte, fetched int) (lost int) {
	for i, name := range names {
		switch {
		case name == Model: // it is taken with the index
		case name == Index:
			if l.book == nil { // it may have come to somebody else
				l.book = read(files[0], files[1])
			}
		case (files[i] == nil || l.book.Add(files[i]) != nil) && i < fetched: // what is not taken is missing
			lost++
		}
	}
	return lost
}

// miss notes that files have been waited for, which matters for those that have not come. The lock is held.
func (l *Library) miss(names []string, fetched int) {
	now := l.now()
	for i, name := range names {
		missing := l.missing
		if i >= fetched {
			missing = l.unkept
		}
		missing[name] = now
	}
}

// read returns the book of an index and a model, nil where they are damaged or missing.
func read(index, model []byte) *tiles.Book {
	list, err := tiles.ReadIndex(index)
	if err != nil {
		return nil
	}
	book, err := tiles.NewBook(list, model)
	if err != nil {
		return nil
	}
	return book
}

// Value returns what a position is worth to the player to move, ai.Unknown where the files that say so are not there.
func (l *Library) Value(s entropy.State) (value ai.Value) {
	l.mu.Lock()
	if l.book != nil {
		value, _ = l.book.Value(s)
	}
	l.mu.Unlock()
	return value
}
