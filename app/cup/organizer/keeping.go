package organizer

import (
	"tablier/ai/cup"
	"tablier/app/board"
)

// keep stores the cup with the games played so far.
func (s *Session) keep() {
	data, err := s.cup.Encode()
	if err != nil {
		s.environment.Screen.Log(err)
		return
	}
	s.unkept = 0
	if !s.environment.Store.Set(string(data)) {
		s.Refuse(Trouble{Fault: NotKept})
	}
}

// load reads the stored cup of an earlier visit, and sets a text that is none aside.
func (s *Session) load() {
	kept, ok := s.environment.Store.Get()
	if !ok {
		return
	}
	s.read([]byte(kept), func(err error) {
		s.Refuse(Trouble{Fault: BadKept})
		s.environment.Store.SetAside()
		s.environment.Screen.Log(err)
	})
}

// OpenFile puts the cup of a file that a person has chosen in the place of the one there. It asks before another is
// replaced.
func (s *Session) OpenFile(text string) {
	if s.reading != nil {
		s.Refuse(Trouble{Fault: StillReading})
		return
	}
	s.pause()
	open := func() {
		s.read([]byte(text), func(err error) { s.Refuse(fileTrouble(err)) })
	}
	if len(s.cup.Players()) > 0 {
		s.confirm(Question{then: open})
		return
	}
	open()
}

// read shows the cup of a file, which takes a while: its games are replayed. Until then the one there stays as it is.
func (s *Session) read(data []byte, failed func(error)) {
	file, err := cup.Open(board.Registry(s.games), data)
	if err != nil {
		failed(err)
		return
	}
	s.reading = &reading{clock: s.environment.Clock, games: s.games, file: file, done: func(c *cup.Cup, err error) {
		s.reading = nil
		if err != nil {
			failed(err)
		} else {
			s.take(c)
		}
		takeBrought(s)
		s.environment.Screen.Changed()
	}}
	s.reading.step()
}

// A reading is the file of a cup whose games are being replayed.
type reading struct {
	clock Clock
	games []*board.Game
	file  *cup.Reading
	done  func(*cup.Cup, error)
}

// batch is how many games are replayed before others have their turn.
const batch = 10

// step replays some games, and the others after a turn of the browser.
func (r *reading) step() {
	for range batch {
		done, err := r.file.Step()
		if done {
			err = checkLevels(r.games, r.file.Cup())
		}
		if done || err != nil {
			r.done(r.file.Cup(), err)
			return
		}
	}
	r.clock.Soon(r.step)
}
