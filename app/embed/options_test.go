package embed

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/all"
)

func specOf(t testing.TB, id string) *rules.Spec {
	t.Helper()
	spec, err := all.Games().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return spec
}

func TestOptions(t *testing.T) {
	query, err := url.ParseQuery("embed=1&moves=a1+b2+c3&first=person&second=3&lang=en&theme=dark&controls=undo,moves" +
		"&turned=1&task=win:2&origin=https://cours.example,null")
	if err != nil {
		t.Fatal(err)
	}
	o, err := Parse(specOf(t, "tapatan"), 6, query)
	if err != nil {
		t.Fatal(err)
	}
	if o.Match.Ply() != 3 || o.Players != [2]Player{Person, "3"} || o.Players[1].Level() != 3 || o.Lang != "en" ||
		o.Theme != "dark" || !o.Turned || o.Task.Moves != 2 || !slices.Equal(o.Controls, []string{"undo", "moves"}) ||
		!slices.Equal(o.Origins, []string{"https://cours.example", "null"}) {
		t.Errorf("%+v", o)
	}
	o, err = Parse(specOf(t, "entropy"), 6, url.Values{})
	if err != nil || o.Match.Ply() != 0 || o.Players != [2]Player{Person, Person} || o.Task != nil ||
		!slices.Equal(o.Controls, usualControls) {
		t.Errorf("without parameters: %+v, %v", o, err)
	}
	if o, err = Parse(specOf(t, "tapatan"), 6, url.Values{Controls: {""}}); err != nil || len(o.Controls) != 0 {
		t.Errorf("no controls: %+v, %v", o, err)
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
		{"tapatan", "first=7", First, NoPlayer},
		{"tapatan", "second=machine", Second, NoPlayer},
		{"tapatan", "second=%2B3", Second, NoPlayer},
		{"tapatan", "controls=undo,all", Controls, NoControl},
		{"tapatan", "task=lose", TaskParam, NoTask},
		{"tapatan", "task=win:0", TaskParam, NoTask},
		{"tapatan", "theme=pink", Theme, NoValue},
		{"tapatan", "turned=yes", Turned, NoValue},
		{"tapatan", "moves=" + strings.Repeat("a", longest+1), Moves, NoValue},
	} {
		query, err := url.ParseQuery(strings.ReplaceAll(c.query, " ", "+"))
		if err != nil {
			t.Fatal(err)
		}
		_, err = Parse(specOf(t, c.game), 6, query)
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
	spec := specOf(f, "tapatan")
	f.Fuzz(func(t *testing.T, text string) {
		query, err := url.ParseQuery(text)
		if err != nil {
			return
		}
		o, err := Parse(spec, 6, query)
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
		_, err := Parse(specOf(t, "tapatan"), 6, query)
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
