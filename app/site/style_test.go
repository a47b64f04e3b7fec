package site

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A page is dark by a person's choice or by the system's, with the same colours, and light on paper.
func TestDarkByChoiceAndBySystem(t *testing.T) {
	const tokens = ":root { --ink: black; }\n\n:root[data-theme=\"dark\"] {\n  --ink: white;\n}\n"
	got, err := withThemes([]byte(tokens))
	if err != nil {
		t.Fatal(err)
	}
	const want = ":root { --ink: black; }\n\n@media screen {\n:root[data-theme=\"dark\"] {\n  --ink: white;\n}\n}\n" +
		"\n@media screen and (prefers-color-scheme: dark) {\n:root:not([data-theme=\"light\"]) {\n  --ink: white;\n}\n}\n"
	if string(got) != want {
		t.Errorf("got %s", got)
	}
	if _, err := withThemes([]byte("\n:root[data-theme=\"dark\"] { --ink: white; }")); err == nil {
		t.Error("a list that does not end is taken")
	}
	if n := strings.Count(string(built(t).Files[styleSheet]), "color-scheme: dark;"); n != 2 {
		t.Errorf("the style sheet has %d lists of the dark theme, want 2", n)
	}
}

// What only one game shows is styled beside its code, and reaches the page after what the games share.
func TestEachGamesStyleIsServed(t *testing.T) {
	joined := built(t).Files[styleSheet]
	shared, err := os.ReadFile("../../web/css/table.css")
	if err != nil {
		t.Fatal(err)
	}
	end := bytes.Index(joined, shared) + len(shared)
	for _, game := range []string{"domino", "entropy", "hyle", "morris", "stratege"} {
		own, err := os.ReadFile(filepath.Join("..", "boards", game, game+".css"))
		if err != nil {
			t.Fatal(err)
		}
		if own, err = withThemes(own); err != nil {
			t.Fatal(err)
		}
		if at := bytes.Index(joined, own); at < end {
			t.Errorf("the style of %s stands at %d, want after %d", game, at, end)
		}
	}
}
