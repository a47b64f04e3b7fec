package contents_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablier/app/class/contents"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/write"
)

// A site has the files of the site, as long as it has a network.
type site struct {
	t       *testing.T
	offline bool
	asked   map[string]int
	changed int
}

// fetch fetches a file.
func (s *site) fetch(name string, then func(string, bool)) {
	s.asked[name]++
	if s.offline {
		then("", false)
		return
	}
	for _, lang := range i18n.Langs() {
		if name == write.File(lang) {
			text, err := write.Pack(lang)
			then(string(text), err == nil)
			return
		}
	}
	files := map[string]string{nav.LessonFile("tapatan"): "morris/lesson.txt"}
	for _, game := range []string{"tapatan", "entropy"} {
		files[nav.PuzzleFile(game)] = strings.Replace(game, "tapatan", "morris", 1) + "/puzzles.txt"
	}
	text, err := os.ReadFile(filepath.Join("../../boards", files[name]))
	if err != nil {
		s.t.Fatal(err)
	}
	then(string(text), true)
}

func open(t *testing.T, s *site) (*contents.Shelves, *set.Set) {
	t.Helper()
	s.t, s.asked = t, map[string]int{}
	text, err := os.ReadFile("testdata/set.tablier")
	if err != nil {
		t.Fatal(err)
	}
	given, _, err := set.ReadFile(string(text))
	if err != nil {
		t.Fatal(err)
	}
	return contents.NewShelves(games.Boards(games.All()), s.fetch, func() { s.changed++ }), given
}

// Items are called by what they are about, with their numbers, as soon as their files have come.
func TestNames(t *testing.T) {
	for lang, want := range map[i18n.Lang][]contents.Name{
		i18n.French: {
			{Title: "Suivre les traits", About: "Leçon · Tapatan, tableau 4", Short: "Leçon"},
			{Title: "Un seul coup gagne", About: "Problème · Tapatan 31, facile", Short: "Tapatan 31"},
			{
				Title: "Au deuxième étage, Rouge choisit. Quelle valeur garde-t-il\u202f?",
				About: "Voir · Minimax, 3 coups", Short: "Voir",
			},
			{Title: "On en parle ensemble", About: "Mots", Short: "Mots"},
			{Title: "Gagne si tu peux", About: "Python · 2, boucles", Short: "Python"},
			{Title: "Un seul coup gagne", About: "Problème · Entropy 5, facile", Short: "Entropy 5"},
			{Title: "Tenez la nulle avec Rouge", About: "Partie · Tapatan, niveau 3", Short: "Partie"},
		},
		i18n.English: {
			{Title: "Following the lines", About: "Lesson · Tapatan, board 4", Short: "Lesson"},
			{Title: "Only one move wins", About: "Puzzle · Tapatan 31, easy", Short: "Tapatan 31"},
			{
				Title: "On the second floor Red chooses. Which value does Red keep?",
				About: "Watch · Minimax, 3 moves deep", Short: "Watch",
			},
			{Title: "On en parle ensemble", About: "Words", Short: "Words"},
			{Title: "Win if you can", About: "Python · 2, loops", Short: "Python"},
			{Title: "Only one move wins", About: "Puzzle · Entropy 5, easy", Short: "Entropy 5"},
			{Title: "Hold the draw with Red", About: "Match · Tapatan, level 3", Short: "Match"},
		},
	} {
		shelves, given := open(t, &site{})
		names := contents.Names{Shelves: shelves, Lang: lang}
		for i, item := range given.Items {
			shelves.Want(item.Task, lang)
			if got := names.Of(item.Task); got != want[i] {
				t.Errorf("%s, item %d: %+v, want %+v", lang, i+1, got, want[i])
			}
		}
	}
}

// What no edition knows has a name too, and markup in it stays text: names are drawn as text.
func TestNamesOfTheUnknown(t *testing.T) {
	shelves, _ := open(t, &site{})
	names := contents.Names{Shelves: shelves, Lang: i18n.French}
	for _, task := range []set.Task{
		&set.Puzzle{Game: "go", ID: "x"}, &set.Puzzle{Game: "tapatan", ID: "x"}, &set.Lesson{Game: "go", ID: "x"},
		&set.Lesson{Game: "tapatan", ID: "x", Board: "y"}, &set.Watch{Search: "%%"}, &set.Watch{Search: "q=none"},
		&set.Python{Exercise: "x"}, &set.Match{Game: "x"}, &set.Words{}, &set.Later{Number: 99},
	} {
		shelves.Want(task, i18n.French)
		if name := names.Of(task); name.Title == "" || name.About == "" || name.Short == "" {
			t.Errorf("%#v is called %+v", task, name)
		}
	}
}

// A file is asked for once, one that has not come again when somebody says so; who learns exercises is told either way.
func TestShelvesOffline(t *testing.T) {
	s := &site{offline: true}
	shelves, given := open(t, s)
	told := []bool{}
	for range 2 {
		for _, item := range given.Items {
			shelves.Want(item.Task, i18n.French)
		}
	}
	shelves.Retry()
	shelves.Learn(i18n.French, func(_ []write.Exercise, ok bool) { told = append(told, ok) })
	file := nav.PuzzleFile("tapatan")
	if s.asked[file] != 1 || s.changed == 0 {
		t.Errorf("asked %v, told of %d changes", s.asked, s.changed)
	}
	s.offline = false
	shelves.Retry()
	shelves.Want(given.Items[1].Task, i18n.French)
	if s.asked[file] != 2 || shelves.Failed(file) || shelves.Puzzles("tapatan") == nil {
		t.Errorf("with the network again: asked %v", s.asked)
	}
	shelves.Learn(i18n.French, func(list []write.Exercise, ok bool) { told = append(told, ok && len(list) > 0) })
	if len(told) != 2 || told[0] || !told[1] {
		t.Errorf("told %v of the exercises", told)
	}
}

// Each result has a sign of its own.
func TestSigns(t *testing.T) {
	seen := map[contents.Sign]bool{}
	for _, item := range []handin.Item{
		{}, {Result: handin.Solved, Tries: 1}, {Result: handin.Solved, Tries: 3}, {Result: handin.Shown, Tries: 5},
		{Result: handin.Tried, Tries: 2}, {Result: handin.Read},
	} {
		seen[contents.SignOf(item)] = true
	}
	if len(seen) != 6 {
		t.Errorf("%d signs for six results", len(seen))
	}
}
