package cup_test

import (
	"errors"
	"testing"

	"tablier/ai/cup"
	"tablier/rules/all"
)

// Until the first game players come, go and are renamed; the games follow.
func TestPlayersChange(t *testing.T) {
	c := mustNew(t, config("tapatan", 2))
	if _, more := c.Next(1); more || c.Games() != 0 {
		t.Error("nobody has games")
	}
	for _, p := range programs("First", "Gone", "Laast", "Random") {
		if err := c.Add(p); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(c.Remove(1), c.Rename(1, "Last")); err != nil {
		t.Fatal(err)
	}
	var player *cup.PlayerError
	for name, err := range map[string]error{
		"a name that is taken": c.Rename(0, "Last"), "no name": c.Rename(0, ""), "nobody": c.Rename(3, "X"),
		"nobody goes": c.Remove(-1), "twice": c.Add(programs("First")[0]),
	} {
		if !errors.As(err, &player) {
			t.Errorf("%s: %v", name, err)
		}
	}
	names := ""
	for _, p := range c.Players() {
		names += p.Name + " "
	}
	if names != "First Last Random " || c.Games() != 6 {
		t.Fatalf("players %s, %d games", names, c.Games())
	}
	data, err := c.Encode()
	if err != nil {
		t.Fatal(err)
	}
	playAll(t, c, 1)
	again, err := cup.Decode(all.Games(), data)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Rename(0, "Other"); err != nil {
		t.Errorf("a cup of a file that has not begun: %v", err)
	}
	if data, err = c.Encode(); err != nil {
		t.Fatal(err)
	}
	begun, err := cup.Decode(all.Games(), data)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []*cup.Cup{c, begun} {
		for _, err := range []error{c.Add(programs("X")[0]), c.Remove(0), c.Rename(0, "X")} {
			if !errors.Is(err, cup.ErrStarted) {
				t.Errorf("changed after the first game: %v", err)
			}
		}
	}
}

// Of thirty-two players nobody more can come.
func TestMostPlayers(t *testing.T) {
	c := mustNew(t, config("tapatan", 2))
	for i := range cup.MaxPlayers {
		if err := c.Add(programs(string(rune('A' + i)))[0]); err != nil {
			t.Fatal(err)
		}
	}
	var wrong *cup.ConfigError
	if err := c.Add(programs("more")[0]); !errors.As(err, &wrong) || wrong.Field != "players" {
		t.Errorf("error %v", err)
	}
}
