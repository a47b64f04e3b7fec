package pupil

import (
	"strings"

	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/embed"
)

// A Course is a record at one of its items, as the page of the item changes it.
type Course struct {
	store   Store
	id      string
	place   int     // from 1
	record  *Record // as last read
	seconds int     // that have passed since then
	idle    int     // seconds since the page was touched
}

// At returns the course of a set at a place; nil where no such set has been begun, or where the place is not open.
func At(store Store, id string, place int) *Course {
	r := Load(store, id)
	if r == nil || place < 1 || place > len(r.Places) || !r.Open(place) {
		return nil
	}
	c := &Course{store: store, id: id, place: place, record: r}
	if r.At != place {
		c.change(func(r *Record) { r.At = place })
	}
	return c
}

// Record returns the record as last read.
func (c *Course) Record() *Record { return c.record }

// Number returns the place, from 1.
func (c *Course) Number() int { return c.place }

// Place returns the item that is being done.
func (c *Course) Place() *Place { return &c.record.Places[c.place-1] }

// Follow reads what another tab has kept.
func (c *Course) Follow() {
	if r := Load(c.store, c.id); r != nil && len(r.Places) == len(c.record.Places) {
		c.record = r
	}
}

// change changes what is kept, as it stands now: another tab may have changed it.
func (c *Course) change(by func(*Record)) {
	c.Follow()
	c.Place().Done.Seconds = min(c.Place().Done.Seconds+c.seconds, maxSeconds)
	c.seconds = 0
	by(c.record)
	c.record.keep(c.store)
}

// The limits of what is counted; maxSeconds and maxHints are those of a submission.
const (
	maxSeconds = 999_999
	maxHints   = 99
	maxIdle    = 60 // seconds after which a page that nobody touches does not count any more
	keepEvery  = 10 // seconds between two writings
)

// Touch says that the pupil has touched the page.
func (c *Course) Touch() { c.idle = 0 }

// Tick says that a second has passed with the item in view.
func (c *Course) Tick() {
	if c.idle++; c.idle > maxIdle {
		return
	}
	if c.seconds++; c.seconds >= keepEvery {
		c.Keep()
	}
}

// Keep writes the seconds that have been counted.
func (c *Course) Keep() {
	if c.seconds > 0 {
		c.change(func(*Record) {})
	}
}

// Read says that an item that is only to be read has been read.
func (c *Course) Read() {
	c.change(func(*Record) { c.Place().Done.Result = handin.Read })
}

// Begin says that the match of the item has been put on the table.
func (c *Course) Begin() { c.change(func(*Record) { c.Place().Begun = true }) }

// Report takes what the page of the item says, and says whether something has changed. A page may show something else
// by now: what is not about the item is left out.
func (c *Course) Report(r embed.Report) bool {
	p := c.Place()
	if r.Item != p.Item || p.Board != "" && r.Board != "" && r.Board != p.Board {
		return false
	}
	c.change(func(*Record) {
		p := c.Place()
		p.Done.Hints = min(max(p.Done.Hints, r.Hints), maxHints)
		right, counts := p.judge(r)
		if counts {
			p.Done.Answer(r.Answer, right)
		}
		if r.Shown && p.Done.Result != handin.Solved {
			p.Done.Result = handin.Shown
		}
		if r.Program != "" {
			p.Done.Write(r.Program)
		}
	})
	return true
}

// judge says whether an answer does what the item asks, and whether it counts as a try: a right answer in the course of
// a lesson is none.
func (p *Place) judge(r embed.Report) (right, counts bool) {
	switch p.Kind {
	case set.OfLesson:
		right = r.Right && (p.Board != "" || r.Whole)
		return right, r.Tried && (right || !r.Right)
	case set.OfMatch:
		outcome, _, _ := strings.Cut(r.Answer, " ")
		return reached(p.Match, handin.Outcome(outcome), r.Points), r.Tried
	}
	return r.Right, r.Tried
}

// reached says whether a match has reached its goal.
func reached(m *set.Match, how handin.Outcome, points int) bool {
	switch m.Goal {
	case set.Win:
		return how == handin.Won
	case set.HoldTheDraw:
		return how == handin.Won || how == handin.Drawn
	case set.ScorePoints:
		return how != handin.Left && points >= m.Points
	}
	return how != handin.Left
}

// Open says whether the item at a place, from 1, can be done now.
func (r *Record) Open(place int) bool {
	if !r.Settings.Fixed {
		return true
	}
	return r.submission().Opens(place-1, r.Settings, func(i int) bool { return r.Places[i].Absent })
}

// submission returns what has been done so far.
func (r *Record) submission() *handin.Submission {
	s := &handin.Submission{Set: r.Set, Given: r.Given, Attempt: r.Attempt}
	for _, p := range r.Places {
		s.Items = append(s.Items, p.Done)
	}
	return s
}
