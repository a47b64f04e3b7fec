package conform

import (
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/stratege"
)

// A sealer breaks what a sound one says: each function that is not nil stands in for a method.
type sealer struct {
	rules.Sealer
	secrets func(sound []byte) []byte
	setUp   func(secrets []byte, sound []rules.Move) []rules.Move
	shows   func(m *rules.Match, mine, theirs int) (int, int)
	showing func(move rules.Move, mine, theirs byte) rules.Move
}

func (s sealer) Secrets(p rules.Position, side rules.Player) []byte {
	sound := s.Sealer.Secrets(p, side)
	if s.secrets != nil {
		return s.secrets(sound)
	}
	return sound
}

func (s sealer) SetUp(p rules.Position, secrets []byte) []rules.Move {
	sound := s.Sealer.SetUp(p, secrets)
	if s.setUp != nil {
		return s.setUp(secrets, sound)
	}
	return sound
}

func (s sealer) Shows(m *rules.Match, move rules.Move) (mine, theirs int, shows bool) {
	mine, theirs, shows = s.Sealer.Shows(m, move)
	if s.shows != nil && shows {
		mine, theirs = s.shows(m, mine, theirs)
	}
	return mine, theirs, shows
}

func (s sealer) Showing(move rules.Move, mine, theirs byte) rules.Move {
	if s.showing != nil {
		return s.showing(move, mine, theirs)
	}
	return s.Sealer.Showing(move, mine, theirs)
}

// Every promise of a seal, broken by one game.
func TestBrokenSealsAreCaught(t *testing.T) {
	m, err := RandomMatch(stratege.Spec(), rules.Setup{}, 1, 2000)
	if err == nil {
		err = checkSealer(m)
	}
	if err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct {
		how  sealer
		want string
	}{
		"secret that is none": {sealer{secrets: func(sound []byte) []byte {
			if sound != nil {
				sound[3] = 0
			}
			return sound
		}}, "18 pieces have the secrets"},
		"piece without a secret": {
			sealer{secrets: func(sound []byte) []byte { return sound[:min(17, len(sound))] }}, "18 pieces have",
		},
		"secrets in another order": {sealer{secrets: func(sound []byte) []byte {
			if sound != nil {
				sound[0], sound[17] = sound[17], sound[0]
			}
			return sound
		}}, "set up"},
		"set-up of anything": {sealer{setUp: func(_ []byte, sound []rules.Move) []rules.Move {
			return append([]rules.Move{}, sound...)
		}}, "are set up by"},
		"no hidden set-up": {sealer{setUp: func(secrets []byte, sound []rules.Move) []rules.Move {
			if len(secrets) > 0 && secrets[0] == 0 {
				return nil
			}
			return sound
		}}, "the hidden set-up of first: there is none"},
		"pieces of the other": {
			sealer{shows: func(_ *rules.Match, mine, theirs int) (int, int) { return theirs, mine }}, "ply ",
		},
		"pieces that depend on secrets": {sealer{shows: func(m *rules.Match, mine, theirs int) (int, int) {
			if rules.Masked(m.Position().String()) {
				return theirs, mine
			}
			return mine, theirs
		}}, "but hidden"},
		"nothing shown": {
			sealer{showing: func(move rules.Move, _, _ byte) rules.Move { return move }}, "untold",
		},
	} {
		t.Run(what, func(t *testing.T) {
			spec := stratege.Spec()
			how := c.how
			how.Sealer = spec.Sealer
			spec.Sealer = how
			broken, err := (rules.Registry{spec}).Replay(m.Record())
			if err != nil {
				t.Fatal(err)
			}
			if err := checkSealer(broken); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("want %q in: %v", c.want, err)
			}
		})
	}
}
