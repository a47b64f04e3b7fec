package morris_test

import (
	"math/rand/v2"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/morris"
	"tablier/rules/morris/sketches"
)

// Boards drawn by chance are games like the others: each passes the suite of all games, and no more positions are
// reached than counted.
func TestRandomBoards(t *testing.T) {
	for i := range randomBoards {
		d := sketches.Random(rand.New(rand.NewPCG(uint64(i), 7)), 200_000)
		spec := morris.Spec([]morris.Board{d.Board})
		if err := conform.Check(spec, conform.Config{Games: 3}); err != nil {
			t.Errorf("%s: %v", d.Text(), err)
		}
	}
}

// What has been counted of boards: 13 points, 16 with four pawns a side, and no more than that is reached on Tapatan's.
func TestMostPositions(t *testing.T) {
	for _, c := range []struct {
		text string
		most uint64
	}{
		{"g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.45678.137.7ab.b95.521&r=3psx2&f=6", 86_828},
		{"g=4&p=a1b1c1d1a2b2c2d2a3b3c3d3a4b4c4d4&l=0123.4567.89ab.cdef.048c.159d.26ae.37bf&r=4psx2", 2_418_897},
	} {
		d, err := morris.ReadDesign(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := d.Board.MostPositions(); got != c.most {
			t.Errorf("%s: at most %d positions, want %d", c.text, got, c.most)
		}
	}
	board := morris.Boards()[0]
	seen := map[string]bool{}
	var visit func(p rules.Position)
	visit = func(p rules.Position) {
		if seen[p.String()] {
			return
		}
		seen[p.String()] = true
		for _, m := range p.Moves() {
			if next, err := p.Play(m); err == nil {
				visit(next)
			}
		}
	}
	g := morris.Compile(board)
	visit(morris.Position{Game: g, State: g.Start()})
	if most := board.MostPositions(); uint64(len(seen)) > most || len(seen) != 5390 {
		t.Errorf("%d positions, at most %d", len(seen), most)
	}
}
