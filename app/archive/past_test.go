package archive_test

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/sift"
	"tablier/rules"
	"tablier/rules/all"
)

// ids returns the IDs in order.
func ids(p *archive.Past) string {
	var list []string
	for _, game := range p.Games() {
		list = append(list, game.ID)
	}
	return strings.Join(list, " ")
}

func TestPastIsNewestFirst(t *testing.T) {
	var past archive.Past
	for _, id := range []string{"a", "b", "c", "a"} {
		past.Add(tapatan(t, id, firstWins))
	}
	if got := ids(&past); got != "a c b" {
		t.Errorf("games %s, want a c b", got)
	}
	before := past
	past.Remove("c")
	past.Remove("x")
	if got := ids(&past); got != "a b" {
		t.Errorf("games %s, want a b", got)
	}
	if got := ids(&before); got != "a c b" {
		t.Errorf("a copy has become %s", got)
	}
	if game, ok := past.Find("b"); !ok || game.ID != "b" {
		t.Errorf("Find = %v, %v", game.ID, ok)
	}
	if _, ok := past.Find("c"); ok {
		t.Error("Find finds what was removed")
	}
}

func TestPastDropsTheOldest(t *testing.T) {
	var past archive.Past
	for i := range 103 {
		past.Add(tapatan(t, strconv.Itoa(i), firstWins[:1]))
	}
	past.Add(tapatan(t, "50", firstWins))
	if games := past.Games(); len(games) != 100 || games[0].ID != "50" || games[99].ID != "3" {
		t.Errorf("%d games, %s", len(games), ids(&past))
	}
	if _, err := archive.ReadPast(all.Games(), past.Save()); err != nil {
		t.Error(err)
	}
}

// A game that has ended may be taken back and end again: that is no second end.
func TestAddKnowsTheFirstEnd(t *testing.T) {
	var past archive.Past
	for i, step := range []struct {
		moves []string
		want  bool
	}{
		{firstWins[:3], false}, {firstWins, false}, {firstWins, true}, {firstWins[:3], true}, {firstWins, true},
	} {
		if got := past.Add(tapatan(t, "a", step.moves)); got != step.want {
			t.Errorf("step %d: Add = %v, want %v", i, got, step.want)
		}
		var err error
		if past, err = archive.ReadPast(all.Games(), past.Save()); err != nil {
			t.Fatal(err)
		}
	}
}

// golden is what testdata/past-v1.json holds.
func goldenPast(t *testing.T) archive.Past {
	zoe, machine := archive.Seat{Name: "Zoé <&>"}, archive.Seat{Level: 6}
	resigned := tapatan(t, "resigned", firstWins[:2], archive.Seat{}, archive.Seat{})
	resigned.Opener, resigned.Winner, resigned.Reason, resigned.Record.Resigned = 1, 0, rules.Resigned, "first"
	resigned.Seats[1].Away = true
	points := tapatan(t, "points", secondWins, machine, archive.Seat{Level: 1})
	points.Score, points.Seed = &[2]int{-3, 12}, 1<<64-1
	var past archive.Past
	past.Add(tapatan(t, "unfinished", firstWins[:4], zoe, archive.Seat{}))
	past.Add(resigned)
	past.Add(points)
	past.Add(tapatan(t, "drawn", comesBack, machine, zoe))
	past.Add(tapatan(t, "won", firstWins, zoe, machine))
	past.Add(tapatan(t, "reopened", firstWins, zoe, machine))
	past.Add(tapatan(t, "reopened", firstWins[:4], zoe, machine))
	return past
}

// What earlier versions have written is read for ever. A change of what Save writes is a new version, with a file of
// its own.
func TestPastVersions(t *testing.T) {
	golden := goldenPast(t)
	for _, name := range []string{"past-v1.json"} {
		past, err := archive.ReadPast(all.Games(), read(t, name))
		if err != nil {
			t.Fatal(err)
		}
		if got, want := past.Save(), golden.Save(); got != want {
			t.Errorf("%s: read as\n%s\nwant\n%s", name, got, want)
		}
		if got := past.Save(); got != read(t, "past-v1.json") {
			t.Errorf("%s: saved as %s", name, got)
		}
	}
}

func TestReadPastSaysWhatIsWrong(t *testing.T) {
	golden := goldenPast(t)
	good := golden.Save()
	for _, c := range []struct {
		old, new string
		entry    int
		want     string
	}{
		{good, "", -1, "unexpected end"},
		{good, "[]", -1, "cannot unmarshal"},
		{good, "{}", -1, "version 0"},
		{good, `{"version":2,"more":1}`, -1, "version 2"},
		{good, `{"version":1,"more":1}`, -1, "unknown field"},
		{good, good + "{}", -1, "after top-level value"},
		{good, `{"version":1,"entries":[null]}`, 0, "id"},
		{`"opener":0`, `"opener":2`, 0, "opener 2"},
		{`"winner":0`, `"winner":2`, 1, "winner 2"},
		{`"winner":0`, `"winner":1`, 1, "winner 1"},
		{`"winner":-1`, `"winner":0`, 0, "unfinished"},
		{`"level":6`, `"level":-1`, 0, "level -1"},
		{`"level":6`, `"level":100`, 0, "level 100"},
		{`"name":"Zo`, `"name":"` + strings.Repeat("o", 200), 0, "name"},
		{`"played":1790000000`, `"played":-1`, 0, "played at -1"},
		{`"played":1790000000`, `"played":1e3`, 0, "played"},
		{`"played":1790000000`, `"played":300000000000`, 0, "played"},
		{`"id":"won"`, `"id":"reopened"`, 1, "same id"},
		{`"id":"won"`, `"id":""`, 1, "id"},
		{`"id":"won"`, `"id":"` + strings.Repeat("i", 65) + `"`, 1, "id"},
		{`"id":"won"`, `"id":"won","more":1`, 1, "unknown field"},
		{`"ended":true,"record":{"game":"tapatan","variant":"tapatan","moves":["a1","a3","b1","b3","c1"]}`,
			`"record":{"game":"tapatan"}`, 1, "no end"},
		{`["a1","a3","b1","b3","c1"]`, `["a1","a1"]`, 1, "move 2"},
		{`["a1","a3","b1","b3"]`, `["a1","a3","b1","b3","c1"]`, 0, "ends with 0"},
		{`["a1","a3","b1","b3","c1"]`, `["a1","a3","b1","b3"]`, 1, "ends with -1"},
		{`"reason":"line"`, `"reason":"blocked"`, 1, `for "line"`},
		{`"seed":"1`, `"seed":"-1`, 3, "seed"},
		{`"game":"tapatan"`, `"game":"go"`, 0, `"go"`},
	} {
		text := strings.Replace(good, c.old, c.new, 1)
		_, err := archive.ReadPast(all.Games(), text)
		var wrong *archive.ReadError
		if !errors.As(err, &wrong) || wrong.Entry != c.entry || !strings.Contains(err.Error(), c.want) {
			t.Errorf("with %.60s for %.60s: %v, want an error of entry %d with %q", c.new, c.old, err, c.entry, c.want)
		}
		if errors.Is(err, sift.ErrNewer) != (c.want == "version 2") {
			t.Errorf("%v: wrong about being newer", err)
		}
	}
}

func TestReadPastOfOneGame(t *testing.T) {
	games := all.Games()
	other := *games[0]
	other.ID = "other"
	text := `{"version":1,"entries":[` + entry("a", "tapatan") + `,` + entry("b", "other") + `]}`
	for _, registry := range []rules.Registry{games, {&other}, append(slices.Clone(games), &other)} {
		if past, err := archive.ReadPast(registry, text); err == nil {
			t.Errorf("two games in one list are read as %s", ids(&past))
		}
	}
}

func entry(id, game string) string {
	return fmt.Sprintf(`{"id":%q,"winner":-1,"record":{"game":%q}}`, id, game)
}

func TestReadPastRefusesTooMany(t *testing.T) {
	var entries []string
	for i := range 101 {
		entries = append(entries, entry(strconv.Itoa(i), "tapatan"))
	}
	for n, want := range map[int]bool{100: true, 101: false} {
		_, err := archive.ReadPast(all.Games(), `{"version":1,"entries":[`+strings.Join(entries[:n], ",")+`]}`)
		if (err == nil) != want {
			t.Errorf("%d games: %v", n, err)
		}
	}
}

func FuzzReadPast(f *testing.F) {
	f.Add(read(f, "past-v1.json"))
	f.Add(`{"version":1,"entries":[{"id":"a","winner":-1,"record":{"game":"tapatan","moves":["b2"]}}]}`)
	f.Add(`{"version":1}`)
	games := all.Games()
	f.Fuzz(func(t *testing.T, text string) {
		past, err := archive.ReadPast(games, text)
		if err != nil {
			var wrong *archive.ReadError
			if !errors.As(err, &wrong) {
				t.Errorf("an error of another type: %v", err)
			}
			return
		}
		for _, game := range past.Games() {
			game.Counts()
		}
		again, err := archive.ReadPast(games, past.Save())
		if err != nil || again.Save() != past.Save() {
			t.Errorf("games that were read do not survive saving: %v", err)
		}
	})
}

func BenchmarkReadPast(b *testing.B) {
	text := read(b, "past-v1.json")
	for b.Loop() {
		if _, err := archive.ReadPast(all.Games(), text); err != nil {
			b.Fatal(err)
		}
	}
}

// Without a registry only what can be seen without replaying is checked.
func TestReadPastWithoutReplaying(t *testing.T) {
	golden := goldenPast(t)
	good := golden.Save()
	illegal := strings.Replace(good, `["a1","a3","b1","b3"]`, `["a1","a1"]`, 1)
	if past, err := archive.ReadPast(nil, illegal); err != nil || past.Save() != illegal {
		t.Errorf("%v", err)
	}
	if _, err := archive.ReadPast(nil, strings.Replace(good, `"opener":0`, `"opener":2`, 1)); err == nil {
		t.Error("what needs no replaying is not checked")
	}
}

// A match that goes on by links does not make place for others, unless there are none but such.
func TestLinksStay(t *testing.T) {
	var past archive.Past
	add := func(id, links string) {
		game := tapatan(t, id, nil)
		game.Links = links
		past.Add(game)
	}
	add("linked", "kept")
	for i := range 150 {
		add(strconv.Itoa(i), "")
	}
	if _, ok := past.Find("linked"); !ok || len(past.Games()) != 100 {
		t.Errorf("of %d games the match by links is one: %t", len(past.Games()), ok)
	}
	for i := range 150 {
		add("links"+strconv.Itoa(i), "kept")
	}
	if _, ok := past.Find("linked"); ok || len(past.Games()) != 100 {
		t.Errorf("of %d games the oldest is one: %t", len(past.Games()), ok)
	}
}
