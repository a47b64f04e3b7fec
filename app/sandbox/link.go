package sandbox

import (
	"encoding/base64"
	"errors"
	"unicode/utf8"
)

// ErrLink is the error of a link whose program is damaged.
var ErrLink = errors.New("sandbox: the program of the link is damaged")

// Pack returns a program as links hold it, in letters that no address escapes.
func Pack(program string) string { return base64.RawURLEncoding.EncodeToString([]byte(program)) }

// Unpack returns the program of a link. The error is ErrLink.
func Unpack(packed string) (string, error) {
	program, err := base64.RawURLEncoding.DecodeString(packed)
	if err != nil || !utf8.Valid(program) {
		return "", ErrLink
	}
	return string(program), nil
}
