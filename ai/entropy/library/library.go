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

// The names of the files by which a Source is asked. A tile has its own name in the folder.
const (
	Folder = "exact/entropy/" // of web/
	Index  = Folder + "index.bin"
	Model  = Folder + "model.bin"
	Ending = ".bin" // of all of them
)

// A Source brings files that the program does not carry.
type Source interface {
	// Bring returns files by their names, nil for each that cannot be had. It waits for them as long as wait, which it
	// calls several times a second, returns true. It may be called from several goroutines.
	Bring(names []string, wait func() bool) [][]byte
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
func (l *Library) Fetch(ctx ai.Context, s entropy.State, hooks ai.Hooks) bool {
	if !l.open(ctx, hooks) {
		return false
	}
	names := l.needs(s)
	if len(names) == 0 {
		return true
	}
	files := l.bring(ctx, names, hooks)
	l.mu.Lock()
	defer l.mu.Unlock()
	for i, data := range files {
		if (data == nil || l.book.Add(plain(names[i]), data) != nil) && ctx.Err() == nil {
			l.missing[names[i]] = l.now()
		}
	}
	return len(l.book.Needs(s)) == 0
}

// plain returns the name of a tile as the book has it.
func plain(name string) string { return name[len(Folder) : len(name)-len(Ending)] }

// needs returns the names of the files that hold a position and those after its moves, and are not there.
func (l *Library) needs(s entropy.State) []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	names := l.book.Needs(s)
	for i, name := range names {
		names[i] = Folder + name + Ending
	}
	return names
}

// open opens the book, unless it is open.
func (l *Library) open(ctx ai.Context, hooks ai.Hooks) bool {
	l.mu.Lock()
	done := l.book != nil
	l.mu.Unlock()
	if done {
		return true
	}
	names := []string{Index, Model}
	files := l.bring(ctx, names, hooks)
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.book == nil && files != nil {
		l.book = read(files[0], files[1])
	}
	if l.book == nil && files != nil && ctx.Err() == nil {
		l.missing[Index] = l.now()
	}
	return l.book != nil
}

// read returns the book of an index and a model, nil where they are damaged or missing.
func read(index, model []byte) *tiles.Book {
	if index == nil || model == nil {
		return nil
	}
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

// bring asks the source for files and shows life while it waits. It returns nil, and asks for nothing, where one of
// them has not come a short while ago.
func (l *Library) bring(ctx ai.Context, names []string, hooks ai.Hooks) [][]byte {
	l.mu.Lock()
	for _, name := range names {
		if at, ok := l.missing[name]; ok && l.now() < at+respite {
			l.mu.Unlock()
			return nil
		}
		delete(l.missing, name)
	}
	l.mu.Unlock()
	start := l.now()
	return l.source.Bring(names, func() bool {
		millis := l.now() - start
		if hooks.Beat != nil {
			hooks.Beat(0, int64(millis))
		}
		return ctx.Err() == nil && millis < patience
	})
}

// Value returns what a position is worth to the player to move, ai.Unknown where the files that say so are not there.
func (l *Library) Value(s entropy.State) ai.Value {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.book == nil {
		return ai.Unknown
	}
	value, ok := l.book.Value(s)
	if !ok {
		return ai.Unknown
	}
	return value
}
