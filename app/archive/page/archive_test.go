package page

import (
	"errors"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/boards/morris"
	"tablier/app/i18n"
	"tablier/app/links/post"
	"tablier/app/names"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/app/ui"
	"tablier/rules"
	"tablier/rules/all"
)

// A freshStore is the store as a Keeper needs it.
type freshStore struct{ *store.Store }

func (s freshStore) Read(key string) (string, bool) { return s.Get(key) }

// tables note what the page asks of the tables, and have one match that is not filed yet.
type tables struct {
	keeper *archive.Keeper
	unkept *archive.Game
	broken error
	opened []archive.Game
	anew   int // how often all was taken from storage again
}

func (m *tables) Keep(*board.Game) {
	if m.unkept != nil {
		m.keeper.ArchiveUnfinished(*m.unkept, false)
	}
}

func (m *tables) KeepLinks() { m.Keep(nil) }

func (m *tables) OpenPast(_ *board.Game, g archive.Game) error {
	m.opened = append(m.opened, g)
	return m.broken
}

func (m *tables) Reopen() { m.anew++ }

var french = i18n.Of(i18n.French)

// testKind returns the page, live, of a store with a number of finished games, the last of which has the ID "a".
func testKind(t *testing.T, games int) (*Kind, *tables) {
	t.Helper()
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Store: store.Private(), Lang: i18n.French, Live: true}
	keeper := archive.NewKeeper(freshStore{site.Store})
	matches := &tables{keeper: keeper}
	for i := range games {
		keeper.File(finished(t, strings.Repeat("a", games-i)), false, true)
	}
	k := New(site, []*board.Game{morris.Game(all.Games())}, keeper, matches)
	k.later = func(f func()) { f() }
	k.afterDraw = k.later
	k.mounted = true
	return k, matches
}

// finished returns a game that a person has won against the machine.
func finished(t *testing.T, id string) archive.Game {
	t.Helper()
	moves := []rules.Move{"a1", "a3", "b1", "b3", "c1"}
	match, err := all.Games().Replay(rules.Record{Game: "tapatan", Variant: "tapatan", Moves: moves})
	if err != nil {
		t.Fatal(err)
	}
	return archive.Game{
		ID: id, Played: 1_790_000_000, Record: match.Record(), Reason: match.Result().Reason,
		Seats: [2]archive.Seat{{Name: "Zoé"}, {Level: 3}},
	}
}

func html(k *Kind) string { return app.HTMLString(k.Page(nav.ArchiveRoute)) }

func wantIn(t *testing.T, html string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if !strings.Contains(html, part) {
			t.Errorf("no %s in\n%s", part, html)
		}
	}
}

func TestPage(t *testing.T) {
	k, _ := testKind(t, 1)
	wantIn(t, html(k),
		`id="main"`, `class="prose past"`, `id="past-tapatan"`, "Zoé", `<caption>`, french.Past.AgainstMachine,
		`id="act-open-tapatan-a"`, `data-act="drop tapatan a"`, `id="act-reset-tapatan"`, `<ol `, `id="data"`,
		`datetime="2026-09-21T14:13Z"`, `id="act-import"`, french.Past.Evictable,
	)
	if d := k.Describe(nav.ArchiveRoute, i18n.French); d.Title != french.Past.Title || d.Text != french.Past.Lead {
		t.Errorf("described as %+v", d)
	}
	empty, _ := testKind(t, 0)
	wantIn(t, html(empty), french.Past.None)
	empty.site.Live = false
	wantIn(t, html(empty), french.Past.Lead)
}

func TestOnlyAFewAreListed(t *testing.T) {
	k, _ := testKind(t, fewGames+3)
	rows := func() int { return strings.Count(html(k), "<li>") }
	if got := rows(); got != fewGames {
		t.Errorf("%d games are listed, want %d", got, fewGames)
	}
	wantIn(t, html(k), french.Past.More(3))
	if focus := k.act("whole tapatan"); focus != "past-tapatan" {
		t.Errorf("the keyboard goes to %q", focus)
	}
	if got := rows(); got != fewGames+3 {
		t.Errorf("%d games are listed, want all", got)
	}
	k.Leave(nav.ArchiveRoute)
	if got := rows(); got != fewGames {
		t.Errorf("on the next visit %d games are listed", got)
	}
}

func TestGamesAreDroppedOnceThatIsSure(t *testing.T) {
	k, _ := testKind(t, 2)
	html(k)
	const drop = "drop tapatan a"
	if focus := k.act(drop); focus != ui.NoID {
		t.Errorf("asked, the keyboard goes to %q", focus)
	}
	wantIn(t, html(k), `data-act="yes `+drop+`"`, french.Past.DropAsk)
	if focus := k.act("no"); focus != "act-drop-tapatan-a" || strings.Contains(html(k), "yes "+drop) {
		t.Errorf("declined, the keyboard goes to %q", focus)
	}
	k.act(drop)
	if focus := k.act("yes " + drop); focus != "past-tapatan" {
		t.Errorf("done, the keyboard goes to %q", focus)
	}
	if past, _ := k.keeper.Past("tapatan"); len(past.Games()) != 1 || strings.Contains(html(k), drop+`"`) {
		t.Errorf("%d games are left", len(past.Games()))
	}
}

func TestStatisticsAreReset(t *testing.T) {
	k, _ := testKind(t, 1)
	html(k)
	k.act("reset tapatan")
	wantIn(t, html(k), french.Past.ResetYes)
	k.act("yes reset tapatan")
	if stats, _ := k.keeper.Stats("tapatan"); len(stats.Rows()) != 0 || strings.Contains(html(k), "<caption>") {
		t.Error("the statistics are still there")
	}
}

// The match that is opened may be the one on the table, which has gone on since.
func TestMatchIsOpenedAsItStandsNow(t *testing.T) {
	k, matches := testKind(t, 0)
	now := finished(t, "a")
	now.Reason, now.Winner = "", -1
	now.Record.Moves = now.Record.Moves[:2]
	k.keeper.ArchiveUnfinished(now, false)
	now.Record.Moves = append(now.Record.Moves, "b1")
	matches.unkept = &now
	html(k)
	k.act("open tapatan a")
	if len(matches.opened) != 1 || len(matches.opened[0].Record.Moves) != 3 {
		t.Errorf("opened %+v", matches.opened)
	}
	matches.broken = errors.New("broken")
	k.act("open tapatan a")
	wantIn(t, html(k), french.Past.Broken)
}

func TestOtherTabsAreHeard(t *testing.T) {
	k, _ := testKind(t, 1)
	html(k)
	k.keeper.File(finished(t, "other"), false, true)
	before := k.changes
	k.Stored("table.tapatan")
	if k.changes != before {
		t.Error("the page is drawn for nothing")
	}
	k.Stored(archive.PastKey("tapatan"))
	wantIn(t, html(k), "act-open-tapatan-other")
	if k.changes == before {
		t.Error("the page is not drawn anew")
	}
}

func TestRowsSayHowAGameEnded(t *testing.T) {
	teller := teller{names.Seats{Game: morris.Game(all.Games()), Lang: i18n.French}, &calendar{}}
	orange, red := teller.names.Label(0), teller.names.Label(1)
	zoe := [2]archive.Seat{{Name: "Zoé"}, {Level: 3}}
	for _, c := range []struct {
		past archive.Game
		want string
	}{
		{archive.Game{Winner: -1}, french.Past.Unfinished},
		{archive.Game{Winner: -1, Reason: "recurrence"}, french.DrawGame},
		{archive.Game{Winner: 1, Reason: "line"}, french.Wins(red)},
		{archive.Game{Winner: 0, Reason: "resigned", Seats: zoe}, french.Past.ResignedTo("Zoé", french.Machine)},
		{archive.Game{Winner: 1, Reason: "resigned", Seats: zoe}, french.Past.YouResigned(french.Machine)},
		{archive.Game{Winner: 0, Reason: "line", Seats: zoe}, french.YouWin},
		{archive.Game{Winner: 1, Reason: "line", Seats: zoe}, french.Wins(french.Machine)},
		{
			archive.Game{Winner: 0, Reason: "line", Score: &[2]int{3, -1}},
			french.Wins(orange) + " " + french.PointsOf(orange, "3") + ", " + french.PointsOf(red, "-1") + ".",
		},
	} {
		if got := teller.ended(&c.past); got != c.want {
			t.Errorf("%+v: %q, want %q", c.past, got, c.want)
		}
	}
	past := finished(t, "a")
	past.Record.Variant, past.Seats[1] = "achi", archive.Seat{Away: true}
	kept := func() *archive.Kept {
		var one archive.Past
		one.Add(past)
		return &one.Games()[0]
	}
	row := teller.row(kept())
	words := teller.names.Game.Words(i18n.French)
	if want := french.ByLetters + " · " + words.Variant("achi") + " · " + french.Past.Moves(5); row.Moves != want {
		t.Errorf("%q, want %q", row.Moves, want)
	}
	past = finished(t, "s") // set up, an attack that shows two strengths, and a step
	past.Record = rules.Record{Game: "stratege", Moves: []rules.Move{"#121212343434565656", "a10=2", "c3-c4", "c4xc5=43"}}
	if got := teller.row(kept()).Moves; got != french.Past.Moves(2) {
		t.Errorf("a set-up and two moves count as %q", got)
	}
	past = finished(t, "a")
	past.Retaken = true
	if want, got := french.Past.Moves(5)+" · "+french.Past.Retaken, teller.row(kept()).Moves; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A match by links is listed with what it waits for, also while it is on its table.
func TestMatchesByLinksAreListed(t *testing.T) {
	m := french.Arrivals
	for awaits, want := range map[post.Await]string{
		post.MyMove: m.MyMove, post.TheirMove: m.TheirMove, post.TheirSeal: m.TheirSeal, post.TheirDraw: m.TheirDraw,
		post.TheirSet: m.TheirSet, post.TheirOpen: m.TheirOpen, post.TheirAll: m.TheirAll,
	} {
		k, matches := testKind(t, 0)
		match := finished(t, "links-1")
		match.Winner, match.Reason, match.Awaits, match.Links = -1, "", string(awaits), "kept"
		match.Seats = [2]archive.Seat{{}, {Away: true}}
		matches.unkept = &match
		k.Enter(nav.ArchiveRoute)
		wantIn(t, html(k), want, french.ByLetters, french.ResumeGame)
		k.act("open tapatan links-1")
		if len(matches.opened) != 1 || matches.opened[0].Links != "kept" {
			t.Errorf("opened %+v", matches.opened)
		}
	}
}
