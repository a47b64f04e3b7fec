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
		{0, "01@-1,0>-2,0", domino.Zeros, "Contact interdit : deux zéros se toucheraient."},
		{0, "12@2,2>3,2", domino.NoTouch, "Le 1-2 ne toucherait rien : il faut au moins un contact permis."},
		{0, "12@4,0>5,0", domino.Right, "La zone serait dépassée en largeur."},
		{3, "22@2,-1>3,-1", domino.Differ, "Contact interdit : le 2 toucherait le 3 du 3-6."},
		{6, "22@1,-2>1,-1", domino.Taken, "La case h6 est déjà couverte."},
		{6, "12@3,-3>4,-3", domino.Right, "La zone serait dépassée en largeur."},
		{6, "05@3,-3>3,-4", domino.Below, "La zone serait dépassée en hauteur."},
		{6, "12@-1,-2>-2,-2", domino.Left, "La zone serait dépassée en largeur."},
		{6, "12@1,1>1,2", domino.Above, "La zone serait dépassée en hauteur."},
		// a zero beside a 2
		{6, "06@-1,-3>-1,-2", "", "Le 0 touche un 2 et le 6 touche deux 6 : permis. Touchez encore pour poser."},
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

// A move is said by where it lies and by a neighbour, and that it leaves no room on two sides of the zone, once.
func TestMovesInWords(t *testing.T) {
	for plies, want := range map[int]string{
		1: "X pose le 0-3 contre le double zéro, en f8-g8.",
		4: "X pose le 1-3 contre le 3 du 3-6, en i7-i6.",
		5: "X pose le 1-1 contre le 1 du 1-3, en i8-j8. Plus de place à gauche ni à droite.",
		6: "X pose le 2-6 contre le 6 du 3-6, en g4-g5. Plus de place en haut ni en bas.",
	} {
		d := deskAfter(t, example[:plies]...)
		m := d.Match()
		words := Game(rules.Registry{domino.Spec()}).Words(i18n.French)
		if got := words.Describe("X", m.View(plies-1, rules.Chance), m.Move(plies)); got != want {
			t.Errorf("after %d moves: %q, want %q", plies, got, want)
		}
	}
}

// A cell has one name in the list of moves, beside the board and in the words for it, from the first move to the last
// and in every variant, and what is read can be written: it means the same move.
func TestCellsAreCalledTheSame(t *testing.T) {
	words := Game(rules.Registry{domino.Spec()}).Words(i18n.French)
	if got := words.Move("13@2,0>2,-1"); got != "1-3 i7-i6" {
		t.Errorf("a move is shown as %q", got)
	}
	played(t, func(p domino.Position, _ []domino.Step) {
		v := rules.View(rules.Open{Position: p})
		called := map[string]string{}
		for _, point := range newSkin(false).Points(v)[domino.Pieces:] {
			name, _, _ := strings.Cut(words.Point(point.Name, board.Glyph{}, ""), ",")
			called[name] = point.Name
		}
		for _, m := range p.Moves() {
			shown := words.Move(m)
			numbers, cells, _ := strings.Cut(shown, " ")
			first, second, _ := strings.Cut(cells, "-")
			if on := string(m[:2]) + "@" + called[first] + ">" + called[second]; on != string(m) || numbers != piece(m) {
				t.Fatalf("%s: %s is shown as %q, which is %s", p, m, shown, on)
			}
			if got := meantMove(strings.ReplaceAll(shown, " ", "")); got != m {
				t.Fatalf("%q means %s and not %s", shown, got, m)
			}
		}
	})
	for written, want := range map[string]rules.Move{
		"63j7-i7": "36@2,0>3,0", "3-6i7j7": "36@2,0>3,0", "": "", "3": "3", "pion": "pion", "36": "36", "3-6i7": "3-6i7",
		"3-6i7-k7": "3-6i7-k7", "7-6i7-j7": "7-6i7-j7", "3-6i7-j7-": "36@2,0>3,0", "3-6i99-j99": "3-6i99-j99",
		"3-6z1-z2": "3-6z1-z2", "36@2,0>3,0": "36@2,0>3,0",
	} {
		if got := meantMove(written); got != want {
			t.Errorf("%q is understood as %q, want %q", written, got, want)
		}
	}
}

// A move can be written in notation and as the list of moves shows it; what is wrong with one is told either way.
func TestWrittenMoves(t *testing.T) {
	for _, word := range []string{"36@2,0>3,0", "3-6 i7-j7", "6–3 J7 I7"} {
		d := deskAfter(t)
		if d.Write(word) != board.Played || d.Moves()[0] != "36@2,0>3,0" {
			t.Errorf("%q has played %q, refused as %v", word, d.Moves(), d.Fault())
		}
	}
	d := deskAfter(t)
	if d.Write("0-6 i7-j7") != board.Nothing || d.Fault() == nil || d.Fault().Fault != domino.Zeros {
		t.Errorf("two zeros have been laid beside each other: %q, %v", d.Moves(), d.Fault())
	}
}
