package store

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Export returns all texts of the store as one JSON text, which ParseBackup reads.
func (s *Store) Export() string {
	w := s.BeginExport()
	for done := false; !done; {
		done, _ = w.Step(MaxBackup)
	}
	return w.Text()
}

// A BackupWriting writes a backup a few bytes at a time, for a page that has to do other things meanwhile. Each text
// is the one that storage has when its turn comes: other pages may have written.
type BackupWriting struct {
	store *Store
	keys  []string // of the texts to be written
	rest  string   // of the text that is being written
	open  bool     // a text is being written
	out   strings.Builder
}

// BeginExport returns the BackupWriting of the store, with nothing written.
func (s *Store) BeginExport() *BackupWriting {
	w := &BackupWriting{store: s, keys: s.Keys()}
	w.out.WriteString(`{"` + dataField + `":{`)
	return w
}

// Step writes about that many bytes, of one text. It returns true once all is written; there is no error.
func (w *BackupWriting) Step(bytes int) (done bool, err error) {
	if !w.open && !w.next() {
		w.out.WriteString(`},"` + versionField + `":` + strconv.Itoa(backupVersion) + `}`)
		return true, nil
	}
	end := min(bytes, len(w.rest))
	for end > 0 && end < len(w.rest) && !utf8.RuneStart(w.rest[end]) {
		end++ // to the end of a character
	}
	w.out.WriteString(jsonInner(w.rest[:end]))
	if w.rest = w.rest[end:]; w.rest == "" {
		w.out.WriteByte('"')
		w.open = false
	}
	return false, nil
}

// next begins the next text; false when there is none.
func (w *BackupWriting) next() bool {
	for len(w.keys) > 0 {
		key := w.keys[0]
		w.keys = w.keys[1:]
		text, ok := w.store.Read(key)
		if !ok {
			continue
		}
		if w.out.Len() > len(dataField)+len(`{"":{`) {
			w.out.WriteByte(',')
		}
		w.out.WriteString(`"` + jsonInner(key) + `":"`)
		w.rest, w.open = text, true
		return true
	}
	return false
}

// jsonInner returns the JSON of a text without its quotes.
func jsonInner(text string) string {
	quoted, err := json.Marshal(text)
	if err != nil {
		panic(err) // a text
	}
	return string(quoted[1 : len(quoted)-1])
}

// Text returns the text of the backup, once all has been written.
func (w *BackupWriting) Text() string { return w.out.String() }
