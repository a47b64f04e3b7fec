package conform

import (
	"slices"
	"testing"
)

func TestEdits(t *testing.T) {
	got := edits("ab", "xé")
	want := []string{
		"b", "xab", "xb", "éab", "éb",
		"a", "axb", "ax", "aéb", "aé",
		"abx", "abé",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
