package store

import (
	"encoding/json"
	"fmt"
)

const backupVersion = 1 // of the file; a change of its meaning raises it

// LargestBackup is how many bytes ParseBackup reads: more than any browser keeps for a site.
const LargestBackup = 16 << 20

// The fields of a backup.
const (
	versionField = "tablier"
	dataField    = "data"
)

// A BackupFault says what is wrong with a backup, as a code for the page's messages.
type BackupFault string

// The faults of a backup.
const (
	BackupTooLarge BackupFault = "size"
	BackupShape    BackupFault = "shape" // not JSON, or JSON of something else
	BackupNewer    BackupFault = "newer" // written by a later version of Tablier
	BackupField    BackupFault = "field" // a field that a backup does not have
	BackupKey      BackupFault = "key"   // a key that a Store does not have
	BackupText     BackupFault = "text"  // what is under a key is no text
)

// A BackupError is the error of a text that is no backup.
type BackupError struct {
	Fault BackupFault
	Key   string // the field or the key concerned, if there is one
	Err   error  // what the JSON reader says, if it does
}

// Error says it for a programmer; the page has a sentence of its own for each Fault.
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

// Unwrap returns the error of the JSON reader.
func (e *BackupError) Unwrap() error { return e.Err }

// checkVersion comes before everything else, which a newer version may have changed.
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

// Texts are those of a backup, which the browser has been handed: see [Store.Hand].
type Texts struct {
	texts map[string]string
	held  map[string]held
}

// Hand hands the browser what ParseBackup has returned: of megabytes that takes as long as to store them, which Import
// then does.
func (s *Store) Hand(data map[string]string) Texts {
	t := Texts{map[string]string{}, map[string]held{}}
	for key, text := range data {
		t.texts[key], t.held[key] = text, s.backend.hold(text)
	}
	return t
}

// Import replaces all that is kept by the texts of a backup. It returns false when storage does not take all of it;
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
		s.putBack(before, after.held)
		return false
	}
	s.memory, s.kept = after.texts, after.held
	clear(s.lost)
	return true
}

// putBack undoes an Import that ended early. What storage no longer takes, because another page has filled it
// meanwhile, the memory holds.
func (s *Store) putBack(before, after map[string]held) {
	for key := range after {
		try(func() { s.backend.remove(s.prefix + key) })
	}
	for key, text := range before {
		if !try(func() { s.backend.set(s.prefix+key, text) }) && !s.lost[key] {
			s.memory[key], s.lost[key] = text.String(), true
		}
	}
}
