package daily_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"tablier/app/daily"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/puzzles"
)

// aDay returns the choice of the first day that asks about a part of the board, and the day.
func aDay(t *testing.T, done puzzles.Progress) (daily.Choice, time.Time) {
	t.Helper()
	library := puzzles.NewLibrary([]string{"stratege"}, func(game string, then func(string, bool)) {
		text, err := os.ReadFile("../boards/" + game + "/puzzles.txt")
		then(string(text), err == nil)
	})
	library.Want("stratege", func(error) {})
	for day := range 100 {
		now := time.Date(2026, 3, 2+day, 12, 0, 0, 0, time.UTC)
		if c := daily.Today(library, games.Boards(games.All()), now, i18n.French, done); strings.Contains(c.On, "x") {
			return c, now
		}
	}
	t.Fatal("no day asks about an attack")
	return daily.Choice{}, time.Time{}
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
	c, now := aDay(t, puzzles.Progress{})
	if c.Solved {
		t.Error("it is solved from the start")
	}
	done := puzzles.Progress{}.With(c.ID, puzzles.Entry{How: puzzles.Later, Day: puzzles.DayOf(now)})
	if again, _ := aDay(t, done); again.ID != c.ID || !again.Solved {
		t.Errorf("after %s is solved the puzzle of the day is %s, solved: %t", c.ID, again.ID, again.Solved)
	}
}
