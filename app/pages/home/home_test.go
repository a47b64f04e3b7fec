package home

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/daily"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/puzzles"
	"tablier/app/recall"
	"tablier/app/shell"
	"tablier/app/store"
)

// left is the match that was left; its table is nil for none.
type left struct {
	table  *play.Table
	title  string
	played int64
}

func (l left) Unfinished() (*play.Table, string, int64) { return l.table, l.title, l.played }

func kind(lang i18n.Lang, l left) *Kind {
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: lang}
	return New(site, games.Boards(games.All()), puzzles.NewLibrary(nil, nil), l, past{})
}

func wantIn(t *testing.T, html string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if !strings.Contains(html, part) {
			t.Errorf("no %s in\n%s", part, html)
		}
	}
}

// begun returns a table of a game on which so many moves have been played, the first of them by the first seat.
func begun(t *testing.T, game *board.Game, seats [2]play.Seat, moves int) *play.Table {
	t.Helper()
	table := play.New(game, game.Levels, 1)
	settings := table.Settings()
	settings.Opening = play.AlwaysFirst
	table.Configure(settings)
	table.Sit(seats)
	table.Restart()
	random := rand.New(rand.NewPCG(1, 1))
	for range moves {
		legal := table.Match().Position().Moves()
		if err := table.Play(legal[random.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

func TestCards(t *testing.T) {
	m := i18n.Of(i18n.English)
	k := kind(i18n.English, left{})
	html := app.HTMLString(k.Page(nav.HomeRoute))
	wantIn(t, html, `id="main"`, m.Home.Title(len(k.games)))
	shelf, _, _ := strings.Cut(html, "</ul>")
	for _, game := range k.games {
		name := game.Words(i18n.English).Name()
		wantIn(t, shelf, `class="board `+game.ID()+`"`,
			`href="/`+game.ID()+`/"`, `aria-label="`+m.Of(m.PlayGame, name)+`"`)
		if len(game.Lessons) > 0 {
			wantIn(t, shelf, `href="/`+game.ID()+`/lecon/"`, `aria-label="`+m.Of(m.Lesson.Learn, name)+`"`)
		} else {
			wantIn(t, shelf, `href="/`+game.ID()+`/regles/"`, `aria-label="`+m.Of(m.Rules, name)+`"`)
		}
	}
	wantIn(t, html, `href="/atelier/"`, m.Workshop.HomeLine)
	if got := strings.Count(shelf, "#tapatan-orange") + strings.Count(shelf, "#tapatan-red"); got != 6 {
		t.Errorf("%d pieces on the card of Tapatan, want 6", got)
	}
}

// What comes next is the match that was left or, without one, the first game. No other button is filled.
func TestNext(t *testing.T) {
	const filled = `class="go resume"`
	m := i18n.Of(i18n.French)
	k := kind(i18n.French, left{})
	html := app.HTMLString(k.Page(nav.HomeRoute))
	_, none, _ := strings.Cut(html, "</ul>")
	wantIn(t, none, m.Home.Begin, "Tapatan", `href="/tapatan/"`, `href="/tapatan/lecon/"`, filled, m.PlayGame)
	table := begun(t, k.games[2], [2]play.Seat{{}, {Level: 2}}, 4)
	html = app.HTMLString(kind(i18n.French, left{table: table, title: "Entropy"}).Page(nav.HomeRoute))
	_, one, _ := strings.Cut(html, "</ul>")
	one, _, _ = strings.Cut(one, `id="further"`)
	wantIn(t, one, m.Home.Yours, "Entropy, coup 5", "À vous, contre le niveau 2 sur 6", `class="board entropy"`, filled,
		`href="/entropy/"`, `aria-label="Reprendre : Entropy, coup 5"`)
	if strings.Contains(one, "lecon") || strings.Count(html, filled) != 1 {
		t.Errorf("beside the match to go on with there is more:\n%s", one)
	}
}

// Positions to look at again are counted once the page knows what is kept, those of games that are not there left out.
func TestPositionsToReview(t *testing.T) {
	k := kind(i18n.French, left{})
	k.site.Store = store.Private()
	err := recall.Change(k.site.Store, func(l recall.List) recall.List {
		return l.With(
			recall.Entry{Game: "tapatan", Variant: "tapatan", Start: "o........ r o2r3", Played: "a2", Best: "b2"},
			recall.Entry{Game: "hyle", Variant: "3", Start: "abc/1b1/a1c o", Played: "--", Best: "b2-b1"},
			recall.Entry{Game: "of-tomorrow", Variant: "one", Played: "a", Best: "b"},
		)
	})
	if err != nil {
		t.Fatal(err)
	}
	if html := app.HTMLString(k.Page(nav.HomeRoute)); strings.Contains(html, "à revoir") {
		t.Errorf("a page that is built knows what is kept:\n%s", html)
	}
	k.site.Live = true
	wantIn(t, app.HTMLString(k.Page(nav.HomeRoute)), `href="/problemes/"`, ">2 positions à revoir</a>")
}

// Once the puzzle of the day is solved its card says so.
func TestPuzzleOfTheDayIsSolved(t *testing.T) {
	k, m := kind(i18n.French, left{}), i18n.Of(i18n.French).Problems
	c := daily.Choice{Game: k.games[0], ID: "abc", Task: "La question"}
	for _, solved := range []bool{false, true} {
		c.Solved = solved
		html := app.HTMLString(&page{Lang: i18n.French, Next: k.next(time.Now()), Daily: c, kind: k})
		if strings.Contains(html, m.Done+" "+m.Tomorrow) != solved || strings.Contains(html, c.Task) == solved {
			t.Errorf("solved %t: the page says\n%s", solved, html)
		}
	}
}

// What is said of a match counts days by midnights, and is the reader's turn only where another answers.
func TestSay(t *testing.T) {
	game := games.Boards(games.All())[0]
	now := time.Date(2026, 3, 2, 0, 10, 0, 0, time.UTC)
	for _, c := range []struct {
		seats  [2]play.Seat
		moves  int
		played time.Time
		want   string
	}{
		{[2]play.Seat{}, 1, now, "For two, today"},
		{[2]play.Seat{{}, {Level: 3}}, 0, time.Time{}, "Your turn, against level 3 of 6"},
		{[2]play.Seat{{}, {Level: 3}}, 1, now.Add(-20 * time.Minute), "Against level 3 of 6, yesterday"},
		{[2]play.Seat{{Level: 1}, {Level: 3}}, 1, now.AddDate(0, 0, -9), "Machine against machine, 9 days ago"},
		{[2]play.Seat{}, 1, now.AddDate(1, 0, 0), "For two, today"},
	} {
		table := begun(t, game, c.seats, c.moves)
		if got := say(i18n.Of(i18n.English).Home, table, c.played, now); got != c.want {
			t.Errorf("%+v says %q", c, got)
		}
	}
}

func TestDescription(t *testing.T) {
	k := kind(i18n.French, left{})
	d := k.Describe(nav.HomeRoute, i18n.French)
	if d.Title != i18n.Of(i18n.French).Home.Title(len(k.games)) || d.Text != i18n.Of(i18n.French).Home.Lead {
		t.Errorf("%+v", d)
	}
}
