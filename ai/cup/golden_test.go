package cup_test

import (
	"os"
	"testing"

	"tablier/ai/cup"
	"tablier/rules/all"
)

// Every file of version 1 opens for ever: a file of testdata stays as it is, and a change of what is written is a new
// version with files of its own.
func TestGoldenFiles(t *testing.T) {
	for name, want := range map[string]cup.Score{
		"cup-tapatan-v1.json": {Won: 2, Drawn: 2, Lost: 1},
		"cup-hyle-v1.json":    {Won: 4, Lost: 1},
	} {
		text, err := os.ReadFile("testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		c, err := cup.Decode(all.Games(), text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := c.Table().Rows[1].Score; got != want {
			t.Errorf("%s: the second player has the score %+v, want %+v", name, got, want)
		}
		if again, err := c.Encode(); err != nil || string(again) != string(text) {
			t.Errorf("%s is written as %s, %v", name, again, err)
		}
	}
}
