//go:build bars

package domino

import (
	"testing"

	"tablier/ai/tools/puzzles/internal/shipped"
)

func TestAllSolvedAgain(t *testing.T) { verify(t, shipped.Puzzles(t, "domino").Puzzles) }
