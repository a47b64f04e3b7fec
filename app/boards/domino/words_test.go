package domino

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/domino"
)

// The moves of the example of the rules on five cells.
var example = []rules.Move{
	"03@-1,1>0,1", "56@-1,0>-1,-1", "36@1,-1>0,-1", "13@2,0>2,-1", "11@2,1>3,1", "26@0,-3>0,-2",
}

// What may not be laid is shown with its reason, each of them, and stays in the hand.
func TestRefusalsInWords(t *testing.T) {
	for _, c := range []struct {
		plies int
		move  rules.Move
		fault rules.Fault
		want  string
	}{
		{0, "01@-1,0>-2,0", domino.Zeros, "Contact interdit : deux zéros se toucheraient, en −1,0 et en 0,0."},
		{0, "12@2,2>3,2", domino.NoTouch, "Le 1-2 ne toucherait rien : il faut au moins un contact permis."},
		{0, "12@4,0>5,0", domino.Right, "La zone serait dépassée : plus de place à droite."},
		{3, "22@2,-1>3,-1", domino.Differ, "Contact interdit : le 2 en 2,−1 toucherait le 3 en 1,−1."},
		{6, "22@1,-2>1,-1", domino.Taken, "La case 1,−1 est déjà couverte."},
		{6, "12@3,-3>4,-3", domino.Right, "La zone serait dépassée : plus de place à droite."},
		{6, "05@3,-3>3,-4", domino.Below, "La zone serait dépassée : plus de place en bas."},
		{6, "12@-1,-2>-2,-2", domino.Left, "La zone serait dépassée : plus de place à gauche."},
		{6, "12@1,1>1,2", domino.Above, "La zone serait dépassée : plus de place en haut."},
		// a zero beside a 2
		{6, "06@-1,-3>-1,-2", "", "Ici, 0 contre 2, 6 contre 6 et 6 contre 6 : permis. Touchez encore pour poser."},
	} {
		d := deskAfter(t, example[:c.plies]...)
		first, _, _ := strings.Cut(string(c.move[3:]), ">")
		d.do(board.Touch, string(c.move[:2]))
		d.act("turn") // by hand: it no longer looks for where it fits
		d.do(board.Touch, first)
		for n := 0; d.shown() != c.move && n < turns; n++ {
			d.act("turn")
		}
		fault := rules.Fault("")
		if d.preview != nil && d.preview.fault != nil {
			fault = d.preview.fault.Fault
		}
		if _, why := d.Say(voice(i18n.French)); d.shown() != c.move || fault != c.fault || why != c.want {
			t.Errorf("%s, shown as %q: %q, told %q; want %q, %q", c.move, d.shown(), fault, why, c.fault, c.want)
		}
		if c.fault == "" {
			continue
		}
		if d.do(board.Touch, first); len(d.Moves()) != c.plies {
			t.Errorf("%s has been laid", c.move)
		}
	}
}

// A move that leaves no room on two sides of the zone says so, once.
func TestFullSidesAreTold(t *testing.T) {
	for plies, want := range map[int]string{
		4: "X pose le 1-3, 1 en 2,0 et 3 en 2,−1.",
		5: "X pose le 1-1, 1 en 2,1 et 1 en 3,1. Plus de place à gauche ni à droite.",
		6: "X pose le 2-6, 2 en 0,−3 et 6 en 0,−2. Plus de place en haut ni en bas.",
	} {
		d := deskAfter(t, example[:plies]...)
		m := d.Match()
		words := Game(rules.Registry{domino.Spec()}).Words(i18n.French)
		if got := words.Describe("X", m.View(plies-1, rules.Chance), m.Move(plies)); got != want {
			t.Errorf("after %d moves: %q, want %q", plies, got, want)
		}
	}
}
