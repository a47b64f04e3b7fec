package page

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/board"
	"tablier/app/class/gather"
	"tablier/app/class/handin"
	"tablier/app/class/teacher"
	"tablier/app/class/teacher/fake"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/app/write"
)

// A stage is the page without a browser.
type stage struct {
	*Kind
	world *fake.World
	cups  []cup.Player
	t     *testing.T
}

// perform returns the page in a language, with the example.
func perform(t *testing.T, lang i18n.Lang) *stage {
	t.Helper()
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: lang, Live: true, Store: store.Private()}
	s := &stage{world: &fake.World{}, t: t}
	s.Kind = New(site, games.Boards(games.All()), func(_ string, players []cup.Player) { s.cups = players })
	s.explain = func(f sandbox.Fault) sandbox.Explanation { return sandbox.Explanation{Title: "explained " + f.Type} }
	s.shelves.Fetch = func(name string, then func(string, bool)) {
		s.world.Later(func() { then(siteFile(t, lang, name), true) })
	}
	e := s.world.Environment()
	e.Library, e.Screen = library{s.Kind}, screen{s.Kind}
	s.session = teacher.New(e)
	s.Arrive(nav.NotebookRoute)
	s.world.Settle()
	return s
}

// siteFile returns a file that the site has.
func siteFile(t *testing.T, lang i18n.Lang, name string) string {
	t.Helper()
	if name == write.File(lang) {
		text, err := write.Pack(lang)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	paths, err := filepath.Glob("../../../boards/*/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for game, prefix := range map[string]string{nav.PuzzleFile("tapatan"): "puzzles 1 tapatan\n",
			nav.PuzzleFile("entropy"): "puzzles 1 entropy\n", nav.LessonFile("tapatan"): "# Tapatan."} {
			if name == game && strings.HasPrefix(string(text), prefix) {
				return string(text)
			}
		}
	}
	t.Fatalf("no file %s", name)
	return ""
}

// act does what a control is for, and lets everybody answer.
func (s *stage) act(acts ...string) {
	for _, act := range acts {
		s.do(act)
		s.html() // asks for what it shows
		s.world.Settle()
	}
}

func (s *stage) html() string { return app.HTMLString(s.Page(nav.NotebookRoute)) }

// has fails a test unless the page shows texts.
func (s *stage) has(texts ...string) {
	s.t.Helper()
	html := s.html()
	for _, text := range texts {
		if !strings.Contains(html, text) {
			s.t.Errorf("the page does not show %q", text)
		}
	}
}

// Every part of the page is drawn in both languages, and says what is there.
func TestParts(t *testing.T) {
	for lang, want := range map[i18n.Lang][]string{
		i18n.French: {
			"Suivre les traits", "Gagne si tu peux", "Tenez la nulle", "réussi au premier essai", "perd",
			"gagne aussi avec Rouge", "28 élèves",
		},
		i18n.English: {
			"Following the lines", "Win if you can", "Hold the draw", "solved at the first try", "loses",
			"wins with Red too", "28 pupils",
		},
	} {
		s := perform(t, lang)
		m := s.words()
		s.has(m.Drop, m.FillWhat, m.Folder)
		s.act("example")
		s.has(want[0], want[1], want[2], want[3], want[6], m.Invented, "Camille", m.Hard)
		s.act("item 1")
		s.has(want[4], "tally right", m.ToPrograms, "13")
		s.act("answer 0", "item 0")
		s.has("tally-way")
		s.act("pupil 3 4")
		s.has("Camille", m.Remove, "def jouer")
		s.act("programs 3")
		s.has(want[5], m.Bold, m.RunWhat, m.OpenInWrite)
		s.act("turn 0 1", "put 1 2", "close", "items", "class", "cup")
		if len(s.cups) < 20 {
			t.Errorf("%d players", len(s.cups))
		}
		if got := s.sheet(); strings.Count(got, "\r\n") != 29 || !strings.Contains(got, m.Of(6)) {
			t.Errorf("%q", got)
		}
	}
}

// What a stranger writes into a file is shown as text, and breaks nothing: names, answers, programs.
func TestStrangeSubmissions(t *testing.T) {
	s := perform(t, i18n.French)
	s.act("example")
	given := s.session.Table().Set
	var sources []gather.Source
	for i, text := range []string{
		"<img src=x onerror=alert(1)>", "-", "a1-", "zz9", "0", "99999", "win 1AAEC", "1/", "\u202e",
	} {
		w, err := handin.New(given, i)
		if err != nil {
			t.Fatal(err)
		}
		for place := range w.Items {
			w.Items[place].Answer(text, false)
			w.Items[place].Write(text)
		}
		w.Sign("<b>"+text, 1)
		file, err := handin.File(w)
		if err != nil {
			t.Fatal(err)
		}
		sources = append(sources, gather.Source{Path: fmt.Sprintf("<i>%d.tablier", i), Data: []byte(file)})
	}
	sources = append(sources, gather.Source{Path: "<u>", Data: []byte("x")}, gather.Source{Path: "film", Large: true})
	s.session.Drop(sources)
	s.world.Settle()
	for column := range given.Items[1:] {
		s.act(act("item", column), act("answer", 0), act("pupil", 1, column))
	}
	s.act("programs 3", "run 3", "close")
	html := regexp.MustCompile(`="[^"]*"`).ReplaceAllString(s.html(), "")
	for _, markup := range []string{"<img", "<b><", "<i>0", "<u>"} {
		if strings.Contains(html, markup) {
			t.Errorf("%s is markup", markup)
		}
	}
	s.has("&lt;img", "film", s.words().ToCheck)
	s.act("dismiss 0", "dismiss 0", "erase", "yes")
	if !s.session.Empty() {
		t.Error("it is not erased")
	}
}

// The games of the page are those of the site, and a set names what they have.
func TestExampleIsOfTheSite(t *testing.T) {
	s := perform(t, i18n.French)
	s.act("example")
	f := newFrame(s.Kind)
	for column := range f.table.Columns {
		f.item(column)
	}
	s.world.Settle()
	f = newFrame(s.Kind)
	for column := range f.table.Columns {
		_, match := f.posed(column)
		for _, answer := range f.table.Answers(column) {
			if match != nil && column != 5 && f.move(column, answer.Text) == "" {
				t.Errorf("column %d: %q", column, answer.Text)
			}
		}
		if boarded := match != nil; boarded != (column != 2 && column != 3) {
			t.Errorf("column %d: a board %t", column, boarded)
		}
	}
	if _, err := board.Registry(s.games).Find("tapatan"); err != nil {
		t.Error(err)
	}
}
