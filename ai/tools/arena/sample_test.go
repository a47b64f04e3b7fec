package main

import (
	"os"
	"testing"

	"tablier/ai"
	"tablier/ai/cup"
	"tablier/ai/morris"
	"tablier/ai/players"
	"tablier/ai/python/native"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/all"
	boards "tablier/rules/morris"
)

// drawnOrWon returns some positions of Tapatan that whoever is to move wins or holds, evenly spread over all of them.
func drawnOrWon(n int) (positions []string) {
	g := boards.Compile(boards.Boards()[0])
	core := morris.Of(g)
	table := retro.Solve[morris.Game, boards.State](core, g.Start(), nil, func() bool { return true })
	var all []string
	for _, s := range table.States() {
		if value, plies := table.Value(s.Word()); value == ai.Draw || value == ai.Win && plies > 1 {
			all = append(all, boards.Position{Game: g, State: s}.String())
		}
	}
	for i := range n {
		positions = append(positions, all[(2*i+1)*len(all)/(2*n)])
	}
	return positions
}

// alphaBeta is the sample with the best search.
func alphaBeta(t *testing.T) cup.Player {
	t.Helper()
	text, err := os.ReadFile("../../python/samples/7-alphabeta.py")
	if err != nil {
		t.Fatal(err)
	}
	return cup.Player{Name: "alphabeta", Kind: cup.Program, Program: string(text)}
}

// heldPositions is of how many positions the sample is tried; with the tag bars of many more.
var heldPositions = 2

// The best sample does not lose to the best level what it wins or holds.
func TestAlphaBetaHolds(t *testing.T) {
	native.Need(t)
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	machine := players.New().Find(spec.ID)
	best := seat{Player: cup.Player{Name: "best", Kind: cup.Level, Level: len(machine.Levels)}}
	for _, position := range drawnOrWon(heldPositions) {
		m, err := rules.NewMatch(spec, rules.Setup{}, position)
		if err != nil {
			t.Fatal(err)
		}
		sample, own := seat{Player: alphaBeta(t)}, m.ToMove()
		for !m.Result().Over() {
			mover := &best
			if m.ToMove() == own {
				mover = &sample
			}
			move, err := mover.choose(machine, m, uint64(m.Ply()))
			if err == nil {
				err = m.Play(move)
			}
			if err != nil {
				t.Fatalf("%s: %v", position, err)
			}
		}
		sample.close()
		if m.Result().Winner == own.Other() {
			t.Errorf("lost from %s: %v", position, m.Moves())
		}
	}
}
