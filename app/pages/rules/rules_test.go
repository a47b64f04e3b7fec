package rules

import (
	"encoding/json"
	"net/url"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boards/morris"
	"tablier/app/boards/stratege"
	"tablier/app/embed"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/rules"
	"tablier/rules/all"
)

const route = "/tapatan/regles/"

// received are the matches that a page has put on a table.
type received []match.Incoming

func (r *received) Variant(string) string     { return "tapatan" }
func (r *received) Receive(in match.Incoming) { *r = append(*r, in) }

// testKind returns the kind with its first demonstration.
func testKind(t *testing.T) (*Kind, *received, *demo, *board.Demo) {
	t.Helper()
	games, got := []*board.Game{morris.Game(all.Games())}, &received{}
	kind := New(&shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.French}, games, got)
	for i, section := range games[0].Words(i18n.French).Rules() {
		if section.Demo != nil {
			d, _ := kind.demo(games[0], i, section.Demo)
			return kind, got, d, section.Demo
		}
	}
	t.Fatal("no demonstration")
	return nil, nil, nil, nil
}

func TestPage(t *testing.T) {
	kind, _, _, _ := testKind(t)
	if !slices.Equal(kind.Routes(), []string{route}) {
		t.Errorf("routes %q", kind.Routes())
	}
	game := kind.games[0]
	words, m := game.Words(i18n.French), i18n.Of(i18n.French)
	html := app.HTMLString(kind.Page(route))
	for _, part := range []string{
		`id="main"`, `id="rules-achi"`, `href="/tapatan/"`, `class="go resume"`, `<div class="board tapatan">`,
		`data-demo="tapatan-`, m.RulesOf(words.Name()), m.PlayIt(words.Name()),
	} {
		if !strings.Contains(html, part) {
			t.Errorf("no %s in\n%.3000s", part, html)
		}
	}
	demos := 0
	for _, section := range words.Rules() {
		if section.Demo != nil {
			demos++
		}
	}
	if got := strings.Count(html, `<figure class="demo">`); got != demos {
		t.Errorf("%d demonstrations, want %d", got, demos)
	}
	if d := kind.Describe(route, i18n.French); d.Title != m.RulesOf(words.Name()) || d.Text != words.Description() {
		t.Errorf("described as %+v", d)
	}
}

func TestStepsStopAtTheEnds(t *testing.T) {
	_, _, d, _ := testKind(t)
	for _, step := range []struct{ by, want int }{{-1, 0}, {1, 1}, {-1, 0}, {d.steps(), d.steps()}, {1, d.steps()}} {
		if d.step(step.by); d.table.Shown() != step.want {
			t.Errorf("%+d leads to %d, want %d", step.by, d.table.Shown(), step.want)
		}
	}
}

func TestDemonstrationPlaysItself(t *testing.T) {
	kind, _, d, _ := testKind(t)
	d.step(d.steps())
	run, ok := d.start()
	if !ok || d.table.Shown() != 0 {
		t.Fatalf("at the end, playing leads to %d", d.table.Shown())
	}
	if _, twice := d.start(); twice {
		t.Error("it plays twice")
	}
	steps := 1
	for d.next(run) {
		steps++
	}
	if steps != d.steps() || !d.table.Live() || d.playing {
		t.Errorf("%d steps, want %d", steps, d.steps())
	}
	run, _ = d.start()
	d.next(run)
	kind.Leave(route)
	if before := d.table.Shown(); d.next(run) || d.table.Shown() != before || d.playing {
		t.Error("it plays on when the page is left")
	}
}

// The person sits in the first seat whoever is to move, and plays the machine at its best.
func TestPositionIsPlayedOn(t *testing.T) {
	kind, got, d, moves := testKind(t)
	d.step(1)
	kind.challenge(d)
	if len(*got) != 1 {
		t.Fatalf("received %d matches", len(*got))
	}
	in := (*got)[0]
	want, err := rules.NewMatch(d.game.Spec, rules.Setup{Variant: moves.Variant}, moves.Start)
	if err != nil {
		t.Fatal(err)
	}
	opener := 0
	if want.ToMove() == rules.Second {
		opener = 1
	}
	if in.Match.Position().String() != want.Position().String() || in.Match.Ply() != 0 {
		t.Errorf("received %s", in.Match.Position())
	}
	if in.Level != d.game.Levels || in.Opener != opener || in.Link {
		t.Errorf("received %+v", in)
	}
}

// Every section has a place in the list of contents, whose links lead to them.
func TestContentsLeadToEverySection(t *testing.T) {
	kind, _, _, _ := testKind(t)
	html := app.HTMLString(kind.Page(route))
	for i, section := range kind.games[0].Words(i18n.French).Rules() {
		id := sectionID(i, section)
		if strings.Count(html, `id="`+id+`"`) != 1 || strings.Count(html, `href="`+route+`#`+id+`"`) != 1 {
			t.Errorf("no way to %s, %s", id, section.Title)
		}
	}
	for _, name := range []string{i18n.Of(i18n.French).RulesPage.Notes, i18n.Of(i18n.French).RulesPage.Related} {
		if !strings.Contains(html, name) {
			t.Errorf("the contents lack the part %s", name)
		}
	}
	if !strings.Contains(html, `href="/tapatan/achi/"`) {
		t.Error("the example of Achi does not lead there")
	}
	if n := strings.Count(html, `aria-label="Jouer (`); n < 3 {
		t.Errorf("%d demonstrations lead to the game", n)
	}
}

// What is tried is the position that is shown, for two people; from its start once the game is over.
func TestDemonstrationIsTried(t *testing.T) {
	kind, got, d, _ := testKind(t)
	d.step(2)
	kind.try(d)
	d.step(d.steps())
	kind.try(d)
	if len(*got) != 2 {
		t.Fatalf("received %d matches", len(*got))
	}
	if in := (*got)[0]; in.Level != 0 || in.Match.Ply() != 2 || in.Match.Result().Over() {
		t.Errorf("received %+v", in)
	}
	if in := (*got)[1]; in.Match.Ply() != 0 || in.Match.Result().Over() {
		t.Errorf("at the end, received %+v", in)
	}
}

// In a game with secrets the machine plays the other side, and what nobody was told cannot be played on.
func TestSecretDemonstrations(t *testing.T) {
	games, got := []*board.Game{stratege.Game(all.Games())}, &received{}
	kind := New(&shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.French}, games, got)
	tried, barred := 0, 0
	for i, section := range games[0].Words(i18n.French).Rules() {
		if section.Demo == nil {
			continue
		}
		d, _ := kind.demo(games[0], i, section.Demo)
		if d.free() == nil {
			barred++
			continue
		}
		kind.try(d)
		tried++
		if in := (*got)[tried-1]; in.Level < 1 || rules.Masked(in.Match.Position().String()) {
			t.Errorf("%s: received %+v", section.Title, in)
		}
	}
	if tried < 5 || barred != 1 {
		t.Errorf("%d demonstrations can be tried, %d cannot", tried, barred)
	}
}

// Where a game has no rules in the program they are fetched once; where they do not come the page says so, and whoever
// comes again tries anew.
func TestTextsAreFetched(t *testing.T) {
	var asked []string
	var answer func(string, bool)
	list := newTexts(func(name string, then func(string, bool)) { asked, answer = append(asked, name), then })
	game := &board.Game{Spec: morris.Game(all.Games()).Spec, Words: func(i18n.Lang) board.Words { return wordless{} }}
	called := 0
	fetch := func() { list.fetch(game, i18n.French, func() { called++ }) }
	fetch()
	fetch()
	if want := []string{nav.RulesFile("tapatan", "fr")}; !slices.Equal(asked, want) || called != 0 {
		t.Fatalf("asked for %q", asked)
	}
	for _, bad := range []string{"", "{", "null", "[]"} {
		answer(bad, bad != "")
		if !list.missing(game, i18n.French) || list.of(game, i18n.French) != nil {
			t.Errorf("%q is taken for rules", bad)
		}
		fetch()
	}
	text, err := json.Marshal(morris.Game(all.Games()).Words(i18n.French).Rules())
	if err != nil {
		t.Fatal(err)
	}
	answer(string(text), true)
	got, want := list.of(game, i18n.French), morris.Game(all.Games()).Words(i18n.French).Rules()
	if !reflect.DeepEqual(got, want) || list.missing(game, i18n.French) {
		t.Errorf("%d sections, want %d", len(got), len(want))
	}
}

// wordless is a game whose rules the program does not have.
type wordless struct{ board.Words }

func (wordless) Rules() []board.RuleSection { return nil }

// A drawnTable is the tables of somebody who plays a game that somebody has drawn.
type drawnTable struct {
	received
	variant string
}

func (d *drawnTable) Variant(string) string { return d.variant }

// Who plays a game that somebody has drawn finds its rules first, under its title, and Tapatan's in short not at all.
func TestLawOfDrawnGame(t *testing.T) {
	games := []*board.Game{morris.Game(all.Games())}
	table := &drawnTable{variant: "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2&n=%3Cb%3EEchelle"}
	kind := New(&shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.French}, games, table)
	html := app.HTMLString(kind.Page(route))
	words := games[0].Words(i18n.French)
	for _, part := range append(words.Law(table.variant), "<b>Echelle") {
		if !strings.Contains(html, string(ui.EscapeText(part))) {
			t.Errorf("no %q in\n%.3000s", part, html)
		}
	}
	shown := func() (law, brief bool) {
		html := app.HTMLString(kind.Page(route))
		tag := func(of string) string { return regexp.MustCompile(`<[^>]*` + of + `[^>]*>`).FindString(html) }
		return !strings.Contains(tag(`id="rules-law"`), "hidden"), !strings.Contains(tag(`class="brief"`), "hidden")
	}
	if law, brief := shown(); !law || brief {
		t.Errorf("the rules are shown: %t, Tapatan's in short: %t", law, brief)
	}
	framed := url.Values{embed.Variant: {table.variant}}
	table.variant = "achi"
	if law, brief := shown(); law || !brief {
		t.Errorf("of a board of the family the rules are shown: %t, Tapatan's in short: %t", law, brief)
	}
	kind.site.Framed = framed
	if law, brief := shown(); !law || brief {
		t.Errorf("in a frame that asks for it the rules are shown: %t, Tapatan's in short: %t", law, brief)
	}
	framed.Set(embed.Variant, "g=3&p=nonsense")
	if law, _ := shown(); law {
		t.Error("what is no drawn game has rules")
	}
}
