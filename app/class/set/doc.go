// Package set is a set: up to twenty items that a teacher gives a class, with a word to the pupils at each. It knows no
// page, and nothing is kept on a server: the code of a set, in the fragment of an address or drawn as a QR code, and
// its file hold all of it. Package form says how both write a field; these are the fields of version 1, which open for
// ever (testdata/sets-v1.txt):
//
//	title     text, at most 80 characters
//	intro     text, at most 400
//	nohints   number: 1 where hints are not given
//	nosolution number: 1 where the solution is never shown; else after five tries
//	fixed     number: 1 where an item opens only after those before it
//	items     number of items, at most 20, and of each:
//	  minutes number that a teacher estimates, at most 240
//	  word    text to the pupils, at most 140
//	  kind    word: "" (never), puzzle, lesson, watch, python, match, words, composed
//	  task    block of what the kind has, see below
//
// The task of each kind:
//
//	puzzle    game   name: its id, as package rules has it
//	          puzzle name: the id of package ai/puzzle
//	lesson    game   name
//	          lesson name, as its file says
//	          board  name, empty for all boards
//	watch     search text: what the address of the room has, as package app/watch reads it, at most 1,000
//	python    exercise name, as app/write has it
//	match     game   link: of app/links/link, the match as it stands when the pupil comes, at most 2,000
//	          side   number: 0 where the pupil plays First, 1 for Second
//	          level  number of the machine's level, from 1
//	          goal   word: end, win, draw, points
//	          points number, 0 unless the goal is points
//	words     title  text, at most 80
//	          text   text, at most 400
//	composed  the fields of package puzzles/composed: a puzzle with a position of its own
//
// A kind that a later version adds has a number from 8 on and a task of one field, rest. This version carries it along
// and gives it as [Later]; the other items of the set stay. What such a version adds to a set goes into new kinds, or
// into version 2 where that cannot be.
//
// A code takes some 20 characters for an item, and 4/3 of a character for each byte of a text.
package set

import "tablier/app/class/form"

// MaxLink is how many characters an address with a set should have at most: some programs cut longer ones.
const MaxLink = 2000

// MaxFile is how many bytes a code or a file of a set may have; it is measured before anything is read.
const MaxFile = 256 << 10

// The limits of a set, texts in characters.
const (
	MaxItems   = 20
	MaxTitle   = 80
	MaxText    = 400
	MaxWord    = 140
	MaxMinutes = 240
)

// TriesToSolution is after how many tries the solution of an item is shown, where the set allows it.
const TriesToSolution = 5

// A Set is what is given to a class. Its texts are as [form.Tidy] makes them.
type Set struct {
	Title, Intro string
	Settings     Settings
	Items        []Item
}

// Settings say how the pupils go through a set. The zero Settings are the usual ones.
type Settings struct {
	NoHints    bool
	NoSolution bool // not even after some tries
	Fixed      bool // each item opens after the one before it has been solved, shown, or tried often enough
}

// An Item is one thing to do.
type Item struct {
	Minutes int    // estimated, 0 for none
	Word    string // of the teacher to the pupils
	Task    Task
}

// Minutes returns the sum of the minutes of the items.
func (s *Set) Minutes() (sum int) {
	for _, item := range s.Items {
		sum += item.Minutes
	}
	return sum
}

// Encode returns the code of a set, for the fragment of an address. The error is a *[form.Error].
func Encode(s *Set) (string, error) { return form.Pack(form.Set, s.fields) }

// Decode reads what Encode has written. The error is a *[form.Error].
func Decode(code string) (*Set, error) {
	if len(code) > MaxFile {
		return nil, &form.Error{Fault: form.Long}
	}
	s := &Set{}
	if err := form.Unpack(form.Set, code, s.fields); err != nil {
		return nil, err
	}
	return s, nil
}

// File returns the file of a set. The error is a *[form.Error].
func File(s *Set) (string, error) { return form.Write(form.Set, s.fields) }

// ReadFile reads the file of a set, and returns whether it has been changed since File has written it. The error is a
// *[form.Error].
func ReadFile(text string) (s *Set, changed bool, err error) {
	if len(text) > MaxFile {
		return nil, false, &form.Error{Fault: form.Long}
	}
	s = &Set{}
	if changed, err = form.Read(form.Set, text, s.fields); err != nil {
		return nil, false, err
	}
	return s, changed, nil
}
