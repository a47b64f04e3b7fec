// Package sift parses JSON with long lists of moves, which may be megabytes long, a piece at a time. Nearly all of
// such a text is lists of moves: a [Sifter] takes them out, and what is left is short enough to be read at once.
package sift

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"tablier/rules"
)

// movesField is the name of a record's field with its moves.
const movesField = `"moves"`

// MaxRest is how many bytes a text may have beside its lists of moves: far more than a saved one has.
const MaxRest = 256 << 10

// maxMove is how many bytes a move with escape sequences may have.
const maxMove = 256

// MaxID is how many bytes the ID of a match may have, far beyond that of a table.
const MaxID = 64

// ErrNewer is the error of a text of a later version of Tablier: it is not broken, and better left alone.
var ErrNewer = errors.New("written by a later version")

// ErrLong is the error of a text that has more than MaxRest beside its lists of moves.
var ErrLong = errors.New("longer than what is written here")

var errList = errors.New("a list of moves with something else in it")

// A list is a list of moves in the text.
type list struct {
	text  string // the text between its brackets
	begin int    // the offset of that text
	moves int
}

// A Sifter takes the lists of moves out of a JSON text.
type Sifter struct {
	text  string
	at    int    // the offset of the reader
	rest  []byte // the text without the moves: a list is replaced by its number
	lists []list
	list  bool // the last list is being read
	comma bool // a comma or the end must come next in it
}

// New returns the Sifter of a text.
func New(text string) *Sifter { return &Sifter{text: text} }

// Progress returns how many bytes have been read, and how many there are.
func (s *Sifter) Progress() (read, all int) { return s.at, len(s.text) }

// Moves returns how many moves have been read, in all lists together.
func (s *Sifter) Moves() (all int) {
	for _, l := range s.lists {
		all += l.moves
	}
	return all
}

// Step reads about that many bytes; a quoted text is read as a whole. It returns true once all is read; nothing can
// be done after an error.
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

// Version returns the version at the beginning of a text, which a later program may have written in another form; 0
// where there is none.
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

// readOther copies text outside lists of moves, up to the next list or about an offset.
func (s *Sifter) readOther(end int) error {
	from := s.at
	for s.at < min(end, len(s.text)) && s.text[s.at] != '"' {
		s.at++
	}
	s.rest = append(s.rest, s.text[from:s.at]...)
	if s.at < min(end, len(s.text)) {
		token := s.token()
		s.rest = append(s.rest, token...)
		if token == movesField && s.next() == ':' {
			s.at++
			s.rest = append(s.rest, ':')
			if s.next() == '[' {
				s.at++
				s.list, s.comma = true, false
				s.lists = append(s.lists, list{begin: s.at})
			}
		}
	}
	if len(s.rest) > MaxRest {
		return ErrLong
	}
	return nil
}

// readMoves reads moves of a list, up to its end or about an offset.
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

// token reads a quoted text, with its quotes; to the end where one is missing.
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

// unquote returns the text of a token.
func unquote(token string) (string, error) {
	plain := len(token) >= 2 && token[len(token)-1] == '"'
	for i := 1; i < len(token)-1 && plain; i++ {
		plain = token[i] != '\\' && token[i] >= ' ' && token[i] < 0x80
	}
	if plain {
		return token[1 : len(token)-1], nil
	}
	if len(token) > maxMove {
		return "", errList
	}
	var move string
	err := json.Unmarshal([]byte(token), &move)
	return move, err
}

// Rest returns the text without the moves, at the end: JSON, with a number in the place of each list.
func (s *Sifter) Rest() []byte { return s.rest }

// Fill puts the moves into a record that was read from the rest. Only then are they made: they are many.
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

// read parses the moves of a list.
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
