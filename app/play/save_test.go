package play_test

import (
	"encoding/json"
	"errors"
	"os"
	"reflect"
	"strings"
	"testing"

	"tablier/app/play"
	"tablier/app/sift"
	"tablier/rules"
)

func TestSaveAndRestore(t *testing.T) {
	table := twoPlayers()
	move(t, table, win)
	table.Restart()
	move(t, table, "b2 a1 c3")
	table.GoTo(1)
	touch(t, table, "a2")
	move(t, table, "c1")
	table.Undo()
	table.GoTo(1)
	restored := again(t, table)
	if restored.Save() != table.Save() {
		t.Errorf("restored as %s, want %s", restored.Save(), table.Save())
	}
	wantScore(t, restored, "after restoring", [2]int{2, 0})
	wantPlayed(t, restored, "b2 a2")
	wantLook(t, restored, 1, 2)
	if !restored.CanRedo() || len(restored.Lines()) != 1 || restored.ID() != table.ID() ||
		restored.SeatOf(rules.First) != 0 {
		t.Errorf("redo %v, lines %v, id %s", restored.CanRedo(), restored.Lines(), restored.ID())
	}
}

func again(t *testing.T, table *play.Table) *play.Table {
	t.Helper()
	restored, err := play.Restore(table.Game, table.Levels(), table.Save())
	if err != nil {
		t.Fatal(err)
	}
	return restored
}

// That an end is on file is known until the next match, whatever is taken back or restored.
func TestFiled(t *testing.T) {
	table := twoPlayers()
	if move(t, table, win); table.Filed() {
		t.Error("the end is on file by itself")
	}
	table.File()
	table.Undo()
	if table = again(t, table); !table.Filed() {
		t.Error("forgotten when the end was taken back")
	}
	table.Reopen("x", 0, table.Match(), [2]play.Seat{}, 0)
	if table.Filed() {
		t.Error("another match is on file")
	}
	table.File()
	if table.Restart(); table.Filed() {
		t.Error("the next match is on file")
	}
}

// A finished game that is restored is not counted a second time; nor is one that was given up.
func TestRestoreDoesNotCountTwice(t *testing.T) {
	table := twoPlayers()
	move(t, table, win)
	restored := again(t, table)
	restored.Undo()
	restored.Redo()
	wantScore(t, restored, "after restoring", [2]int{2, 0})
	restored.Restart()
	restored.Resign(0)
	restored = again(t, restored)
	wantScore(t, restored, "after restoring a resignation", [2]int{2, 2})
	if !restored.Result().Over() {
		t.Error("the resignation is forgotten")
	}
}

// A game with rounds, secrets and draws goes on where it was; whose screen it is must be asked again.
func TestRestoreAGameWithEverything(t *testing.T) {
	table := bagTable("same")
	round(t, table, "3 2")
	if restored := again(t, table); !restored.Between() || restored.Save() != table.Save() ||
		len(restored.Match().Record().Seeds) != 1 {
		t.Errorf("between rounds it is restored as %s", restored.Save())
	}
	table.NextRound()
	table.Uncover()
	move(t, table, "1 3")
	goOn(table)
	table.Uncover()
	restored := again(t, table)
	if table.Covered() || !restored.Covered() || restored.Between() || restored.Viewer() != rules.Nobody {
		t.Errorf("restored covered %v, between %v, for %v", restored.Covered(), restored.Between(), restored.Viewer())
	}
	round(t, table, "")
	round(t, restored, "")
	if a, b := played(table), played(restored); a != b {
		t.Errorf("the restored game goes on as %s, want %s", b, a)
	}
}

// What version 1 wrote can be read for ever.
func TestGoldenSaves(t *testing.T) {
	v1 := golden(t, "save-v1.json")
	wantPlayed(t, v1, "b2 a1 a2 c2")
	wantLook(t, v1, 2, 4)
	wantScore(t, v1, "of version 1", [2]int{4, 1})
	if !v1.CanRedo() || len(v1.Lines()) != 1 || words(v1.Lines()[0].Moves) != "b2 a1 c3 c1" || v1.ID() != "1z141z3" ||
		v1.Seed() != 4294967291 || !v1.Filed() {
		t.Errorf("version 1: redo %v, lines %v, id %s", v1.CanRedo(), v1.Lines(), v1.ID())
	}
	want := play.Settings{Seats: [2]play.Seat{{Level: 3}, {Name: "Léo"}}, Opening: play.AlwaysSecond, Variant: "tapatan",
		Pace: play.Brisk, Turned: true}
	if got := v1.Settings(); !reflect.DeepEqual(got, want) || v1.Seats() != [2]play.Seat{{Level: 4}, {Name: "Léo"}} {
		t.Errorf("version 1: settings %+v, seats %+v", got, v1.Seats())
	}
}

// file returns a file of testdata.
func file(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// golden restores a file, and what this version makes of it.
func golden(t *testing.T, name string) *play.Table {
	t.Helper()
	table, err := play.Restore(tapatan(), 6, file(t, name))
	if err != nil {
		t.Fatal(err)
	}
	return again(t, table)
}

func TestRestoreSaysWhatIsWrong(t *testing.T) {
	table := twoPlayers()
	move(t, table, "b2 a1 c3")
	table.GoTo(2)
	touch(t, table, "a2")
	good := table.Save()
	for _, c := range []struct{ old, new, want string }{
		{good, "", "unexpected end"},
		{good, "[]", "cannot unmarshal"},
		{good, `{"version":99}`, "version 99"},
		{good, `{"version":99,"id":7,"score":"none"}`, "version 99"},
		{good, `{"version":0}`, "version 0"},
		{`"opener":0`, `"opener":7`, "opener 7"},
		{`"score":[0,0]`, `"score":[-1,0]`, "score -1 of seat 0"},
		{`"gained":[0,0]`, `"gained":[0,2]`, "score 0 of seat 1"},
		{`"game":"tapatan","variant":"tapatan","moves":["b2","a1","a2"]`, `"game":"go"`, `game "go"`},
		{`"variant":"tapatan","moves":["b2","a1","a2"]`, `"variant":"x","moves":["b2","a1","a2"]`, `variant "x"`},
		{`"moves":["b2","a1","a2"]`, `"moves":["b2","b2","a2"]`, "move 2"},
		{`"moves":["b2","a1","c3"]`, `"moves":["b2","a1","b2"]`, "line 1: "},
		{`"at":3`, `"at":4`, "at move 4 of 3"},
		{`"at":3`, `"at":-1`, "at move -1 of 3"},
		{`"look":3`, `"look":4`, "looking at move 4 of 3"},
		{`"look":3`, `"look":-1`, "looking at move -1 of 3"},
		{`"at":3`, `"at":3,"entered":1`, "round 1 entered"},
	} {
		text := strings.Replace(good, c.old, c.new, 1)
		if text == good {
			t.Fatalf("the save has no %s: %s", c.old, good)
		}
		_, err := play.Restore(tapatan(), 6, text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("with %s, Restore says %v, want an error with %q", c.new, err, c.want)
		}
		if errors.Is(err, sift.ErrNewer) != (c.want == "version 99") {
			t.Errorf("%v: wrong about being newer", err)
		}
	}
}

func FuzzRestore(f *testing.F) {
	f.Add(play.New(tapatan(), 6, 1).Save())
	f.Add(`{"version":1,"record":{"game":"tapatan","moves":["b2","--"]}}`)
	for _, name := range []string{"save-v1.json"} {
		f.Add(file(f, name))
	}
	game := tapatan()
	f.Fuzz(func(t *testing.T, text string) {
		table, err := play.Restore(game, 6, text)
		if err != nil {
			return
		}
		again, err := play.Restore(game, 6, table.Save())
		if err != nil || again.Save() != table.Save() {
			t.Errorf("a restored table does not survive saving: %v", err)
		}
		again.View()
		again.Pieces()
		for range again.Lines() {
			again.Switch(0)
		}
		if !json.Valid([]byte(again.Save())) {
			t.Error("no JSON")
		}
	})
}
