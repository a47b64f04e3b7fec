package workbench

import (
	"errors"

	"tablier/app/asked"
	"tablier/app/embed"
	"tablier/app/i18n"
	"tablier/app/sandbox"
	"tablier/app/write"
)

// The parameters of the address: the exercise, a program, and a game that somebody has drawn, to be played by it.
const (
	exerciseParam = "e"
	programParam  = "p"
	drawnParam    = "v"
)

// DrawnAddress returns what an address has to open for programs that play a game that somebody has drawn.
func DrawnAddress(variant string) string { return drawnParam + "=" + asked.Escape(variant) }

// Arrive shows the exercise that the address asks for, in a language.
func (s *Session) Arrive(lang i18n.Lang) {
	before, board := s.trouble, s.Course.drawn
	refused := s.receive()
	if s.state == Shown && s.lang == lang {
		stays := refused && s.wanted == ""
		if s.wanted == "" && s.Course.drawn != "" {
			s.wanted, stays = s.Course.Exercise().ID, false // the exercise stays, its board is another
		}
		if board != s.Course.drawn || s.offered != "" || !stays && s.Course.Exercise().ID != s.wanted {
			s.begin()
		} else if s.trouble != before {
			s.environment.Screen.Redraw()
		}
		return
	}
	if s.lang != lang || s.state == Unavailable {
		s.fetch(lang)
		s.Run.python.open()
	}
}

// receive takes what the address has to open; it returns whether that was refused.
func (s *Session) receive() (refused bool) {
	s.trouble = NoTrouble
	exercise, program, drawn, err := s.readAddress()
	s.wanted, s.offered, s.Course.drawn = exercise, program, drawn
	if err == nil {
		return false
	}
	s.trouble = BadLink
	if err == sandbox.ErrLong {
		s.trouble = LongLink
	}
	s.environment.Screen.Log(err)
	return true
}

// readAddress returns what the address has to open: an exercise, a program as Python reads it, and a drawn game.
func (s *Session) readAddress() (exercise, program, drawn string, err error) {
	opens, whole := s.environment.Address.Asked()
	if !whole {
		return "", "", "", sandbox.ErrLong
	}
	wanted, err := sandbox.ReadLink(opens)
	exercise = wanted.Get(exerciseParam)
	if packed := wanted.Get(programParam); packed != "" && err == nil {
		program, err = sandbox.Unpack(packed)
	}
	if program = s.clean(program); len(program) > sandbox.MaxProgram {
		return exercise, "", "", sandbox.ErrLong
	}
	if text := wanted.Get(drawnParam); text != "" && err == nil {
		drawn, err = s.Course.readDrawn(text)
	}
	return exercise, program, drawn, err
}

// Link returns what the address of the program has to open for somebody else.
func (s *Session) Link() string {
	return s.Course.link() + "&" + programParam + "=" + sandbox.Pack(s.Program())
}

// link returns what the address of the exercise has to open, with the game that is played instead of its own.
func (c *Course) link() string {
	if c.Drawn() == "" {
		return exerciseParam + "=" + c.Exercise().ID
	}
	return exerciseParam + "=" + c.Exercise().ID + "&" + DrawnAddress(c.drawn)
}

// keepAddress has the address ask for the exercise that is shown.
func (s *Session) keepAddress() { s.environment.Address.Keep(s.Course.link()) }

// fetch asks the site for the exercises in a language.
func (s *Session) fetch(lang i18n.Lang) {
	s.lang = lang
	if s.state == Unavailable {
		s.state = Loading
	}
	request := s.fetching.Next()
	s.environment.Library.Exercises(lang, func(text string, ok bool) {
		if s.fetching.Take(request) {
			s.take(text, ok)
		}
	})
}

// Translate shows the exercise in another language, once a person has chosen that.
func (s *Session) Translate(lang i18n.Lang) {
	if s.state != Shown || s.lang == lang {
		return
	}
	s.keep()
	s.wanted = s.Course.Exercise().ID
	s.Course.list, s.state = nil, Loading
	s.fetch(lang)
}

// take shows the fetched exercises with the progress that is stored or, where they cannot be read, that there are none.
func (s *Session) take(text string, ok bool) {
	come, err := write.Load(text)
	if !ok || err != nil {
		s.Course.list, s.state = nil, Unavailable
		s.environment.Screen.Redraw()
		return
	}
	s.Course.list, s.Course.memo, s.state = come.Exercises, come.Memo, Shown
	if s.Course.progress, err = write.Open(s.environment.Store, sandbox.MaxProgram); err != nil {
		s.environment.Screen.Log(err)
	}
	if errors.Is(err, write.ErrLong) { // something else than this page has kept it
		s.trouble = LongKept
	}
	s.begin()
	if host := s.environment.Host; host != nil {
		e := s.Course.Exercise()
		host.Post(embed.Notice{Type: embed.Ready, Game: e.Game, Variant: s.Course.Board().Variant})
	}
}

// OpenFile shows the program of a file, at the exercise that its name tells. It is not run.
func (s *Session) OpenFile(name string, data []byte) {
	text := s.clean(sandbox.Decode(data))
	if len(text) > sandbox.MaxProgram { // what is no UTF-8 grows
		s.Refuse(LongFile)
		return
	}
	if at, ok := write.FileExercise(s.Course.list, name); ok && at != s.Course.at {
		s.keep()
		s.Course.at = at
		s.keepAddress()
	}
	s.offered = text
	s.show()
}
