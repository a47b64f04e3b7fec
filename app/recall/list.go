package recall

import (
	"slices"

	"tablier/rules"
)

// What a list holds at most. A text of it is read at once, and goes into a file with all that is kept.
const (
	maxEntries = 200
	maxDone    = 500
	longest    = 512 // bytes of a line,
	rest       = 100 // bytes of the other fields of an entry
)

// A List is the positions to look at again, and which ones have been solved for good: a value. The zero List is empty.
type List struct {
	entries []Entry  // the worst first
	done    []string // the ids of those solved for good, the last ones at the end
}

// Entries returns the mistakes that are to be tried again, the greatest loss first. The caller must not change them.
func (l List) Entries() []Entry { return l.entries }

// Of returns the entries of a match, in the order in which its moves were made.
func (l List) Of(match string) []Entry {
	var list []Entry
	for _, e := range l.entries {
		if e.Match == match {
			list = append(list, e)
		}
	}
	slices.SortStableFunc(list, func(a, b Entry) int { return a.Number - b.Number })
	return list
}

// Find returns the entry with an id.
func (l List) Find(id string) (Entry, bool) {
	if i := l.index(id); i >= 0 {
		return l.entries[i], true
	}
	return Entry{}, false
}

func (l List) index(id string) int {
	return slices.IndexFunc(l.entries, func(e Entry) bool { return e.ID() == id })
}

// With returns the list with more mistakes to be tried again. One that is there already keeps its right answers, one
// that has been solved for good does not come back, and one that is too long to be kept is left out. The least losses
// give way where there are too many.
func (l List) With(entries ...Entry) List {
	next := List{slices.Clone(l.entries), l.done}
	for _, e := range entries {
		id := e.ID()
		if slices.Contains(l.done, id) || len(e.line()) > longest {
			continue
		}
		if i := next.index(id); i >= 0 {
			e.Solved = union(next.entries[i].Solved, e.Solved)
			next.entries = slices.Delete(next.entries, i, i+1)
		}
		next.entries = append(next.entries, e)
	}
	slices.SortStableFunc(next.entries, worse)
	next.entries = next.entries[:min(len(next.entries), maxEntries)]
	return next
}

// Right returns the list after a right answer on a day. The second day takes an entry off it.
func (l List) Right(id, day string) List {
	i := l.index(id)
	if i < 0 {
		return l
	}
	next := List{slices.Clone(l.entries), l.done}
	e := &next.entries[i]
	if e.Solved = union(e.Solved, []string{day}); !solved(e.Solved) {
		return next
	}
	next.entries = slices.Delete(next.entries, i, i+1)
	next.done = append(slices.Clone(l.done), id)
	next.done = next.done[max(0, len(next.done)-maxDone):]
	return next
}

// Without returns the list without an entry, such as one that the rules cannot read.
func (l List) Without(id string) List {
	kept := slices.DeleteFunc(slices.Clone(l.entries), func(e Entry) bool { return e.ID() == id })
	return List{kept, l.done}
}

// At returns the entry of a mistake in a match after ply moves, with what its player could know there. What it cost
// and which match it was is the caller's to say.
func At(m *rules.Match, ply int) Entry {
	record := m.Record()
	e := Entry{
		Game: record.Game, Variant: record.Variant, Options: record.Options, Start: record.Start,
		Moves: record.Moves[:ply], Played: m.Move(ply + 1),
	}
	if spec := m.Spec(); spec.Secret || spec.Rounds > 1 || len(e.line()) > longest-rest {
		e.Start, e.Moves = m.View(ply, m.MoverAt(ply)).String(), nil
	}
	return e
}
