package composer

import (
	"slices"

	"tablier/app/class/set"
)

// A lift is an item that is being moved by the keyboard.
type lift struct {
	at   int
	from []set.Item // the order before
}

// Moving says whether an item is being moved.
func (s *Session) Moving() bool { return s.lifted != nil }

// Lifted returns the place of the item that is being moved, -1 for none.
func (s *Session) Lifted() int {
	if s.lifted == nil {
		return -1
	}
	return s.lifted.at
}

// Lift begins to move an item; where it is being moved already, it is dropped.
func (s *Session) Lift(at int) {
	if s.lifted != nil {
		s.Drop()
		return
	}
	if !s.has(at) {
		return
	}
	s.chosen = -1
	s.lifted = &lift{at: at, from: slices.Clone(s.set.Items)}
	s.say(Lifted, at)
	s.environment.Screen.Focus(at)
}

// Carry moves the lifted item by some places. The new order is kept once it is dropped.
func (s *Session) Carry(by int) {
	if s.lifted == nil {
		return
	}
	at := max(0, min(s.lifted.at+by, len(s.set.Items)-1))
	s.shift(s.lifted.at, at)
	s.lifted.at = at
	s.say(Placed, at)
	s.environment.Screen.Focus(at)
}

// Drop leaves the lifted item where it is.
func (s *Session) Drop() {
	if s.lifted == nil {
		return
	}
	at := s.lifted.at
	s.lifted = nil
	s.say(Placed, at)
	s.keep()
	s.environment.Screen.Focus(at)
}

// Cancel puts the lifted item back to where it was.
func (s *Session) Cancel() {
	if s.lifted == nil {
		return
	}
	task := s.set.Items[s.lifted.at].Task
	s.set.Items = s.lifted.from
	s.lifted = nil
	at := s.Find(task)
	s.say(Stayed, at)
	s.environment.Screen.Focus(at)
}

// Move moves an item from a place to another, as the arrows of an open row and dragging do. What is unfolded stays so.
func (s *Session) Move(from, to int) {
	if !s.has(from) || !s.has(to) || from == to || s.Moving() {
		return
	}
	s.shift(from, to)
	if s.chosen == from {
		s.chosen = to
	} else {
		s.chosen = -1
	}
	s.say(Placed, to)
	s.keep()
}

// shift changes the order, in a list of its own: what draws the old one is not touched.
func (s *Session) shift(from, to int) {
	items := slices.Clone(s.set.Items)
	item := items[from]
	items = slices.Delete(items, from, from+1)
	s.set.Items = slices.Insert(items, to, item)
	s.undo = nil
}

func (s *Session) say(what News, at int) {
	s.notice = Notice{What: what, Task: s.set.Items[at].Task, Place: at + 1, Of: len(s.set.Items)}
}
