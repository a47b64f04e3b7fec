package cup_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"tablier/ai/cup"
	"tablier/rules/all"
)

// played returns a cup of which some games have been played.
func played(t testing.TB, game string, names ...string) *cup.Cup {
	t.Helper()
	c, err := cup.New(all.Games(), config(game, 2), append(programs(names...), cup.Player{
		Name: "Niveau 2", Kind: cup.Level, Level: 2,
	}))
	if err != nil {
		t.Fatal(err)
	}
	moves := fakes()
	moves["Niveau 2"] = moves["Last"]
	for number := 1; number <= c.Games()-1; number++ { // the last is still to be played
		if _, open := c.Next(number); open {
			hold(t, c, number, moves)
		}
	}
	return c
}

// hold plays a game of a cup, where it is one that is played.
func hold(t testing.TB, c *cup.Cup, number int, moves map[string]fake) {
	t.Helper()
	if p, open := c.Next(number); !open || p.Number != number {
		return
	}
	g, err := c.Start(number)
	if err != nil {
		t.Fatal(err)
	}
	for turn, more := g.Turn(); more; turn, more = g.Turn() {
		move, fault := moves[c.Players()[turn.Player].Name](g.View(), turn.Seed)
		if fault == nil && g.Play(move) != nil {
			fault = wrong()
		}
		if fault != nil {
			if err := g.Fail(*fault); err != nil {
				t.Fatal(err)
			}
		}
	}
	result, _ := g.Result()
	if err := c.Record(number, result); err != nil {
		t.Fatal(err)
	}
}

// A file holds all of a cup: its programs, and every game with its moves and faults.
func TestFile(t *testing.T) {
	for _, game := range []string{"tapatan", "hyle", "stratege"} {
		c := played(t, game, "First", "Random", "Wrong")
		data, err := c.Encode()
		if err != nil {
			t.Fatal(err)
		}
		again, err := cup.Decode(all.Games(), data)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(again.Table(), c.Table()) || !reflect.DeepEqual(again.Players(), c.Players()) ||
			!reflect.DeepEqual(again.Config(), c.Config()) {
			t.Errorf("%s: another cup comes back", game)
		}
		for number := 1; number <= c.Games(); number++ {
			before, _ := c.Result(number)
			if after, _ := again.Result(number); !reflect.DeepEqual(after, before) {
				t.Errorf("%s, game %d: %+v, want %+v", game, number, after, before)
			}
		}
	}
}

// A file that is damaged says what is wrong and where.
func TestDamagedFile(t *testing.T) {
	data, err := played(t, "tapatan", "First", "Random").Encode()
	if err != nil {
		t.Fatal(err)
	}
	good := string(data)
	for change, want := range map[[2]string]string{
		{good, ""}:                              "want a cup",
		{good, "{}"}:                            "want a cup",
		{good, "[]"}:                            "want a cup",
		{`"tablierCup":1`, `"tablierCup":2`}:    "version 2: want at most 1",
		{`"tablierCup":1`, `"tablierCup":-1`}:   "want a cup",
		{`"games":[`, `"games":[,`}:             "the file at byte 311: invalid character",
		{`"seed":7`, `"seed":"7"`}:              "the file at byte",
		{`"number":2`, `"number":2,"x":1`}:      `unknown field "x"`,
		{`"seed":7`, `"seed":7}`}:               "after top-level value",
		{`"seed":7`, `"seed":9007199254740992`}: "seed 9007199254740992: want less",
		{`"tapatan"`, `"chess"`}:                `unknown game "chess"`,
		{`"kind":"level"`, `"kind":"x"`}:        `player 3 "Niveau 2": want the kind`,
		{`"number":2`, `"number":200`}:          "game 200: want a number from 1",
		{`"number":2`, `"number":1`}:            "game 1: has a result already",
		{`"winner":"first"`, `"winner":"nil"`}:  `game 2: unknown winner "nil": want first, second`,
		{`"winner":"first"`, `"winner":""`}:     "want first by",
		{`"reason":"line"`, `"reason":"error"`}: "by line",
		{`"moves":["a1",`, `"moves":["z9",`}:    "move 1: illegal move \"z9\"",
	} {
		changed := strings.Replace(good, change[0], change[1], 1)
		if changed == good {
			t.Errorf("%q is not in the file", change[0])
			continue
		}
		_, err := cup.Decode(all.Games(), []byte(changed))
		var file *cup.FileError
		var newer *cup.VersionError
		if !errors.As(err, &file) && !errors.As(err, &newer) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", change[1], err, want)
		}
	}
}

// A file of a newer build says so, whatever else is in it.
func TestNewerFile(t *testing.T) {
	_, err := cup.Decode(all.Games(), []byte(`{"tablierCup":7,"games":{"1":"a1 b2"}}`))
	var newer *cup.VersionError
	if !errors.As(err, &newer) || newer.Have != 7 || newer.Known != 1 {
		t.Errorf("error %v", err)
	}
}

// Whatever a file holds, it is refused, or is a cup that writes one which comes back.
func FuzzDecode(f *testing.F) {
	data, err := played(f, "tapatan", "First", "Random", "Wrong").Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte(`{"tablierCup":1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := cup.Decode(all.Games(), data)
		if err != nil {
			return
		}
		data, err = c.Encode()
		if err != nil {
			t.Fatal(err)
		}
		again, err := cup.Decode(all.Games(), data)
		if err != nil || !reflect.DeepEqual(again.Table(), c.Table()) {
			t.Errorf("another cup comes back: %v", err)
		}
	})
}
