package page

import (
	"os"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/class/composer"
	"tablier/app/class/ready"
	"tablier/app/class/set"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/app/write"
	"tablier/rules"
)

// A stage is the page without a browser, with the files of the site.
type stage struct {
	*Kind
	t      *testing.T
	answer func(protocol.Found, error)
}

// Search and Rest implement composer.Machine.
func (s *stage) Search(_ machine.Query, done func(protocol.Found, error)) (cancel func()) {
	s.answer = done
	return func() { s.answer = nil }
}

// Rest implements composer.Machine.
func (*stage) Rest() {}

// Read implements environment.Tables: a new match stands on each table.
func (*stage) Read(game *board.Game, then func(*rules.Match)) {
	match, _ := rules.NewMatch(game.Spec, rules.Setup{}, "")
	then(match)
}

// folders are where the files of games stand whose folder has another name.
var folders = map[string]string{"tapatan": "morris"}

// file returns a file of the site beside a board.
func file(game, name string) (string, bool) {
	folder := game
	if other, ok := folders[game]; ok {
		folder = other
	}
	text, err := os.ReadFile("../../../boards/" + folder + "/" + name)
	return string(text), err == nil
}

// perform returns the page at an address, in a language.
func perform(t *testing.T, lang i18n.Lang, opens string) *stage {
	t.Helper()
	all := games.Boards(games.All())
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: lang, Live: true, Store: store.Private()}
	s := &stage{t: t}
	s.Kind = New(site, all, s)
	s.opens = func() string { return opens }
	s.shelves.Fetch = func(name string, then func(string, bool)) {
		if name == write.File(lang.OfTwo()) {
			text, err := write.Pack(lang.OfTwo())
			then(string(text), err == nil)
			return
		}
		for _, game := range all {
			if name == nav.PuzzleFile(game.ID()) {
				then(file(game.ID(), "puzzles.txt"))
			}
			for i, each := range game.Lessons {
				if name == nav.LessonFile(each) {
					then(file(game.ID(), map[bool]string{true: "lesson.txt", false: "lesson-famille.txt"}[i == 0]))
				}
			}
		}
	}
	s.session = composer.New(all, composer.Environment{Machine: s, Store: site.Store, Screen: screen{s.Kind}})
	s.Arrive(nav.ComposeRoute)
	return s
}

// has says that the page shows texts.
func (s *stage) has(texts ...string) {
	s.t.Helper()
	html := app.HTMLString(s.Page(nav.ComposeRoute))
	for _, text := range texts {
		if !strings.Contains(html, text) {
			s.t.Errorf("the page does not show %q", text)
		}
	}
}

// The sets that are ready have names for all that is in them, in each language, and each can be done.
func TestReadySets(t *testing.T) {
	for _, lang := range i18n.Langs() {
		s := perform(t, lang, "")
		for i, made := range ready.All(lang) {
			s.session.Begin(made)
			s.want()
			f := newFrame(s.Kind)
			for n, item := range made.Items {
				shown := f.labelOf(item.Task)
				if shown.Title == "" || item.Task.Kind() != set.OfWords && !strings.Contains(shown.About, " · ") {
					t.Errorf("%s %d, item %d: %+v", lang, i+1, n+1, shown)
				}
				if item.Minutes == 0 {
					t.Errorf("%s %d, item %d takes no time", lang, i+1, n+1)
				}
			}
			address := f.address()
			if composer.TooLong(address) || !strings.Contains(address, nav.SetRoute) {
				t.Errorf("%s %d: %d characters: %s", lang, i+1, len(address), address)
			}
			s.session.PutAway()
		}
	}
}

// A set is made by touching what there is of each kind.
func TestASetIsMade(t *testing.T) {
	s := perform(t, i18n.French, "")
	m := s.words()
	s.has(m.ready, "Découvrir minimax", m.empty)
	s.act("new")
	shelf := s.shelves.Puzzles(s.games[0].ID())
	s.act("puzzle " + shelf.ID(shelf.Asked(0)[0]))
	s.act("kind 2")
	s.act("lesson " + s.games[0].Lessons[0] + " 0")
	s.act("kind 3")
	s.act("watch 0")
	s.act("kind 4")
	s.act("python gagne")
	s.act("kind 5")
	s.answer(protocol.Found{Progress: protocol.Progress{Value: protocol.ValueWin}}, nil)
	s.has(m.proof.Of(protocol.ValueWin))
	s.act("contest")
	s.session.Add(composer.NewWords("Écrans baissés", "Qui garde la plus petite valeur ?"))
	if kinds := kindsOf(s.session.Set()); kinds != "123456" {
		t.Fatalf("kinds %s", kinds)
	}
	s.has(m.count(6), m.said[composer.Added]("Écrans baissés", 6, 6), "Gagne si tu peux")
	s.act("kind 4")
	s.has(m.inSet)
	s.act("python gagne")
	if kinds := kindsOf(s.session.Set()); kinds != "12356" {
		t.Errorf("touched again: %s", kinds)
	}
	s.has(m.said[composer.Removed]("Gagne si tu peux", 0, 0))
	s.act("undo")
	s.act("item 0")
	s.set("word 0", "Sans toucher.")
	s.set("minutes 0", "7")
	s.act("down")
	s.set("title", "Ma série")
	s.act("order 1")
	s.act("solution 1")
	s.act("hints")
	got := s.session.Set()
	if item := got.Items[1]; item.Word != "Sans toucher." || item.Minutes != 7 || got.Title != "Ma série" ||
		got.Settings != (set.Settings{NoHints: true, NoSolution: true, Fixed: true}) {
		t.Errorf("%+v", got)
	}
	s.has("Sans toucher.", m.length(len(newFrame(s.Kind).address())))
}

// kindsOf lists the numbers of the kinds of the items.
func kindsOf(s *set.Set) string {
	var b strings.Builder
	for _, item := range s.Items {
		b.WriteByte('0' + byte(item.Task.Kind()))
	}
	return b.String()
}

// A link opens the set that it holds, and what is no set is refused with its reason.
func TestArrivals(t *testing.T) {
	code, err := set.Encode(ready.All(i18n.French)[0])
	if err != nil {
		t.Fatal(err)
	}
	s := perform(t, i18n.French, code)
	s.has("Le glouton et ses limites")
	s.session.OpenText(code[:20])
	s.has(s.words().faults.Of("damaged"))
}

// A goal that cannot be reached is said to be so, and cannot be added.
func TestUnreachableGoal(t *testing.T) {
	s := perform(t, i18n.French, "")
	m := s.words()
	s.act("new")
	s.act("kind 5")
	s.set("level", "99")
	s.set("side", "1")
	s.answer(protocol.Found{Progress: protocol.Progress{Value: protocol.ValueWin}}, nil)
	s.has(m.proof.Of(protocol.ValueLoss), m.never(s.games[0].Levels), m.beyond)
	s.act("contest")
	if len(s.session.Set().Items) != 0 {
		t.Error("it was added")
	}
	s.has(m.said[composer.Refused]("", 0, 0))
}

// Files are called by the titles of their sets.
func TestFileNames(t *testing.T) {
	for title, want := range map[string]string{
		"Découvrir minimax": "decouvrir-minimax.tablier", "": "tablier.tablier", " ?! À l’été 2 ": "a-l-ete-2.tablier",
	} {
		if got := fileName(title); got != want {
			t.Errorf("%q: %q, want %q", title, got, want)
		}
	}
}
