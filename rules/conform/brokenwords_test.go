package conform_test

import (
	"slices"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

// wordy returns a game in which, where a secret is due, a further word is read as one move and said to stand for
// others.
func wordy(word, read rules.Move, says ...rules.Move) *bend {
	due := func(p rules.Position) bool { return slices.Contains(p.Moves(), "1") }
	return &bend{
		play: func(p rules.Position, m rules.Move) (rules.Position, error) {
			next, err := p.Play(m)
			if m == word && due(p) && read != "" {
				return p.Play(read)
			}
			return next, err
		},
		expand: func(p rules.Position, m rules.Move) []rules.Move {
			if m == word && due(p) {
				return says
			}
			return nil
		},
	}
}

// Every promise of further words, and of moves whose result is undetermined, broken by one game.
var brokenWords = map[string]breach{
	"word for nothing":            {wordy("-1", "1"), `"-1" is accepted and not listed`},
	"word for another move":       {wordy("-1", "1", "2"), `word "-1" is not the moves that it stands for`},
	"word for what is not listed": {wordy("-1", "1", "9"), `stands for "9", which is not listed`},
	"word for a move too many":    {wordy("-1", "1", "1", "2", "3"), `stands for "3", which is not listed`},
	"word that is refused":        {wordy("-1", "", "1"), `word "-1" stands for [1] and is refused`},
	"word that is none":           {wordy("\n", "1", "1"), "not one short printable word"},
	"undetermined though all is known": {
		showing(func(rules.Position) bool { return true }, "+!"), `listed move "+" is refused`,
	},
	"undetermined, and not if redacted": {showing(unsure, "+"), "does not replay"},
}

// showing returns a game in which taking a ball is redacted to another word, and refused as undetermined when the
// function says so.
func showing(undetermined func(rules.Position) bool, redacted rules.Move) *bend {
	return &bend{
		play: func(p rules.Position, m rules.Move) (rules.Position, error) {
			switch {
			case m == "+" && slices.Contains(p.Moves(), m) && undetermined(p):
				return nil, &rules.Illegal{Move: m, Fault: rules.Undetermined}
			case m == redacted && slices.Contains(p.Moves(), "+"):
				return p.Play("+")
			}
			return p.Play(m)
		},
		redact: func(p rules.Position, m rules.Move, who rules.Player) rules.Move {
			if m == "+" && who != rules.Chance {
				return redacted
			}
			return p.(rules.Redacter).Redact(m, who)
		},
	}
}

// Words that stand for listed moves are no breach, nor moves refused as undetermined where something is unknown.
func TestFurtherWordsPass(t *testing.T) {
	for _, how := range []*bend{wordy("-1", "2", "2"), showing(unsure, "+!")} {
		conform.Test(t, spoil(how))
	}
}
