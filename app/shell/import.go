package shell

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/i18n"
	"tablier/app/play"
	"tablier/app/store"
	"tablier/rules"
)

// unreadable ends the keys of texts that were set aside.
const unreadable = ".unreadable"

// onFile reads the file that a person has chosen.
func (r *Root) onFile(ctx app.Context, _ app.Event) {
	field := ctx.JSSrc()
	file := field.Get("files").Index(0)
	if !r.live || !file.Truthy() {
		return
	}
	if file.Get("size").Int() > store.LargestBackup {
		r.refuse(&store.BackupError{Fault: store.BackupTooLarge})
		return
	}
	r.settled(file.Call("text"), func(text app.Value, read bool) {
		field.Set("value", "") // so that the same file can be chosen again
		if !read {
			r.refuse(&store.BackupError{Fault: store.BackupShape})
			return
		}
		r.consider(text.String())
	})
}

// consider asks whether all that is kept is to be replaced by what a file has, if all of that can be read.
func (r *Root) consider(text string) {
	data, err := store.ParseBackup(text)
	for _, key := range sortedKeys(data) {
		if err == nil {
			err = r.checkText(key, data[key])
		}
	}
	if err != nil {
		r.refuse(err)
		return
	}
	r.history.file, r.history.games = data, pastGames(data)
	r.ask("import")
}

func sortedKeys(data map[string]string) []string {
	keys := make([]string, 0, len(data))
	for key := range data {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// A textError is the error of a text in a file that its own reader refuses.
type textError struct {
	key string
	err error
}

// Error implements error.
func (e *textError) Error() string { return e.key + ": " + e.err.Error() }

// checkText holds a text of a file to what is kept under its key. The error is a *store.BackupError for a key that is
// none, else a *textError.
func (r *Root) checkText(key, text string) error {
	name, aside := strings.CutSuffix(key, unreadable)
	known, err := r.readText(name, text)
	switch {
	case !known:
		return &store.BackupError{Fault: store.BackupKey, Key: key}
	case aside || err == nil:
		return nil // what was set aside is kept for what it may still be worth
	}
	return &textError{key, err}
}

// readText has a text read by who reads what is kept under its key; false when nobody does.
func (r *Root) readText(key, text string) (known bool, err error) {
	for _, game := range r.games {
		switch key {
		case saveKey(game):
			_, err = play.Restore(game, game.Levels, text)
		case pastKey(game):
			_, err = archive.ReadPast(rules.Registry{game.Spec}, text)
		case statsKey(game):
			_, err = archive.ReadStats(text)
		case arrangementsKey(game):
			_, err = archive.ReadArrangements(func(kinds []int) bool { return play.ArrangementFits(game, kinds) }, text)
		default:
			continue
		}
		return true, err
	}
	switch key {
	case "lang":
		return true, oneOf(text, string(i18n.French), string(i18n.English))
	case "theme":
		return true, oneOf(text, systemTheme, lightTheme, darkTheme)
	case persistenceKey:
		return true, oneOf(text, asked)
	}
	return false, nil
}

func oneOf(text string, known ...string) error {
	if slices.Contains(known, text) {
		return nil
	}
	return fmt.Errorf("%.40q, want one of %q", text, known)
}

// pastGames counts the past games of a file.
func pastGames(data map[string]string) int {
	n := 0
	for key, text := range data {
		if strings.HasPrefix(key, "past.") && !strings.HasSuffix(key, unreadable) {
			if past, err := archive.ReadPast(nil, text); err == nil {
				n += len(past.Games())
			}
		}
	}
	return n
}

// restore puts what was read from a file in the place of all that is kept. What the browser has been asked here is
// this device's own affair.
func (r *Root) restore() {
	p, data := &r.words().Past, r.history.file
	r.history.file = nil
	delete(data, persistenceKey)
	if text, ok := r.store.Get(persistenceKey); ok {
		data[persistenceKey] = text
	}
	if !r.store.Import(data) {
		r.history.said, r.history.detail = p.NoRoom+" "+p.Unchanged, ""
		r.focus(actID("import"))
		return
	}
	if lang, ok := r.store.Get("lang"); ok {
		r.lang = i18n.Lang(lang)
		r.nav.Amend(r.ctx, "lang", lang)
		r.describePage(r.ctx)
	}
	r.beginAnew()
	r.history.said = r.words().Past.Imported
	r.focus("data-title")
}

// refuse says what is wrong with a file, and where.
func (r *Root) refuse(err error) {
	h, p := &r.history, &r.words().Past
	h.asking, h.file, h.said, h.detail = "", nil, p.FileAlien, ""
	switch wrong := err.(type) {
	case *textError:
		h.said = r.faultOfText(wrong)
		if entry, ok := wrong.err.(*archive.ReadError); ok {
			wrong.err = entry.Err // which entry it is has been said
		}
		h.detail = p.Detail(wrong.err.Error())
	case *store.BackupError:
		h.said = r.faultOfFile(wrong)
	}
	h.said += " " + p.Unchanged
}

// faultOfText says which part of a file cannot be read.
func (r *Root) faultOfText(wrong *textError) string {
	p := &r.words().Past
	entry, ok := wrong.err.(*archive.ReadError)
	switch {
	case errors.Is(wrong.err, play.ErrNewer), errors.Is(wrong.err, archive.ErrNewer):
		return p.TextLater(wrong.key)
	case ok && entry.Entry >= 0:
		return p.FileEntry(wrong.key, entry.Entry+1)
	}
	return p.FileText(wrong.key)
}

// faultOfFile says why a file as a whole cannot be read.
func (r *Root) faultOfFile(wrong *store.BackupError) string {
	p := &r.words().Past
	switch wrong.Fault {
	case store.BackupTooLarge:
		return p.FileTooLarge
	case store.BackupNewer:
		return p.FileLater
	case store.BackupField:
		return p.FileField(wrong.Key)
	case store.BackupKey:
		return p.FileKey(wrong.Key)
	case store.BackupText:
		return p.FileText(wrong.Key)
	}
	return p.FileAlien
}
