package form

import (
	"hash/crc32"
	"strconv"
	"strings"
)

// Extension ends the name of a file, whichever its kind.
const Extension = ".tablier"

// The words of a file that are no fields.
const (
	headWord = "tablier"
	sealWord = "seal"
)

// Write returns the file with a content. The error is an *[Error].
func Write(kind Kind, content Content) (string, error) {
	w := &lineWriter{}
	w.put(headWord, kind.word+" "+string(version))
	c := &Coder{form: w}
	if content(c); !c.OK() {
		return "", c.err()
	}
	w.put(sealWord, sealOf(w.out.String()))
	return w.out.String(), nil
}

// sealOf returns the seal of the lines before it.
func sealOf(lines string) string {
	const digits = 8
	hex := strconv.FormatUint(uint64(crc32.ChecksumIEEE([]byte(lines))), 16)
	return strings.Repeat("0", digits-len(hex)) + hex
}

// Read reads a file of that kind into the content, and returns whether it has been changed since it was written: its
// seal does not fit. The error is an *[Error].
func Read(kind Kind, text string, content Content) (changed bool, err error) {
	r := newLineReader(text)
	is, later, ok := headOf(r.lines[0])
	switch {
	case !ok:
		return false, &Error{Fault: Alien}
	case is != kind:
		return false, &Error{Fault: Other}
	case later:
		return false, &Error{Fault: Newer}
	}
	r.at = 1
	c := &Coder{form: r}
	if content(c); !c.OK() {
		return false, c.err()
	}
	c.Item(0)
	seal, fault := r.take(sealWord)
	if fault != "" {
		c.Refuse(fault, sealWord)
		return false, c.err()
	}
	again, err := Write(kind, content)
	if err != nil {
		return false, err
	}
	whole := strings.HasSuffix(again, "\n"+sealWord+" "+strings.TrimSpace(seal)+"\n")
	if !whole && r.spoilt() == Cut && len(seal) < 8 {
		return false, &Error{Fault: Cut, Line: r.at, Field: sealWord}
	}
	return !whole || r.at < len(r.lines), nil
}

// KindOfFile returns the kind of a file by its first line; false where it is none, of whichever version.
func KindOfFile(text string) (Kind, bool) {
	line := strings.TrimPrefix(text, "\ufeff")
	if end := strings.IndexAny(line, "\r\n"); end >= 0 {
		line = line[:end]
	}
	kind, _, ok := headOf(line)
	return kind, ok
}

// headOf reads the first line of a file, and says whether a later version has written it.
func headOf(line string) (kind Kind, later, ok bool) {
	words := strings.Fields(line)
	if len(words) != 3 || words[0] != headWord {
		return Kind{}, false, false
	}
	number, err := strconv.Atoi(words[2])
	if err != nil || number < 1 {
		return Kind{}, false, false
	}
	for _, kind := range kinds {
		if words[1] == kind.word {
			return kind, number != version-'0', true
		}
	}
	return Kind{}, false, false
}
