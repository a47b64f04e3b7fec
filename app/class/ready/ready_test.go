package ready_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/class/composer"
	"tablier/app/class/ready"
	"tablier/app/class/set"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/watch"
	"tablier/app/write"
	"tablier/rules"
)

// A library is what the site has, read from the files that it is built from.
type library struct {
	games     []*board.Game
	puzzles   map[[2]string]bool // by game and id
	boards    map[[3]string]bool // by game, lesson and board
	exercises []write.Exercise
}

func (l *library) Game(id string) bool { return board.ByID(l.games, id) != nil }

func (l *library) Puzzle(game, id string) bool { return l.puzzles[[2]string{game, id}] }

func (l *library) Lesson(game, lesson, board string) bool {
	return l.boards[[3]string{game, lesson, board}]
}

func (l *library) Exercise(id string) bool {
	return slices.ContainsFunc(l.exercises, func(e write.Exercise) bool { return e.ID == id })
}

func (l *library) Level(game string, level int) bool {
	return level <= board.ByID(l.games, game).Levels
}

func (l *library) Search(address string) bool {
	asked, err := watch.Read(address)
	if err != nil {
		return false
	}
	if name := asked.Question; name != "" {
		all := board.Quizzes(l.games, i18n.French)
		return slices.ContainsFunc(all, func(q board.Quiz) bool { return q.Name == name })
	}
	game := board.ByID(l.games, asked.Game)
	if game == nil || game.Searched == nil || !slices.Contains(game.Searched.Algorithms, asked.Algorithm) {
		return false
	}
	_, err = rules.NewMatch(game.Spec, asked.Setup(), asked.Position)
	return err == nil
}

// newLibrary reads the files beside the boards.
func newLibrary(t *testing.T) *library {
	l := &library{
		games: games.Boards(games.All()), puzzles: map[[2]string]bool{}, boards: map[[3]string]bool{},
	}
	for _, text := range texts(t, "puzzles.txt") {
		shelf, err := puzzles.NewShelf(text)
		if err != nil {
			t.Fatal(err)
		}
		for i := range shelf.Set.Puzzles {
			l.puzzles[[2]string{shelf.Set.Game, shelf.ID(&shelf.Set.Puzzles[i])}] = true
		}
	}
	for _, text := range texts(t, "lesson*.txt") {
		read, err := lesson.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		l.boards[[3]string{read.Game, read.ID, ""}] = true
		for _, each := range read.Boards {
			l.boards[[3]string{read.Game, read.ID, each.ID}] = true
		}
	}
	var err error
	if l.exercises, err = write.All(i18n.French); err != nil {
		t.Fatal(err)
	}
	return l
}

// texts returns the files of the games with such names.
func texts(t *testing.T, pattern string) (list []string) {
	t.Helper()
	paths, err := filepath.Glob("../../boards/*/" + pattern)
	if err != nil || len(paths) < 4 {
		t.Fatalf("%d files %s, %v", len(paths), pattern, err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, string(text))
	}
	return list
}

// Each item of each set is there, in both languages, and takes a time; both languages ask the same, and a set fits a
// link that no program cuts.
func TestSetsAreWhole(t *testing.T) {
	l := newLibrary(t)
	french, english := ready.All(i18n.French), ready.All(i18n.English)
	for i, lang := range []i18n.Lang{i18n.French, i18n.English} {
		for _, s := range [][]*set.Set{french, english}[i] {
			for _, fault := range s.Check(board.Registry(l.games), l) {
				t.Errorf("%s, %s: %v", lang, s.Title, fault)
			}
			for n, item := range s.Items {
				if item.Minutes == 0 {
					t.Errorf("%s, %s, item %d takes no time", lang, s.Title, n+1)
				}
			}
			code, err := set.Encode(s)
			if address := "https://tablier.example.org/some/folder" + nav.SetRoute + "#" + code; err != nil ||
				composer.TooLong(address) {
				t.Errorf("%s, %s: %d characters, %v", lang, s.Title, len(address), err)
			}
		}
	}
	for i := range french {
		one, _ := french[i].ID()
		other, _ := english[i].ID()
		if one != other {
			t.Errorf("%s and %s ask other things", french[i].Title, english[i].Title)
		}
	}
}

// A set is asked for by its name, and there is none by another.
func TestNamed(t *testing.T) {
	for _, lang := range i18n.Langs() {
		if s := ready.Named("attracteurs", lang); s == nil || s.Title != ready.All(lang)[3].Title {
			t.Errorf("%s: %+v", lang, s)
		}
	}
	if s := ready.Named("../fr/glouton", i18n.French); s != nil {
		t.Errorf("%+v", s)
	}
}

// The files are as a teacher would save them.
func TestFilesAreUnchanged(t *testing.T) {
	paths, err := filepath.Glob("sets/*/*.tablier")
	if err != nil || len(paths) != 2*len(ready.All(i18n.French)) {
		t.Fatalf("%d files, %v", len(paths), err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if s, changed, err := set.ReadFile(string(text)); err != nil || changed {
			t.Errorf("%s: %v, changed %t, %+v", path, err, changed, s)
		}
	}
}
