package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/form"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles/composed"
)

// ofAuthor returns a puzzle that somebody has composed, with a question in the author's words.
func ofAuthor() composed.Puzzle {
	return composed.Puzzle{
		Game: "tapatan", Title: "Au centre", Question: "Que jouer ici ?", Idea: "Où se croisent les lignes ?",
		Line: "win|tapatan|.r.o....o r o1r2|l6:3 l4:1 w5:2 l4:2 l6:0 l10:0|b2 b3 a3 a2-a1 b1-c1|4 0",
	}
}

// open shows a composed puzzle by its link, and returns the page as it is drawn.
func (s *stage) open(own composed.Puzzle) string {
	s.t.Helper()
	code, err := composed.Encode(own)
	if err != nil {
		s.t.Fatal(err)
	}
	s.asked = code
	s.Arrive(nav.PuzzlesRoute)
	if s.shown == nil {
		s.t.Fatalf("%+v is not shown", own)
	}
	return app.HTMLString(s.Page(nav.PuzzlesRoute))
}

// The author's question stands in the place of the page's, as plain text, and beside it what the page asks and has
// proved; without words of an author the page asks.
func TestQuestionOfTheAuthor(t *testing.T) {
	s := perform(t)
	own := ofAuthor()
	own.Question = "<b>Que jouer</b> & pourquoi ?"
	html := s.open(own)
	w := s.shown.wording(i18n.French)
	if !strings.Contains(html, `<h2>&lt;b&gt;Que jouer&lt;/b&gt; &amp; pourquoi ?</h2>`) || w.asked() != own.Question ||
		w.proved() != w.task()+" "+w.goal() || !strings.Contains(html, w.task()) {
		t.Errorf("asked %q, proved %q in\n%s", w.asked(), w.proved(), html)
	}
	own.Question = ""
	html = s.open(own)
	w = s.shown.wording(i18n.French)
	if w.asked() != w.task() || w.proved() != w.goal() || !strings.Contains(html, w.task()) {
		t.Errorf("asked %q, proved %q", w.asked(), w.proved())
	}
	s.solve(s.shown)
	s.sound()
}

// A puzzle under options of the rules is played by them, and says so. It is said to be composed by somebody where it
// has words of an author, and not where the machine may have made it for a set.
func TestOptionsAndAuthors(t *testing.T) {
	s := perform(t)
	own := composed.Puzzle{
		Game: "entropy", Line: "win 1|entropy immediate|b1bw1/5/www1w/1bbb1/wbb1w w|" +
			"?:0 ?:0 ?:0 ?:0 ?:0 ?:0 w1 ?:0 ?:0 ?:0 ?:0 ?:0 ?:0|b3-b5|0 0",
	}
	m := i18n.Of(i18n.French).Problems
	html := s.open(own)
	option := m.By(s.shown.game.Words(i18n.French).Option("immediate"))
	if !strings.Contains(html, option) || !strings.Contains(html, m.SourceMade) ||
		strings.Contains(html, m.SourceOwn) {
		t.Errorf("the option and the source are not said in\n%s", html)
	}
	if r := s.shown.attempt.record(); len(r.Options) != 1 {
		t.Errorf("the record is %+v", r)
	}
	s.solve(s.shown)
	s.sound()
	own.Idea = "Dispersez les blancs."
	if html := s.open(own); !strings.Contains(html, m.SourceOwn) || strings.Contains(html, m.SourceMade) {
		t.Errorf("the author is not named in\n%s", html)
	}
}

// The file of a composed puzzle leads to its address; any other is refused with the reason, on the list.
func TestFilesOfPuzzles(t *testing.T) {
	s := perform(t)
	s.Arrive(nav.PuzzlesRoute)
	file, err := composed.File(ofAuthor())
	if err != nil {
		t.Fatal(err)
	}
	s.readFile(file)
	if p, err := composed.Decode(s.visited.Open); err != nil || p != ofAuthor() || s.visited.Route != nav.PuzzlesRoute {
		t.Errorf("the file leads to %+v: %v", s.visited, err)
	}
	aSet, err := set.File(&set.Set{Title: "Une série"})
	if err != nil {
		t.Fatal(err)
	}
	m, words := openingOf(i18n.French), i18n.Of(i18n.French).Problems
	s.visited = nav.Visit{}
	for name, c := range map[string]struct{ file, says string }{
		"nothing":     {"", m.alien},
		"a picture":   {"\x89PNG\r\n\x1a\n\x00\xff", m.alien},
		"a set":       {aSet, m.alien},
		"a later one": {strings.Replace(file, "puzzle 1", "puzzle 2", 1), m.newer},
		"half of one": {file[:len(file)/2], m.damaged},
		"against the rules": {
			strings.Replace(file, ".r.o....o", ".r.o.rrro", 1), words.Broken,
		},
	} {
		s.readFile(c.file)
		html := app.HTMLString(s.Page(nav.PuzzlesRoute))
		if s.visited.Open != "" || s.refused == "" || !strings.Contains(html, c.says) {
			t.Errorf("%s is refused by %q", name, s.refused)
		}
	}
	if s.refuse(form.Long); !strings.Contains(app.HTMLString(s.Page(nav.PuzzlesRoute)), m.damaged) {
		t.Error("a file that is too long is not told")
	}
	if s.Arrive(nav.PuzzlesRoute); s.refused != "" {
		t.Error("the fault stays")
	}
}
