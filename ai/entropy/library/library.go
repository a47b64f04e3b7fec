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
	// Bring has files come by their names, and gives them to take, nil for each that cannot be had. It waits for that as
	// long as wait, which it calls several times a second, returns true; what comes later is given to take all the same.
	// It may be called from several goroutines.
	Bring(names []string, wait func() bool, take func(files [][]byte))
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
	missing map[string]float64
}

// New returns a library without files.
func New(source Source) *Library {
	return &Library{source: source, now: ai.Now, missing: map[string]float64{}}
}

// Fetch has the values of a position and of those after its moves at hand.
func (l *Library) Fetch(ctx ai.Context, s entropy.State, hooks *ai.Hooks) bool {
	start := l.now()
	wait := func() bool {
		millis := l.now() - start
		if hooks.Beat != nil {
			hooks.Beat(0, int64(millis))
		}
		return ctx.Err() == nil && millis < patience
	}
	for range 2 { // index and model, then tiles
		names, ok := l.wanted(s)
		if !ok {
			return false
		}
		if names == nil {
			break
		}
		l.source.Bring(names, wait, func(files [][]byte) { l.take(names, files) })
		if ctx.Err() == nil {
			l.miss(names)
		}
	}
	names, _ := l.wanted(s)
	return names == nil
}

// wanted returns the names of the files that are to be fetched for a position and those after its moves, nil for none;
// false where one of them has not come a short while ago.
func (l *Library) wanted(s entropy.State) (names []string, ok bool) {
	l.mu.Lock()
	if l.book == nil {
		names = []string{Index, Model}
	} else {
		names = l.book.Needs(s)
	}
	ok = true
	for _, name := range names {
		if at, missed := l.missing[name]; missed && l.now() < at+respite {
			ok = false
		}
	}
	l.mu.Unlock()
	return names, ok
}

// take takes files that have come, as far as they have come well.
func (l *Library) take(names []string, files [][]byte) {
	l.mu.Lock()
	for i, name := range names {
		switch {
		case name == Model: // it is taken with the index
		case name == Index:
			if l.book == nil { // it may have come to somebody else
				l.book = read(files[0], files[1])
			}
		case files[i] != nil:
			_ = l.book.Add(files[i]) // what is not taken is missing
		}
	}
	l.mu.Unlock()
}

// miss notes that files have been waited for, which matters for those that have not come.
func (l *Library) miss(names []string) {
	l.mu.Lock()
	for _, name := range names {
		l.missing[name] = l.now()
	}
	l.mu.Unlock()
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
