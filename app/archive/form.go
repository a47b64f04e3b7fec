package archive

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"tablier/app/sift"
)

// A ReadError is the error of a text that Save has not written.
type ReadError struct {
	What  string // the name of the list: "past", "stats", or that of a game's own part
	Entry int    // of the wrong entry, from 0; -1 when the text as a whole is wrong
	Err   error
}

// Error returns a text for a programmer.
func (e *ReadError) Error() string {
	if e.Entry < 0 {
		return e.What + ": " + e.Err.Error()
	}
	return fmt.Sprintf("%s: entry %d: %v", e.What, e.Entry, e.Err)
}

// Unwrap returns what is wrong with the entry or the text.
func (e *ReadError) Unwrap() error { return e.Err }

// A Reader reads an entry of one version of the text.
type Reader[T any] func(json.RawMessage) (T, error)

// A Form is the versioned text form of a list. Every version there has ever been keeps its reader.
type Form[T any] struct {
	What    string      // the name of the list, for a ReadError
	Readers []Reader[T] // by version, from 1
}

// An envelope is the part around the entries that every version has.
type envelope struct {
	Version int               `json:"version"`
	Entries []json.RawMessage `json:"entries,omitempty"`
}

// Save returns the entries as text of the last version.
func (f Form[T]) Save(entries []T) string {
	text, err := json.Marshal(struct {
		Version int `json:"version"`
		Entries []T `json:"entries,omitempty"`
	}{len(f.Readers), entries})
	if err != nil {
		panic(err) // plain data
	}
	return string(text)
}

// Join is Save for entries that are texts of the last version already.
func (f Form[T]) Join(entries []string) string {
	return fmt.Sprintf(`{"version":%d,"entries":[%s]}`, len(f.Readers), strings.Join(entries, ","))
}

// Read returns the entries of a text of any version; whether they make sense is for the caller to check. The error is a
// *ReadError.
func (f Form[T]) Read(text string) ([]T, error) {
	e, err := open([]byte(text), len(f.Readers))
	if err != nil {
		return nil, &ReadError{What: f.What, Entry: -1, Err: err}
	}
	entries := make([]T, len(e.Entries))
	for i, raw := range e.Entries {
		if entries[i], err = f.Readers[e.Version-1](raw); err != nil {
			return nil, &ReadError{What: f.What, Entry: i, Err: err}
		}
	}
	return entries, nil
}

// open reads the envelope, and checks the version before anything else, which a later one may have changed.
func open(text []byte, latest int) (envelope, error) {
	var e envelope
	var head struct {
		Version int `json:"version"`
	}
	if err := json.Unmarshal(text, &head); err != nil {
		return e, err
	}
	switch {
	case head.Version > latest:
		return e, newerError(head.Version, latest)
	case head.Version < 1:
		return e, fmt.Errorf("version %d, want 1 to %d", head.Version, latest)
	}
	return Strict[envelope](text)
}

// newerError returns the error of a version that is newer than this program, else nil.
func newerError(version, latest int) error {
	return fmt.Errorf("version %d, want at most %d: %w", version, latest, sift.ErrNewer)
}

// Strict reads JSON, and refuses fields that T lacks.
func Strict[T any](text json.RawMessage) (T, error) {
	var value T
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&value); err != nil {
		return value, err
	}
	if _, err := decoder.Token(); err != io.EOF {
		return value, errors.New("more text after the end")
	}
	return value, nil
}
