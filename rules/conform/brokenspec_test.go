package conform_test

import (
	"errors"
	"fmt"

	"tablier/rules"
)

// Every promise of a spec, and of rounds, broken by one game.
var brokenSpecs = map[string]breach{
	"no variant":    {&bend{spec: func(s *rules.Spec) { s.Variants = nil }}, "no variant"},
	"variant twice": {&bend{spec: func(s *rules.Spec) { s.Variants = []string{"one", "one"} }}, "twice"},
	"no parser":     {&bend{spec: func(s *rules.Spec) { s.Parse = nil }}, "without an ID"},
	"no key":        {&bend{spec: func(s *rules.Spec) { s.Recurrences = 2 }}, "needs a Key"},
	"first draws":   {&bend{spec: func(s *rules.Spec) { s.Recurrences, s.Key = 1, key("") }}, "first occurrence"},
	"empty key": {
		&bend{spec: func(s *rules.Spec) { s.Rounds, s.Recurrences, s.Key = 1, 2, key("") }}, "empty Key",
	},
	"one key for all": {
		&bend{spec: func(s *rules.Spec) { s.Rounds, s.Recurrences, s.Key = 1, 9, key("x") }},
		"is also that of",
	},
	"key beside the text": {&bend{spec: func(s *rules.Spec) {
		n := 0
		s.Rounds, s.Recurrences, s.Key = 1, 2, func(rules.Position) (string, bool) { n++; return fmt.Sprint(n), true }
	}}, "once the text is parsed"},
	"no start": {&bend{spec: func(s *rules.Spec) {
		s.New = func(rules.Setup) (rules.Position, error) { return nil, errors.New("no") }
	}}, "no first position"},
	"rounds below none": {&bend{spec: func(s *rules.Spec) { s.Rounds = -1 }}, "want Rounds 0 or more"},
	"recurrence over rounds": {
		&bend{spec: func(s *rules.Spec) { s.Recurrences, s.Key = 2, key("x") }}, "no recurrence rule",
	},
	"same draw unknown": {&bend{spec: func(s *rules.Spec) { s.SameDraw = "x" }}, "SameDraw is not"},
	"round without a score": {&bend{outcome: func(p rules.Position) rules.Outcome {
		out := p.Outcome()
		out.Score = nil
		return out
	}}, "without a Score"},
	"round over at once": {&bend{spec: func(s *rules.Spec) {
		s.New = func(setup rules.Setup) (rules.Position, error) { return s.Parse(setup, "12 002 0 220/000") }
	}}, "before its first move"},
}

func key(s string) func(rules.Position) (string, bool) {
	return func(rules.Position) (string, bool) { return s, true }
}
