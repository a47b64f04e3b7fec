package bag

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"tablier/rules"
)

func at(t *testing.T, setup rules.Setup, text string) Position {
	t.Helper()
	setup, err := Spec().Check(setup)
	if err != nil {
		t.Fatal(err)
	}
	p, err := Spec().Parse(setup, text)
	if err != nil {
		t.Fatal(err)
	}
	return p.(Position)
}

func TestRefusals(t *testing.T) {
	for _, c := range []struct {
		text  string
		move  rules.Move
		fault rules.Fault
	}{
		{"-- 222 0 000/000", "4", rules.BadMove},
		{"-- 222 0 000/000", "--", rules.NoPass},
		{"-- 222 0 000/000", "=1", rules.BadMove},
		{"12 222 0 000/000", "?", rules.BadMove},
		{"12 022 0 100/100", "=1", Spent},
		{"12 022 0 100/100", "=4", rules.BadMove},
		{"12 122 1 000/000", "++", rules.BadMove},
		{"12 002 0 220/000", "+", rules.GameOver},
	} {
		_, err := at(t, rules.Setup{}, c.text).Play(c.move)
		if want := (&rules.Illegal{Move: c.move, Fault: c.fault}); !reflect.DeepEqual(err, want) {
			t.Errorf("%s %s: error %v, want %v", c.text, c.move, err, want)
		}
	}
}

// Open secrets cannot be unknown.
func TestToldKnowsAll(t *testing.T) {
	setup := rules.Setup{Variant: "four", Options: []string{"told"}}
	if _, err := at(t, setup, "1- 222 0 000/000").Play("?"); err == nil {
		t.Error("an unknown secret is accepted")
	}
	if p, err := Spec().Parse(setup, "?- 222 0 000/000"); err == nil {
		t.Errorf("%s is accepted", p)
	}
}

func TestOdds(t *testing.T) {
	for text, want := range map[string][]int{
		"12 222 0 000/000": {2, 2, 2},
		"12 012 0 210/000": {1, 2},
		"-- 222 0 000/000": nil,
		"12 002 0 220/000": nil,
	} {
		if got := at(t, rules.Setup{}, text).Odds(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: odds %v, want %v", text, got, want)
		}
	}
}

// An unknown secret doubles nothing, and nothing is made up for it once the round has ended.
func TestUnknown(t *testing.T) {
	p := at(t, rules.Setup{}, "?3 110 0 010/102")
	if got := *p.Outcome().Score; got != [2]int{2, 13} {
		t.Errorf("score %v", got)
	}
	if q := p.View(rules.First).Resample(nil); q != rules.Position(p) {
		t.Errorf("resampled to %s", q)
	}
	p = at(t, rules.Setup{}, "?3 221 3 000/000")
	if q := p.View(rules.Nobody).Resample(rand.New(rand.NewPCG(1, 0))).(Position); q.Secrets[0] < 1 ||
		q.Secrets[1] < 1 {
		t.Errorf("resampled to %s", q)
	}
}
