package store

import (
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// text reads some of the text under a key.
func (r *BackupReading) text(to int) error {
	for r.at < to {
		from := r.at
		for r.at < to && r.source[r.at] != '"' && r.source[r.at] != '\\' && r.source[r.at] >= ' ' {
			r.at++
		}
		for r.at > from && r.at < r.end && !utf8.RuneStart(r.source[r.at]) {
			r.at++ // to the end of a character
		}
		plain := r.source[from:r.at]
		if !utf8.ValidString(plain) {
			return &BackupError{Fault: BackupShape}
		}
		r.value.WriteString(plain)
		if r.at >= to {
			break
		}
		switch c := r.source[r.at]; {
		case c == '"':
			r.at++
			r.data[r.key] = r.value.String()
			r.state = r.entry
			return nil
		case c < ' ':
			return r.wrongShape()
		}
		if err := r.escape(); err != nil {
			return err
		}
	}
	if r.at >= r.end {
		return r.wrongShape()
	}
	return nil
}

// escapes are the characters that are written as two, except \u.
var escapes = map[byte]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

// escape reads an escape sequence of a JSON string into the value.
func (r *BackupReading) escape() error {
	if r.at+1 >= r.end {
		return r.wrongShape()
	}
	c := r.source[r.at+1]
	if plain, ok := escapes[c]; ok {
		r.value.WriteByte(plain)
		r.at += 2
		return nil
	}
	char, ok := r.unit(r.at)
	if !ok {
		return r.wrongShape()
	}
	r.at += 6
	if utf16.IsSurrogate(char) {
		low, _ := r.unit(r.at)
		if char = utf16.DecodeRune(char, low); char != utf8.RuneError {
			r.at += 6
		}
	}
	r.value.WriteRune(char)
	return nil
}

// unit returns the code unit of a \u and four digits at an offset.
func (r *BackupReading) unit(at int) (rune, bool) {
	if at+6 > r.end || r.source[at] != '\\' || r.source[at+1] != 'u' {
		return 0, false
	}
	n, err := strconv.ParseUint(r.source[at+2:at+6], 16, 16)
	return rune(n), err == nil
}
