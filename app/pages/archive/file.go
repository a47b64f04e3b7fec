package archive

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/i18n"
	"tablier/app/sift"
	"tablier/app/store"
	"tablier/app/ui"
	"tablier/rules"
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
	k, field := p.kind, ctx.JSSrc()
	file := field.Get("files").Index(0)
	if !p.Live || !file.Truthy() {
		return
	}
	size := file.Get("size").Int()
	if size > store.MaxBackup {
		k.refuse(&store.BackupError{Fault: store.BackupTooLarge})
		return
	}
	k.readFile(file, make([]byte, size), 0, func() { field.Set("value", "") }) // the same file can be chosen again
}

// readFile reads a file from an offset on, slice by slice.
func (k *Kind) readFile(file app.Value, bytes []byte, from int, release func()) {
	to := min(from+sliceBytes, len(bytes))
	k.site.Settled(file.Call("slice", from, to).Call("arrayBuffer"), func(buffer app.Value, read bool) {
		if read {
			from += app.CopyBytesToGo(bytes[from:to], app.Window().Get("Uint8Array").New(buffer))
		}
		switch {
		case k.shelves == nil: // the page has been left
		case !read || from < to:
			k.refuse(&store.BackupError{Fault: store.BackupShape})
		case from < len(bytes):
			k.readFile(file, bytes, from, release)
			return
		default:
			k.confirmImport(strings.TrimPrefix(string(bytes), "\ufeff"))
		}
		release()
		k.changes++
	})
}

// restore replaces everything that is kept by the confirmed file. Of megabytes, to hand them to the browser, to write
// them, to open them and to draw them is each enough for one turn of the program. What the browser has been asked
// here is this device's own affair.
func (k *Kind) restore() (focus string) {
	file := k.file
	k.file = backup{}
	delete(file.data, persistenceKey)
	if text, ok := k.site.Store.Get(persistenceKey); ok {
		file.data[persistenceKey] = text
	}
	k.afterDraw(func() {
		texts := k.site.Store.Hold(file.data)
		k.afterDraw(func() { k.replace(file, texts) })
	})
	return dataTitle
}

// replace replaces everything that is kept by the texts of a file.
func (k *Kind) replace(file backup, texts store.Texts) {
	if !k.site.Store.Import(texts) {
		m := k.site.Messages().Past
		k.said, k.detail = m.NoRoom+" "+m.Unchanged, ""
		k.focus(ui.ActID("import"))
		k.redraw()
		return
	}
	for _, game := range k.games {
		key := archive.PastKey(game.ID())
		if read, ok := file.past[key]; ok {
			k.keeper.Know(game.ID(), file.data[key], read)
		}
	}
	said := k.site.Messages().Past.Imported // in the language in which it was asked for
	k.afterDraw(func() { k.reopen(said) })
}

// reopen reads everything from storage again, and then says the outcome.
func (k *Kind) reopen(said string) {
	k.matches.Reopen()
	k.afterDraw(func() {
		if k.shelves != nil {
			k.said = said
			k.load()
		}
		k.redraw()
	})
}

// refuse says the error of a file, and where it is.
func (k *Kind) refuse(err error) {
	m := k.site.Messages().Past
	k.asking, k.file, k.importing, k.said, k.detail = "", backup{}, nil, m.FileAlien, ""
	switch wrong := err.(type) {
	case *textError:
		k.said = faultOfText(m, wrong)
		why := wrong.err
		if entry, ok := why.(*archive.ReadError); ok {
			why = entry.Err // the index of the entry has been said
		}
		k.detail = m.Detail(detailOf(why))
	case *store.BackupError:
		k.said = faultOfFile(m, wrong)
	}
	k.said += " " + m.Unchanged
}

// detailOf returns the programmer's text of an error. The JSON reader repeats names and numbers of the file whole:
// they are cut short.
func detailOf(err error) string {
	leaf := err
	for next := errors.Unwrap(leaf); next != nil; next = errors.Unwrap(next) {
		leaf = next
	}
	text, said := err.Error(), leaf.Error()
	if !strings.HasPrefix(said, "json: ") {
		return text
	}
	return strings.TrimSuffix(text, said) + rules.Clip(said)
}

// faultOfText says which text of a file cannot be read.
func faultOfText(m *i18n.Past, wrong *textError) string {
	entry, ok := wrong.err.(*archive.ReadError)
	switch {
	case errors.Is(wrong.err, sift.ErrNewer):
		return m.TextLater(wrong.key)
	case ok && entry.Entry >= 0:
		return m.FileEntry(wrong.key, entry.Entry+1)
	}
	return m.FileText(wrong.key)
}

// faultOfFile says why a file as a whole cannot be read.
func faultOfFile(m *i18n.Past, wrong *store.BackupError) string {
	switch wrong.Fault {
	case store.BackupTooLarge:
		return m.FileTooLarge
	case store.BackupNewer:
		return m.FileLater
	case store.BackupField:
		return m.FileField(rules.Clip(wrong.Key))
	case store.BackupKey:
		return m.FileKey(rules.Clip(wrong.Key))
	case store.BackupText:
		return m.FileText(rules.Clip(wrong.Key))
	}
	return m.FileAlien
}
