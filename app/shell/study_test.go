package shell

import (
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/study"
)

// A game that the machine does not know, or of which nothing has been played, cannot be studied, and the page says why.
func TestWhyThereIsNoStudy(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table, s := seatTwo(r), r.only()
	s.panel = studyPanel
	if page := html(r); !strings.Contains(page, "Il n’y a encore aucun coup à relire.") || !attr(t, page, "study-run", "aria-disabled") {
		t.Error("a game without moves can be studied")
	}
	touch(t, table, "a1")
	if attr(t, html(r), "study-run", "aria-disabled") {
		t.Error("a game with a move cannot be studied")
	}
	unknown := *s.game
	unknown.Levels = 0
	s.game = &unknown
	if page := html(r); !strings.Contains(page, "La machine ne connaît pas ce jeu : elle ne peut pas le relire.") ||
		!attr(t, page, "study-run", "aria-disabled") {
		t.Error("a game that the machine does not know can be studied")
	}
	_, s = loadBag(t)
	touch(t, s.table, "3")
	if s.studyable() {
		t.Error("a game with secrets can be studied while it runs")
	}
}

// Turning points are marked by a sign and told in words, with the better move.
func TestTurningPointsAreTold(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table, s := seatTwo(r), r.only()
	touch(t, table, "a1 a3")
	s.study.Follow(table)
	for ply, found := range []protocol.Progress{{Best: "b2", Value: "win", Plies: 9}, {Best: "b2", Value: "win", Plies: 8}} {
		if got := s.study.Next(); got != ply {
			t.Fatalf("the study asks about %d, want %d", got, ply)
		}
		s.study.Learn(ply, s.valueOf(ply, found))
	}
	if mark, why := r.turningMark(s.turn(1), false); mark != "??" || why != "ici la partie bascule" {
		t.Errorf("move 1 is marked %q, %q", mark, why)
	}
	if mark, _ := r.turningMark(s.turn(2), false); mark != "" {
		t.Errorf("move 2 is marked %q before its position is known", mark)
	}
	table.Look(1)
	wantWords(t, r, "Après 1 coup sur 2.",
		"Orange pose en a1. Ici la partie bascule : il fallait b2.")
	s.exact = true
	if got, want := r.valueWords(s), "exact : Rouge gagne en 8 coups au plus"; got != want {
		t.Errorf("the value is %q, want %q", got, want)
	}
}

// The plot joins what is known, and leaves gaps.
func TestPlot(t *testing.T) {
	at := func(exact bool, lead float64) study.Point {
		return study.Point{Value: study.Value{Known: true, Exact: exact, Lead: lead}}
	}
	g := plot{last: 4}
	for ply, p := range []study.Point{at(true, 1), at(true, 0), at(false, -.5), {}, at(true, -1)} {
		g.add(ply, p)
	}
	g.end()
	if got, want := string(g.sure), "M0 6L250 50"; got != want {
		t.Errorf("exact %q, want %q", got, want)
	}
	if got, want := string(g.guess), "M250 50L500 72"; got != want {
		t.Errorf("estimated %q, want %q", got, want)
	}
	if got, want := string(g.area), "M0 100L0 6L250 50L500 72L500 100ZM1000 100L1000 94L1000 100Z"; got != want {
		t.Errorf("area %q, want %q", got, want)
	}
}
