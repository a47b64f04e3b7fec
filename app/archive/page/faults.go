package page

import (
	"errors"
	"strings"

	"tablier/app/archive"
	"tablier/app/i18n"
	"tablier/app/sift"
	"tablier/app/store"
	"tablier/rules"
)

// refuse says the error of a file, and where it is.
func (t *transfer) refuse(err error) {
	m := t.site.Messages().Past
	said, detail := m.FileAlien, ""
	switch wrong := err.(type) {
	case *textError:
		said = faultOfText(m, wrong)
		why := wrong.err
		if entry, ok := why.(*archive.ReadError); ok {
			why = entry.Err // the index of the entry has been said
		}
		detail = m.Detail(detailOf(why))
	case *store.BackupError:
		said = faultOfFile(m, wrong)
	}
	t.file, t.importing = backup{}, nil
	t.page.unask()
	t.page.say(said+" "+m.Unchanged, detail)
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
