package cup_test

import (
	"errors"
	"testing"

	"tablier/ai/cup"
	"tablier/rules/all"
)

// A player gets another name at any time, one that nobody has; the games stay.
func TestRename(t *testing.T) {
	c := mustNew(t, config("tapatan", 2), programs("First", "Random")...)
	playAll(t, c, 1)
	if err := c.Rename(1, "Last"); err != nil {
		t.Fatal(err)
	}
	if played, _ := c.Progress(); played == 0 || c.Players()[1].Name != "Last" || c.Table().Rows[1].Name != "Last" {
		t.Errorf("%d games played by %+v", played, c.Players())
	}
	var wrong *cup.PlayerError
	for name, err := range map[string]error{
		"a name that is taken": c.Rename(0, "Last"), "no name": c.Rename(0, ""), "nobody": c.Rename(2, "X"),
		"before the first": c.Rename(-1, "X"),
	} {
		if !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Forty players and more take part, but not any number.
func TestMostPlayers(t *testing.T) {
	if cup.MaxPlayers < 40 {
		t.Errorf("%d players, fewer than some classes have", cup.MaxPlayers)
	}
	var names []string
	for i := range cup.MaxPlayers {
		names = append(names, string(rune('α'+i)))
	}
	mustNew(t, config("tapatan", 2), programs(names...)...)
	var wrong *cup.ConfigError
	if _, err := cup.New(all.Games(), config("tapatan", 2), programs(append(names, "more")...)); !errors.As(err, &wrong) ||
		wrong.Field != "players" {
		t.Errorf("error %v", err)
	}
}
