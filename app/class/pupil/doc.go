// Package pupil is a pupil at a set: what became of each item, which one is being done, how long it has been looked at,
// and what is handed in. It knows no page. A [Record] is what is kept of it, one for each set; the pages of the items,
// which know nothing of sets, change it by a [Course], and a [Session] is the page on which a set is opened and handed
// in.
//
// A record has all that the pages of its items need, their addresses among it, so that these need not read the code of
// a set. Each change reads what is kept, and writes it: several tabs, a reload and another day go on with the same.
package pupil

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/sift"
)

// A Store keeps texts between visits.
type Store interface {
	Read(key string) (text string, ok bool)
	Set(key, text string) bool
	SetAside(key string) // moves an unreadable text to where nothing reads it
	Keys() []string
}

// A Watcher is a Store that is told of each record that it keeps.
type Watcher interface{ Kept(*Record) }

// prefix stands before the id of a set in the key of its record.
const prefix = "set."

// Key returns the key of the record of a set.
func Key(id string) string { return prefix + id }

// ID returns the id of the set whose record is kept under a key; empty for any other key.
func ID(key string) string {
	id, ok := strings.CutPrefix(key, prefix)
	if !ok || !set.IsID(id) {
		return ""
	}
	return id
}

// version is the version of the form of a record.
const version = 1

// A Record is what is kept of a pupil at a set.
type Record struct {
	Version  int          `json:"version"`
	Set      string       `json:"set"`   // its id
	Given    string       `json:"given"` // its code
	Title    string       `json:"title"`
	Settings set.Settings `json:"settings"`
	Attempt  int          `json:"attempt"` // drawn when the set was begun
	At       int          `json:"at"`      // the item that was shown last, from 1; 0 for none
	Places   []Place      `json:"places"`
}

// A Place is an item of a record: where it is done, and what became of it.
type Place struct {
	Kind   set.Kind `json:"kind"`
	Absent bool     `json:"absent,omitempty"` // this edition does not have it
	Address
	Item  string      `json:"item,omitempty"`  // as its page reports it
	Board string      `json:"board,omitempty"` // of a lesson, where one is to be done
	Word  string      `json:"word,omitempty"`  // of the teacher
	Match *set.Match  `json:"match,omitempty"`
	Begun bool        `json:"begun,omitempty"` // of a match, it has been on the table
	Done  handin.Item `json:"done"`
}

// An Address is where an item is done.
type Address struct {
	Route string `json:"route"`
	Ask   string `json:"ask,omitempty"`  // the parameters of the address
	Open  string `json:"open,omitempty"` // what it has to open
}

// Load returns the record of a set; nil where nothing is kept that this version can read.
func Load(store Store, id string) *Record {
	text, ok := store.Read(Key(id))
	if !ok || !set.IsID(id) {
		return nil
	}
	r, err := Read(id, text)
	if errors.Is(err, sift.ErrNewer) {
		return nil // it stays as it is
	}
	if err != nil {
		store.SetAside(Key(id))
		return nil
	}
	return r
}

// errRecord is the error of a text that is no record of the set.
var errRecord = errors.New("pupil: no record of this set")

// Read reads the record of a set. The error of one that a later version has written is [sift.ErrNewer].
func Read(id, text string) (*Record, error) {
	r := &Record{}
	err := json.Unmarshal([]byte(text), r)
	switch {
	case err != nil:
		return nil, err
	case r.Version < version || r.Set != id:
		return nil, errRecord
	case r.Version > version:
		return nil, sift.ErrNewer
	}
	return r, nil
}

// keep writes a record; false where only this page holds it.
func (r *Record) keep(store Store) bool {
	r.Version = version
	text, err := json.Marshal(r)
	if err != nil {
		panic(err) // plain data
	}
	kept := store.Set(Key(r.Set), string(text))
	if w, ok := store.(Watcher); ok {
		w.Kept(r)
	}
	return kept
}

// Kept returns the records that are kept.
func Kept(store Store) (records []*Record) {
	for _, key := range store.Keys() {
		if r := Load(store, ID(key)); r != nil {
			records = append(records, r)
		}
	}
	return records
}

// Mark returns what the address of an item's page says of the set and of the place, from 1: 0 stands for the list,
// and End for the end.
func Mark(id string, place int) string {
	if place == End {
		return id + "." + end
	}
	return id + "." + strconv.Itoa(place)
}

// End is the place after all items, and end what stands for it in an address.
const (
	End = set.MaxItems + 1
	end = "end"
)

// ReadMark reads what Mark has written; an empty id where it is nothing of that kind.
func ReadMark(text string) (id string, place int) {
	id, number, _ := strings.Cut(text, ".")
	place, err := strconv.Atoi(number)
	if number == end {
		place, err = End, nil
	}
	if err != nil || place < 0 || !set.IsID(id) {
		return "", 0
	}
	return id, place
}
