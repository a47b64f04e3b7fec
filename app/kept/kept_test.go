package kept_test

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/class/drafts"
	"tablier/app/class/set"
	"tablier/app/games"
	"tablier/app/kept"
	"tablier/app/store"
)

func boards() []*board.Game { return games.Boards(games.All()) }

// Each key has a subject, also that of a text that was set aside, and what no edition has written is told apart.
func TestSubjects(t *testing.T) {
	for key, want := range map[string]kept.Subject{
		"exercise.gagne": kept.Programs, "earlier.gagne": kept.Programs, "pupil": kept.Programs, "cup": kept.Programs,
		"puzzles": kept.Progress, "lessons": kept.Progress, "predictions": kept.Progress,
		"table.tapatan": kept.Matches, "past.hyle": kept.Matches, "stats.entropy": kept.Matches, "last": kept.Matches,
		"recall": kept.Matches, "arrangements.stratege": kept.Matches, "past.hyle.unreadable": kept.Matches,
		"drawing":          kept.Matches,
		"set.abcdefghijkm": kept.Sets, "set.12": kept.Drafts, "set-open": kept.Drafts,
		"teacher": kept.Settings, "sounds": kept.Settings, "single-keys": kept.Settings, "persistence": kept.Settings,
		"lang": kept.Choices, "theme": kept.Choices, "table.go": kept.Others, "later": kept.Others,
	} {
		if got := kept.Of(boards(), key); got != want {
			t.Errorf("%s is of subject %d, want %d", key, got, want)
		}
	}
}

// The keys that are told of a subject are those of that subject.
func TestKeysAreOfTheirSubject(t *testing.T) {
	example := strings.NewReplacer("*", "tapatan", "1…", "1")
	for subject := range kept.Count {
		if len(kept.Keys(subject)) == 0 {
			t.Errorf("no keys of subject %d", subject)
		}
		if subject == kept.Notebook || subject == kept.Technical || subject == kept.Sets {
			continue // in stores of their own; the id of a set is no name
		}
		for _, key := range kept.Keys(subject) {
			key = strings.Replace(key, "arrangements.*", "arrangements.stratege", 1)
			if key == "*.unreadable" {
				key = "x.unreadable"
			}
			if got := kept.Of(boards(), example.Replace(key)); got != subject {
				t.Errorf("%s is told as of subject %d, and is of %d", key, subject, got)
			}
		}
	}
}

// Emptied, stores have the language and the theme alone, and what is written later is not kept.
func TestEmpty(t *testing.T) {
	stores := kept.Stores{Main: store.Private(), Notebook: store.Private(), Begun: store.Private()}
	for _, key := range []string{"lang", "theme", "puzzles", "table.tapatan", "exercise.gagne", "teacher", "later"} {
		stores.Main.Set(key, "x")
	}
	stores.Notebook.Set("class", "x")
	shelf := drafts.Shelf{Store: stores.Main}
	if err := shelf.Add(set.Item{Task: &set.Words{Title: "x"}}); err != nil {
		t.Fatal(err)
	}
	counts := stores.Tell(boards())
	for subject, want := range map[kept.Subject]int{
		kept.Progress: 1, kept.Matches: 1, kept.Programs: 1, kept.Drafts: 2, kept.Notebook: 1, kept.Choices: 2,
		kept.Others: 1,
	} {
		if counts[subject] != want {
			t.Errorf("%d texts of subject %d, want %d", counts[subject], subject, want)
		}
	}
	main := stores.Main
	stores.Empty()
	main.Set("puzzles", "written by a page that is still open")
	counts = stores.Tell(boards())
	if n := len(stores.Notebook.Keys()); n > 0 || counts[kept.Drafts] > 0 {
		t.Errorf("%d texts of the notebook, %v", n, counts)
	}
}
