package minimal_test

import (
	"context"
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tablier/ai"
	engine "tablier/ai/minimal"
	"tablier/ai/players"
	"tablier/app/board"
	"tablier/app/boards/minimal"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/all"
	rulesminimal "tablier/rules/conform/minimal"
)

// What somebody adds who adds a game is its three folders and a line in each registry. These are the lines of the rules
// and of the machine; that of the boards is in the tests of package games.
func registries() (rules.Registry, players.Registry) {
	return append(all.Games(), rulesminimal.Spec()),
		append(players.New(), players.Player{Game: "minimal", Full: engine.Engine(), Levels: []players.Level{
			{Engine: engine.Engine(), Limits: ai.Limits{Depth: 1}}, {Engine: engine.Engine(), Limits: ai.Limits{Millis: 500}},
		}})
}

// A match against each level goes from the first touch to its end, is drawn and described at every move in both
// languages, and opens again from what is saved and from a link.
func TestMatchAgainstEachLevel(t *testing.T) {
	registry, machines := registries()
	game, machine := minimal.Game(registry), machines.Find("minimal")
	if len(machine.Levels) != game.Levels {
		t.Fatalf("the page offers %d levels, the machine has %d", game.Levels, len(machine.Levels))
	}
	for level := 1; level <= game.Levels; level++ {
		table := play.New(game, game.Levels, 1)
		settings := table.Settings()
		settings.Opening = play.AlwaysFirst
		table.Configure(settings)
		table.Sit([2]play.Seat{{}, {Level: level}})
		table.Restart()
		for !table.Result().Over() {
			drawn(t, game, table)
			if level := table.MachineTurn(); level > 0 {
				think(t, machine, table, level)
			} else if !touched(table) {
				t.Fatalf("in %s no touch plays anything: %v", table.View(), table.Fault())
			}
		}
		drawn(t, game, table)
		if best := level == game.Levels; best && table.Result().Winner != rules.Second {
			t.Errorf("the machine at its best loses: %v", table.Match().Moves())
		}
		reopened(t, registry, game, table)
	}
}

// touched has a person touch the last of the points that can be touched, until that plays a move; it returns false
// where there is none.
func touched(table *play.Table) bool {
	for points := table.Targets(); len(points) > 0; points = table.Targets() {
		if table.Touch(points[len(points)-1]).Moves() {
			return true
		}
	}
	return false
}

// think has the machine play.
func think(t *testing.T, machine *players.Player, table *play.Table, level int) {
	t.Helper()
	match := table.Match()
	task := ai.Task{Spec: match.Spec(), View: match.View(match.Ply(), match.ToMove()), Seen: match.Seen(), Seed: 1}
	found, err := machine.Search(context.Background(), task, level, ai.Limits{}, ai.Hooks{})
	if err == nil {
		err = table.Play(found.Move)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// drawn checks the scene of a table and what is said of it, in both languages.
func drawn(t *testing.T, game *board.Game, table *play.Table) {
	t.Helper()
	for _, lang := range i18n.Langs() {
		words := game.Words(lang)
		scene := table.Scene(board.Voice{Words: words, Name: words.Seat})
		for i, label := range scene.Labels {
			if label == "" {
				t.Errorf("%s: point %s has no label in %s", lang, scene.Points[i].Name, table.View())
			}
		}
		for markup := xml.NewDecoder(strings.NewReader(boardview.Markup(scene))); ; {
			if _, err := markup.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s is drawn as %s: %v", table.View(), boardview.Markup(scene), err)
			}
		}
		if ply := table.Shown(); ply > 0 && words.Describe("X", table.Before(ply), table.Redacted(ply)) == "" {
			t.Errorf("%s: no words for %s", lang, table.Redacted(ply))
		}
		if result := table.Result(); result.Over() && words.Reason(result.Outcome, "X") == "" {
			t.Errorf("%s: no words for the end", lang)
		} else if !result.Over() && words.Ask(table.View()) == "" {
			t.Errorf("%s: nothing is asked", lang)
		}
	}
	for point := range table.Skin().Points(table.View()) {
		if !table.CanTouch() || slices.Contains(table.Targets(), point) {
			continue // it leads to a move, or nobody is to touch it
		}
		fault := table.Skin().Fault(table.View(), []int{point})
		if game.Words(i18n.French).Fault(fault) == "" || game.Words(i18n.English).Fault(fault) == "" {
			t.Errorf("no words for %v", fault)
		}
	}
}

// reopened checks that a match is the same after it was saved, and after it was sent.
func reopened(t *testing.T, registry rules.Registry, game *board.Game, table *play.Table) {
	t.Helper()
	if again, err := play.Restore(game, game.Levels, table.Save()); err != nil ||
		again.View().String() != table.View().String() {
		t.Errorf("saved and opened again: %v", err)
	}
	fragment, err := link.Encode(registry, link.Letter{Record: table.Record()})
	if err != nil {
		t.Fatal(err)
	}
	if letter, _, err := link.Decode(registry, fragment); err != nil || len(letter.Record.Moves) != table.Match().Ply() {
		t.Errorf("a link opens as %+v, %v", letter.Record, err)
	}
}

// Nothing of the program but its folders names it: a game is its folders, and a line in each registry.
func TestNothingElseNamesIt(t *testing.T) {
	root := filepath.Join("..", "..", "..")
	folders := []string{"rules/conform/minimal", "app/boards/minimal", "ai/minimal"}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		for _, folder := range folders {
			if filepath.ToSlash(inside) == folder {
				return fs.SkipDir
			}
		}
		if entry.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		text, err := os.ReadFile(path)
		for _, name := range append(folders, `"minimal"`) {
			if strings.Contains(string(text), name) {
				t.Errorf("%s names %s", inside, name)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
