package sandbox

import (
	"encoding/base64"
	"errors"
	"net/url"
	"unicode/utf8"

	"tablier/app/links/link"
)

// The errors of links to programs.
var (
	ErrLink = errors.New("sandbox: the program of the link is damaged")
	ErrLong = errors.New("sandbox: the program of the link is longer than programs are")
)

// maxLink is how many letters what an address has to open may have where it holds a program.
var maxLink = base64.RawURLEncoding.EncodedLen(MaxProgram) + 1000

// ReadLink takes apart what an address has to open, as far as it can be read. It is measured before. The error is
// ErrLong.
func ReadLink(opens string) (url.Values, error) {
	if len(opens) > maxLink || opens == link.TooLong {
		return url.Values{}, ErrLong
	}
	asked, _ := url.ParseQuery(opens)
	return asked, nil
}

// Pack returns a program as links hold it, in letters that no address escapes.
func Pack(program string) string { return base64.RawURLEncoding.EncodeToString([]byte(program)) }

// Unpack returns the program of a link, which is measured before. The error is ErrLink or ErrLong.
func Unpack(packed string) (string, error) {
	if len(packed) > base64.RawURLEncoding.EncodedLen(MaxProgram) {
		return "", ErrLong
	}
	program, err := base64.RawURLEncoding.DecodeString(packed)
	if err != nil || !utf8.Valid(program) {
		return "", ErrLink
	}
	return string(program), nil
}
