package home

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/store"
	"tablier/app/ui"
	"tablier/app/variants"
	"tablier/rules"
)

// past are the past matches: each is one that the reader has won against Ordi.
type past struct{ last []archive.Ending }

func (p past) Latest(most int, then func([]archive.Ending)) { then(p.last[:min(most, len(p.last))]) }

func (past) Tell(*archive.Game, i18n.Lang) (string, string, ui.Outcome) {
	return "Zoé contre Ordi", "Vous gagnez.", ui.Won
}

func (past) Replay(*archive.Kept) bool { return true }

// ending is a past match of a game, with a position where it is known.
func ending(game, position string) archive.Ending {
	return archive.Ending{
		Kept:  archive.Kept{Game: archive.Game{Record: rules.Record{Game: game}}},
		Setup: rules.Setup{}, Position: position,
	}
}

// Below the fold stand the last three matches as they ended, the lessons done and a variant of the world. Before the
// program knows them, and where there are none, the same elements keep their room.
func TestFurther(t *testing.T) {
	m := i18n.Of(i18n.French)
	k := kind(i18n.French, left{})
	k.site.Store = store.Private()
	k.past = past{[]archive.Ending{
		ending("tapatan", "o.oo.rr.r o o0r0"), ending("hyle", ""), ending("tapatan", ""), ending("entropy", ""),
	}}
	var done lesson.Progress
	for _, board := range []string{"line", "block", "gone"} {
		done = done.With("tapatan", board)
	}
	k.site.Store.Set(lesson.Key, done.String())
	further := func() string {
		_, html, _ := strings.Cut(app.HTMLString(k.Page(nav.HomeRoute)), `id="further"`)
		return html
	}
	before := further()
	wantIn(t, before, m.Home.Lately, m.Home.Lessons, "Tapatan dans le monde", `href="/variantes/"`, `href="/parties/"`)
	k.readFurther()
	after := further()
	wantIn(t, after, "3 tabliers sur 15", "0 tablier sur 7", "Vous gagnez.", `class="outcome won"`, `id="act-last-2"`,
		`href="/tapatan/lecon/"`)
	for _, element := range []string{"<section", "<li", "<progress", `class="end"`} {
		if a, b := strings.Count(before, element), strings.Count(after, element); a != b {
			t.Errorf("%d of %s are there at first, %d once all is known", a, element, b)
		}
	}
	if n := strings.Count(after, "#tapatan-orange"); n < 3 {
		t.Errorf("%d pieces on the board of the last match", n)
	}
	c := variants.OfDay(k.games[0], i18n.French, k.today())
	wantIn(t, after, `href="`+c.Route+`"`, c.Name.Name)
}

// A game's lesson leads to its first one that is not done.
func TestNextLesson(t *testing.T) {
	k := kind(i18n.French, left{})
	k.site.Store = store.Private()
	var done lesson.Progress
	for _, board := range strings.Split("abcdefg", "") {
		done = done.With("tapatan", board)
	}
	k.site.Store.Set(lesson.Key, done.String())
	k.readFurther()
	wantIn(t, app.HTMLString(k.Page(nav.HomeRoute)), `href="/tapatan/lecon/famille/"`)
}

// How many boards the lessons have is what their files say.
func TestLessonBoards(t *testing.T) {
	boards := map[string]int{}
	paths, err := filepath.Glob("../../boards/*/lesson*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		l, err := lesson.Parse(string(text))
		if err != nil {
			t.Fatal(err)
		}
		boards[l.ID] = len(l.Boards)
	}
	for _, game := range games.All() {
		for i, id := range game.Lessons {
			if boards[id] != game.LessonBoards[i] {
				t.Errorf("the lesson %s has %d boards, %s says %d", id, boards[id], game.ID(), game.LessonBoards[i])
			}
		}
	}
}
