package embed

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/all"
)

// gameOf returns a game at which the machine has seven levels, and nothing else of it.
func gameOf(t testing.TB, id string) *board.Game {
	t.Helper()
	spec, err := all.Games().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return &board.Game{Spec: spec, Levels: 7}
}

func TestOptions(t *testing.T) {
	query, err := url.ParseQuery("embed=1&moves=a1+b2+c3&first=person&second=machine-4&lang=en&theme=dark" +
		"&controls=undo,moves&turned=1&task=win:2&origin=https://cours.example,null")
	if err != nil {
		t.Fatal(err)
	}
	o, err := Parse(gameOf(t, "tapatan"), query)
	if err != nil {
		t.Fatal(err)
	}
	if o.Match.Ply() != 3 || o.Players != [2]Player{Person, "machine-4"} || o.Players[1].Level() != 4 || o.Lang != "en" ||
		o.Theme != "dark" || !o.Turned || o.Task.Moves != 2 || !slices.Equal(o.Controls, []string{"undo", "moves"}) ||
		!slices.Equal(o.Origins, []string{"https://cours.example", "null"}) {
		t.Errorf("%+v", o)
	}
	o, err = Parse(gameOf(t, "entropy"), url.Values{})
	if err != nil || o.Match.Ply() != 0 || o.Players != [2]Player{Person, Person} || o.Task != nil ||
		!slices.Equal(o.Controls, usualControls) {
		t.Errorf("without parameters: %+v, %v", o, err)
	}
	if o, err = Parse(gameOf(t, "tapatan"), url.Values{Controls: {""}}); err != nil || len(o.Controls) != 0 {
		t.Errorf("no controls: %+v, %v", o, err)
	}
}

// Who plays is written as it is read.
func TestPlayers(t *testing.T) {
	game := gameOf(t, "tapatan")
	for asked, want := range map[string]int{"machine-1": 1, "machine-7": 7, "host": 0, "person": 0, "": 0} {
		o, err := Parse(game, url.Values{Second: {asked}})
		if err != nil || o.Players[1].Level() != want {
			t.Errorf("second=%s: level %d, %v, want %d", asked, o.Players[1].Level(), err, want)
			continue
		}
		again, err := Parse(game, url.Values{Second: {string(o.Players[1])}})
		if err != nil || again.Players != o.Players {
			t.Errorf("second=%s is written as %s, and read as %v, %v", asked, o.Players[1], again.Players, err)
		}
	}
}

// What is wrong is told, and where.
func TestBadOptions(t *testing.T) {
	for _, c := range []struct {
		game, query, param string
		fault              Fault
	}{
		{"hyle", "variant=6", Variant, NoVariant},
		{"entropy", "options=never", Variant, NoVariant},
		{"tapatan", "position=xyz", Position, NoPosition},
		{"tapatan", "moves=a1 a1", Moves, NoMove},
		{"tapatan", "record=1abc", Game, NoRecord},
		{"tapatan", "first=3", First, NoPlayer},
		{"tapatan", "second=machine", Second, NoPlayer},
		{"tapatan", "second=machine-", Second, NoPlayer},
		{"tapatan", "second=machine-0", Second, NoPlayer},
		{"tapatan", "second=machine-8", Second, NoPlayer},
		{"tapatan", "second=machine-%2B3", Second, NoPlayer},
		{"tapatan", "second=machine-machine-3", Second, NoPlayer},
		{"tapatan", "second=machine-03", Second, NoPlayer},
		{"tapatan", "controls=undo,all", Controls, NoControl},
		{"tapatan", "task=lose", TaskParam, NoTask},
		{"tapatan", "task=win:0", TaskParam, NoTask},
		{"tapatan", "theme=pink", Theme, NoValue},
		{"tapatan", "turned=yes", Turned, NoValue},
		{"tapatan", "moves=" + strings.Repeat("a", maxParameter+1), Moves, NoValue},
	} {
		query, err := url.ParseQuery(strings.ReplaceAll(c.query, " ", "+"))
		if err != nil {
			t.Fatal(err)
		}
		_, err = Parse(gameOf(t, c.game), query)
		if e, ok := err.(*Error); !ok || e.Param != c.param || e.Fault != c.fault {
			t.Errorf("%.60s: %v", c.query, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"moves=a1+b2", "position=o........+r+o2r3", "task=win:3&controls=",
		"record=1&first=host"} {
		f.Add(seed)
	}
	game := gameOf(f, "tapatan")
	f.Fuzz(func(t *testing.T, text string) {
		query, err := url.ParseQuery(text)
		if err != nil {
			return
		}
		o, err := Parse(game, query)
		if (err == nil) == (o.Match == nil) {
			t.Errorf("%+v, %v", o, err)
		}
	})
}

// What was asked for in vain is repeated, but no more than sixty characters of it.
func TestEchoesAreShort(t *testing.T) {
	long := strings.Repeat("é", 20_000)
	for _, query := range []url.Values{
		{Game: {long}}, {Position: {long}}, {Moves: {long}}, {Variant: {long}}, {RuleOptions: {long}}, {First: {long}},
		{Controls: {long}}, {TaskParam: {long}}, {Theme: {long}}, {Turned: {long}}, {Moves: {long + long}},
		{long: {long + long}},
	} {
		_, err := Parse(gameOf(t, "tapatan"), query)
		if err == nil {
			t.Fatalf("%.60v is accepted", query)
		}
		wantShort(t, Refusal(err))
	}
	for _, text := range []string{
		`{"type":"load","parameters":{"` + long + `":"1"}}`, `{"type":"` + long + `"}`,
		`{"type":` + strings.Repeat("9", 20_000) + `}`,
	} {
		_, err := Read(text)
		wantShort(t, Refusal(err))
	}
	wantShort(t, Refusal(&rules.Illegal{Move: rules.Move(long), Fault: rules.BadMove}))
}

func wantShort(t *testing.T, n Notice) {
	t.Helper()
	for _, text := range []string{n.What, n.Param, n.Move} {
		if strings.Contains(text, strings.Repeat("é", 61)) || len([]rune(text)) > 400 {
			t.Errorf("%d characters are repeated: %.200s", len([]rune(text)), text)
		}
	}
}
