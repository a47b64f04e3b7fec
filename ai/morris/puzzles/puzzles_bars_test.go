//go:build bars

package puzzles

import (
	"testing"

	"tablier/ai/internal/shipped"
)

func TestAllSolvedAgain(t *testing.T) { verify(t, shipped.Puzzles(t, "morris").Puzzles) }
