package page

import (
	"strings"
	"testing"

	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/puzzles/composed"
)

// FuzzOwnPuzzles opens any line as a composed puzzle: either the page says why it is not shown, or the puzzle is
// answered wrongly, with its hints and to its end.
func FuzzOwnPuzzles(f *testing.F) {
	const hidden = "(11)/(4)g?(6)/(4)w5!(6)/(11)/(11)/(11)/(11)/(11)/(11)/w6(10) w 0 1112223334445566 11122233444555666"
	for _, seed := range [][2]string{
		{"tapatan", "win|tapatan|.r.o....o r o1r2|l6:3 l4:1 w5:2 l4:2 l6:0 l10:0|b2 b3 a3 a2-a1 b1-c1|4 0"},
		{"tapatan", "win+|tapatan|o.r.o..r. o o1r1|l10:0 d:0 w7:0 w3:0 w1|c2 a2 c2-c3|1 0"},
		{"tapatan", "win 1|tapatan|o.r.o..r. o o1r1|l10:0 ?:0 l6:0 w3:0 w1|c3|1 0"},
		{"tapatan", "forces a1|tapatan|o.r.o..r. o o1r1|245|-|1 0"},
		{"tapatan", "odds c3|tapatan|o.r.o..r. o o1r1|1/2|-|1 0"},
		{"hyle", "points|3|abc/b1a/c2 c=a|0 52 130|-|3 0"},
		{"hyle", "win|3|abc/b1a/c2 c=a|w3:0 l2:0 l2:0|b2|1 0"},
		{"stratege", "forces e9|stratege|" + hidden + "|3|-|4 1"},
		{"stratege", "odds e8xe9|stratege|" + hidden + "|1/1|-|4 1"},
		{"stratege", "forces e9|stratege|" + strings.Replace(hidden, "g?", "g3", 1) + "|9|-|4 1"},
		{"entropy", "escape|entropy|bbbbb/b3b/5/w3w/wwwww w|d:0|a2-a3|1 0"},
	} {
		f.Add(seed[0], seed[1], "Au centre")
	}
	f.Fuzz(func(t *testing.T, game, line, title string) {
		code, err := composed.Encode(composed.Puzzle{Game: game, Line: line, Title: title})
		if err != nil {
			return
		}
		s := perform(t)
		s.asked = code
		s.Arrive(nav.PuzzlesRoute)
		s.Page(nav.PuzzlesRoute)
		if s.shown == nil {
			return
		}
		p := s.shown
		s.sound()
		s.wrong(p)
		p.attempt.hint()
		p.attempt.hint()
		s.solve(p)
		s.sound()
		if p.attempt.session.State() != puzzles.Solved {
			t.Errorf("%s is in state %d", line, p.attempt.session.State())
		}
	})
}
