//go:build bars

package morris

import (
	"testing"

	"tablier/ai/tools/puzzles/internal/shipped"
)

func TestAllSolvedAgain(t *testing.T) { verify(t, shipped.Puzzles(t, "morris").Puzzles) }
