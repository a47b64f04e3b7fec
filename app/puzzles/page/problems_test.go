package page

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/exercise"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/recall"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/rules"
)

// A stage is the page of puzzles without a browser: time passes at once, and the machine answers when it is told to.
type stage struct {
	*shell.Root
	*Kind
	t       *testing.T
	engine  app.TestEngine
	asked   string
	drawn   string // the game in the address
	judged  func(protocol.Found, error)
	query   machine.Query // that is judged
	reports []embed.Report
	visited nav.Visit // the last one
}

func (*stage) Receive(match.Incoming) {}

func (*stage) Retry(*board.Game, []recall.Entry) {}

// perform returns the page with the puzzles of every game.
func perform(t *testing.T) *stage { return performWith(t, func(text string) string { return text }) }

// performWith returns the page with the puzzles of every game, each file with a change.
func performWith(t *testing.T, change func(string) string) *stage {
	t.Helper()
	s := &stage{t: t, engine: app.NewTestEngine()}
	folders := map[string]string{"tapatan": "morris"}
	var ids []string
	for _, game := range games.All() {
		if game.Puzzles {
			ids = append(ids, game.ID())
		}
	}
	library := puzzles.NewLibrary(ids, func(game string, then func(string, bool)) {
		folder := game
		if named, ok := folders[game]; ok {
			folder = named
		}
		text, err := os.ReadFile("../../boards/" + folder + "/puzzles.txt")
		then(change(string(text)), err == nil)
	})
	s.Root = shell.New(func(site *shell.Site) []shell.Kind {
		site.Live, site.Route, site.Store = true, nav.PuzzlesRoute, store.Private()
		s.Kind = New(site, games.All(), library, s)
		s.Kind.environment = s.fake()
		return []shell.Kind{s.Kind}
	})
	s.Prepare()
	if err := s.engine.Load(s); err != nil {
		t.Fatal(err)
	}
	s.engine.ConsumeAll()
	return s
}

// OnPreRender implements app.PreRenderer: go-app calls it natively where it calls OnMount in a browser.
func (s *stage) OnPreRender(ctx app.Context) { s.OnMount(ctx) }

// fake is the outside of the stage.
func (s *stage) fake() environment {
	return environment{
		Environment: exercise.Environment{After: func(time.Duration, func()) {}, Still: func() bool { return true }},
		today:       func() int { return 20514 }, // the second of March 2026
		ask: func(q machine.Query, done func(protocol.Found, error)) *machine.Search {
			s.query, s.judged = q, done
			return nil
		},
		visit:     func(v nav.Visit) { s.visited = v },
		requested: func() string { return s.asked }, report: s.report, log: func(err error) { s.t.Log(err) },
		drawn: func() string { return s.drawn },
	}
}

// report takes what the page reports.
func (s *stage) report(r embed.Report) { s.reports = append(s.reports, r) }

// show shows the puzzle with an id.
func (s *stage) show(id string) *page {
	s.t.Helper()
	s.asked = id
	s.Arrive(nav.PuzzlesRoute)
	if s.shown == nil || s.shown.attempt.id != id {
		s.t.Fatalf("%s is not shown", id)
	}
	return s.shown
}

// sound wants the page to say something in each language, and draws it.
func (s *stage) sound() {
	s.t.Helper()
	p := s.shown
	for _, lang := range i18n.Langs() {
		s.site.Lang = lang
		html := app.HTMLString(s.Page(nav.PuzzlesRoute))
		w := p.wording(lang)
		if said := w.said(); said.Head == "" || w.task() == "" || w.source() == "" || !strings.Contains(html, "bar") {
			s.t.Errorf("%s: %+v", p.attempt.id, said)
		}
		if s.Describe(nav.PuzzlesRoute, lang).Back != nav.PuzzlesRoute {
			s.t.Error("no way back")
		}
	}
	s.site.Lang = i18n.French
	p.Scene()
}

// play plays a move as the person does.
func (s *stage) play(m rules.Move) {
	s.t.Helper()
	p := s.shown
	if err := p.attempt.desk.Table.Play(m); err != nil {
		s.t.Fatalf("%s: %s: %v", p.attempt.id, m, err)
	}
	if p.attempt.puzzle.Kind.Exact() {
		p.attempt.played()
		p.attempt.desk.Finish()
	}
}

// Puzzles of each game are solved after a wrong answer and two hints: each state says something, and what stands on the
// table is what the session says.
func TestPuzzlesAreSolved(t *testing.T) {
	const every = 9
	s := perform(t)
	s.Arrive(nav.PuzzlesRoute)
	for _, page := range s.pages {
		set := s.library.Shelf(page.game.ID()).Set
		for i := 0; i < len(set.Puzzles); i += every {
			q := &set.Puzzles[i]
			p := s.show(q.ID(set.Game))
			s.sound()
			s.wrong(p)
			p.attempt.hint()
			p.attempt.hint()
			s.sound()
			s.solve(p)
			s.sound()
			if p.attempt.session.State() != puzzles.Solved || !s.progress().Of(p.attempt.id).How.Solved() {
				t.Errorf("%s of %s is in state %d", p.attempt.id, set.Game, p.attempt.session.State())
			}
			told := s.reports[len(s.reports)-1]
			if told.Item != p.attempt.id || !told.Tried || !told.Right || told.Hints != 2 || told.Answer == "" ||
				told.Notice.Type != embed.TaskDone || !*told.Notice.Solved {
				t.Errorf("%s is reported as %+v", p.attempt.id, told)
			}
		}
	}
}

// wrong gives a wrong answer, if there is one, and takes it back.
func (s *stage) wrong(p *page) {
	s.t.Helper()
	switch q := p.attempt.puzzle; {
	case q.Kind.Moves():
		for i, m := range p.attempt.session.Start().Moves() {
			if q.Kind == puzzle.Points && q.Costs[i] >= puzzle.Enough || q.Kind.Exact() && !q.Right(i) {
				s.play(m)
				break
			}
		}
	default:
		p.attempt.toggle(p.attempt.choices()[0])
		if p.attempt.chosen == q.Answer {
			p.attempt.toggle(p.attempt.choices()[1])
		}
		p.attempt.check()
	}
	s.sound()
	if p.attempt.session.State() == puzzles.Wrong {
		p.attempt.retry()
	}
	there, want := p.attempt.desk.Table.Match().Position(), p.attempt.session.Position()
	if p.attempt.puzzle.Kind.Exact() && there.String() != want.String() {
		s.t.Errorf("%s: the table shows %s, the session %s", p.attempt.id, there, want)
	}
}

// solve gives the right answer.
func (s *stage) solve(p *page) {
	s.t.Helper()
	if p.attempt.session.State() != puzzles.ToAnswer {
		return
	}
	switch q := p.attempt.puzzle; q.Kind {
	case puzzle.Points:
		s.play(p.attempt.session.Expected())
	case puzzle.Forces:
		for _, strength := range p.attempt.choices() {
			if strings.Contains(p.attempt.chosen, strength) != strings.Contains(q.Answer, strength) {
				p.attempt.toggle(strength)
			}
		}
		p.attempt.check()
	case puzzle.Odds:
		p.attempt.toggle(q.Answer)
		p.attempt.check()
	default:
		for i := 0; i < len(q.Line); i += 2 {
			s.play(q.Line[i])
		}
	}
}

// A question about what is hidden is asked in the words of who has to answer it. What was chosen and is wrong has no
// sign of what is right; once the answer is found it says why.
func TestDeductionSaysWhy(t *testing.T) {
	s := perform(t)
	s.Arrive(nav.PuzzlesRoute)
	for i := range s.library.Shelf("stratege").Set.Puzzles {
		q := &s.library.Shelf("stratege").Set.Puzzles[i]
		if q.Kind != puzzle.Odds && q.Kind != puzzle.Forces {
			continue
		}
		p := s.show(q.ID("stratege"))
		if task := p.wording(s.site.Lang).task(); q.Kind == puzzle.Odds &&
			!regexp.MustCompile(`^Votre [1-6] attaque [a-k]\d+ : avec quelle chance \?$`).MatchString(task) {
			t.Errorf("%s asks %q", p.attempt.id, task)
		}
		pressed := func(class string) int {
			return strings.Count(app.HTMLString(s.Page(nav.PuzzlesRoute)), `class="`+class+`"`)
		}
		s.wrong(p)
		wrong := p.attempt.choices()[0]
		if wrong == q.Answer {
			wrong = p.attempt.choices()[1]
		}
		p.attempt.session.Check(wrong)
		p.attempt.chosen = wrong
		if p.attempt.session.State() != puzzles.Wrong || pressed("found") != 0 {
			t.Errorf("%s: %d wrong answers look right", p.attempt.id, pressed("found"))
		}
		p.attempt.retry()
		p.attempt.session.Check(q.Answer)
		p.attempt.chosen = q.Answer
		if pressed("found") == 0 {
			t.Errorf("%s: the right answer has no sign of that", p.attempt.id)
		}
		if said := p.wording(s.site.Lang).said().Words; strings.HasPrefix(said, "Juste") || !strings.HasSuffix(said, ".") {
			t.Errorf("%s says no reason: %q", p.attempt.id, said)
		}
	}
}

// Beside the line the machine is asked, and its answer refutes the move on the board or lets play go on.
func TestMachineJudges(t *testing.T) {
	s := perform(t)
	s.Arrive(nav.PuzzlesRoute)
	for i := range s.library.Shelf("tapatan").Set.Puzzles {
		q := &s.library.Shelf("tapatan").Set.Puzzles[i]
		if len(q.Line) < 5 {
			continue
		}
		p := s.show(q.ID("tapatan"))
		s.play(q.Line[0])
		for _, m := range p.attempt.session.Position().Moves() {
			if m != q.Line[2] {
				s.play(m)
				break
			}
		}
		if p.attempt.session.State() != puzzles.Judging {
			continue // it has ended the game
		}
		s.sound()
		reply := p.attempt.session.Position().Moves()[0]
		s.judged(protocol.Found{Progress: protocol.Progress{Best: string(reply), Value: protocol.ValueWin, Plies: 3}}, nil)
		p.attempt.desk.Finish()
		s.sound()
		match := p.attempt.desk.Table.Match()
		if p.attempt.session.State() != puzzles.Wrong || match.Move(match.Ply()) != reply {
			t.Errorf("%s: state %d", p.attempt.id, p.attempt.session.State())
		}
		p.attempt.retry()
		if p.attempt.session.State() != puzzles.ToAnswer || p.attempt.desk.Table.Match().Ply() != 2 {
			t.Errorf("%s: %d moves stay", p.attempt.id, p.attempt.desk.Table.Match().Ply())
		}
		return
	}
	t.Fatal("no puzzle has a line of five")
}

// What no file has is said to be unknown, and the list has its room for all there is.
func TestUnknownAndList(t *testing.T) {
	s := perform(t)
	s.asked = "nothing"
	s.Arrive(nav.PuzzlesRoute)
	if html := app.HTMLString(s.Page(nav.PuzzlesRoute)); !s.unknown() ||
		!strings.Contains(html, i18n.Of(i18n.French).Problems.Unknown) {
		t.Errorf("the page is\n%s", html)
	}
	s.asked = ""
	s.Arrive(nav.PuzzlesRoute)
	html := app.HTMLString(s.Page(nav.PuzzlesRoute))
	none := i18n.Of(i18n.French).Problems.ReviewNone
	for _, want := range []string{`id="band-tapatan-0"`, `id="band-stratege-2"`, `puzzle=`, none} {
		if !strings.Contains(html, want) {
			t.Errorf("no %s in the list", want)
		}
	}
}

// A gesture that is made while an answer stands plays nothing.
func TestGesturesWait(t *testing.T) {
	s := perform(t)
	s.Arrive(nav.PuzzlesRoute)
	set := s.library.Shelf("hyle").Set
	p := s.show(set.Puzzles[0].ID("hyle"))
	s.play(p.attempt.session.Start().Moves()[0])
	tries := len(p.attempt.session.Tries())
	for at := range p.attempt.desk.Points() {
		p.Gesture(app.Context{}, board.Gesture{Kind: board.Touch, Point: at})
	}
	if len(p.attempt.session.Tries()) != tries {
		t.Error("a second answer is taken")
	}
}
