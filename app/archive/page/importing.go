package page

import (
	"maps"
	"slices"

	"tablier/app/archive"
	"tablier/app/store"
)

// bytesPerMove is how many bytes of a file are read in the time of playing a move.
const bytesPerMove = 512

// An importing is the reading of a file: first its texts are parsed, then each is validated, with its games replayed.
type importing struct {
	check  func(key, text string) (work, error) // begins to validate a text
	backup *store.BackupReading                 // nil once the texts are known
	keys   []string                             // of the texts to be validated
	all    int                                  // how many keys there were
	work   work                                 // the validation of the first of these, nil before it begins
	file   backup
}

// Step reads as much as it takes the time of playing that many moves.
func (i *importing) Step(plies int) (done bool, err error) {
	if i.backup != nil {
		if done, err := i.backup.Step(plies * bytesPerMove); !done || err != nil {
			return false, err
		}
		i.file = backup{data: i.backup.Data(), past: map[string]archive.Past{}}
		i.keys, i.backup = slices.Sorted(maps.Keys(i.file.data)), nil
		i.all = len(i.keys)
		return len(i.keys) == 0, nil
	}
	key := i.keys[0]
	if i.work == nil {
		if i.work, err = i.check(key, i.file.data[key]); err != nil {
			return false, err
		}
	}
	if i.work != nil {
		if done, err := i.work.Step(plies); err != nil {
			return false, &textError{key, err}
		} else if !done {
			return false, nil
		}
		if read, ok := i.work.(*archive.PastReading); ok {
			past := read.Past()
			i.file.past[key] = past
			i.file.games += len(past.Games())
		}
	}
	i.keys, i.work = i.keys[1:], nil
	return len(i.keys) == 0, nil
}

// Progress returns how many parts of the work are done, and how many there are.
func (i *importing) Progress() (done, all int) {
	const half = 100
	if i.backup != nil {
		read, of := i.backup.Progress()
		return half * read / max(1, of), 2 * half
	}
	return half + half*(i.all-len(i.keys))/max(1, i.all), 2 * half
}

// begin begins to read a file.
func (t *transfer) begin(text string) *importing {
	return &importing{check: t.check, backup: store.BeginBackup(text)}
}

// confirmImport reads and validates a file, and then asks whether it should replace everything that is kept. It takes
// some steps, and a person may give it up.
func (t *transfer) confirmImport(text string) {
	t.page.say("", "")
	t.page.unask()
	i := t.begin(text)
	t.importing = i
	shown, _ := i.Progress()
	t.inStretches(i.Step, func() bool { return t.importing == i }, func() {
		if now, _ := i.Progress(); now/shownStep != shown/shownStep {
			shown = now
			t.page.redraw()
		}
	}, func(err error) {
		if err != nil {
			t.refuse(err)
		} else {
			t.importing, t.file = nil, i.file
			t.page.focus(t.page.ask("import"))
		}
		t.page.redraw()
	})
}

// shownStep is the least change of the progress that is drawn.
const shownStep = 5

// cancelImport cancels the reading.
func (t *transfer) cancelImport() (focus string) {
	t.importing = nil
	t.page.say(t.site.Messages().Past.Unchanged, "")
	return "act-import"
}
