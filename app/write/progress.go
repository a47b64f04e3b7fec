package write

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// CupKey is under which the cup of a person's programs is kept, as package ai/cup writes it.
const CupKey = "cup"

// What begins the keys of what is kept of an exercise: how far the person has got with their program, and the earlier
// programs, which are written only when they change and not with each sign that is typed.
const (
	recordPrefix  = "exercise."
	earlierPrefix = "earlier."
)

// Key returns under which the record of an exercise is kept, but for its earlier programs.
func Key(id string) string { return recordPrefix + id }

// keys are those of an exercise, the one of its earlier programs first: what a program takes the place of is written
// before that.
func keys(id string) [2]string { return [2]string{earlierPrefix + id, recordPrefix + id} }

// ID returns the exercise whose record, or a part of it, is kept under a key; false where that is none.
func ID(key string) (id string, ok bool) {
	id, ok = strings.CutPrefix(key, recordPrefix)
	if !ok {
		id, ok = strings.CutPrefix(key, earlierPrefix)
	}
	return id, ok && id != "" && !strings.Contains(id, ".")
}

// A Store is where progress is kept from visit to visit: that of package store, which needs a browser.
type Store interface {
	Keys() []string
	Read(key string) (text string, ok bool)
	Set(key, text string) bool // false when there is no room: the text lasts as long as the page
	SetAside(key string)       // moves an unreadable text to where nothing reads it
}

// A Progress is how far a person has got, by the ids of exercises, and the programs that they have written. Each record
// is kept by itself: two tabs with different exercises do not meet. Where two have the same one, the program that was
// written last is kept as that of the exercise, and the other as an earlier one.
type Progress struct {
	store   Store
	most    int // bytes of a program
	records map[string]*Record
	texts   map[string]string   // what they were read from, or kept as, by key
	apart   map[string][]string // the earlier programs as they are kept, by exercise
	shown   map[string]string   // the programs that this page knows, by exercise
	damaged []string            // keys of texts that cannot be read as they are
	unkept  map[string]bool     // keys of what storage has refused
}

// Read reads what is kept, with programs of so many bytes at most, and changes nothing. The error says what could not
// be read; ErrLong is of a program that was longer.
func Read(s Store, most int) (*Progress, error) {
	p := &Progress{
		store: s, most: most, records: map[string]*Record{}, texts: map[string]string{},
		apart: map[string][]string{}, shown: map[string]string{}, unkept: map[string]bool{},
	}
	var err error
	for _, key := range s.Keys() {
		id, ok := ID(key)
		if !ok || p.records[id] != nil {
			continue
		}
		for _, key := range keys(id) {
			p.texts[key], _ = s.Read(key)
		}
		err = errors.Join(err, p.read(id))
	}
	for id, r := range p.records {
		p.shown[id] = r.Program
	}
	return p, err
}

// read reads the record of an exercise from its texts, of which those that are damaged are noted.
func (p *Progress) read(id string) (err error) {
	whole := &Record{}
	p.apart[id] = nil
	for i, key := range keys(id) {
		if p.texts[key] == "" {
			continue
		}
		r, failed := ReadRecord(p.texts[key], p.most)
		if failed != nil {
			p.damaged = append(p.damaged, key)
			err = errors.Join(err, fmt.Errorf("%s: %w", key, failed))
		}
		if r == nil {
			continue
		}
		for _, program := range r.Earlier { // a file may have them with the program
			whole.Push(program)
		}
		r.Earlier, whole = whole.Earlier, r
		if i == 0 && failed == nil {
			p.apart[id] = slices.Clone(whole.Earlier)
		}
		p.records[id] = whole
	}
	return err
}

// Open is Read for the room in which programs are written: what cannot be read, or has a program that is too long, is
// set aside, and what could be read of it is kept anew.
func Open(s Store, most int) (*Progress, error) {
	p, err := Read(s, most)
	for _, key := range p.damaged {
		s.SetAside(key)
	}
	if len(p.damaged) > 0 {
		for id := range p.records {
			p.save(id)
		}
	}
	return p, err
}

// Of returns what is known of an exercise, which Change alone changes.
func (p *Progress) Of(id string) *Record {
	if p.records[id] == nil {
		p.records[id] = &Record{}
	}
	return p.records[id]
}

// Renew reads again what is kept of an exercise, which another tab may have written. What cannot be read is left.
func (p *Progress) Renew(id string) {
	changed, before := false, p.records[id]
	texts := map[string]string{}
	for _, key := range keys(id) {
		text, ok := p.store.Read(key)
		if !ok && p.texts[key] != "" {
			text = "{}" // all that was kept has been erased
		}
		texts[key], p.texts[key] = p.texts[key], text
		changed = changed || text != texts[key]
	}
	if changed && p.read(id) != nil {
		maps.Copy(p.texts, texts)
		p.records[id] = before
	}
}

// Change changes what is known of an exercise, and keeps it.
func (p *Progress) Change(id string, change func(*Record)) {
	p.Renew(id)
	change(p.Of(id))
	p.save(id)
}

func (p *Progress) save(id string) {
	program := *p.Of(id)
	earlier := Record{Earlier: program.Earlier}
	program.Earlier = nil
	if key := keys(id)[0]; p.unkept[key] || !slices.Equal(earlier.Earlier, p.apart[id]) {
		p.apart[id] = slices.Clone(earlier.Earlier)
		p.keep(key, earlier.encode())
	}
	p.keep(Key(id), program.encode())
}

func (p *Progress) keep(key, text string) {
	p.texts[key] = text
	if p.store.Set(key, text) {
		delete(p.unkept, key)
	} else {
		p.unkept[key] = true
	}
}

// Kept says whether storage has taken all that was written: else it goes with the page.
func (p *Progress) Kept() bool { return len(p.unkept) == 0 }

// Newer says whether another tab has written another program than this page knows.
func (p *Progress) Newer(id string) bool { return p.Of(id).Program != p.shown[id] }

// Take returns the program of an exercise, which this page shows from now on.
func (p *Progress) Take(id string) string {
	p.shown[id] = p.Of(id).Program
	return p.shown[id]
}

// Write keeps the program of an exercise that this page shows, if it is another one than before. It returns whether
// another tab had written there since: that program is an earlier one then.
func (p *Progress) Write(id, program string) (crossed bool) {
	if program == p.shown[id] {
		return false
	}
	p.Change(id, func(r *Record) {
		if crossed = p.Newer(id) && r.Program != program; crossed {
			r.Push(r.Program)
		}
		r.Program, p.shown[id] = program, program
	})
	return crossed
}

// Done returns how many of the exercises are done.
func (p *Progress) Done(list []Exercise) (done int) {
	for _, e := range list {
		if p.Of(e.ID).Done {
			done++
		}
	}
	return done
}

// Next returns the place of the first exercise that is not done, 0 if all are.
func (p *Progress) Next(list []Exercise) int {
	for i, e := range list {
		if !p.Of(e.ID).Done {
			return i
		}
	}
	return 0
}
