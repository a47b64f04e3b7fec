package all

import "testing"

// Every game has its own id and a variant to start with.
func TestGames(t *testing.T) {
	seen := map[string]bool{}
	for _, spec := range Games() {
		if seen[spec.ID] || spec.ID == "" || len(spec.Variants) == 0 {
			t.Errorf("game %q, variants %v", spec.ID, spec.Variants)
		}
		seen[spec.ID] = true
	}
	if !seen["tapatan"] {
		t.Error("Tapatan is missing")
	}
}
