// Package sift reads JSON that holds matches, and may be megabytes long, a piece at a time. Nearly all of such a
// text is lists of moves: a [Sifter] takes them out, and what is left is short enough to be read at once.
package sift

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"tablier/rules"
)

// field is the name under which a record has its moves.
const field = `"moves"`

// Longest is how many bytes a text may have beside its lists of moves: far more than what is written here has.
const Longest = 256 << 10

// longestMove is how many bytes a move that is written with escapes may have.
const longestMove = 256

// LongestID is how many bytes the ID of a match has at most, far beyond what a table names one.
const LongestID = 64

// ErrNewer is in the error of a text that a later version of Tablier has written: it is not broken, and better left
// alone.
var ErrNewer = errors.New("written by a later version")

// ErrLong is the error of a text that has more than Longest beside its lists of moves.
var ErrLong = errors.New("longer than what is written here")

var errList = errors.New("a list of moves with something else in it")

// A list is one of moves.
type list struct {
	text  string // what stands between its brackets
	begin int    // where that begins
	moves int
}

// A Sifter takes the lists of moves out of a JSON text.
type Sifter struct {
	text  string
	at    int    // how far it has been read
	rest  []byte // what is left of it: a list has its number in the place of its moves
	lists []list
	list  bool // a list of moves is being read: the last one
	comma bool // a comma or the end must come next in it
}

// New returns the Sifter of a text.
func New(text string) *Sifter { return &Sifter{text: text} }

// Progress returns how many bytes have been read, of how many.
func (s *Sifter) Progress() (read, all int) { return s.at, len(s.text) }

// Moves returns how many moves have been read, in all lists together.
func (s *Sifter) Moves() (all int) {
	for _, l := range s.lists {
		all += l.moves
	}
	return all
}

// Step reads about so many bytes; a text between quotes is read as a whole. It returns true once all is read;
// nothing can be done after an error.
func (s *Sifter) Step(bytes int) (done bool, err error) {
	for end := s.at + bytes; s.at < len(s.text); {
		if s.at >= end {
			return false, nil
		}
		if s.list {
			err = s.readMoves(min(end, len(s.text)))
		} else {
			err = s.readOther(end)
		}
		if err != nil {
			return false, err
		}
	}
	if s.list {
		return false, errList
	}
	return true, nil
}

// Version returns the version that a text begins with, which a later program may have written in another form; 0
// where it begins with something else.
func Version(text string) int {
	d := json.NewDecoder(strings.NewReader(text))
	var version int
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return 0
	}
	if name, err := d.Token(); err != nil || name != "version" || d.Decode(&version) != nil {
		return 0
	}
	return version
}

// readOther copies what is no list of moves, up to where one begins or about so far.
func (s *Sifter) readOther(end int) error {
	from := s.at
	for s.at < min(end, len(s.text)) && s.text[s.at] != '"' {
		s.at++
	}
	s.rest = append(s.rest, s.text[from:s.at]...)
	if s.at < min(end, len(s.text)) {
		token := s.token()
		s.rest = append(s.rest, token...)
		if token == field && s.next() == ':' {
			s.at++
			s.rest = append(s.rest, ':')
			if s.next() == '[' {
				s.at++
				s.list, s.comma = true, false
				s.lists = append(s.lists, list{begin: s.at})
			}
		}
	}
	if len(s.rest) > Longest {
		return ErrLong
	}
	return nil
}

// readMoves reads moves of a list, up to its end or about so far.
func (s *Sifter) readMoves(end int) error {
	l := &s.lists[len(s.lists)-1]
	for s.at < end {
		switch c := s.next(); {
		case c == '"' && !s.comma:
			if _, err := unquote(s.token()); err != nil {
				return err
			}
			l.moves++
			s.comma = true
		case c == ',' && s.comma:
			s.at++
			s.comma = false
		case c == ']' && (s.comma || l.moves == 0):
			l.text = s.text[l.begin:s.at]
			s.at++
			s.list = false
			s.rest = append(s.rest, `["`+strconv.Itoa(len(s.lists)-1)+`"]`...)
			return nil
		default:
			return errList
		}
	}
	return nil
}

// next skips spaces and returns the byte after them, 0 at the end.
func (s *Sifter) next() byte {
	for ; s.at < len(s.text); s.at++ {
		if c := s.text[s.at]; c != ' ' && c != '\t' && c != '\n' && c != '\r' {
			return c
		}
	}
	return 0
}

// token reads a text between quotes, these included; to the end where one is missing.
func (s *Sifter) token() string {
	text := s.text[s.at:]
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			s.at += i + 1
			return text[:i+1]
		}
	}
	s.at = len(s.text)
	return text
}

// unquote returns what a token says.
func unquote(token string) (string, error) {
	plain := len(token) >= 2 && token[len(token)-1] == '"'
	for i := 1; i < len(token)-1 && plain; i++ {
		plain = token[i] != '\\' && token[i] >= ' ' && token[i] < 0x80
	}
	if plain {
		return token[1 : len(token)-1], nil
	}
	if len(token) > longestMove {
		return "", errList
	}
	var move string
	err := json.Unmarshal([]byte(token), &move)
	return move, err
}

// Rest returns what is left of the text, once all is read: as JSON, with a number in the place of each list's moves.
func (s *Sifter) Rest() []byte { return s.rest }

// Fill gives a record that was read from the rest its moves. Only then are they made: they are many.
func (s *Sifter) Fill(r *rules.Record) error {
	if len(r.Moves) == 0 {
		return nil
	}
	n, err := strconv.Atoi(string(r.Moves[0]))
	if err != nil || len(r.Moves) > 1 || n < 0 || n >= len(s.lists) {
		return errList
	}
	r.Moves = s.lists[n].read()
	return nil
}

// read returns the moves of a list, which have been read before.
func (l *list) read() []rules.Move {
	moves := slices.Grow([]rules.Move(nil), l.moves)
	in := Sifter{text: l.text}
	for range l.moves {
		in.at += strings.IndexByte(in.text[in.at:], '"') // over a comma and spaces
		move, _ := unquote(in.token())
		moves = append(moves, rules.Move(move))
	}
	return moves
}
