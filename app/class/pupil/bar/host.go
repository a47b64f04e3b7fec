package bar

import (
	"tablier/app/class/handin"
	"tablier/app/class/pupil"
	"tablier/app/embed"
	"tablier/app/shell"
	"tablier/app/store"
)

// Store returns where the records of sets are kept. In a frame that shows a set the page around it is told of each.
func Store(site *shell.Site) pupil.Store {
	if shell.InSetFrame() {
		return told{store: site.Store}
	}
	return site.Store
}

// told is a store whose records the page around a frame is told of.
type told struct{ store *store.Store }

// Read implements pupil.Store.
func (t told) Read(key string) (text string, ok bool) { return t.store.Read(key) }

// Set implements pupil.Store.
func (t told) Set(key, text string) bool { return t.store.Set(key, text) }

// SetAside implements pupil.Store.
func (t told) SetAside(key string) { t.store.SetAside(key) }

// Keys implements pupil.Store.
func (t told) Keys() []string { return t.store.Keys() }

// Kept implements pupil.Watcher.
func (told) Kept(r *pupil.Record) {
	n := state(r, embed.SetStands)
	n.Title, n.Resume = r.Title, r.Resume()
	shell.TellHost(n.Text())
}

// state returns a notice of how a pupil stands with a set.
func state(r *pupil.Record, kind string) embed.Notice {
	s := r.Standing()
	return embed.Notice{
		Type: kind, Set: r.Set, Score: []int{s.Solved, s.Of}, Seconds: s.Seconds, Status: string(s.Status),
	}
}

// tellTry tells the page around a frame of a try at an item, with how the set stands after it.
func tellTry(course *pupil.Course, r embed.Report) {
	n, p := state(course.Record(), embed.TaskDone), course.Place()
	passed := p.Done.Result == handin.Solved
	n.Item, n.Kind, n.Passed, n.Answer = course.Number(), p.Kind.String(), &passed, r.Answer
	n.Tries, n.Hints, n.Solved = p.Done.Tries, p.Done.Hints, &passed
	shell.TellHost(n.Text())
}
