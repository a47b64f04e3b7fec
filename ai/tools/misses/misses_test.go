package main

import (
	"slices"
	"testing"

	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
)

// What is far from the last move is missed more often than what is near to it: wins of one's own, and threats. On
// Tapatan's nine points hardly a threat is far.
func TestFarIsMissedMore(t *testing.T) {
	for _, c := range []struct {
		game   string
		levels []int
		kinds  []bool
	}{
		{"hyle", []int{1, 3, 5, 7}, []bool{false, true}},
		{"entropy", []int{1, 2, 3}, []bool{false, true}},
		{"tapatan", []int{2, 3, 4}, []bool{false}},
	} {
		s := subjectOf(t, c.game)
		spec, err := all.Games().Find(c.game)
		if err != nil {
			t.Fatal(err)
		}
		player := players.New().Find(c.game)
		tries, err := meet(spec, player, s, 45, 7)
		if err != nil {
			t.Fatal(err)
		}
		var sum record
		for _, level := range c.levels {
			r, err := missesOf(player, level, tries)
			if err != nil {
				t.Fatal(err)
			}
			sum.join(r)
		}
		for _, threat := range c.kinds {
			of := sum[kind(threat)]
			t.Logf("%s, threats %v: near %+v, far %+v", c.game, threat, of[near], of[far])
			if of[far].share() <= of[near].share() {
				t.Errorf("%s, threats %v: near %+v, far %+v", c.game, threat, of[near], of[far])
			}
		}
	}
}

// What is near and what is far, and which way a slide goes, is told by the board.
func TestTraits(t *testing.T) {
	for _, c := range []struct {
		move, last rules.Move
		side       rules.Player
		want       []int
	}{
		{"b2", "a1", rules.First, []int{near}},
		{"c3", "a1", rules.First, []int{far}},
		{"a1-b2", "", rules.First, []int{forwards, aslant}},
		{"a1-b2", "c3-c2", rules.Second, []int{near, backwards, aslant}},
		{"a1-c1", "e5", rules.Second, []int{far, straight}},
		{"c10xc9=43", "c8-c9", rules.First, []int{near, backwards, straight}},
		{"36@2,0>3,0", "11@-1,-1>0,-1", rules.First, []int{far}},
	} {
		if got := traitsOf(c.move, c.last, c.side); !slices.Equal(got, c.want) {
			t.Errorf("%s of %v after %s: traits %v, want %v", c.move, c.side, c.last, got, c.want)
		}
	}
}

func subjectOf(t *testing.T, game string) subject {
	t.Helper()
	at := slices.IndexFunc(subjects, func(s subject) bool { return s.game == game })
	if at < 0 {
		t.Fatalf("no subject %s", game)
	}
	return subjects[at]
}

// join adds what another record counts.
func (r *record) join(other record) {
	for kind := range r {
		for trait := range r[kind] {
			r[kind][trait].missed += other[kind][trait].missed
			r[kind][trait].tried += other[kind][trait].tried
		}
	}
}

func (c count) share() float64 { return float64(c.missed) / float64(c.tried) }
