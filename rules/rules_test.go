package rules_test

import (
	"testing"

	"tablier/rules"
)

func TestPlayer(t *testing.T) {
	for _, c := range []struct {
		p, other rules.Player
		text     string
	}{
		{rules.First, rules.Second, "first"},
		{rules.Second, rules.First, "second"},
		{rules.Chance, rules.Chance, "chance"},
		{rules.Nobody, rules.Nobody, "nobody"},
	} {
		if c.p.Other() != c.other || c.p.String() != c.text {
			t.Errorf("%s: other is %s", c.p, c.p.Other())
		}
	}
	if rules.First.Index() != 0 || rules.Second.Index() != 1 {
		t.Error("sides are not indexed 0 and 1")
	}
	defer func() {
		if recover() == nil {
			t.Error("chance has a side")
		}
	}()
	rules.Chance.Index()
}

// What is open is its own view.
func TestOpen(t *testing.T) {
	v := walk(3).View(rules.Second)
	if v.Resample(nil) != rules.Position(walk(3)) || v.String() != "3" || len(v.Moves()) != 2 ||
		v.ToMove() != rules.First {
		t.Errorf("view %v", v)
	}
}
