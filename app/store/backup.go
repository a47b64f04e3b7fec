package store

import (
	"encoding/json"
	"fmt"
)

const backupVersion = 1 // of the file; a change of its meaning raises it

// MaxBackup is how many bytes ParseBackup reads: more than any browser keeps for a site.
const MaxBackup = 16 << 20

// The fields of a backup.
const (
	versionField = "tablier"
	dataField    = "data"
)

// A BackupFault is what is wrong with a backup, as a code for the page's messages.
type BackupFault string

// The faults of a backup.
const (
	BackupTooLarge BackupFault = "size"
	BackupShape    BackupFault = "shape" // not JSON, or JSON of something else
	BackupNewer    BackupFault = "newer" // written by a later version of Tablier
	BackupField    BackupFault = "field" // a field that a backup does not have
	BackupKey      BackupFault = "key"   // a key that a Store does not have
	BackupText     BackupFault = "text"  // the value of a key is no text
)

// A BackupError is the error of a text that is no backup.
type BackupError struct {
	Fault BackupFault
	Key   string // the field or the key concerned, if there is one
	Err   error  // the error of the JSON reader, if any
}

// Error returns a text for a programmer; the page has a sentence of its own for each Fault.
func (e *BackupError) Error() string {
	s := "backup: " + string(e.Fault)
	if e.Key != "" {
		s += fmt.Sprintf(" at %.100q", e.Key)
	}
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns the error of the JSON reader, nil where the text is JSON.
func (e *BackupError) Unwrap() error { return e.Err }

// checkVersion checks the version, before everything else that a newer one may have changed.
func checkVersion(field json.RawMessage) error {
	var version int
	err := json.Unmarshal(field, &version)
	switch {
	case err != nil || version < 1:
		return &BackupError{Fault: BackupShape, Key: versionField, Err: err}
	case version > backupVersion:
		return &BackupError{Fault: BackupNewer, Key: versionField}
	}
	return nil
}

// Texts are the texts of a backup in the browser's memory: see [Store.Hold].
type Texts struct {
	texts map[string]string
	held  map[string]held
}

// Hold copies the texts that ParseBackup has returned into the browser's memory: with megabytes that takes as long as
// to store them, which Import does then.
func (s *Store) Hold(data map[string]string) Texts {
	t := Texts{map[string]string{}, map[string]held{}}
	for key, text := range data {
		t.texts[key], t.held[key] = text, s.backend.hold(text)
	}
	return t
}

// Import replaces all texts of the store by those of a backup. It returns false when storage does not take all of it;
// everything is then as it was before.
func (s *Store) Import(after Texts) bool {
	before := map[string]held{}
	replaced := try(func() {
		for _, key := range s.stored() {
			if text, ok := s.backend.get(s.prefix + key); ok {
				before[key] = text
			}
		}
		for key := range before { // first: storage may have no room for both
			s.backend.remove(s.prefix + key)
		}
		for key, text := range after.held {
			s.backend.set(s.prefix+key, text)
		}
	})
	if !replaced {
		s.restore(before, after.held)
		return false
	}
	s.memory, s.seen = after.texts, after.held
	clear(s.unstored)
	return true
}

// restore puts the texts in storage back as they were before an Import that failed. What storage no longer takes,
// because another page has filled it meanwhile, the memory holds.
func (s *Store) restore(before, after map[string]held) {
	for key := range after {
		try(func() { s.backend.remove(s.prefix + key) })
	}
	for key, text := range before {
		if !try(func() { s.backend.set(s.prefix+key, text) }) && !s.unstored[key] {
			s.memory[key], s.unstored[key] = text.String(), true
		}
	}
}
