package page

import (
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
)

// puzzlesOf reads the puzzles of a game where they stand.
func (s *stage) puzzlesOf(game string, then func(string, bool)) {
	data, err := os.ReadFile(filepath.Join("..", "..", "boards", game, "puzzles.txt"))
	then(string(data), err == nil)
}

// The end of a lesson leads to the first puzzle of the game, at first to all of them; in a frame it does not.
func TestFirstPuzzle(t *testing.T) {
	s := perform(t, "entropy", "entropy", "", nil)
	link := func() string {
		html := app.HTMLString(s.page.practise())
		if !strings.Contains(html, i18n.Of(i18n.French).Lesson.FirstPuzzle) {
			t.Errorf("the way is\n%s", html)
		}
		return html
	}
	if html := link(); !strings.Contains(html, `href="`+nav.PuzzlesRoute+`"`) {
		t.Errorf("before the puzzles are there the way is\n%s", html)
	}
	s.page.move(func() { s.page.course.player.Go(len(s.page.lesson.Boards)) })
	if html := link(); !strings.Contains(html, `href="`+nav.PuzzlesRoute+"?"+nav.Puzzle+"=") {
		t.Errorf("at the end the way is\n%s", html)
	}
	s.site.Framed = url.Values{}
	if html := link(); !strings.Contains(html, "hidden") {
		t.Errorf("in a frame the way is\n%s", html)
	}
}
