package workshop

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/app/write"
	"tablier/rules"
	"tablier/rules/morris"
)

// The doors, the button and the line for teachers lead where they say, in both languages.
func TestEntrance(t *testing.T) {
	for lang, words := range map[i18n.Lang][]string{
		i18n.French:  {"Atelier", "Voir", "Carte", "Commencer", "Séances et fiches", "les 5\u202f390 positions de Tapatan"},
		i18n.English: {"Workshop", "Watch", "Map", "Begin", "Lessons and sheets", "the 5,390 positions of Tapatan"},
	} {
		kind := New(&shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: lang}, games.Boards(games.All()))
		html := app.HTMLString(kind.Page(nav.WorkshopRoute))
		for _, word := range words {
			if !strings.Contains(html, word) {
				t.Errorf("%s: no %s", lang, word)
			}
		}
		var links []string
		for _, link := range regexp.MustCompile(`href="(/[^"]*)"`).FindAllStringSubmatch(html, -1) {
			links = append(links, link[1])
		}
		want := []string{
			"/a/atelier/voir/#q=plies", "/a/atelier/voir/", "/a/atelier/ecrire/", "/a/atelier/coupe/", "/a/atelier/carte/",
			"/a/atelier/tracer/",
			"/a/atelier/enseigner/", "/a/atelier/serie/", "/a/atelier/carnet/", "/a/atelier/verifier/",
		}
		if !slices.Equal(links, want) {
			t.Errorf("%s: the page leads to %q, want %q", lang, links, want)
		}
		if d := kind.Describe(nav.WorkshopRoute, lang); d.Title != words[0] || d.Text == "" || d.Playing {
			t.Errorf("%s: %+v", lang, d)
		}
	}
}

// solved is Tapatan with the value of every position.
func solved() (*morris.Game, *retro.Table[morris.State]) {
	g := morris.Compile(morris.Boards()[0])
	return g, retro.Solve[adapter.Game, morris.State](adapter.Of(g), g.Start(), nil, func() bool { return true })
}

// What the picture of a drawing says of the first placements is what solving says of them.
func TestDrawingPicture(t *testing.T) {
	const cross = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.45678.137.7ab.b95.521&r=3psx2&f=6"
	spec := morris.Spec(morris.Boards())
	m, err := rules.NewMatch(spec, rules.Setup{Variant: cross}, "")
	if err != nil {
		t.Fatal(err)
	}
	survey, err := retro.New(adapter.Read).Survey(context.Background(), ai.TaskOf(m, 0), 1_000_000, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	var draws []string
	for _, p := range crossDraws {
		draws = append(draws, string(rune('a'+crossPoints[p][0]))+string(rune('1'+crossPoints[p][1])))
	}
	for _, move := range survey.Moves {
		if drawn := move.Value == ai.Draw; drawn != slices.Contains(draws, string(move.Move)) {
			t.Errorf("%s: drawn is %v", move.Move, drawn)
		}
	}
}

// The picture of a search has every move of its position, and its values are those of perfect play.
func TestTreePicture(t *testing.T) {
	g, table := solved()
	start, err := g.Parse(root)
	if err != nil {
		t.Fatal(err)
	}
	// of a position with Orange to move, for Orange
	value := func(s morris.State) string {
		v, _ := table.Value(s.Word())
		return map[ai.Value]string{ai.Win: "+1", ai.Draw: "0", ai.Loss: "−1"}[v]
	}
	if got := value(start.State); got != "+1" {
		t.Errorf("the root is worth %s", got)
	}
	order := map[string]int{"−1": -1, "0": 0, "+1": 1}
	best := -1
	moves := g.AppendMoves(nil, start.State)
	if len(moves) != len(branches()) {
		t.Fatalf("%d moves, %d branches", len(moves), len(branches()))
	}
	for i, br := range branches() {
		s := start.State.Play(moves[i])
		if got := g.Text(moves[i]); got != br.move {
			t.Errorf("move %d is %s, not %s", i, got, br.move)
		}
		replies := g.AppendMoves(nil, s)
		least, cut := 2, 0
		var leaves []string
		for j, reply := range replies {
			leaves = append(leaves, value(s.Play(reply)))
			least = min(least, order[leaves[j]])
			if least <= best && i > 0 {
				cut = len(replies) - j - 1
				break
			}
		}
		said := map[int]string{-1: "−1", 0: "0", 1: "+1"}[least]
		if least <= best && i > 0 {
			said = "≤ " + said
		}
		best = max(best, least)
		if !slices.Equal(leaves, br.leaves) || cut != br.cut || said != br.value {
			t.Errorf("%s: %q, %d cut, %s; the picture has %+v", g.Text(moves[i]), leaves, cut, said, br)
		}
	}
}

// The picture of the map counts the positions of each wave as they are, and has a dot for so many of them.
func TestMapPicture(t *testing.T) {
	_, table := solved()
	var got [len(waves)]int
	even, all := 0, 0
	for _, s := range table.States() {
		all++
		switch value, plies := table.Value(s.Word()); value {
		case ai.Draw:
			even++
		case ai.Win, ai.Loss:
			got[plies]++
			if (value == ai.Win) != (plies%2 == 1) {
				t.Errorf("a position is %v in %d", value, plies)
			}
		}
	}
	if got != waves || even != drawn {
		t.Errorf("%d and %d draws, the picture has %d and %d", got, even, waves, drawn)
	}
	dots := strings.Count(string(mapPicture()), "M") - drawn/perDot // the rings are drawn twice
	if dots < all/perDot-len(waves) || dots > all/perDot+len(waves) {
		t.Errorf("%d dots for %d positions", dots, all)
	}
}

// The exercises are listed once they have come, each with how far the person has got; another language brings its own.
func TestExercisesAreListed(t *testing.T) {
	kept := store.Private()
	kept.Set(write.Key("hasard"), `{"done":true}`)
	site := &shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: i18n.French, Live: true, Store: kept}
	kind := New(site, games.Boards(games.All()))
	kind.demand = func(name string, then func(string, bool)) {
		text, err := write.Pack(site.Lang)
		then(string(text), err == nil && name == write.File(site.Lang))
	}
	kind.Arrive(nav.WorkshopRoute)
	for _, want := range []string{"1 sur 11", "1. Un coup au hasard · réussi", `href="/a/atelier/ecrire/#e=minimax"`} {
		if html := app.HTMLString(kind.Page(nav.WorkshopRoute)); !strings.Contains(html, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	site.Lang = i18n.English
	kind.fetch()
	if html := app.HTMLString(kind.Page(nav.WorkshopRoute)); !strings.Contains(html, "1 of 11") {
		t.Error("the exercises are not in English")
	}
}
