package workbench

import (
	"slices"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/latest"
	"tablier/app/write"
	"tablier/rules"
)

// A State is how far a session has come.
type State int

// The states.
const (
	Loading     State = iota // the exercises are being fetched, or nothing has been asked for yet
	Unavailable              // they have not come
	Shown                    // one of them is shown
)

// A Session is one person at the exercises. Before an exercise is shown, only Arrive, Translate, Leave and Stored may
// be called.
type Session struct {
	Course  Course
	Draft   Draft
	Lines   Lines
	Run     Run
	Walk    Walk
	Contest Contest

	environment Environment
	state       State
	lang        i18n.Lang // of the exercises
	fetching    latest.Source
	wanted      string // the exercise that the address asks for
	offered     string // the program that it has, empty for none
	trouble     Trouble
	cleaning    cleaning
}

// A cleaning is whether letters that are not Python's have been replaced.
type cleaning int

const (
	nothingCleaned cleaning = iota
	cleaned                 // and the page says so
	cleanedBefore           // and the page has said so
)

// New returns a session in which no exercises have come.
func New(games []*board.Game, e Environment) *Session {
	s := &Session{environment: e, Course: Course{games: games}}
	own := &s.environment
	s.Draft = Draft{course: &s.Course, replace: s.replace}
	s.Lines = Lines{say: s.say, changed: s.linesChanged}
	s.Walk = Walk{editor: e.Editor, say: e.Screen.Say}
	s.Run = Run{
		environment: own, course: &s.Course, python: interpreter{environment: own}, calls: &Calls{},
		judged: s.judged, walked: s.Walk.begin,
	}
	s.Contest = Contest{
		environment: own, level: FirstLevel, program: s.Program, print: s.Run.printed.add, fail: s.Run.fail,
	}
	return s
}

// State returns how far the session has come.
func (s *Session) State() State { return s.state }

// Trouble returns why a program was not taken last.
func (s *Session) Trouble() Trouble { return s.trouble }

// Cleaned says whether letters that are not Python's were replaced, which is said once in a visit.
func (s *Session) Cleaned() bool { return s.cleaning == cleaned }

// Arranging says whether the lines of the solution are shown, and not the editor: at first they are, until the person
// writes a program or wants to.
func (s *Session) Arranging() bool {
	if s.Lines.laid == nil || s.Draft.visiting {
		return false
	}
	r := s.Course.Record()
	return r.Face == write.Order || r.Face == "" && r.Program == "" && !r.Done
}

// Program returns the program that runs: what is written, or what the lines make.
func (s *Session) Program() string {
	if s.Arranging() {
		return s.Lines.program()
	}
	return s.Draft.text
}

// Busy says whether a program runs, or waits for Python.
func (s *Session) Busy() bool {
	return s.Run.Going() || s.Contest.Playing() || s.Run.python.pending != nil
}

// Suspect says whether the page has crashed while this program ran.
func (s *Session) Suspect() bool { return s.environment.Begun.Left(thing(s.Program())) }

// Walked returns the position that the program looks at in a walk; nil where that is none.
func (s *Session) Walked() *rules.Match {
	if !s.Walk.Going() || s.Walk.Now().Position == "" {
		return nil
	}
	match, err := s.Course.Board().Match(s.Walk.Now().Position)
	if err != nil {
		return nil // a program may say anything
	}
	return match
}

// say has a screen reader say one of the sentences of the page.
func (s *Session) say(what What) { s.environment.Screen.Say(Saying{What: what}) }

// begin shows the exercise that is wanted, the first that is not done if none is.
func (s *Session) begin() {
	c := &s.Course
	c.at = c.progress.Next(c.list)
	if s.wanted != "" {
		c.at = write.Find(c.list, s.wanted)
	}
	s.show()
}

// show shows an exercise with the program as far as a person has got, or the one that was offered.
func (s *Session) show() {
	c := &s.Course
	s.Run.clear()
	s.Walk.clear()
	s.say(SayNothing)
	c.progress.Renew(c.Exercise().ID)
	s.Draft.show(s.offered)
	s.offered = ""
	s.Lines.show(c.Exercise(), c.Record())
	s.Contest.place(c.Board())
	s.environment.Editor.Put(s.Draft.text)
	s.environment.Editor.Mark(0)
	s.environment.Screen.Replaced()
	s.environment.Screen.Redraw()
}

// Choose stores the program and shows another exercise.
func (s *Session) Choose(id string) {
	s.keep()
	s.wanted, s.trouble = id, NoTrouble
	if s.cleaning == cleaned {
		s.cleaning = cleanedBefore
	}
	s.begin()
	s.keepAddress()
}

// LeaveDrawn has programs play the exercise's own game again.
func (s *Session) LeaveDrawn() {
	s.Stop()
	s.Course.drawn = ""
	s.Walk.clear()
	s.Contest.place(s.Course.Board())
	s.keepAddress()
}

// Leave ends a visit: nothing runs behind another page.
func (s *Session) Leave() {
	s.Stop()
	s.environment.Machine.Rest()
	s.keep()
}

// Stored says that another tab has kept something. It returns whether that is shown, or may be.
func (s *Session) Stored(key string) bool {
	id, ok := write.ID(key)
	if !ok || s.state != Shown {
		return false
	}
	s.Course.progress.Renew(id)
	if id == s.Course.Exercise().ID {
		s.Draft.renew()
		s.Lines.renew(s.Course.Record())
	}
	return true
}

// linesChanged keeps the lines after a change of them. What ran was another program.
func (s *Session) linesChanged() {
	s.Walk.Leave()
	s.Run.fault = nil
	laid := slices.Clone(s.Lines.laid)
	s.Course.change(func(r *write.Record) { r.Lines, r.Face = laid, write.Order })
}
