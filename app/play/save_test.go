package play_test

import (
	"strings"
	"testing"

	"tablier/app/play"
	"tablier/rules"
)

func TestSaveAndRestore(t *testing.T) {
	table := twoPlayers(t)
	win(t, table)
	table.Restart()
	touch(t, table, "b2", "a1")
	restored, err := play.Restore(tapatan(), 6, table.Save())
	if err != nil {
		t.Fatal(err)
	}
	if restored.Save() != table.Save() {
		t.Errorf("restored as %s, want %s", restored.Save(), table.Save())
	}
	if restored.Score() != [2]int{2, 0} || restored.Match().Ply() != 2 || restored.SeatOf(rules.First) != 0 {
		t.Errorf("score %v, ply %d, opener %d", restored.Score(), restored.Match().Ply(), restored.SeatOf(rules.First))
	}
}

// A finished game that is restored is not counted a second time.
func TestRestoreDoesNotCountTwice(t *testing.T) {
	table := twoPlayers(t)
	win(t, table)
	restored, err := play.Restore(tapatan(), 6, table.Save())
	if err != nil {
		t.Fatal(err)
	}
	restored.Undo()
	restored.Redo()
	if restored.Score() != [2]int{2, 0} {
		t.Errorf("score %v, want 2 0", restored.Score())
	}
}

func TestRestoreSaysWhatIsWrong(t *testing.T) {
	good := twoPlayers(t).Save()
	for _, c := range []struct{ text, want string }{
		{"", "unexpected end"},
		{"[]", "cannot unmarshal"},
		{`{"version":99}`, "version 99"},
		{strings.Replace(good, `"opener":0`, `"opener":7`, 1), "opener 7"},
		{strings.Replace(good, `"score":[0,0]`, `"score":[-1,0]`, 1), "score -1 of seat 0"},
		{strings.Replace(good, `"game":"tapatan"`, `"game":"go"`, 1), `game "go"`},
		{strings.Replace(good, `"variant":"tapatan"`, `"variant":"x","moves":["b2"]`, 1), "variant"},
		{strings.Replace(good, `"variant":"tapatan"`, `"moves":["b2","b2"]`, 1), "move 2"},
	} {
		if _, err := play.Restore(tapatan(), 6, c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("Restore(%s) = %v, want an error with %q", c.text, err, c.want)
		}
	}
}

func FuzzRestore(f *testing.F) {
	f.Add(play.New(tapatan(), 6, 1).Save())
	f.Add(`{"version":1,"record":{"game":"tapatan","moves":["b2","--"]}}`)
	f.Fuzz(func(t *testing.T, text string) {
		table, err := play.Restore(tapatan(), 6, text)
		if err != nil {
			return
		}
		again, err := play.Restore(tapatan(), 6, table.Save())
		if err != nil || again.Save() != table.Save() {
			t.Errorf("a restored table does not survive saving: %v", err)
		}
	})
}
