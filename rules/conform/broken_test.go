package conform_test

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/conform/bag"
)

// lasting is a bag that never ends: its balls go back.
func lasting(p rules.Position, m rules.Move) (rules.Position, error) {
	next, err := p.Play(m)
	if b, ok := next.(bag.Position); ok && b.ToMove() == rules.Nobody {
		b.Left, b.Held = [3]int{2, 2, 2}, [2][3]int{}
		return b, nil
	}
	return next, err
}

// accepting returns a Play that takes any text for the first legal move when wrong says so.
func accepting(wrong func(rules.Move) bool) func(rules.Position, rules.Move) (rules.Position, error) {
	return func(p rules.Position, m rules.Move) (rules.Position, error) {
		next, err := p.Play(m)
		if moves := p.Moves(); err != nil && len(moves) > 0 && wrong(m) {
			return p.Play(moves[0])
		}
		return next, err
	}
}

// refusing returns a Play whose errors are those of refuse.
func refusing(refuse func(rules.Move) error) func(rules.Position, rules.Move) (rules.Position, error) {
	return func(p rules.Position, m rules.Move) (rules.Position, error) {
		next, err := p.Play(m)
		if err != nil {
			return nil, refuse(m)
		}
		return next, nil
	}
}

// forgetting returns a game in which a position has a move less once a Play with such an error was tried.
func forgetting(when func(error) bool) *bend {
	tried := map[string]bool{}
	return &bend{
		play: func(p rules.Position, m rules.Move) (rules.Position, error) {
			next, err := p.Play(m)
			if when(err) {
				tried[p.String()] = true
			}
			return next, err
		},
		moves: func(p rules.Position) []rules.Move {
			moves := p.Moves()
			if tried[p.String()] && len(moves) > 0 {
				return moves[1:]
			}
			return moves
		},
	}
}

// lucky returns a game in which every third ball that is taken is left.
func lucky() *bend {
	n := 0
	return &bend{play: func(p rules.Position, m rules.Move) (rules.Position, error) {
		if m == "+" && slices.Contains(p.Moves(), m) {
			if n++; n%3 == 0 {
				m = "--"
			}
		}
		return p.Play(m)
	}}
}

var kept = []rules.Move{"1", "2", "3"} // one slice for all, that a caller may spoil

// A breach is a broken game and what the suite says of it.
type breach struct {
	how  *bend
	want string // part of the error
}

// Every promise of a position and its views, broken by one game: the suite finds it and says what it is.
var broken = map[string]breach{
	"moves unsorted": {&bend{moves: func(p rules.Position) []rules.Move {
		moves := p.Moves()
		slices.Reverse(moves)
		return moves
	}}, "not sorted"},
	"move twice": {&bend{moves: func(p rules.Position) []rules.Move {
		if moves := p.Moves(); len(moves) > 0 {
			return append(moves[:1:1], moves...)
		}
		return nil
	}}, "not sorted"},
	"move not counted": {&bend{count: func(p rules.Position) int {
		return max(len(p.Moves())-1, 0)
	}}, "are counted"},
	"moves shared": {&bend{moves: func(p rules.Position) []rules.Move {
		if moves := p.Moves(); !slices.Contains(moves, "1") {
			return moves
		}
		return kept
	}}, "caller changed the slice"},
	"move of two words": {&bend{moves: func(p rules.Position) []rules.Move {
		return append([]rules.Move{"+ please"}, p.Moves()...)
	}, toMove: func(rules.Position) rules.Player { return rules.First },
		outcome: func(rules.Position) rules.Outcome { return rules.Outcome{} }}, "printable word"},
	"listed move refused": {&bend{play: func(p rules.Position, m rules.Move) (rules.Position, error) {
		if m == "--" {
			return nil, &rules.Illegal{Move: m, Fault: rules.NoPass}
		}
		return p.Play(m)
	}}, `listed move "--" is refused`},
	"legal move unlisted": {&bend{moves: func(p rules.Position) []rules.Move {
		return slices.DeleteFunc(p.Moves(), func(m rules.Move) bool { return m == "--" })
	}}, `"--" is accepted and not listed`},
	"garbage accepted": {
		&bend{play: accepting(func(m rules.Move) bool { return m == "" })}, `"" is accepted`,
	},
	"megabyte accepted": {
		&bend{play: accepting(func(m rules.Move) bool { return len(m) > 1000 })}, "is accepted",
	},
	"move of elsewhere accepted": {
		&bend{play: accepting(func(m rules.Move) bool { return m == "=2" })}, `"=2" is accepted`,
	},
	"space accepted": {&bend{play: accepting(func(m rules.Move) bool {
		return strings.HasSuffix(string(m), " ") && len(m) < 9
	})}, "is accepted"},
	"error of another type": {
		&bend{play: refusing(func(rules.Move) error { return errors.New("no") })}, "not a *rules.Illegal",
	},
	"error without a fault": {
		&bend{play: refusing(func(m rules.Move) error { return &rules.Illegal{Move: m} })}, "without a Fault",
	},
	"error names no move": {
		&bend{play: refusing(func(rules.Move) error { return &rules.Illegal{Fault: "x"} })}, "the refusal of move",
	},
	"play that changes its receiver": {
		forgetting(func(err error) bool { return err == nil }), "playing changed the position",
	},
	"refusal that changes its receiver": {
		forgetting(func(err error) bool { return err != nil }), "a refused move changed",
	},
	"panic": {&bend{play: func(p rules.Position, m rules.Move) (rules.Position, error) {
		return p.Play(rules.Move(m[:1]) + m[1:])
	}}, "panic: "},
	"endless": {&bend{play: lasting}, "still running after 300 plies"},
	"over with a player to move": {&bend{toMove: func(p rules.Position) rules.Player {
		return max(p.ToMove(), rules.First)
	}}, "first is to move, outcome {Reason:points"},
	"over with moves": {&bend{moves: func(p rules.Position) []rules.Move {
		if p.Outcome().Over() {
			return []rules.Move{"+"}
		}
		return p.Moves()
	}}, "moves [+], outcome"},
	"winner while running": {&bend{outcome: func(p rules.Position) rules.Outcome {
		out := p.Outcome()
		out.Winner = rules.First
		return out
	}}, "without a reason"},
	"chance wins": {&bend{outcome: func(p rules.Position) rules.Outcome {
		if out := p.Outcome(); !out.Over() {
			return out
		}
		return rules.Outcome{Reason: "luck", Winner: rules.Chance}
	}}, "chance has won"},
	"text of two lines": {&bend{text: func(p rules.Position) string { return p.String() + "\n" }}, "not one line"},
	"text not parsed": {
		&bend{text: func(p rules.Position) string { return "bag " + p.String() }}, "its own text is refused",
	},
	"text not round-tripped": {&bend{text: func(p rules.Position) string {
		b := p.(bag.Position)
		b.Secrets = [2]int{min(b.Secrets[0], 1), min(b.Secrets[1], 1)}
		return b.String()
	}}, "does not parse back"},
	"nothing made of a text": {&bend{parse: func(text string, err error) error {
		if text == "" {
			return nil
		}
		return err
	}}, "panic: "},
	"parse error of another type": {&bend{parse: func(_ string, err error) error {
		if err != nil {
			return errors.New("no")
		}
		return nil
	}}, "not a *rules.SyntaxError"},
	"parse error beside the text": {&bend{parse: func(text string, err error) error {
		if err != nil {
			return &rules.SyntaxError{What: "position", Need: "x", Text: text, Offset: len(text) + 1}
		}
		return nil
	}}, "is refused at byte"},
	"parse error that needs nothing": {&bend{parse: func(text string, err error) error {
		if err != nil {
			return &rules.SyntaxError{What: "position", Text: text}
		}
		return nil
	}}, "without saying what"},
	"view that leaks a secret": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		if p.View(who).String() != p.String() {
			return leaking{p.View(who), p.(bag.Position)}
		}
		return p.View(who)
	}}, "which shows"},
	"secret that changes the moves": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		if p.ToMove() == rules.First && who == rules.Second {
			return fewer{p.View(who), p.(bag.Position)}
		}
		return p.View(who)
	}}, "which shows second"},
	"resample that is the truth": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		return peek{p.View(who), p}
	}}, `resampled to "?`},
	"resample that leans on the truth": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		return hunch{p.View(who), p.(bag.Position)}
	}}, "from a position with the same view"},
	"resample that forgets what one knows": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		if who == rules.First {
			return forgetful{p.View(who), p}
		}
		return p.View(who)
	}}, "which shows first"},
	"view without one's own moves": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		return mute{p.View(who)}
	}}, "moves [], of the position"},
	"view without a mover": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		return vain{p.View(who)}
	}}, "nobody is to move, not first"},
	"resample of another ply": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		return hasty{p.View(who)}
	}}, "stands otherwise"},
	"resample of nonsense": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		return wild{p.View(who)}
	}}, "its own text is refused"},
	"resample that leaves something unknown": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		return vague{p.View(who)}
	}}, "in which something is unknown"},
	"chance that is a spectator": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		if who == rules.Chance {
			return p.View(rules.Nobody)
		}
		return p.View(who)
	}}, "chance sees"},
	"chance whose secrets are drawn anew": {&bend{view: func(p rules.Position, who rules.Player) rules.View {
		if who == rules.Chance && p.ToMove() != rules.Nobody {
			return anew{p.View(who)}
		}
		return p.View(who)
	}}, "nothing is hidden from chance"},
	"start anew each time": {&bend{spec: func(s *rules.Spec) {
		n, sound := 0, s.New
		s.New = func(rules.Setup) (rules.Position, error) {
			n++
			return sound(rules.Setup{Variant: s.Variants[n%2]})
		}
	}}, "the record "},
	"luck that is not in the record": {lucky(), "the record replays to another position"},
	"state that is not in the text": {&bend{spec: func(s *rules.Spec) {
		sound := s.New
		s.New = func(setup rules.Setup) (rules.Position, error) {
			p, err := sound(setup)
			return elephant{Position: p.(bent).Position.(bag.Position)}, err
		}
	}}, "played from the text of ply"},
}

func TestBrokenGamesAreCaught(t *testing.T) {
	all := maps.Clone(broken)
	maps.Copy(all, brokenSpecs)
	maps.Copy(all, brokenRedaction)
	maps.Copy(all, brokenWords)
	maps.Copy(all, brokenChance)
	for what, c := range all {
		t.Run(what, func(t *testing.T) {
			err := conform.Check(spoil(c.how), conform.Config{Plies: 300})
			if err == nil {
				t.Fatal("not caught")
			}
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("want %q in:\n%v", c.want, err)
			}
		})
	}
}

// The wrapper itself breaks nothing: what is caught above is the bend.
func TestUnbentGamePasses(t *testing.T) { conform.Test(t, spoil(&bend{})) }

// Errors name the setup, the seed, the ply and the position, and are few.
func TestErrorsSayWhere(t *testing.T) {
	err := conform.Check(spoil(broken["endless"].how), conform.Config{Plies: 7})
	want := `bag four, seed 0, ply 7, position "`
	if err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Fatalf("want %q at the head of:\n%v", want, err)
	}
	if n := len(strings.Split(err.Error(), "\n")); n != 10 {
		t.Errorf("%d errors, want 10", n)
	}
}
