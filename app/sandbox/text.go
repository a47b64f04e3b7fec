package sandbox

import (
	"encoding/binary"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// The marks at the beginning of a file that say how its text is written.
const (
	markUTF8   = "\xef\xbb\xbf"
	markLittle = "\xff\xfe"
	markBig    = "\xfe\xff"
)

// Decode returns the text of a file, whatever editor has written it: in UTF-8 or UTF-16, with a mark at its beginning
// or without one, or in the letters of Windows.
func Decode(file []byte) string {
	text := string(file)
	rest, marked := strings.CutPrefix(text, markUTF8)
	switch {
	case marked:
		return strings.ToValidUTF8(rest, "\ufffd")
	case strings.HasPrefix(text, markLittle):
		return wide(file[2:], binary.LittleEndian)
	case strings.HasPrefix(text, markBig):
		return wide(file[2:], binary.BigEndian)
	case len(file) > 1 && file[0] != 0 && file[1] == 0:
		return wide(file, binary.LittleEndian)
	case len(file) > 1 && file[0] == 0 && file[1] != 0:
		return wide(file, binary.BigEndian)
	case utf8.ValidString(text):
		return text
	}
	runes := make([]rune, len(file))
	for i, b := range file {
		runes[i] = rune(b)
		if b >= 0x80 && b < 0xa0 {
			runes[i] = windows[b-0x80]
		}
	}
	return string(runes)
}

// wide reads UTF-16.
func wide(file []byte, order binary.ByteOrder) string {
	units := make([]uint16, len(file)/2)
	for i := range units {
		units[i] = order.Uint16(file[2*i:])
	}
	return string(utf16.Decode(units))
}

// windows are the signs of Windows-1252 that Latin-1 has not, from 0x80 on.
var windows = []rune("€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ")
