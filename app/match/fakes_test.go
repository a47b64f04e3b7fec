package match_test

import (
	"slices"
	"time"

	"tablier/app/embed"
	"tablier/app/match"
)

// begins is when the tests begin.
const begins = 1_767_268_800 * time.Second // noon of the first of January 2026, in UTC

// fakeClock is a clock that the test moves on. What waits is called in the order of its time, then of asking.
type fakeClock struct {
	now    match.Moment
	timers []fakeTimer
}

type fakeTimer struct {
	at match.Moment
	do func()
}

// Now implements match.Clock.
func (c *fakeClock) Now() match.Moment { return c.now }

// After implements match.Clock and machine.Workers.
func (c *fakeClock) After(d time.Duration, f func()) {
	timer := fakeTimer{c.now + d, f}
	i, _ := slices.BinarySearchFunc(c.timers, timer, func(a, b fakeTimer) int {
		if a.at > b.at {
			return 1
		}
		return -1 // after those of the same time
	})
	c.timers = slices.Insert(c.timers, i, timer)
}

// pass lets time pass. What is late by then, as in a page that was frozen, is called at once.
func (c *fakeClock) pass(d time.Duration) {
	end := c.now + d
	for len(c.timers) > 0 && c.timers[0].at <= end {
		next := c.timers[0]
		c.timers = c.timers[1:]
		if next.at > c.now { // else it is late
			c.now = next.at
		}
		next.do()
	}
	c.now = end
}

// disk is the storage of a browser, which all its tabs share.
type disk struct {
	texts  map[string]string
	full   bool // it takes nothing
	writes int
}

// fakeStore is what a tab has of it: what the disk does not take, the tab remembers.
type fakeStore struct {
	disk *disk
	lost map[string]string
}

// Read implements match.Store and archive.Store.
func (s *fakeStore) Read(key string) (string, bool) {
	if text, ok := s.lost[key]; ok {
		return text, true
	}
	text, ok := s.disk.texts[key]
	return text, ok
}

// Set implements match.Store and archive.Store.
func (s *fakeStore) Set(key, text string) bool {
	if s.disk.full {
		s.lost[key] = text
		return false
	}
	delete(s.lost, key)
	s.disk.texts[key] = text
	s.disk.writes++
	return true
}

// Remove implements archive.Store.
func (s *fakeStore) Remove(key string) {
	delete(s.lost, key)
	delete(s.disk.texts, key)
}

// SetAside implements match.Store and archive.Store.
func (s *fakeStore) SetAside(key string) {
	text, _ := s.Read(key)
	s.Remove(key)
	s.Set(key+".unreadable", text)
}

// fakeHost is the page around a frame.
type fakeHost struct {
	heard   []embed.Notice
	reports []embed.Report
}

// Post implements environment.HostPage.
func (h *fakeHost) Post(n embed.Notice) { h.heard = append(h.heard, n) }

// Report implements environment.Supervisor, as the frame of a page does.
func (h *fakeHost) Report(r embed.Report) {
	h.reports = append(h.reports, r)
	if r.Notice.Type != "" {
		h.Post(r.Notice)
	}
}

// take returns what the page has been told since the last call.
func (h *fakeHost) take() []embed.Notice {
	heard := h.heard
	h.heard = nil
	return heard
}

// fakeScreen is what a person sees.
type fakeScreen struct {
	shown       []match.Event // what the match has been drawn for
	retired     []match.Control
	lang, theme string
	still       bool // the person wants no motion
	logged      []error
}

// Show implements match.Screen.
func (s *fakeScreen) Show(_ *match.Controller, e match.Event) { s.shown = append(s.shown, e) }

// Still implements match.Screen.
func (s *fakeScreen) Still() bool { return s.still }

// ApplyAppearance implements match.Screen.
func (s *fakeScreen) ApplyAppearance(lang, theme string) { s.lang, s.theme = lang, theme }

// MoveFocusFrom implements match.Screen.
func (s *fakeScreen) MoveFocusFrom(_ *match.Controller, control match.Control) {
	s.retired = append(s.retired, control)
}

// Log implements match.Screen.
func (s *fakeScreen) Log(err error) { s.logged = append(s.logged, err) }
