package daily_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablier/app/daily"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/puzzles"
)

// shelves returns the puzzles of some games, by the folders of their boards.
func shelves(t *testing.T, folders map[string]string) *puzzles.Library {
	t.Helper()
	library := puzzles.NewLibrary(slices.Sorted(maps.Keys(folders)), func(game string, then func(string, bool)) {
		text, err := os.ReadFile("../boards/" + folders[game] + "/puzzles.txt")
		then(string(text), err == nil)
	})
	for game := range folders {
		library.Want(game, func(err error) {
			if err != nil {
				t.Error(err)
			}
		})
	}
	return library
}

// Every day there is a question and a picture in every language.
func TestEveryDay(t *testing.T) {
	library := shelves(t, map[string]string{
		"tapatan": "morris", "hyle": "hyle", "entropy": "entropy", "domino": "domino", "stratege": "stratege",
	})
	for day := range 500 {
		for _, lang := range i18n.Langs() {
			c := daily.Today(library, games.Boards(games.All()), day, lang, puzzles.Progress{})
			if c.ID == "" || c.Task == "" || !strings.Contains(string(c.Picture().HTML()), "<use") {
				t.Fatalf("on day %d: %+v", day, c)
			}
		}
	}
}

// aDay returns the choice of the first day that asks about a part of the board, and the day.
func aDay(t *testing.T, done puzzles.Progress) (daily.Choice, int) {
	t.Helper()
	library := shelves(t, map[string]string{"stratege": "stratege"})
	for day := range 100 {
		if c := daily.Today(library, games.Boards(games.All()), day, i18n.French, done); strings.Contains(c.On, "x") {
			return c, day
		}
	}
	t.Fatal("no day asks about an attack")
	return daily.Choice{}, 0
}

// What the puzzle of the day asks about an attack is put to the attacker, who sees the part of the board where it is
// made, with the strengths of their own pawns there.
func TestAnAttackIsSeenByTheAttacker(t *testing.T) {
	c, _ := aDay(t, puzzles.Progress{})
	if !regexp.MustCompile(`^Votre [1-6] attaque [a-k]\d+ : avec quelle chance \?$`).MatchString(c.Task) {
		t.Errorf("it asks %q", c.Task)
	}
	html := string(c.Picture().HTML())
	if strings.Contains(html, `viewBox="0 0 600 600"`) || strings.Count(html, "<circle") < 2 {
		t.Errorf("the picture is of the whole board, or does not point at the attack: %s", html)
	}
	if !regexp.MustCompile(`#stratege-[wg]` + c.Task[len("Votre "):][:1]).MatchString(html) {
		t.Errorf("the attacker is not told: %s", html)
	}
	c.On = ""
	if whole := string(c.Picture().HTML()); !strings.Contains(whole, `viewBox="0 0 600 600"`) {
		t.Error("what is asked about no part shows no whole board")
	}
}

// It is known when the puzzle of the day is solved.
func TestSolved(t *testing.T) {
	c, day := aDay(t, puzzles.Progress{})
	if c.Solved {
		t.Error("it is solved from the start")
	}
	done := puzzles.Progress{}.With(c.ID, puzzles.Entry{How: puzzles.Later, Day: day})
	if again, _ := aDay(t, done); again.ID != c.ID || !again.Solved {
		t.Errorf("after %s is solved the puzzle of the day is %s, solved: %t", c.ID, again.ID, again.Solved)
	}
}
