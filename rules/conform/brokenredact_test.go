package conform_test

import (
	"slices"

	"tablier/rules"
	"tablier/rules/conform/bag"
)

// unsure says whether a secret is unknown: a position of a redacted match.
func unsure(p rules.Position) bool {
	b := p.(bag.Position)
	return slices.Contains(b.Secrets[:], bag.Unknown)
}

// redact returns a game whose redacted moves are what hidden makes of the move.
func redact(hidden func(m rules.Move) rules.Move) *bend {
	return &bend{redact: func(p rules.Position, m rules.Move, who rules.Player) rules.Move {
		if t := p.(rules.Redacter).Redact(m, who); t != "?" || who == rules.Chance {
			return t
		}
		return hidden(m)
	}}
}

// Every promise of redacted moves, broken by one game.
var brokenRedaction = map[string]breach{
	"secrets that the spec denies": {
		&bend{spec: func(s *rules.Spec) { s.Secret = false }}, "in a game without secrets",
	},
	"secrets without redacted moves": {&bend{spec: func(s *rules.Spec) {
		sound := s.New
		s.New = func(setup rules.Setup) (rules.Position, error) {
			p, err := sound(setup)
			return struct{ rules.Position }{p}, err
		}
	}}, "is no Redacter"},
	"secret not redacted": {redact(func(m rules.Move) rules.Move { return m }), "lead to the same view"},
	"redacted to what is refused": {&bend{play: func(p rules.Position, m rules.Move) (rules.Position, error) {
		if m == "?" {
			return nil, &rules.Illegal{Move: m, Fault: rules.BadMove}
		}
		return p.Play(m)
	}}, "does not replay"},
	"redacted to two words": {redact(func(rules.Move) rules.Move { return "? ?" }), `is redacted for second to "? ?"`},
	"redacted further each time": {redact(func(m rules.Move) rules.Move {
		if m == "?" {
			return "??"
		}
		return "?"
	}), `is redacted for second to "?", and that to "??"`},
	"hidden from chance": {&bend{redact: func(p rules.Position, m rules.Move, who rules.Player) rules.Move {
		if who == rules.Chance {
			who = rules.Nobody
		}
		return p.(rules.Redacter).Redact(m, who)
	}}, `move "1" is redacted for chance to "?"`},
	"hidden from its owner": {&bend{redact: func(p rules.Position, m rules.Move, who rules.Player) rules.Move {
		if who != rules.Chance {
			who = rules.Nobody
		}
		return p.(rules.Redacter).Redact(m, who)
	}}, "the view is {text:??"},
	"hidden when redacted again": {&bend{redact: func(p rules.Position, m rules.Move, who rules.Player) rules.Move {
		if unsure(p) && who == rules.Second {
			who = rules.Nobody
		}
		return p.(rules.Redacter).Redact(m, who)
	}}, "is redacted again to"},
	"other moves when redacted": {&bend{moves: func(p rules.Position) []rules.Move {
		moves := p.Moves()
		if unsure(p) && len(moves) > 0 {
			return moves[:1]
		}
		return moves
	}}, "moves [+], not [+ --]"},
	"other player when redacted": {&bend{toMove: func(p rules.Position) rules.Player {
		if who := p.ToMove(); !unsure(p) || who != rules.Chance {
			return who
		}
		return rules.First
	}}, "second is to move, not chance"},
}
