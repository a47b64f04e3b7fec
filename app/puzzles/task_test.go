package puzzles_test

import (
	"strings"
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/i18n"
	"tablier/app/puzzles"
)

// Each question about moves has words of its own in each language, also where several answers are right: then they say
// what the move is for, and do not promise that only one is right.
func TestTasks(t *testing.T) {
	only := map[i18n.Lang]string{i18n.French: "un seul coup", i18n.English: "only one"}
	for lang, one := range only {
		said := map[string]puzzle.Kind{}
		for _, kind := range []puzzle.Kind{puzzle.Win, puzzle.Hold, puzzle.Escape, puzzle.Parity} {
			for _, several := range []bool{false, true} {
				task := i18n.Of(lang).Problems.Task.Of(puzzles.TaskOf(&puzzle.Puzzle{Kind: kind, Several: several}))
				if task == nil {
					t.Fatalf("%s: no question for %s, several %t", lang, kind, several)
				}
				text := task("Blanc", "")
				if strings.Contains(text, one) == several {
					t.Errorf("%s, several %t: %s", kind, several, text)
				}
				if was, twice := said[text]; twice {
					t.Errorf("%s and %s ask the same: %s", kind, was, text)
				}
				said[text] = kind
			}
		}
	}
}
