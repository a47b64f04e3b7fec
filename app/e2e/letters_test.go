package e2e

import (
	"fmt"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// A lettering is a window, and the letters in it.
type lettering struct {
	width, height int64
	font          int64 // pixels, as the browser is set
	percent       int   // of that
}

func (l lettering) String() string {
	return fmt.Sprintf("%d×%d, letters of %d px, %d %%", l.width, l.height, l.font, l.percent)
}

// letterings are all sizes with usual letters, and some with larger ones.
var letterings = []lettering{
	{1366, 768, 16, 100}, {1280, 800, 16, 100}, {1024, 600, 16, 100}, {1920, 1080, 16, 100}, {768, 1024, 16, 100},
	{390, 844, 16, 100}, {360, 640, 16, 100}, {568, 320, 16, 100}, {640, 400, 16, 100},
	{1366, 768, 24, 100}, {390, 844, 24, 100}, {768, 1024, 24, 100}, {1366, 768, 32, 100}, {390, 844, 32, 100},
	{360, 640, 32, 100}, {1366, 768, 16, 200}, {1920, 1080, 16, 200}, {390, 844, 16, 200},
}

// halfOf returns every second of a list for one of several cases, and the others for the next; all of them where all
// screens are asked for.
func halfOf[E any](list []E, which int) (half []E) {
	if driver.AllScreens() {
		return list
	}
	for i := which % 2; i < len(list); i += 2 {
		half = append(half, list[i])
	}
	return half
}

// Whatever the size of the window and of its letters, nothing of a game's page is cut off or lies over something else,
// and all of it can be reached.
func TestPagesOfGamesAreLegible(t *testing.T) {
	driver.Parallel(t)
	longest := func(game string, plies int) (moves []string) {
		for _, m := range driver.Longest(t, game, "", plies).Moves() {
			moves = append(moves, string(m))
		}
		return moves
	}
	s := driver.Serve(t, "/")
	for i, c := range []struct {
		game  string
		seats [2]play.Seat
		moves []string
	}{
		{"tapatan", [2]play.Seat{{}, {Level: 2}}, []string{"a1", "b2", "c3", "c1"}},
		{"hyle", [2]play.Seat{}, nil},
		{"entropy", [2]play.Seat{}, []string{"c1-c2", "c5-c4"}},
		{"domino", [2]play.Seat{{}, {Level: 2}}, nil},
		{"stratege", [2]play.Seat{{}, {Level: 1}}, nil},
		{"stratege", [2]play.Seat{{}, {Level: 1}}, longest("stratege", 60)},
	} {
		p := driver.Open(t, driver.Desktop)
		p.KeepTable(c.game, 1, c.seats, c.moves...)
		p.Start(s.Address("/" + c.game + "/"))
		p.Settle()
		for _, l := range halfOf(letterings, i) {
			p.Resize(l.width, l.height)
			p.SetLetters(l.font, l.percent)
			p.Settle()
			for _, what := range p.Illegible() {
				t.Errorf("%s, %s: %s", c.game, l, what)
			}
			p.Shot(fmt.Sprintf("%s%d-%dx%d-%d-%d", c.game, len(c.moves), l.width, l.height, l.font, l.percent))
		}
		p.Close()
	}
}

// A page is no wider than a phone when its letters are twice as large.
func TestLargeLettersFitAPhone(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/"))
	wide := func(where string) {
		t.Helper()
		over := driver.Eval[[]string](p, `(() => {
			const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
			return wide > 0 ? [wide + ' px', ...[...document.querySelectorAll('.app *')].filter((e) => e.checkVisibility() &&
				(e.getBoundingClientRect().right > innerWidth + 1 || e.scrollWidth > e.clientWidth + 1 &&
					e.childElementCount === 0)).slice(0, 5).map((e) => e.localName + '.' + (e.className.baseVal ?? e.className) +
					' ' + e.textContent.slice(0, 20))] : [];
		})()`)
		if len(over) > 0 {
			t.Errorf("%s: too wide by %s", where, over)
		}
	}
	for _, page := range driver.Pages() {
		p.GoTo(s.Address(page.Route))
		p.SetLetters(32, 100)
		wide(page.Route)
		p.SetLetters(16, 100)
	}
}
