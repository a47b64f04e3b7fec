package page

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/rules"
)

// A stage is the site mounted in go-app's engine on the page of a lesson, live as in a browser, with a clock that is
// turned by hand.
type stage struct {
	*shell.Root
	t      *testing.T
	engine app.TestEngine
	site   *shell.Site
	page   *page
	unable bool     // there is no network
	asked  string   // the board that the address asks for
	named  []string // the boards that the address has named
	due    []func() // what waits for its time
	begun  []string // the matches that were begun
}

// perform shows a lesson. What is kept of lessons is given.
func perform(t *testing.T, game, name, kept string, prepare func(*stage)) *stage {
	t.Helper()
	s := &stage{t: t, engine: app.NewTestEngine()}
	var kind *Kind
	s.Root = shell.New(func(site *shell.Site) []shell.Kind {
		site.Live, site.Route, site.Store = true, nav.LessonRoute(game, name), store.Private()
		if kept != "" {
			site.Store.Set(lesson.Key, kept)
		}
		kind = New(site, games.All(), puzzles.NewLibrary([]string{game}, s.puzzlesOf), s)
		kind.environment = environment{
			fetch: s.fetch, after: func(_ time.Duration, f func()) { s.due = append(s.due, f) },
			still: func() bool { return false }, requested: func() string { return s.asked },
			setAddress: func(board string) { s.named = append(s.named, board) }, report: func(embed.Report) {},
			log: func(error) {},
		}
		s.site = site
		return []shell.Kind{kind}
	})
	s.page = kind.at(s.site.Route)
	if prepare != nil {
		prepare(s)
	}
	s.Prepare()
	if err := s.engine.Load(s); err != nil {
		t.Fatal(err)
	}
	s.engine.ConsumeAll()
	return s
}

// OnPreRender implements app.PreRenderer: go-app calls it natively where it calls OnMount in a browser.
func (s *stage) OnPreRender(ctx app.Context) { s.OnMount(ctx) }

// Begin implements Matches.
func (s *stage) Begin(game *board.Game, level int) {
	s.begun = append(s.begun, game.ID()+" "+string(rune('0'+level)))
}

// fetch reads a lesson where it stands.
func (s *stage) fetch(name string, then func(string, bool)) {
	if s.unable {
		then("", false)
		return
	}
	then(text(s.t, name), true)
}

// text returns the lesson that is demanded by a name.
func text(t *testing.T, name string) string {
	t.Helper()
	paths, err := filepath.Glob("../../boards/*/lesson*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if l, err := lesson.Parse(string(data)); err == nil && nav.LessonFile(l.ID) == name {
			return string(data)
		}
	}
	t.Fatalf("no lesson %s", name)
	return ""
}

// wait lets the time pass until nothing more is to come.
func (s *stage) wait() {
	for len(s.due) > 0 {
		next := s.due[0]
		s.due = s.due[1:]
		next()
	}
}

// play plays a move as the person does.
func (s *stage) play(m rules.Move) {
	s.t.Helper()
	if err := s.page.desk.Table.Play(m); err != nil {
		s.t.Fatal(err)
	}
	s.page.course.played()
	s.sound()
	s.wait()
	s.sound()
}

// sound wants the page to say something in each language, and the table to show what the lesson says.
func (s *stage) sound() {
	s.t.Helper()
	p := s.page
	for _, lang := range i18n.Langs() {
		s.site.Lang = lang
		if said := p.said(); said.Head == "" || strings.ContainsAny(said.Head+said.Words, "{}") {
			s.t.Errorf("%s: %+v", p.course.player.Position(), said)
		}
	}
	p.Scene()
	if c := p.course; !p.desk.Answering() && p.desk.Table.Match().Position().String() != c.player.Position().String() {
		s.t.Errorf("the table shows %s, the lesson %s", p.desk.Table.Match().Position(), c.player.Position())
	}
}

// eachLesson calls test with the stage of each lesson.
func eachLesson(t *testing.T, test func(*stage)) {
	for _, game := range games.All() {
		for _, name := range game.Lessons {
			t.Run(name, func(t *testing.T) { test(perform(t, game.ID(), name, "", nil)) })
		}
	}
}

// Every lesson is played through, every wrong move on the way too: the table shows what the lesson says, and each
// answer is said in both languages.
func TestEveryLessonIsPlayed(t *testing.T) {
	eachLesson(t, func(s *stage) {
		c := s.page.course
		for moves := 0; c.player.State() != lesson.Finished && moves < 100; moves++ {
			for _, m := range c.player.Position().Moves() {
				if c.player.Task().Rule(m).Right {
					continue
				}
				s.play(m)
				s.page.retry()
				s.sound()
			}
			s.play(c.player.Task().Solution(c.player.Position()))
			if c.player.State() == lesson.Right {
				s.page.move(c.player.Next)
			}
		}
		s.engine.ConsumeAll()
		if c.player.State() != lesson.Finished || len(s.named) != len(s.page.lesson.Boards) {
			s.t.Errorf("state %d, at %v", c.player.State(), s.named)
		}
	})
}

// The right move can be shown after two wrong ones, also while the second still stands on the board.
func TestTheMoveIsShown(t *testing.T) {
	s := perform(t, "tapatan", "tapatan", "", nil)
	for i, m := range []rules.Move{"a3", "b3"} {
		s.page.show()
		if s.page.desk.Hint != "" {
			t.Errorf("shown after %d wrong moves", i)
		}
		if i > 0 {
			s.page.retry()
		}
		s.play(m)
	}
	s.page.show()
	if c := s.page.course; s.page.desk.Hint != "c1" || c.player.State() != lesson.ToPlay ||
		!strings.Contains(s.page.Scene().Top+ringsOf(s.page.Scene()), board.HintRings) {
		t.Errorf("shown is %q in state %d", s.page.desk.Hint, c.player.State())
	}
	s.sound()
}

// ringsOf names the rings of a scene.
func ringsOf(scene board.Scene) (names string) {
	for _, rings := range scene.Rings {
		names += rings.Class + " "
	}
	return names
}

// touch touches points as a person does.
func (s *stage) touch(names ...string) {
	s.t.Helper()
	s.engine.ConsumeAll()
	for _, name := range names {
		at := board.PointNamed(s.page.desk.Points(), name)
		s.site.Context().Dispatch(func(ctx app.Context) {
			s.page.Gesture(ctx, board.Gesture{Kind: board.Touch, Point: at})
		})
		s.engine.ConsumeAll()
	}
	s.wait()
	s.engine.ConsumeAll()
}

// What is done is kept, and forgotten when a person begins again. A board that the answer stands on takes no gesture.
func TestProgressIsKept(t *testing.T) {
	s := perform(t, "tapatan", "tapatan", "", nil)
	want := func(text string) {
		t.Helper()
		if kept, _ := s.site.Store.Read(lesson.Key); kept != text {
			t.Errorf("kept is %q, want %q", kept, text)
		}
	}
	s.touch("a3")
	s.touch("c1")
	if s.page.course.player.State() != lesson.Wrong {
		t.Errorf("state %d", s.page.course.player.State())
	}
	want("")
	s.page.retry()
	s.touch("c1")
	want("lessons 1\ntapatan line\n")
	s.page.arrive() // from another page
	if s.page.course.player.State() != lesson.Right {
		t.Errorf("state %d after coming back", s.page.course.player.State())
	}
	s.site.Store.Set(lesson.Key, "lessons 1\nhyle order\ntapatan line\n") // by another tab
	s.page.restart()
	want("lessons 1\nhyle order\n")
}

// A lesson is gone on with where it was left, or begun at the board that the address asks for.
func TestWhereALessonBegins(t *testing.T) {
	const kept = "lessons 1\nentropy scatter slide\n"
	s := perform(t, "entropy", "entropy", kept, nil)
	for asked, want := range map[string]int{"": 2, "5": 4, "1": 0, "0": 2, "99": 2, "x": 2, "-1": 2} {
		s.asked, s.page.course = asked, nil
		s.page.arrive()
		if at := s.page.course.player.At(); at != want {
			t.Errorf("asked for %q: at %d, want %d", asked, at, want)
		}
	}
}

// What cannot be read is put aside, and what a later version has written is left alone.
func TestUnreadableProgress(t *testing.T) {
	for kept, want := range map[string]string{"lessons 2\n?": "lessons 2\n?", "x": "lessons 1\ntapatan line\n"} {
		s := perform(t, "tapatan", "tapatan", kept, nil)
		s.touch("c1")
		if now, _ := s.site.Store.Read(lesson.Key); now != want || s.page.course.player.State() != lesson.Right {
			t.Errorf("%q became %q", kept, now)
		}
		aside := slices.Contains(s.site.Store.Keys(), lesson.Key+".unreadable")
		if aside != (kept == "x") {
			t.Errorf("%q is put aside: %t", kept, aside)
		}
	}
}

// A lesson that does not come is asked for again.
func TestMissingLesson(t *testing.T) {
	s := perform(t, "hyle", "hyle", "", func(s *stage) { s.unable = true })
	if said := s.page.said(); !s.page.missing || said.Head != s.page.messages().Lesson.Missing {
		t.Errorf("the page says %+v", said)
	}
	s.unable = false
	s.page.load()
	if s.page.missing || s.page.course == nil {
		t.Error("no lesson")
	}
}

// The end offers a match at the machine's weakest level, and the next lesson of the game.
func TestEndOfALesson(t *testing.T) {
	s := perform(t, "tapatan", "tapatan", "", nil)
	s.page.move(func() { s.page.course.player.Go(len(s.page.lesson.Boards)) })
	s.engine.ConsumeAll()
	s.page.onPlay(s.site.Context(), app.Event{})
	if !slices.Equal(s.begun, []string{"tapatan 1"}) {
		t.Errorf("begun: %v", s.begun)
	}
	if further := app.HTMLString(s.page.further()); !strings.Contains(further, "lecon/famille/") {
		t.Errorf("the next lesson is behind %s", further)
	}
}
