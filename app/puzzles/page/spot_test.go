package page

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/app/class/drafts"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/rules"
	"tablier/rules/all"
)

const cross = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2&f=6&n=%3Cb%3ELa+croix&a=Lina"

// A workbench makes puzzles as the machine does, when it is told to.
type workbench struct {
	far  func(int)
	done func(error)
}

func (w *workbench) Make(game, variant string, far func(int), done func(string, error)) func() {
	w.far, w.done = far, func(err error) {
		if err != nil {
			done("", err)
			return
		}
		spec, err := all.Games().Find(game)
		if err != nil {
			panic(err)
		}
		m, err := rules.NewMatch(spec, rules.Setup{Variant: variant}, "")
		if err != nil {
			panic(err)
		}
		set, err := players.New().Find(game).Maker.Puzzles(context.Background(), ai.TaskOf(m, 0), 20, ai.Hooks{})
		done(set.String(), err)
	}
	return func() {}
}

// performOnSpot returns the page at the puzzles of a drawn game, which the machine has yet to make.
func performOnSpot(t *testing.T, variant string) (*stage, *workbench) {
	s, work := perform(t), &workbench{}
	s.spot = s.newSpot(work)
	s.drawn = variant
	s.Arrive(nav.PuzzlesRoute)
	return s, work
}

// html draws the page.
func (s *stage) html() string { return app.HTMLString(s.Page(nav.PuzzlesRoute)) }

// The list of the puzzles of a drawn game has its title as plain text, says how far the machine is, and then has a link
// to each, of which each is solved with hints and answers, is kept as solved, and has a link of its own.
func TestPuzzlesOfDrawnGameAreSolved(t *testing.T) {
	s, work := performOnSpot(t, cross)
	for _, part := range []string{`data-state="making"`, "&lt;b&gt;La croix", "un jeu de Lina", `id="spot-stop"`} {
		if !strings.Contains(s.html(), part) {
			t.Errorf("no %s in\n%s", part, s.html())
		}
	}
	if work.far(40); !strings.Contains(s.html(), `value="40"`) {
		t.Error("it is not said how far the machine is")
	}
	work.done(nil)
	if n := strings.Count(s.html(), `id="spot-`+s.spot.Shelf().ID(&s.spot.Shelf().Set.Puzzles[0])); n != 1 {
		t.Errorf("%d links to a puzzle", n)
	}
	if d := s.Describe(nav.PuzzlesRoute, i18n.French); d.Back != nav.PuzzlesRoute || d.Among != nil {
		t.Errorf("from the list back to %s, %v", d.Back, d.Among)
	}
	if n := strings.Count(s.html(), `puzzle=`); n != 20 {
		t.Errorf("%d puzzles", n)
	}
	set := s.spot.Shelf().Set
	for i := range set.Puzzles {
		q := &set.Puzzles[i]
		p := s.show(q.ID(set.Game))
		s.sound()
		for _, part := range []string{"&lt;b&gt;La croix", `id="spot-all"`} {
			if !strings.Contains(s.html(), part) {
				t.Errorf("no %s in\n%s", part, s.html())
			}
		}
		s.wrong(p)
		p.attempt.hint()
		p.attempt.hint()
		s.sound()
		s.solve(p)
		s.sound()
		if p.attempt.session.State() != puzzles.Solved || !s.progress().Of(p.attempt.id).How.Solved() {
			t.Errorf("%s is in state %d", p.attempt.id, p.attempt.session.State())
		}
		if p.next() == "" || set.Find(p.next()) == nil {
			t.Error("there is no way on")
		}
	}
	s.asked = ""
	s.Arrive(nav.PuzzlesRoute)
	if !strings.Contains(s.html(), spotOf(i18n.French).made(20, 20)) {
		t.Errorf("what is solved is not counted:\n%s", s.html())
	}
	s.asked = "nothing"
	if s.Arrive(nav.PuzzlesRoute); !s.unknown() {
		t.Error("there is a puzzle called so")
	}
	s.drawn, s.asked = "", ""
	if s.Arrive(nav.PuzzlesRoute); strings.Contains(s.html(), "La croix") {
		t.Error("the list of all puzzles is of the drawn game")
	}
}

// One puzzle that is asked for by its link is shown once the machine has made all.
func TestLinkToPuzzleOfDrawnGame(t *testing.T) {
	s, work := performOnSpot(t, cross)
	work.done(nil)
	id := s.spot.Shelf().ID(&s.spot.Shelf().Set.Puzzles[7])
	s, work = performOnSpot(t, cross)
	s.asked = id
	s.Arrive(nav.PuzzlesRoute)
	if s.shown != nil || !strings.Contains(s.html(), `data-state="making"`) {
		t.Fatal("it is shown before it is there")
	}
	if work.done(nil); s.shown == nil || s.shown.attempt.id != id {
		t.Fatal("it is not shown")
	}
	d := s.Describe(nav.PuzzlesRoute, i18n.English)
	if !strings.HasPrefix(d.Title, "<b>La croix, puzzle ") {
		t.Errorf("titled %q", d.Title)
	}
	if d.Back != nav.PuzzlesRoute || d.Among.Get(nav.Drawn) != s.spot.Variant() || d.BackName != spotOf(i18n.English).all {
		t.Errorf("back to %s, %v, called %q", d.Back, d.Among, d.BackName)
	}
}

// On a teacher's device such a puzzle is added to the set that is being prepared, whole: no file of the site has it.
func TestPuzzleOfDrawnGameInASet(t *testing.T) {
	s, work := performOnSpot(t, cross)
	work.done(nil)
	p := s.show(s.spot.Shelf().ID(&s.spot.Shelf().Set.Puzzles[3]))
	shelf := drafts.Shelf{Store: s.site.Store}
	shelf.Teach()
	p.addToSet()
	draft := shelf.Get(shelf.Open())
	if draft == nil || len(draft.Items) != 1 {
		t.Fatalf("%+v has been added", draft)
	}
	code, err := set.Encode(draft)
	if err != nil {
		t.Fatal(err)
	}
	given, err := set.Decode(code)
	if err != nil {
		t.Fatal(err)
	}
	task, ok := given.Items[0].Task.(*set.Puzzle)
	if !ok || task.ID != p.attempt.id || task.Own.Title != "" {
		t.Fatalf("%+v is given", given.Items[0].Task)
	}
	if q, fault := task.Own.Open(all.Games()); fault != nil || q.String() != p.attempt.puzzle.String() {
		t.Errorf("%v: %v", q, fault)
	}
}

// errHalted stands for a person who stops the machine.
var errHalted = errors.New("halted")

// Each end says itself, in each language.
func TestPuzzlesOfDrawnGameAreNone(t *testing.T) {
	const none = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2pfp2"
	for _, c := range []struct {
		variant string
		err     error
		say     func(*spotWords) string
	}{
		{"g=3&p=a1", nil, func(m *spotWords) string { return m.unreadable }},
		{cross, errors.New("dead"), func(m *spotWords) string { return m.failed }},
		{cross, &protocol.Error{Code: protocol.CodeLarge}, func(m *spotWords) string { return m.large }},
		{cross, errHalted, func(m *spotWords) string { return m.stopped }},
		{none, nil, func(m *spotWords) string { return m.none }},
	} {
		s, work := performOnSpot(t, c.variant)
		switch {
		case c.err == errHalted:
			s.spot.Halt()
		case work.done != nil:
			work.done(c.err)
		}
		for _, lang := range i18n.Langs() {
			s.site.Lang = lang
			if say := c.say(spotOf(lang)); !strings.Contains(s.html(), say) || strings.Contains(s.html(), ">g=") {
				t.Errorf("%s does not say %q, or stands there:\n%s", c.variant, say, s.html())
			}
			if d := s.Describe(nav.PuzzlesRoute, lang); strings.Contains(d.Title, "g=") {
				t.Errorf("titled %q", d.Title)
			}
		}
	}
}

// What stands in a link is a puzzle of ours, the list of a drawn game, or a puzzle of one; and each kind of puzzle has
// a word in the list.
func TestSpotInLinks(t *testing.T) {
	for _, c := range []struct{ fragment, rest, variant string }{
		{"p=8qrchkuyyg", "p=8qrchkuyyg", ""},
		{cross, "", cross},
		{"p=8qrchkuyyg&" + cross, "p=8qrchkuyyg", cross},
		{"", "", ""},
	} {
		if rest, variant := cutSpot(c.fragment); rest != c.rest || variant != c.variant {
			t.Errorf("%q: %q, %q", c.fragment, rest, variant)
		}
	}
	for _, lang := range i18n.Langs() {
		for _, kind := range []puzzle.Kind{puzzle.Win, puzzle.Hold, puzzle.Escape} {
			if spotOf(lang).kinds.Of(string(kind)) == "" {
				t.Errorf("%s: no word for %s", lang, kind)
			}
		}
	}
}
