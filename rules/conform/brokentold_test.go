package conform_test

import (
	"slices"

	"tablier/rules"
	"tablier/rules/conform/bag"
)

// unsure says whether a secret is unknown: a position of a match as one player was told it.
func unsure(p rules.Position) bool {
	b := p.(bag.Position)
	return slices.Contains(b.Secrets[:], bag.Unknown)
}

// tell returns a game that tells what is hidden from a player, and only that, in another form.
func tell(hidden func(m rules.Move) rules.Move) *bend {
	return &bend{tell: func(p rules.Position, m rules.Move, who rules.Player) rules.Move {
		if t := p.(rules.Teller).Tell(m, who); t != "?" || who == rules.Chance {
			return t
		}
		return hidden(m)
	}}
}

// Every promise of how secrets are told, broken by one game.
var brokenTelling = map[string]breach{
	"secrets that the spec denies": {&bend{spec: func(s *rules.Spec) { s.Secret = false }}, "in a game without secrets"},
	"secrets without a teller": {&bend{spec: func(s *rules.Spec) {
		sound := s.New
		s.New = func(setup rules.Setup) (rules.Position, error) {
			p, err := sound(setup)
			return struct{ rules.Position }{p}, err
		}
	}}, "is no Teller"},
	"secret told": {tell(func(m rules.Move) rules.Move { return m }), "cannot tell apart"},
	"told in a form that is refused": {&bend{play: func(p rules.Position, m rules.Move) (rules.Position, error) {
		if m == "?" {
			return nil, &rules.Illegal{Move: m, Fault: rules.BadMove}
		}
		return p.Play(m)
	}}, "does not replay"},
	"told as two words": {tell(func(rules.Move) rules.Move { return "? ?" }), `is told to second as "? ?"`},
	"told further each time": {tell(func(m rules.Move) rules.Move {
		if m == "?" {
			return "??"
		}
		return "?"
	}), `is told to second as "?", and that as "??"`},
	"hidden from chance": {&bend{tell: func(p rules.Position, m rules.Move, who rules.Player) rules.Move {
		if who == rules.Chance {
			who = rules.Nobody
		}
		return p.(rules.Teller).Tell(m, who)
	}}, `move "1" is told to chance as "?"`},
	"hidden from its owner": {&bend{tell: func(p rules.Position, m rules.Move, who rules.Player) rules.Move {
		if who != rules.Chance {
			who = rules.Nobody
		}
		return p.(rules.Teller).Tell(m, who)
	}}, "the view is {text:??"},
	"hidden when told again": {&bend{tell: func(p rules.Position, m rules.Move, who rules.Player) rules.Move {
		if unsure(p) && who == rules.Second {
			who = rules.Nobody
		}
		return p.(rules.Teller).Tell(m, who)
	}}, "is told again as"},
	"other moves when told": {&bend{moves: func(p rules.Position) []rules.Move {
		moves := p.Moves()
		if unsure(p) && len(moves) > 0 {
			return moves[:1]
		}
		return moves
	}}, "moves [+], not [+ --]"},
	"other player when told": {&bend{toMove: func(p rules.Position) rules.Player {
		if who := p.ToMove(); !unsure(p) || who != rules.Chance {
			return who
		}
		return rules.First
	}}, "second is to move, not chance"},
}
