// Package link encodes a match in the fragment of an address, and an address as a QR code. Nobody keeps a link on a
// server: it is all that there is of the match it holds, so every link of a version opens for ever
// (testdata/links-v1.txt, links-v2.txt) and one that was not copied whole is refused instead of opening another game.
//
// A fragment of version 1 is the digit 1 and then, in base64url without padding, these bytes:
//
//	flags    number: 1 a variant, 2 options, 4 a start position, 8 seeds, 16 none,
//	         32 First resigned, 64 Second resigned, 128 redacted moves, 256 opened by seat 1; what has no flag takes
//	         no byte
//	game     text
//	variant  text, when it is not the game's first
//	options  list of texts, sorted
//	start    text of the position, when it is not the usual one
//	seeds    list of numbers
//	redacted list of texts: the moves played that are not among the legal moves, in order (see [rules.Redacter])
//	plies    number of moves
//	moves    words of 64 bits, the rest
//	check    4 bytes: CRC-32 (IEEE) of all that stands before it, the digit included, least byte first
//
// A number is a varint as of encoding/binary, a text the number of its bytes and then these, a list the
// number of its items and then these.
//
// Each move is a digit, but those of chance in a round whose seed is among the seeds, for it says them: see
// [rules.Match.Draw]. The digit is the index among the sorted legal moves of the position that the move is
// played from. Their number is its radix, one more in a link with redacted moves, where the highest digit stands
// for the next of these. A word is a mixed-radix number, the first move its lowest digit, and takes digits for
// as long as the product of their radices stays below 2⁶⁴; a move without an alternative is thus free. A word is
// 8 bytes, least first; the last one goes without its high zero bytes.
//
// A fragment of version 2 is a [Turn] or a [Whole], for matches that go by links: see there.
//
// Only what Encode writes is read: to every letter there is one fragment, and to every fragment at most one
// letter. A game's id, which of its variants is the first, and the texts and legal moves of its positions are
// therefore part of version 1 and stay as they are.
package link

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"

	"tablier/rules"
)

// TooLong replaces a fragment that is longer than all that any page opens: the script of the page (web/boot.js)
// measures it before anything reads it.
const TooLong = "long=1"

// The versions of what a fragment holds.
const (
	ofLetter = '1'
	ofTurn   = '2'

	firstVersion, lastVersion = ofLetter, ofTurn
)

// What a link may hold: more than any game lasts and than most programs pass on, and little enough that a
// hostile link costs a phone no more than a long game does.
const (
	maxMoves  = 10_000
	maxLength = 64 << 10 // characters of the fragment
)

// A Letter is the payload of a link that holds a match.
type Letter struct {
	Record rules.Record
	Opener int // the seat that opened the game, 0 or 1, for games in which colours go with the seat
}

// encoding is strict so that one text has one form; that it skips line ends is left to the check of the form.
var encoding = base64.RawURLEncoding.Strict()

// Encode returns the letter as the fragment of an address, without the '#'. The error is an *[Error]: Unknown,
// Illegal or Long.
func Encode(games rules.Registry, l Letter) (string, error) {
	e, err := NewEncoder(games, l)
	for done := false; err == nil && !done; {
		done, err = e.Step(maxMoves)
	}
	if err != nil {
		return "", err
	}
	return e.Fragment(), nil
}

// Decode returns the letter that Encode wrote and the match that its record replays to; the record is as
// [rules.Match.Record] would return it. The error is an *[Error].
func Decode(games rules.Registry, fragment string) (Letter, *rules.Match, error) {
	d, err := NewDecoder(games, fragment)
	for done := false; err == nil && !done; {
		done, err = d.Step(maxMoves)
	}
	if err != nil {
		return Letter{}, nil, err
	}
	l, m := d.Letter()
	return l, m, nil
}

// wrap returns the fragment of a payload of a version; false when it is longer than a link may be.
func wrap(version byte, body []byte) (fragment string, fits bool) {
	if encoding.EncodedLen(len(body)+crc32.Size) >= maxLength {
		return "", false
	}
	body = binary.LittleEndian.AppendUint32(body, checksum(version, body))
	return string(version) + encoding.EncodeToString(body), true
}

// unwrap returns the payload between the version, which must be the one wanted, and the checksum.
func unwrap(version byte, fragment string) ([]byte, error) {
	switch {
	case fragment == "" || fragment[0] < firstVersion || fragment[0] > '9':
		return nil, &Error{Fault: NotALink}
	case fragment[0] > lastVersion:
		return nil, &Error{Fault: Version, Err: errors.New("version " + fragment[:1])}
	case fragment[0] != version:
		return nil, &Error{Fault: Other}
	case len(fragment) > maxLength:
		return nil, &Error{Fault: Long}
	}
	all, err := encoding.DecodeString(fragment[1:])
	if err != nil {
		return nil, &Error{Fault: Damaged, Err: err}
	}
	end := len(all) - crc32.Size
	if end < 0 {
		return nil, damaged("too short")
	}
	if binary.LittleEndian.Uint32(all[end:]) != checksum(version, all[:end]) {
		return nil, damaged("wrong checksum")
	}
	return all[:end], nil
}

func checksum(version byte, body []byte) uint32 {
	return crc32.Update(crc32.ChecksumIEEE([]byte{version}), crc32.IEEETable, body)
}

// refused returns the error of a record that does not replay. It asks for a type by assertion because errors.As would
// bring 20 kB of reflection into the program, and package rules wraps no name that is unknown.
func refused(err error) error {
	if _, unknown := err.(*rules.UnknownError); unknown {
		return &Error{Fault: Unknown, Err: err}
	}
	return &Error{Fault: Illegal, Err: err}
}
