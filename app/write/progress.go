package write

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"tablier/app/store"
)

// CupKey is under which the cup of a person's programs is kept, as package ai/cup writes it.
const CupKey = "cup"

// OlderKey is under which older builds kept all exercises as one text.
const OlderKey = "exercises"

const recordPrefix = "exercise."

// Key returns under which the record of an exercise is kept.
func Key(id string) string { return recordPrefix + id }

// ID returns the exercise whose record is kept under a key; false where that is none.
func ID(key string) (id string, ok bool) {
	id, ok = strings.CutPrefix(key, recordPrefix)
	return id, ok && id != "" && !strings.Contains(id, ".")
}

// A Progress is how far a person has got, by the ids of exercises, and the programs that they have written. Each record
// is kept by itself: two tabs with different exercises do not meet. Where two have the same one, the program that was
// written last is kept as that of the exercise, and the other as an earlier one.
type Progress struct {
	store   *store.Store
	most    int // bytes of a program
	records map[string]*Record
	texts   map[string]string // what they were read from, or kept as
	shown   map[string]string // the programs that this page knows, by exercise
	damaged []string          // keys of texts that cannot be read as they are
	unkept  bool              // storage has refused what was last written
}

// Read reads what is kept, with programs of so many bytes at most, and changes nothing. The error says what could not
// be read; ErrLong is of a program that was longer.
func Read(s *store.Store, most int) (*Progress, error) {
	p := &Progress{
		store: s, most: most, records: map[string]*Record{}, texts: map[string]string{}, shown: map[string]string{},
	}
	err := p.readOlder()
	for _, key := range s.Keys() {
		id, ok := ID(key)
		if !ok {
			continue
		}
		text, _ := s.Read(key)
		r, failed := ReadRecord(text, most)
		if failed != nil {
			p.damaged = append(p.damaged, key)
			err = errors.Join(err, fmt.Errorf("%s: %w", key, failed))
		}
		if r == nil {
			continue
		}
		if older := p.records[id]; older != nil {
			r.join(older)
		}
		p.records[id], p.texts[id] = r, text
	}
	for id, r := range p.records {
		p.shown[id] = r.Program
	}
	return p, err
}

// readOlder reads what older builds have kept.
func (p *Progress) readOlder() error {
	text, ok := p.store.Read(OlderKey)
	if !ok {
		return nil
	}
	list, err := ReadOlder(text)
	for id, r := range list {
		err = errors.Join(err, r.drop(p.most))
		p.records[id] = r
	}
	if err != nil {
		p.damaged = append(p.damaged, OlderKey)
		err = fmt.Errorf("%s: %w", OlderKey, err)
	}
	return err
}

var errOlder = errors.New("no exercises")

// ReadOlder reads what an older build has kept of all exercises. They counted runs of the same program as well: what
// could be seen then can be now.
func ReadOlder(text string) (map[string]*Record, error) {
	var kept struct {
		Exercises map[string]*Record `json:"exercises"`
	}
	err := json.Unmarshal([]byte(text), &kept)
	if err == nil && kept.Exercises == nil {
		err = errOlder
	}
	if err != nil {
		return nil, err
	}
	for id, r := range kept.Exercises {
		if r == nil {
			delete(kept.Exercises, id)
			continue
		}
		for try := range min(r.Tries, enoughTries) {
			r.Tried = append(r.Tried, uint32(try))
		}
	}
	return kept.Exercises, nil
}

// Open is Read for the room in which programs are written: what older builds have kept as one text is kept anew, and
// what cannot be read, or has a program that is too long, is set aside.
func Open(s *store.Store, most int) (*Progress, error) {
	p, err := Read(s, most)
	for _, key := range p.damaged {
		s.SetAside(key)
	}
	_, older := s.Get(OlderKey)
	all := true
	if older || len(p.damaged) > 0 {
		for id := range p.records {
			p.save(id)
			all = all && p.Kept()
		}
	}
	if older && all {
		s.Remove(OlderKey)
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

// Renew reads again what is kept of an exercise, which another tab may have written.
func (p *Progress) Renew(id string) {
	text, ok := p.store.Read(Key(id))
	if !ok && p.texts[id] != "" {
		text = "{}" // all that was kept has been erased
	}
	if text == p.texts[id] {
		return
	}
	if r, err := ReadRecord(text, p.most); err == nil {
		p.records[id], p.texts[id] = r, text
	}
}

// Change changes what is known of an exercise, and keeps it.
func (p *Progress) Change(id string, change func(*Record)) {
	p.Renew(id)
	change(p.Of(id))
	p.save(id)
}

func (p *Progress) save(id string) {
	p.texts[id] = p.Of(id).encode()
	p.unkept = !p.store.Set(Key(id), p.texts[id])
}

// Kept says whether storage has taken what was last written: else it goes with the page.
func (p *Progress) Kept() bool { return !p.unkept }

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
