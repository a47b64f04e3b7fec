package organizer

import (
	"tablier/ai/cup"
	"tablier/app/board"
)

// Configure has the cup played under another configuration.
func (s *Session) Configure(do func(*cup.Config)) {
	config := s.cup.Config()
	do(&config)
	s.renew(config, same, func() {})
}

// Restart removes all results, and has the games played from the first.
func (s *Session) Restart() { s.renew(s.cup.Config(), same, s.Start) }

func same(players []cup.Player) []cup.Player { return players }

// renew puts a cup without games in the place of the one there, and then calls a function. Where games have been played
// it asks first.
func (s *Session) renew(config cup.Config, do func([]cup.Player) []cup.Player, then func()) {
	if s.reading != nil {
		s.Refuse(Trouble{Fault: StillReading})
		return
	}
	put := func() {
		before := len(s.cup.Players())
		players := do(s.cup.Players())
		config.Games = GamesFor(config.Games, before, len(players))
		lower(players, find(s.games, config.Game).LevelsOn(config.Variant), s.environment.Library)
		c, err := cup.New(board.Registry(s.games), config, players)
		if err != nil {
			s.Refuse(refusalOf(err))
			return
		}
		s.take(c)
		then()
	}
	s.pause()
	if played, _ := s.cup.Progress(); played > 0 {
		s.confirm(Question{Games: played, then: put})
		return
	}
	put()
}

// take puts another cup in the place of the one there, and ends its run and its trials. What trials have shown stays
// true as long as programs play alike.
func (s *Session) take(c *cup.Cup) {
	s.pause()
	if !samePlay(s.cup.Config(), c.Config()) {
		s.trials.clear()
	}
	s.cup, s.duel = c, &Duel{cup: c}
	s.notices.Question, s.notices.Stopped, s.notices.Finished = nil, 0, false
	s.keep()
	s.environment.Screen.Replaced()
	s.ready(s.tryNext)
}

// confirm asks a person to confirm something that cannot be undone.
func (s *Session) confirm(q Question) {
	s.notices.Question, s.notices.Finished = &q, false
	s.environment.Screen.Asked()
}

// Answer carries out what a person was asked to confirm, unless they say no.
func (s *Session) Answer(yes bool) {
	q := s.notices.Question
	s.notices.Question = nil
	if yes && q != nil {
		q.then()
	}
}

// Refuse tells of a trouble, in the place of those before.
func (s *Session) Refuse(t Trouble) { s.notices.Troubles = []Trouble{t} }

// Dismiss removes the troubles that are shown, when a person asks for something else.
func (s *Session) Dismiss() { s.notices.Troubles = nil }
