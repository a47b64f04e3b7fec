package teacher

import (
	"errors"

	"tablier/app/class/notebook"
	"tablier/app/sift"
)

// Kept says whether the notebook is kept on this device.
func (s *Session) Kept() bool { return s.kept }

// Keep keeps the notebook on this device from now on, until it is erased.
func (s *Session) Keep() {
	if s.example || s.Empty() {
		return
	}
	if s.newer {
		s.troubles = []Trouble{NewerKept}
		return
	}
	s.kept = true
	s.keepOn()
	if s.kept {
		s.environment.Screen.Say(SayKept)
	}
}

// Forget keeps the notebook no longer: it ends with the page.
func (s *Session) Forget() {
	s.kept = false
	s.environment.Store.Remove()
	s.environment.Screen.Say(SayKept)
}

// keepOn keeps a notebook that is kept as it stands now.
func (s *Session) keepOn() {
	s.troubles = nil
	if !s.kept || s.example {
		return
	}
	if !s.environment.Store.Set(s.book.String()) {
		s.kept = false
		s.environment.Store.Remove() // an older one would come back in its place
		s.troubles = []Trouble{NotKept}
	}
}

// load shows what was kept. What cannot be read stays as it is until the teacher keeps or erases something.
func (s *Session) load() {
	text, ok := s.environment.Store.Get()
	if !ok || !s.Empty() {
		return
	}
	book, err := notebook.Parse(text)
	if err != nil {
		s.environment.Screen.Log(err)
		s.troubles = []Trouble{BadKept}
		if errors.Is(err, sift.ErrNewer) {
			s.newer, s.troubles = true, []Trouble{NewerKept}
		}
		return
	}
	s.book, s.kept = book, true
	s.clear()
}

// Erase asks whether all is to be erased. An example goes unasked.
func (s *Session) Erase() {
	if s.example {
		s.erase()
		return
	}
	s.asks = true
	s.environment.Screen.Asked()
}

// Asks returns of how many pupils, of all sets, the notebook is to be erased; false while that is not asked.
func (s *Session) Asks() (pupils int, ok bool) {
	for _, given := range s.book.Sets() {
		pupils += given.Pupils
	}
	return pupils, s.asks
}

// Answer erases all, or nothing.
func (s *Session) Answer(yes bool) {
	if yes && s.asks {
		s.erase()
	}
	s.asks = false
}

// erase empties the notebook, on the device as well.
func (s *Session) erase() {
	s.Checks.Stop()
	clear(s.Checks.found)
	if !s.example {
		s.environment.Store.Remove()
		s.kept, s.newer = false, false
	}
	s.book, s.example, s.queue, s.reading, s.troubles = notebook.New(), false, nil, nil, nil
	s.clear()
	s.environment.Screen.Say(SayErased)
}

// Text returns the notebook as a file that the page opens again.
func (s *Session) Text() string { return s.book.String() }
