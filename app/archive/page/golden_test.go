package page

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"tablier/ai/cup"
	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/draw"
	"tablier/app/games"
	"tablier/app/kept"
	"tablier/app/lesson"
	"tablier/app/links/post"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/puzzles"
	"tablier/app/recall"
	"tablier/app/sandbox"
	"tablier/app/store"
	"tablier/app/watch"
	"tablier/app/write"
	"tablier/rules"
)

// goldenTexts returns the texts of the file that holds each thing a person can keep, of every game there was.
func goldenTexts(t *testing.T) map[string]string {
	t.Helper()
	file, err := os.ReadFile("testdata/export-v1-all.json")
	if err != nil {
		t.Fatal(err)
	}
	texts, err := store.ParseBackup(string(file))
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// Everything that can be kept stands in the golden file, and is accepted as it is. The file only grows.
func TestGoldenFileHasAll(t *testing.T) {
	texts := goldenTexts(t)
	k, _ := testKind(t, 0)
	k.readers = readers(games.Boards(games.All()))
	for key, text := range texts {
		if kept.Of(games.Boards(games.All()), key) == kept.Others {
			t.Errorf("the page about data does not tell of %s", key)
		}
		work, err := k.check(key, text)
		for done := false; err == nil && !done; {
			done, err = work.Step(100)
		}
		if err != nil {
			t.Errorf("%s: %v", key, err)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(readers(nil))) {
		if texts[key] == "" {
			t.Errorf("nothing is kept under %s", key)
		}
	}
	ofGames := []string{match.SaveKey(""), archive.PastKey(""), archive.StatsKey("")}
	for _, kind := range append(ofGames, write.Key(""), "earlier.", "set.1", "set.abc") {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(texts)), func(key string) bool {
			return strings.HasPrefix(key, kind)
		}) {
			t.Errorf("nothing is kept under %s…", kind)
		}
	}
}

// Each text of the golden file is read as what it was: written again it is the same.
func TestGoldenTextsReadBack(t *testing.T) {
	texts := goldenTexts(t)
	again := map[string]func(text string) (string, error){
		recall.Key: func(text string) (string, error) {
			l, err := recall.Parse(text)
			return l.String(), err
		},
		lesson.Key: func(text string) (string, error) {
			p, err := lesson.ParseProgress(text)
			return p.String(), err
		},
		puzzles.Key: func(text string) (string, error) {
			p, err := puzzles.ParseProgress(text)
			return p.String(), err
		},
		watch.ScoreKey: func(text string) (string, error) {
			s, err := watch.ParseScore(text)
			return s.String(), err
		},
		draw.Key: func(text string) (string, error) {
			k, err := draw.ReadSaved(text)
			return draw.Save(k), err
		},
		write.CupKey: func(text string) (string, error) {
			c, err := cup.Decode(games.Rules(games.All()), []byte(text))
			if err != nil {
				return "", err
			}
			data, err := c.Encode()
			return string(data), err
		},
	}
	for _, game := range games.Boards(games.All()) {
		maps.Copy(again, ofGame(game))
	}
	for key, write := range again {
		text, kept := texts[key]
		if !kept { // a game that came later has none
			continue
		}
		if got, err := write(text); err != nil || got != text {
			t.Errorf("%s, %v: read as\n%s\nwant\n%s", key, err, got, text)
		}
	}
}

// ofGame returns, by key, how the texts of a game are read and written again.
func ofGame(game *board.Game) map[string]func(text string) (string, error) {
	return map[string]func(text string) (string, error){
		match.SaveKey(game.ID()): func(text string) (string, error) {
			table, err := play.Restore(game, game.Levels, text)
			if err != nil {
				return "", err
			}
			return table.Save(), nil
		},
		archive.PastKey(game.ID()): func(text string) (string, error) {
			past, err := archive.ReadPast(rules.Registry{game.Spec}, text)
			return past.Save(), err
		},
		archive.StatsKey(game.ID()): func(text string) (string, error) {
			stats, err := archive.ReadStats(text)
			return stats.Save(), err
		},
	}
}

// What is kept of an exercise is read as what it was.
func TestGoldenExercise(t *testing.T) {
	texts := goldenTexts(t)
	r, err := write.ReadRecord(texts[write.Key("gagne")], sandbox.MaxProgram)
	if err != nil || !strings.HasSuffix(r.Program, "# été\n") || r.Passed != 3 || r.Tests != 4 || r.Tries != 2 ||
		!slices.Equal(r.Tried, []uint32{1234, 99}) || r.Hints != 1 || !r.Done || !r.Ordered || r.Face != write.Write ||
		!slices.Equal(r.Lines, []write.Laid{{Line: 2}, {Line: 0, Indent: 1}}) {
		t.Errorf("%+v, %v", r, err)
	}
	r, err = write.ReadRecord(texts["earlier.gagne"], sandbox.MaxProgram)
	if err != nil || !slices.Equal(r.Earlier, []string{"a", "b"}) {
		t.Errorf("%+v, %v", r, err)
	}
}

// A past match by links goes on from what is kept of it.
func TestGoldenLinksGoOn(t *testing.T) {
	texts, found := goldenTexts(t), 0
	for _, game := range games.Boards(games.All()) {
		past, err := archive.ReadPast(rules.Registry{game.Spec}, texts[archive.PastKey(game.ID())])
		if err != nil {
			continue // a game that came later has none
		}
		for _, kept := range past.Games() {
			whole, _ := past.Find(kept.ID)
			if whole.Links == "" {
				continue
			}
			found++
			links, err := post.Restore(rules.Registry{game.Spec}, whole.Links)
			if err != nil || links.Save() != whole.Links || string(links.Awaits()) != whole.Awaits {
				t.Errorf("%s of %s: %v", kept.ID, game.ID(), err)
			}
		}
	}
	if found == 0 {
		t.Error("no past match goes by links")
	}
}
