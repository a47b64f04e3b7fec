package composer

import (
	"slices"

	"tablier/app/class/form"
	"tablier/app/class/set"
)

// Add adds an item at the end. Without an open set it begins one.
func (s *Session) Add(item set.Item) {
	if s.id == 0 {
		s.Begin(&set.Set{})
	}
	if len(s.set.Items) == set.MaxItems {
		s.notice = Notice{What: Full}
		return
	}
	s.set.Items = append(s.set.Items, item)
	n := len(s.set.Items)
	s.undo, s.notice = &undo{item: item, at: n - 1}, Notice{What: Added, Task: item.Task, Place: n, Of: n}
	s.keep()
}

// Toggle adds an item, or removes the one that asks the same.
func (s *Session) Toggle(item set.Item) {
	if at := s.Find(item.Task); at >= 0 {
		s.Remove(at)
		return
	}
	s.Add(item)
}

// Find returns the place of the item that asks the same as a task, -1 for none.
func (s *Session) Find(task set.Task) int {
	return slices.IndexFunc(s.set.Items, func(item set.Item) bool { return Same(item.Task, task) })
}

// Same says whether two tasks ask the same.
func Same(a, b set.Task) bool {
	if a.Kind() != b.Kind() {
		return false
	}
	switch a := a.(type) {
	case *set.Puzzle:
		return *a == *b.(*set.Puzzle)
	case *set.Lesson:
		return *a == *b.(*set.Lesson)
	case *set.Watch:
		return *a == *b.(*set.Watch)
	case *set.Python:
		return *a == *b.(*set.Python)
	case *set.Match:
		return *a == *b.(*set.Match)
	case *set.Words:
		return *a == *b.(*set.Words)
	}
	return a == b
}

// Remove removes the item at a place; nothing is asked, as it can be undone.
func (s *Session) Remove(at int) {
	if !s.has(at) {
		return
	}
	item := s.set.Items[at]
	s.set.Items = slices.Delete(slices.Clone(s.set.Items), at, at+1)
	s.undo, s.notice = &undo{item: item, at: at, removed: true}, Notice{What: Removed, Task: item.Task}
	s.chosen, s.lifted = -1, nil
	s.keep()
}

// Undo takes back the last addition or removal.
func (s *Session) Undo() {
	u := s.undo
	switch {
	case u == nil:
		return
	case u.removed:
		at := min(u.at, len(s.set.Items))
		if len(s.set.Items) == set.MaxItems {
			s.notice = Notice{What: Full}
			return
		}
		s.set.Items = slices.Insert(slices.Clone(s.set.Items), at, u.item)
		s.notice = Notice{What: Restored, Task: u.item.Task, Place: at + 1, Of: len(s.set.Items)}
		s.environment.Screen.Focus(at)
	default:
		if at := s.Find(u.item.Task); at >= 0 {
			s.Remove(at)
		}
	}
	s.undo = nil
	s.keep()
}

func (s *Session) has(at int) bool { return at >= 0 && at < len(s.set.Items) }

// Choose unfolds the item at a place, or folds it up again.
func (s *Session) Choose(at int) {
	if !s.has(at) || s.chosen == at {
		at = -1
	}
	s.chosen = at
}

// SetWord sets the word to the pupils at an item.
func (s *Session) SetWord(at int, text string) {
	if s.has(at) {
		s.change(func() { s.set.Items[at].Word = fit(text, set.MaxWord) })
	}
}

// SetMinutes sets the estimate for an item: 0 for none.
func (s *Session) SetMinutes(at, minutes int) {
	if s.has(at) {
		s.change(func() { s.set.Items[at].Minutes = max(0, min(minutes, set.MaxMinutes)) })
	}
}

// SetTitle sets the title of the set.
func (s *Session) SetTitle(text string) { s.change(func() { s.set.Title = fit(text, set.MaxTitle) }) }

// SetIntro sets the words of introduction.
func (s *Session) SetIntro(text string) { s.change(func() { s.set.Intro = fit(text, set.MaxText) }) }

// Configure changes the settings.
func (s *Session) Configure(by func(*set.Settings)) { s.change(func() { by(&s.set.Settings) }) }

// change makes a change of the open set, and keeps it.
func (s *Session) change(by func()) {
	if s.id == 0 {
		return
	}
	by()
	s.keep()
}

// fit returns a text as a set may hold it, of so many characters at most.
func fit(text string, most int) string {
	runes := []rune(form.Tidy(text))
	return form.Tidy(string(runes[:min(len(runes), most)]))
}

// NewWords returns an item of words to be read, with a title and a text as a set may hold them.
func NewWords(title, text string) set.Item {
	return set.Item{
		Minutes: minutesOfWords,
		Task:    &set.Words{Title: fit(title, set.MaxTitle), Text: fit(text, set.MaxText)},
	}
}
