package archive_test

import (
	"strings"
	"testing"

	"tablier/app/archive"
)

// Results at a game that somebody has drawn are kept under its text, however long that may be. What is longer is none.
func TestResultsOfDrawnGames(t *testing.T) {
	for length, want := range map[int]bool{64: true, 300: true, 301: false} {
		var stats archive.Stats
		key := archive.Key{Variant: "g=3&n=" + strings.Repeat("a", length-6), Level: 6}
		stats.Add(key, archive.Won)
		again, err := archive.ReadStats(stats.Save())
		if (err == nil) != want || want && again.Rows()[0].Key != key {
			t.Errorf("of %d signs: %+v, %v", length, again.Rows(), err)
		}
	}
}
