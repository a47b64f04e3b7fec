package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles"
)

// A puzzle that is asked no more still opens by its id and is solved as before; only it has no number.
func TestRetiredPuzzle(t *testing.T) {
	s := performWith(t, func(text string) string {
		var lines []string
		for line := range strings.Lines(text) {
			if at := strings.LastIndexByte(line, '\t'); strings.HasPrefix(line, string(puzzle.Win)+"\t") {
				line = line[:at] + "\tretired\n"
			}
			lines = append(lines, line)
		}
		return strings.Join(lines, "")
	})
	s.Arrive(nav.PuzzlesRoute)
	set := s.library.Shelf("tapatan").Set
	for i := range set.Puzzles {
		if !set.Puzzles[i].Retired {
			continue
		}
		p := s.show(set.Puzzles[i].ID("tapatan"))
		s.sound()
		s.solve(p)
		if p.attempt.session.State() != puzzles.Solved || !s.progress().Of(p.attempt.id).How.Solved() || p.next() == "" {
			t.Errorf("%s is in state %d, and %q comes next", p.attempt.id, p.attempt.session.State(), p.next())
		}
		if number := p.wording(i18n.French).number(); number != i18n.Of(i18n.French).Problems.Retired {
			t.Errorf("%s has the number %q", p.attempt.id, number)
		}
		return
	}
	t.Fatal("none is retired")
}

// A solution that is found can be walked: the board shows the position after the move that is asked for.
func TestSolutionIsWalked(t *testing.T) {
	s := perform(t)
	s.Arrive(nav.PuzzlesRoute)
	set := s.library.Shelf("tapatan").Set
	for i := range set.Puzzles {
		q := &set.Puzzles[i]
		if len(q.Line) < 3 {
			continue
		}
		p := s.show(q.ID("tapatan"))
		p.attempt.walk(1)
		if n := p.attempt.desk.Table.Match().Ply(); n != 0 {
			t.Errorf("before it is solved the board is at move %d", n)
		}
		s.solve(p)
		for _, ply := range []int{1, 2, len(q.Line)} {
			p.attempt.walk(ply)
			if match := p.attempt.desk.Table.Match(); match.Ply() != ply || match.Move(ply) != q.Line[ply-1] {
				t.Errorf("asked for move %d, the board is at %d", ply, match.Ply())
			}
			p.Scene()
		}
		p.attempt.walk(len(q.Line) + 1)
		html := app.HTMLString((&view{Lang: s.site.Lang, page: p}).line())
		if strings.Count(html, "<button") != len(q.Line) || strings.Count(html, `aria-current="step"`) != 1 {
			t.Errorf("the line is\n%s", html)
		}
		return
	}
	t.Fatal("no line is long enough")
}

// Points agree in number with what is lost, as they are written.
func TestCost(t *testing.T) {
	s := perform(t)
	s.Arrive(nav.PuzzlesRoute)
	p := s.show(s.library.Shelf("hyle").Set.Puzzles[0].ID("hyle"))
	for hundredths, want := range map[int]string{
		3: "0,0 point perdu, en moyenne.", 80: "0,8 point perdu, en moyenne.", 194: "1,9 point perdu, en moyenne.",
		196: "2 points perdus, en moyenne.", 260: "2,6 points perdus, en moyenne.",
	} {
		if head, rest := p.wording(s.site.Lang).cost(hundredths); head+" "+rest != want {
			t.Errorf("%d hundredths are told as %q, want %q", hundredths, head+" "+rest, want)
		}
	}
}

// What was solved at the first try counts apart, beside the mean loss where there is one.
func TestRecord(t *testing.T) {
	s := perform(t)
	s.Arrive(nav.PuzzlesRoute)
	hyle, tapatan := s.library.Shelf("hyle").Set, s.library.Shelf("tapatan").Set
	s.save(hyle.Puzzles[0].ID("hyle"), puzzles.Entry{How: puzzles.First, Cost: 20})
	s.save(hyle.Puzzles[1].ID("hyle"), puzzles.Entry{How: puzzles.Later, Cost: 180})
	s.save(tapatan.Puzzles[0].ID("tapatan"), puzzles.Entry{How: puzzles.First})
	s.save(tapatan.Puzzles[1].ID("tapatan"), puzzles.Entry{How: puzzles.Hinted})
	html := app.HTMLString(s.Page(nav.PuzzlesRoute))
	for _, want := range []string{"1 au premier essai", "1 au premier essai, perte moyenne 1"} {
		if !strings.Contains(html, "<small>"+want+"</small>") {
			t.Errorf("no %q in the list", want)
		}
	}
}
