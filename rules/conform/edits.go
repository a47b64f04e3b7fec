package conform

import (
	"testing"

	"tablier/rules"
)

// Edits checks that Parse reads no text but those that a position prints. It takes every text one edit away from the
// given one: with a letter inserted or replaced by one of letters, or left out. Each must be refused, or read as a
// position that prints as exactly that text.
func Edits(t *testing.T, spec *rules.Spec, setup rules.Setup, text, letters string) {
	t.Helper()
	setup, err := spec.Check(setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, edited := range edits(text, letters) {
		if p, err := spec.Parse(setup, edited); err == nil && p.String() != edited {
			t.Fatalf("%q is read as %q", edited, p)
		}
	}
}

// edits returns the texts one edit away from a text, the text itself among them.
func edits(text, letters string) (edited []string) {
	for at := range len(text) + 1 {
		if at < len(text) {
			edited = append(edited, text[:at]+text[at+1:])
		}
		for _, letter := range letters {
			edited = append(edited, text[:at]+string(letter)+text[at:])
			if at < len(text) {
				edited = append(edited, text[:at]+string(letter)+text[at+1:])
			}
		}
	}
	return edited
}
