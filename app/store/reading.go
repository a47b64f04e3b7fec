package store

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
)

// ParseBackup parses the text of an Export, for Import; it changes nothing. What the texts mean is for the caller to
// check. The error is a *BackupError.
func ParseBackup(text string) (map[string]string, error) {
	r := BeginBackup(text)
	for {
		if done, err := r.Step(len(text) + 1); err != nil {
			return nil, err
		} else if done {
			return r.Data(), nil
		}
	}
}

// A BackupReading parses a backup a few bytes at a time, for a page that has to do other things meanwhile: first the
// fields, then the data.
type BackupReading struct {
	source string
	at     int // the offset of the reader in the text
	end    int // of the part that is read

	fields map[string]span // the places of the fields' values
	depth  int             // how deep in a value that is skipped
	quoted bool            // within a string of that
	first  bool            // nothing has been read of the present object
	key    string
	value  strings.Builder // of the key, as far as it has been read
	data   map[string]string
	state  func(to int) error // reads on, up to about an offset; nil at the end
	passed int                // bytes read before the data
}

// A span is a part of a text.
type span struct{ from, to int }

// BeginBackup returns the BackupReading of a text, with nothing read. The errors of its steps are those of
// [ParseBackup].
func BeginBackup(text string) *BackupReading {
	r := &BackupReading{source: text, end: len(text), fields: map[string]span{}}
	r.state = r.open(r.field)
	return r
}

// Data returns the parsed texts, at the end.
func (r *BackupReading) Data() map[string]string { return r.data }

// Progress returns how many bytes have been read, and how many there are.
func (r *BackupReading) Progress() (read, all int) {
	return min(r.passed+r.at, 2*len(r.source)), 2 * len(r.source)
}

// Step reads about that many further bytes of the backup. It returns true once all is read; nothing can be done after
// an error.
func (r *BackupReading) Step(bytes int) (done bool, err error) {
	if len(r.source) > MaxBackup {
		return false, &BackupError{Fault: BackupTooLarge}
	}
	for to := r.at + bytes; r.state != nil; {
		if r.at >= to {
			return false, nil
		}
		before := r.at
		if err := r.state(min(to, r.end)); err != nil {
			return false, err
		}
		if r.at < before {
			to -= before - r.at // it has gone back to the data
		}
	}
	return true, nil
}

var errShape = errors.New("not JSON")

// wrongShape returns the error of a text that is no backup.
func (r *BackupReading) wrongShape() error { return &BackupError{Fault: BackupShape, Err: errShape} }

// next skips spaces and returns the byte after them, 0 at the end.
func (r *BackupReading) next() byte {
	for ; r.at < r.end; r.at++ {
		if c := r.source[r.at]; c != ' ' && c != '\t' && c != '\n' && c != '\r' {
			return c
		}
	}
	return 0
}

// open returns the state that reads the { of an object and goes on with another state.
func (r *BackupReading) open(then func(int) error) func(int) error {
	return func(int) error {
		if r.next() != '{' {
			return r.wrongShape()
		}
		r.at++
		r.first, r.state = true, then
		return nil
	}
}

// name reads a name in an object, and the colon after it; false at the end of the object.
func (r *BackupReading) name() (name string, ok bool, err error) {
	c := r.next()
	if c == '}' {
		r.at++
		return "", false, nil
	}
	if !r.first {
		if c != ',' {
			return "", false, r.wrongShape()
		}
		r.at++
		c = r.next()
	}
	r.first = false
	const longest = 6*maxKey + 2 // every character written as a number
	token := r.source[r.at:min(r.end, r.at+longest)]
	end := 1
	for end < len(token) && token[end] != '"' {
		if token[end] == '\\' {
			end++
		}
		end++
	}
	if c != '"' {
		return "", false, r.wrongShape()
	}
	if end >= len(token) {
		return "", false, &BackupError{Fault: BackupKey, Key: strings.ToValidUTF8(token[1:], "")}
	}
	if err := json.Unmarshal([]byte(token[:end+1]), &name); err != nil || !utf8.ValidString(token[:end+1]) {
		return "", false, &BackupError{Fault: BackupShape, Err: err}
	}
	r.at += end + 1
	if r.next() != ':' {
		return "", false, r.wrongShape()
	}
	r.at++
	return name, true, nil
}

// field reads the name of a field; the data come after the last one.
func (r *BackupReading) field(int) error {
	name, ok, err := r.name()
	if err != nil {
		return err
	}
	if !ok {
		if r.next() != 0 || r.at < r.end {
			return r.wrongShape()
		}
		return r.checkFields()
	}
	r.next()
	r.key, r.fields[name], r.depth, r.quoted = name, span{r.at, r.at}, 0, false
	r.state = r.skip
	return nil
}

// skip reads over the value of a field, and records where it stands.
func (r *BackupReading) skip(to int) error {
	for ; r.at < to; r.at++ {
		c := r.source[r.at]
		switch {
		case r.quoted && c == '\\':
			r.at++
		case c == '"':
			r.quoted = !r.quoted
		case r.quoted:
		case c == '{' || c == '[':
			r.depth++
		case r.depth > 0 && (c == '}' || c == ']'):
			r.depth--
		case r.depth == 0 && (c == ',' || c == '}'):
			r.fields[r.key] = span{r.fields[r.key].from, r.at}
			r.state = r.field
			return nil
		}
	}
	if r.at >= r.end {
		return r.wrongShape()
	}
	return nil
}

// checkFields checks the fields, first the version, with which a later one may have changed all others.
func (r *BackupReading) checkFields() error {
	raw := func(name string) json.RawMessage {
		const longest = 100 // bytes of a number
		at := r.fields[name]
		return json.RawMessage(r.source[at.from:min(at.to, at.from+longest)])
	}
	if err := checkVersion(raw(versionField)); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(r.fields)) {
		if name != versionField && name != dataField {
			return &BackupError{Fault: BackupField, Key: name}
		}
	}
	at, ok := r.fields[dataField]
	if !ok || r.source[at.from] != '{' {
		return &BackupError{Fault: BackupShape, Key: dataField}
	}
	r.passed += r.at
	r.at, r.end, r.data = at.from, at.to, map[string]string{}
	r.state = r.open(r.entry)
	return nil
}

// entry reads a key of the data; reading ends after the last one.
func (r *BackupReading) entry(int) error {
	key, ok, err := r.name()
	switch {
	case err != nil:
		return err
	case !ok && r.next() != 0:
		return r.wrongShape()
	case !ok:
		r.state = nil
		return nil
	case !validKey(key):
		return &BackupError{Fault: BackupKey, Key: key}
	}
	r.key = key
	switch c := r.next(); {
	case c == 'n' && strings.HasPrefix(r.source[r.at:r.end], "null"):
		return &BackupError{Fault: BackupText, Key: key}
	case c != '"':
		return &BackupError{Fault: BackupShape, Key: dataField}
	}
	r.at++
	r.value = strings.Builder{}
	r.state = r.text
	return nil
}
