package integrate

import (
	"net/url"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boards/morris"
	"tablier/app/embed"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles/composed"
	"tablier/app/shell"
	"tablier/rules/all"
)

func testKind() *Kind {
	site := &shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: i18n.French}
	return New(site, []*board.Game{morris.Game(all.Games())})
}

func TestPage(t *testing.T) {
	kind := testKind()
	m := i18n.IntegrateOf(i18n.French)
	html := app.HTMLString(kind.Page(nav.IntegrateRoute))
	for _, part := range []string{
		`id="main"`, `id="wish-game"`, `id="wish-variant"`, `id="wish-second"`, `id="wish-undo"`, `data-part="undo"`,
		`id="wish-code"`, `id="wish-copy"`, `<dl class="meanings">`, m.More[0].Title,
	} {
		if !strings.Contains(html, part) {
			t.Errorf("no %s", part)
		}
	}
	if d := kind.Describe(nav.IntegrateRoute, i18n.French); d.Title != m.Title || d.Text != m.Lead {
		t.Errorf("described as %+v", d)
	}
}

// What a frame says proves nothing. That is said where its messages are documented, with what a page can do about it:
// on this page and in the README, in both languages.
func TestClaimsAreNoProof(t *testing.T) {
	readme, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	english, french, ok := strings.Cut(string(readme), "\n## Intégrer dans un cours\n")
	if !ok {
		t.Fatal("the README has no part in French about course pages")
	}
	for lang, text := range map[i18n.Lang]string{i18n.English: english, i18n.French: french} {
		kind := testKind()
		kind.site.Lang = lang
		page := app.HTMLString(kind.Page(nav.IntegrateRoute))
		claim, again := "can claim anything", "runs? the tests"
		if lang == i18n.French {
			claim, again = "peut annoncer n.importe quoi", "relance les tests"
		}
		for where, text := range map[string]string{"the page": page, "the README": strings.Join(strings.Fields(text), " ")} {
			for _, words := range []string{claim + "[^.]*task[^.]*solved", again} {
				if !regexp.MustCompile(words).MatchString(text) {
					t.Errorf("%s, %s: nothing says %q", where, lang, words)
				}
			}
		}
	}
}

func TestFramesAddress(t *testing.T) {
	const page = "https://a.fr/a/tapatan/"
	f := testKind().frame
	for _, step := range []struct {
		do   func()
		want string
	}{
		{func() {}, "embed=1&second=" + string(embed.Machine(f.game.UsualLevel()))},
		{func() { f.set(embed.Second, "") }, "embed=1"},
		{func() { f.set(embed.Position, " x y ") }, "embed=1&position=x+y"},
		{func() { f.set(embed.Variant, "achi") }, "embed=1&variant=achi"},
		{func() { f.set(embed.Moves, "a1 b2") }, "embed=1&moves=a1+b2&variant=achi"},
		{func() { f.setPart(embed.Controls, "restart", false) }, "controls=players%2Cundo&embed=1&moves=a1+b2&variant=achi"},
		{func() { f.setGame(f.game) }, "controls=players%2Cundo&embed=1"},
		{func() { f.setPart(embed.Controls, "more", true) }, "controls=players%2Cundo%2Cmore&embed=1"},
	} {
		step.do()
		if got := f.address(page); got != page+"?"+step.want {
			t.Errorf("%s, want %s", got, page+"?"+step.want)
		}
	}
	if got := f.address(""); got != "" {
		t.Errorf("of no page, %s", got)
	}
}

// What is composed can be read by a frame.
func TestFrameIsUnderstood(t *testing.T) {
	f := testKind().frame
	f.set(embed.First, string(embed.Host))
	f.set(embed.TaskParam, "win:3")
	f.setPart(embed.Controls, "hint", true)
	address, err := url.Parse(f.address("https://a.fr/tapatan/"))
	if err != nil {
		t.Fatal(err)
	}
	options, err := embed.Parse(f.game, address.Query())
	if err != nil {
		t.Fatal(err)
	}
	players := [2]embed.Player{embed.Host, embed.Machine(f.game.UsualLevel())}
	if options.Players != players || options.Task.Moves != 3 || len(options.Controls) != 4 {
		t.Errorf("understood as %+v", options)
	}
}

// An address is cut to its origin, which is what messages are allowed by.
func TestOriginsOfAddresses(t *testing.T) {
	f := testKind().frame
	for text, want := range map[string]string{
		"https://cours.example/nsi/page.html?x=1#y": "https://cours.example",
		"http://localhost:8080, null":               "http://localhost:8080,null",
		"*":                                         "*",
		"":                                          "",
	} {
		f.set(embed.Origin, text)
		if got := f.parameters.Get(embed.Origin); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// The height grows with what is shown.
func TestHeightFollowsControls(t *testing.T) {
	f := testKind().frame
	before := f.height()
	f.setPart(embed.Controls, "moves", true)
	if got := f.height(); got != before+listZone {
		t.Errorf("with the list %d, without %d", got, before)
	}
	f.set(embed.TaskParam, "win")
	if got := f.height(); got != before+listZone+taskZone {
		t.Errorf("with a task %d, without anything %d", got, before)
	}
}

func TestSnippetIsEscaped(t *testing.T) {
	got := snippet("https://a.fr/?a=1&b=2", `<"T">`, 700)
	if !strings.Contains(got, `src="https://a.fr/?a=1&amp;b=2" title="&lt;&quot;T&quot;>"`) {
		t.Error(got)
	}
}

// The frame of a game that somebody has drawn is made of its link, and its address has all of it.
func TestFrameOfADrawnGame(t *testing.T) {
	const text = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2&f=6&n=La+croix+d%E2%80%99Agadir"
	kind := testKind()
	f := &kind.frame
	f.set(embed.Variant, (&url.URL{Scheme: "https", Host: "a.fr", Path: "/atelier/tracer/", Fragment: text}).String())
	address, err := url.Parse(f.address("https://a.fr/tapatan/"))
	if err != nil {
		t.Fatal(err)
	}
	options, err := embed.Parse(f.game, address.Query())
	if err != nil || options.Match.Setup().Variant != text {
		t.Errorf("%s shows %+v: %v", address, options.Match, err)
	}
	for _, part := range []string{`id="wish-drawn"`, `La croix d’Agadir`} {
		if html := app.HTMLString(kind.Page(nav.IntegrateRoute)); !strings.Contains(html, part) {
			t.Errorf("no %s", part)
		}
	}
	if f.set(embed.Variant, "shisima"); f.drawn() != "" {
		t.Errorf("another board is drawn: %q", f.drawn())
	}
}

// The frame of a composed puzzle is made of its link, has its author's title, and of the parameters those that count
// there; what is no such link is told, and the frame stays that of the game.
func TestFrameOfAComposedPuzzle(t *testing.T) {
	own := composed.Puzzle{
		Game: "tapatan", Title: `Au "centre"`,
		Line: "win|tapatan|.r.o....o r o1r2|l6:3 l4:1 w5:2 l4:2 l6:0 l10:0|b2 b3 a3 a2-a1 b1-c1|4 0",
	}
	code, err := composed.Encode(own)
	if err != nil {
		t.Fatal(err)
	}
	kind := testKind()
	f := &kind.frame
	f.set(embed.Theme, "dark")
	f.set(embed.Moves, "b2")
	for _, link := range []string{code, " https://a.fr/problemes/#" + code, "file:///t.html#/problemes/#" + code} {
		f.puzzle = pasted(link)
		got := f.puzzle.address("https://a.fr/problemes/", f.parameters)
		if got != "https://a.fr/problemes/?embed=1&theme=dark#"+code || f.puzzle.title != own.Title {
			t.Errorf("%q is framed as %s, %q", link, got, f.puzzle.title)
		}
	}
	if got := f.puzzle.address("", f.parameters); got != "" {
		t.Errorf("of no page, %s", got)
	}
	for link, says := range map[string]string{
		code: puzzleWordsOf(i18n.French).why, "": "", "https://a.fr/problemes/#e=1AAAA": puzzleWordsOf(i18n.French).bad,
	} {
		f.puzzle = pasted(link)
		if html := app.HTMLString(kind.Page(nav.IntegrateRoute)); !strings.Contains(html, says) ||
			(f.puzzle.code != "") != (link == code) {
			t.Errorf("%q says other than %q", link, says)
		}
	}
}
