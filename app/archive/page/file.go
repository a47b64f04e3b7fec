package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/store"
	"tablier/app/ui"
)

// A backup is the checked content of a file.
type backup struct {
	data  map[string]string       // texts by key
	past  map[string]archive.Past // the past games among them, by key
	games int                     // how many past games there are
}

// sliceBytes is how many bytes of a file are read at a time.
const sliceBytes = 512 << 10

// onFile reads the file that a person has chosen.
func (p *page) onFile(ctx app.Context, _ app.Event) {
	t, field := p.kind.transfer, ctx.JSSrc()
	file := field.Get("files").Index(0)
	if !p.Live || !file.Truthy() {
		return
	}
	size := file.Get("size").Int()
	if size > store.MaxBackup {
		t.refuse(&store.BackupError{Fault: store.BackupTooLarge})
		return
	}
	t.readFile(file, make([]byte, size), 0, func() { field.Set("value", "") }) // the same file can be chosen again
}

// readFile reads a file from an offset on, slice by slice.
func (t *transfer) readFile(file app.Value, bytes []byte, from int, release func()) {
	to := min(from+sliceBytes, len(bytes))
	t.site.Settled(file.Call("slice", from, to).Call("arrayBuffer"), func(buffer app.Value, read bool) {
		if read {
			from += app.CopyBytesToGo(bytes[from:to], app.Window().Get("Uint8Array").New(buffer))
		}
		switch {
		case !t.page.open(): // the page has been left
		case !read || from < to:
			t.refuse(&store.BackupError{Fault: store.BackupShape})
		case from < len(bytes):
			t.readFile(file, bytes, from, release)
			return
		default:
			t.confirmImport(strings.TrimPrefix(string(bytes), "\ufeff"))
		}
		release()
		t.page.changed()
	})
}

// restore replaces everything that is kept by the confirmed file. Of megabytes, to hand them to the browser, to write
// them, to open them and to draw them is each enough for one turn of the program. What the browser has been asked
// here is this device's own affair.
func (t *transfer) restore() (focus string) {
	file := t.file
	t.file = backup{}
	delete(file.data, archive.PersistenceKey)
	if text, ok := t.site.Store.Get(archive.PersistenceKey); ok {
		file.data[archive.PersistenceKey] = text
	}
	t.afterDraw(func() {
		texts := t.site.Store.Hold(file.data)
		t.afterDraw(func() { t.replace(file, texts) })
	})
	return dataTitle
}

// replace replaces everything that is kept by the texts of a file.
func (t *transfer) replace(file backup, texts store.Texts) {
	if !t.site.Store.Import(texts) {
		m := t.site.Messages().Past
		t.page.say(m.NoRoom+" "+m.Unchanged, "")
		t.page.focus(ui.ActID("import"))
		t.page.redraw()
		return
	}
	for _, game := range t.games {
		key := archive.PastKey(game.ID())
		if read, ok := file.past[key]; ok {
			t.keeper.Know(game.ID(), file.data[key], read)
		}
	}
	said := t.site.Messages().Past.Imported // in the language in which it was asked for
	t.afterDraw(func() { t.reopen(said) })
}

// reopen reads everything from storage again, and then says the outcome.
func (t *transfer) reopen(said string) {
	t.matches.Reopen()
	t.afterDraw(func() {
		if t.page.open() {
			t.page.say(said, "")
			t.page.load()
		}
		t.page.redraw()
	})
}
