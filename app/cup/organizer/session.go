package organizer

import (
	"slices"
	"time"

	"tablier/ai/cup"
	"tablier/app/board"
	"tablier/app/sandbox"
	"tablier/rules"
)

// A Session is one person with one cup.
type Session struct {
	environment Environment
	games       []*board.Game

	shown  bool // the page is shown: nothing runs behind another one
	loaded bool // the kept cup has been looked for
	python sandbox.State
	wanted func() // what waits for Python: the last thing that was asked for

	cup     *cup.Cup
	unkept  int // games that were played since the cup was kept
	duel    *Duel
	trials  trials
	run     *run     // nil while no games are played
	reading *reading // of a file; nil for none

	own     []cup.Player // the person's own programs
	offered *cup.Player  // who has come by a link
	brought []cup.Player // who come from another page, nil for nobody
	notices Notices

	broughtGame string
}

// New returns a session with an empty cup of the first game.
func New(games []*board.Game, e Environment) *Session {
	c, err := cup.New(board.Registry(games), Usual(games[0].ID()), nil)
	if err != nil {
		panic(err) // the configuration is our own
	}
	s := &Session{environment: e, games: games, cup: c, duel: &Duel{cup: c}}
	s.trials = trials{environment: &s.environment, shown: map[string]Trial{}}
	return s
}

// Cup returns the cup with its players and results. Only the session changes it.
func (s *Session) Cup() *cup.Cup { return s.cup }

// Game returns the game that the cup is played at.
func (s *Session) Game() *board.Game { return find(s.games, s.cup.Config().Game) }

// Duel returns the games that are looked at.
func (s *Session) Duel() *Duel { return s.duel }

// Python returns whether Python is loading, ready or has failed.
func (s *Session) Python() sandbox.State { return s.python }

// Playing returns the game that is played; false when none is.
func (s *Session) Playing() (cup.Pairing, bool) {
	if s.run == nil {
		return cup.Pairing{}, false
	}
	return s.cup.Pairing(s.run.number), true
}

// Reading says whether the games of a file are being replayed.
func (s *Session) Reading() bool { return s.reading != nil }

// Own returns the person's own programs, as far as they are known, as players.
func (s *Session) Own() []cup.Player { return s.own }

// Offered returns the player who has come by a link, nil for none.
func (s *Session) Offered() *cup.Player { return s.offered }

// Notices returns what is to be said beside the cup.
func (s *Session) Notices() Notices { return s.notices }

// Trial returns what the trial of a program has shown, or how far it has come.
func (s *Session) Trial(program string) Trial { return s.trials.of(program) }

// Estimate returns about how long the games that are left take; false as long as not all programs have been tried.
func (s *Session) Estimate() (left time.Duration, ok bool) {
	players := s.cup.Players()
	var sum time.Duration // of a game of each
	for _, p := range players {
		took, ok := s.trials.gameTime(p)
		if !ok {
			return 0, false
		}
		sum += took
	}
	played, all := s.cup.Progress()
	return sum * time.Duration((all-played)*2/max(1, len(players))), true
}

// Enter shows the session: what was kept, and the player whom the address offers, if it has one to open.
func (s *Session) Enter(opens string) {
	s.shown = true
	s.Dismiss()
	s.offer(opens)
	if !s.loaded {
		s.loaded = true
		s.load()
	}
	s.environment.Library.Own(func(own []cup.Player) {
		s.own = own
		s.environment.Screen.Changed()
	})
	s.ready(s.tryNext)
	takeBrought(s)
}

// Leave ends the run and the trial, as the page is no longer shown.
func (s *Session) Leave() {
	s.pause()
	s.trials.end()
	s.environment.Machine.Rest()
	s.shown = false
}

// Suspend keeps what has been played since the cup was last kept: the page may end.
func (s *Session) Suspend() {
	if s.unkept > 0 {
		s.keep()
	}
}

// ready brings Python, and then calls a function: the last one that was asked for. The page may be another one then.
func (s *Session) ready(then func()) {
	if s.python == sandbox.Ready {
		then()
		return
	}
	s.wanted = then
	if s.python.OnItsWay() {
		return
	}
	s.python = sandbox.Coming
	s.environment.Python.Open(func(state sandbox.State) {
		s.python = state
		if state == sandbox.Ready {
			s.wanted()
		}
		s.environment.Screen.Changed()
	})
}

// keepEvery is after how many games the cup is kept while it is played.
const keepEvery = 20

// Start has the games played that are left, with Python where a program takes part.
func (s *Session) Start() {
	isProgram := func(p cup.Player) bool { return p.Kind == cup.Program }
	if !slices.ContainsFunc(s.cup.Players(), isProgram) {
		s.start()
		return
	}
	s.ready(s.start)
}

func (s *Session) start() {
	if s.run != nil || s.reading != nil || !s.shown {
		return
	}
	s.trials.end()
	s.notices.Stopped, s.notices.Finished = 0, false
	s.run = &run{environment: &s.environment, cup: s.cup, over: s.runOver}
	s.run.recorded = func() {
		if s.unkept++; s.unkept >= keepEvery {
			s.keep()
		}
	}
	s.run.next()
}

// Pause ends the game that is played: it will be played again from its start, with the same moves.
func (s *Session) Pause() {
	s.pause()
	s.tryNext()
}

func (s *Session) pause() {
	if s.run == nil {
		return
	}
	s.run.end()
	s.run = nil
	s.keep()
}

// runOver ends a run that has come to its end or was stopped by a fault.
func (s *Session) runOver(why Fault) {
	s.pause()
	s.notices.Stopped = why
	if why == 0 {
		s.notices.Finished = true
		s.tryNext()
	}
	s.environment.Screen.Changed()
}

// TryAnyway tries a program that is held because of a crash note, as a person has asked for it.
func (s *Session) TryAnyway(player int) {
	if players := s.cup.Players(); player >= 0 && player < len(players) {
		s.environment.Begun.Ask(thing(players[player].Program))
		s.ready(s.tryNext)
	}
}

// tryNext tries a program that has not been tried and is not held, unless the cup is played.
func (s *Session) tryNext() {
	if s.run != nil || !s.shown || s.trials.current != nil || s.python != sandbox.Ready {
		return
	}
	program, ok := s.trials.untried(s.cup.Players())
	if !ok {
		return
	}
	config := s.cup.Config()
	setup := rules.Setup{Variant: config.Variant, Options: config.Options}
	match, err := rules.NewMatch(s.Game().Spec, setup, "")
	if err != nil {
		panic(err) // the cup is of this game
	}
	s.trials.begin(program, match, config.Calls, func() {
		s.tryNext()
		s.environment.Screen.Changed()
	})
}
