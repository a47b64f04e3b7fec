package site

import (
	"strings"
	"testing"
)

// A page is dark by a person's choice or by the system's, with the same colours.
func TestDarkByChoiceAndBySystem(t *testing.T) {
	const tokens = ":root { --ink: black; }\n\n:root[data-theme=\"dark\"] {\n  --ink: white;\n}\n"
	got, err := withSystemTheme([]byte(tokens))
	if err != nil {
		t.Fatal(err)
	}
	want := "\n@media (prefers-color-scheme: dark) {\n:root:not([data-theme=\"light\"]) {\n  --ink: white;\n}\n}\n"
	if string(got) != tokens+want {
		t.Errorf("got %s", got)
	}
	if _, err := withSystemTheme([]byte(":root { --ink: black; }")); err == nil {
		t.Error("tokens without a dark theme are taken")
	}
	if n := strings.Count(string(built(t).Files[styleSheet]), "color-scheme: dark;"); n != 2 {
		t.Errorf("the style sheet has %d lists of the dark theme, want 2", n)
	}
}
