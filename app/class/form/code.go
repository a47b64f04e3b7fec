package form

import (
	"encoding/binary"
	"hash/crc32"
	"strings"
)

// A Kind is what a code or a file holds.
type Kind struct {
	letter byte
	word   string
}

// The kinds.
var (
	Set        = Kind{'s', "set"}
	Submission = Kind{'h', "handin"}
	Puzzle     = Kind{'e', "puzzle"} // one that somebody has composed
)

// kinds are all of them.
var kinds = []Kind{Set, Submission, Puzzle}

// version is that of all that is written here. What is 1 opens for ever.
const version = '1'

// A Content has its fields written to the Coder or read from it.
type Content func(c *Coder)

// Pack returns the code of a content. The error is an *[Error].
func Pack(kind Kind, content Content) (string, error) {
	w := &byteWriter{}
	c := &Coder{form: w}
	if content(c); !c.OK() {
		return "", c.err()
	}
	head := string([]byte{kind.letter, '=', version})
	body := binary.LittleEndian.AppendUint32(w.out, checksum(head, w.out))
	return head + encoding.EncodeToString(body), nil
}

// Unpack reads a code of that kind into the content. The error is an *[Error].
func Unpack(kind Kind, code string, content Content) error {
	if err := checkHead(kind, code); err != nil {
		return err
	}
	body, err := unwrap(code)
	if err != nil {
		return err
	}
	r := &byteReader{in: body}
	c := &Coder{form: r}
	if content(c); !c.OK() {
		return c.err()
	}
	if again, err := Pack(kind, content); err != nil || again != code || len(r.in) > 0 {
		return &Error{Fault: Damaged, Err: err}
	}
	return nil
}

// headLength is how many characters stand before the fields: the letter, "=" and the version.
const headLength = 3

// unwrap returns the fields of a code, whose checksum must fit.
func unwrap(code string) ([]byte, error) {
	head := code[:headLength]
	body, err := encoding.DecodeString(code[headLength:])
	if err != nil {
		return nil, &Error{Fault: Damaged, Err: err}
	}
	end := len(body) - crc32.Size
	if end < 0 || binary.LittleEndian.Uint32(body[end:]) != checksum(head, body[:end]) {
		return nil, &Error{Fault: Damaged}
	}
	return body[:end], nil
}

// KindOfCode returns the kind of a code by its first characters; false where it is none, of whichever version.
func KindOfCode(code string) (Kind, bool) {
	if len(code) < headLength || code[1] != '=' || code[2] < version || code[2] > '9' {
		return Kind{}, false
	}
	for _, kind := range kinds {
		if code[0] == kind.letter {
			return kind, true
		}
	}
	return Kind{}, false
}

// checkHead checks the first characters of a code that is to be of a kind.
func checkHead(kind Kind, code string) error {
	is, ok := KindOfCode(code)
	switch {
	case !ok:
		return &Error{Fault: Alien}
	case is != kind:
		return &Error{Fault: Other}
	case code[2] != version:
		return &Error{Fault: Newer}
	case strings.ContainsAny(code, "\r\n"): // the decoder would skip them
		return &Error{Fault: Damaged}
	}
	return nil
}

func checksum(head string, body []byte) uint32 {
	return crc32.Update(crc32.ChecksumIEEE([]byte(head)), crc32.IEEETable, body)
}
