//go:build bars

package puzzles

import (
	"testing"

	"tablier/ai/internal/shipped"
)

// Every move of every puzzle costs what the slow calculation says.
func TestAllCosts(t *testing.T) {
	set := shipped.Puzzles(t, "hyle")
	for i := range set.Puzzles {
		wantCosts(t, &set.Puzzles[i])
	}
}
