package atlas

import (
	"net/url"
	"strconv"
	"time"

	"tablier/app/asked"
	"tablier/rules"
)

// The parameters of the state in the address: the board, the position, the last wave that has passed, whether the
// waves are called as in a course, and the match whose path is laid over the map, as a link has it.
const (
	boardParam    = "b"
	positionParam = "p"
	waveParam     = "w"
	courseParam   = "c"
	trailParam    = "t"
)

// Arrive shows the state that the address asks for. Whole is false where the address is too long to be read, as one of
// more than maxPasted bytes is.
func (s *Session) Arrive(asked string, whole bool) []Effect {
	if !whole || len(asked) > maxPasted {
		s.trail.alien = true
		s.do(Say{SayAlien})
		asked = ""
	}
	state, _ := url.ParseQuery(asked) // as far as it can be read
	s.wanted = state.Get(positionParam)
	wave, err := strconv.Atoi(state.Get(waveParam))
	if err != nil || wave < 0 {
		wave = allWaves
	}
	name := s.boardOf(state.Get(boardParam))
	course, trail := state.Has(courseParam), state.Get(trailParam)
	if s.m != nil && name == s.board && s.m.Find(s.wanted) == s.choice.At && min(wave, s.waves.Last()) == s.waves.passed &&
		course == s.waves.course && s.trail.is(trail) {
		return s.effects() // the page has written it itself
	}
	s.waves.passed, s.waves.course = wave, course
	if match := s.trail.read(trail); match != nil {
		s.trail.pasted, s.trail.chosen = match, Pasted
	}
	s.open(name)
	return s.effects()
}

// boardOf returns the board that an address asks for, the one that is shown where it asks for none that has a map.
func (s *Session) boardOf(asked string) string {
	setup, err := s.game.Spec.Check(rules.Setup{Variant: asked})
	if asked == "" || err != nil || !s.game.MayHaveMap(setup.Variant) {
		return s.board
	}
	return setup.Variant
}

// rest is after how long without a change the address says what is shown: browsers refuse many changes a second.
const rest = 350 * time.Millisecond

// note says that something else is shown, which the address is to say too.
func (s *Session) note() {
	s.changed()
	s.do(Wait{rest, s.addressing.Next()})
}

// Address returns what is shown, as the address has it. A map must be shown.
func (s *Session) Address() string {
	text := boardParam + "=" + asked.Escape(s.board) + "&" + positionParam + "=" + s.m.Positions[s.choice.At] +
		"&" + waveParam + "=" + strconv.Itoa(s.waves.passed)
	if s.waves.course {
		text += "&" + courseParam + "=1"
	}
	if s.trail.text != "" {
		text += "&" + trailParam + "=" + s.trail.text
	}
	return text
}
