package teacher

import (
	"time"

	"tablier/app/class/gather"
	"tablier/app/class/notebook"
	"tablier/app/steps"
)

// Drop reads what a teacher has dropped, chosen or pasted, after what is being read. An example makes room for it.
func (s *Session) Drop(sources []gather.Source) {
	if len(sources) == 0 {
		return
	}
	s.queue = append(s.queue, sources...)
	if s.reading == nil {
		s.read()
	}
}

// Paste reads codes among whatever text.
func (s *Session) Paste(text string) {
	if text != "" {
		s.Drop([]gather.Source{{Data: []byte(text)}})
	}
}

// Reading returns how many files have been read, of how many; false while none is.
func (s *Session) Reading() (read, all int, ok bool) {
	if s.reading == nil {
		return 0, 0, false
	}
	read, all = s.reading.Progress()
	return read, all + len(s.queue), true
}

// showEvery is after how long the progress of a reading is shown again.
const showEvery = 200 * time.Millisecond

// read reads what waits.
func (s *Session) read() {
	if s.example {
		s.book, s.example = notebook.New(), false
		s.clear()
	}
	s.reading = s.book.Read(s.queue)
	s.queue = nil
	shown, book := s.environment.Clock.Now(), s.book
	steps.Stretches{
		Step: s.reading.Step, Now: s.environment.Clock.Now, Later: s.environment.Clock.Later,
		Wanted: func() bool { return s.book == book },
		Advanced: func() {
			if now := s.environment.Clock.Now(); now-shown > showEvery {
				shown = now
				s.environment.Screen.Changed()
			}
		},
		Done: func(err error) {
			if err != nil {
				s.environment.Screen.Log(err)
			}
			s.readAll()
		},
	}.Go()
}

// readAll shows what has been read, and reads what has come meanwhile.
func (s *Session) readAll() {
	s.reading = nil
	s.update()
	if len(s.queue) > 0 {
		s.read()
		return
	}
	s.keepOn()
	s.environment.Screen.Say(SayRead)
	s.environment.Screen.Changed()
}
