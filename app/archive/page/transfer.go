package page

import (
	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/days"
	"tablier/app/shell"
	"tablier/app/store"
)

// A transfer takes all that is kept out into a file, brings it back from one, or deletes it.
type transfer struct {
	*turns
	site    *shell.Site
	games   []*board.Game
	keeper  *archive.Keeper
	matches Matches
	page    host
	check   func(key, text string) (work, error) // begins to validate a text: see [Kind.check]

	importing *importing              // of a file that is being read, nil for none
	exporting *store.BackupWriting    // of a file that is being written, nil for none
	file      backup                  // to be confirmed
	download  func(name, text string) // saves a text as a file on the person's device
}

// A host is what a transfer needs of the page.
type host interface {
	// open says whether the page has not been left.
	open() bool
	// ask opens the confirmation of an act, and returns the id of the element to focus; unask closes it.
	ask(act string) (focus string)
	unask()
	// say says the outcome of an act, with a detail beside it; empty for none.
	say(said, detail string)
	// focus focuses an element, unless its id is empty.
	focus(id string)
	// load reads the past matches and statistics of all games again.
	load()
	// changed has the page drawn with what is drawn next, redraw at once.
	changed()
	redraw()
}

// export downloads everything that is kept as a file, once that is written.
func (t *transfer) export() {
	writing := t.site.Store.BeginExport()
	t.exporting = writing
	t.page.say("", "")
	t.page.unask()
	step := func(plies int) (done bool, err error) { return writing.Step(plies * bytesPerMove) }
	t.inStretches(step, func() bool { return t.exporting == writing }, func() {}, func(error) {
		t.exporting = nil
		name := "tablier-" + days.Text(shell.Now()) + ".json"
		t.download(name, writing.Text())
		if t.page.open() { // else the page has been left
			t.page.say(t.site.Messages().Past.Exported(name), "")
			t.page.redraw()
		}
	})
}

// erase deletes everything, and begins as on a first visit.
func (t *transfer) erase() (focus string) {
	for _, key := range t.site.Store.Keys() {
		t.site.Store.Remove(key)
	}
	t.matches.Reopen()
	t.page.load()
	t.page.say(t.site.Messages().Past.Erased, "")
	return dataTitle
}
