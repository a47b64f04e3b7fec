//go:build bars

package hyle

import (
	"testing"

	"tablier/ai/tools/puzzles/internal/shipped"
)

// Every move of every puzzle costs what the slow calculation says.
func TestAllCosts(t *testing.T) {
	set := shipped.Puzzles(t, "hyle")
	for i := range set.Puzzles {
		wantCosts(t, &set.Puzzles[i])
	}
}
