//go:build bars

package main

import (
	"os"
	"path/filepath"
	"testing"

	"tablier/ai/cup"
	"tablier/ai/python/native"
	"tablier/rules/all"
)

func init() { heldPositions = 100 }

// The best sample wins 60 of 100 games against a middle level of Tapatan.
func TestAlphaBetaBeatsAMiddleLevel(t *testing.T) {
	native.Need(t)
	file := filepath.Join(t.TempDir(), "cup.json")
	players := folder(t, map[string]string{"alphabeta.py": alphaBeta(t).Program})
	o := options{game: "tapatan", games: 100, cap: 500, seed: 1, levels: "3", players: players, cup: file}
	if err := run(t.Output(), o); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	c, err := cup.Decode(all.Games(), data)
	if err != nil {
		t.Fatal(err)
	}
	if won := c.Table().Rows[0].Won; won < 60 {
		t.Errorf("%d games won of 100", won)
	}
}
