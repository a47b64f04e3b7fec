package games

import (
	"encoding/xml"
	"errors"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/rules"
)

// What the page asks of a game's own part and of what it puts on its page, in games of two people that are played at
// random, from both sides of the board and in both languages.
func TestScenesAndParts(t *testing.T) {
	for _, game := range tested() {
		for _, setup := range setups(game.Spec) {
			for seed := range uint64(2) {
				scenes(t, game, setup, rand.New(rand.NewPCG(seed, 0)))
			}
		}
	}
}

// scenes plays a match of two people at a table, and looks at it as often as walk does.
func scenes(t *testing.T, game Game, setup rules.Setup, rng *rand.Rand) {
	t.Helper()
	match, err := rules.NewMatch(game.Spec, setup, "")
	if err != nil {
		t.Fatal(err)
	}
	table := play.New(game.Game, 0, 1)
	table.Open(match, [2]play.Seat{}, 0)
	for !table.Result().Over() {
		if table.Between() {
			table.NextRound()
		}
		for _, covered := range []bool{true, false} {
			if covered != table.Covered() {
				continue
			}
			if ply := match.Ply(); ply < fewPlies || ply%fewPlies == 0 {
				sceneOf(t, game, table, rng)
			}
			table.Uncover()
		}
		if table.Draw().Moves() {
			continue
		}
		moves := match.Position().Moves()
		if err := table.Play(moves[rng.IntN(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
	sceneOf(t, game, table, rng)
}

// sceneOf checks a table as it stands, and with a point touched.
func sceneOf(t *testing.T, game Game, table *play.Table, rng *rand.Rand) {
	t.Helper()
	for _, turned := range []bool{true, false} {
		settings := table.Settings()
		settings.Turned = turned
		table.Configure(settings)
		for _, lang := range i18n.Langs() {
			checkScene(t, game, table, lang)
		}
	}
	parts(t, game, table)
	if targets := table.Targets(); len(targets) > 0 && !table.Trying() {
		if touched := targets[rng.IntN(len(targets))]; table.Leads(touched) == "" {
			table.Touch(touched)
			checkScene(t, game, table, i18n.French)
			table.Cancel()
		}
	}
}

func voiceOf(game Game, table *play.Table, lang i18n.Lang) board.Voice {
	words := game.Words(lang)
	name := func(seat int) string { return words.Seat(table.Role(seat).Index()) }
	return board.Voice{Words: words, Name: name, Match: name}
}

func checkScene(t *testing.T, game Game, table *play.Table, lang i18n.Lang) {
	t.Helper()
	s, where := table.Scene(voiceOf(game, table, lang)), game.ID()+" "+table.View().String()
	if len(s.Labels) != len(s.Points) {
		t.Fatalf("%s: %d labels for %d points", where, len(s.Labels), len(s.Points))
	}
	for i, p := range s.Points {
		if p.On() && s.Labels[i] == "" {
			t.Errorf("%s: %s has no label", where, p.Name)
		}
	}
	all := slices.Concat(s.Last, s.Lit, s.Still)
	for _, r := range s.Rings {
		if all = append(all, r.Points...); r.Class == "" || r.Tenths <= 0 {
			t.Errorf("%s: rings of the class %q are %d tenths large", where, r.Class, r.Tenths)
		}
	}
	for _, point := range all {
		if point < 0 || point >= len(s.Points) {
			t.Errorf("%s: point %d of %d is marked", where, point, len(s.Points))
		}
	}
	for _, piece := range s.Pieces {
		if piece.Point >= len(s.Points) || !strings.Contains(game.Defs, `id="`+piece.Symbol+`"`) {
			t.Errorf("%s: the piece %+v is drawn nowhere", where, piece)
		}
	}
	checkSpots(t, where, s)
	wellFormed(t, where, boardview.Markup(s)+"<g>"+s.Above+s.Top+"</g>")
	trusted(t, where, boardview.Markup(s)+"<g>"+s.Above+s.Top+"</g>")
}

// checkSpots holds spots against what points are held against: see [check.onGrid].
func checkSpots(t *testing.T, where string, s board.Scene) {
	t.Helper()
	names := map[string]bool{}
	for _, spot := range s.Spots.List {
		if names[spot.Name] || spot.Name == "" || spot.Label == "" || s.Spots.Label == "" || s.Spots.Class == "" {
			t.Errorf("%s: the spot %+v of %q, class %q", where, spot, s.Spots.Label, s.Spots.Class)
		}
		names[spot.Name] = true
		for _, n := range []int{spot.X - spot.R, spot.Y - spot.R, 2 * spot.R} {
			if n%board.Unit != 0 || n < 0 || spot.R <= 0 || spot.X+spot.R > board.Size || spot.Y+spot.R > board.Size {
				t.Errorf("%s: the spot %+v does not lie on the grid", where, spot)
			}
		}
	}
}

// wellFormed checks that markup can be read.
func wellFormed(t *testing.T, where, markup string) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader("<svg>" + markup + "</svg>")); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("%s: %v in %s", where, err, markup)
		}
	}
}

// nothing is a keep that is empty and takes nothing.
type nothing struct{}

func (nothing) Get(string) (string, bool)     { return "", false }
func (nothing) Read(string) (string, bool)    { return "", false }
func (nothing) Set(string, string) bool       { return false }
func (nothing) Unreadable(string, error) bool { return true }

// parts draws what a game puts on its page, while the program loads and when it runs.
func parts(t *testing.T, game Game, table *play.Table) {
	t.Helper()
	for _, live := range []bool{false, true} {
		page := &places.Page{
			Game: game.Game, Table: table, Lang: i18n.French, Live: live, Can: live, Step: -1,
			Voice: voiceOf(game, table, i18n.French), Keep: nothing{},
		}
		p := game.Parts
		for _, part := range []func(*places.Page) app.UI{p.Over, p.Beside, p.Below, p.Settings} {
			if part != nil && app.HTMLString(part(page)) == "" {
				t.Errorf("%s: a part of the page is nothing", game.ID())
			}
		}
	}
}
