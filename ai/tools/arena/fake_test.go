package main

import (
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/tools/references"
	"tablier/rules"
)

// A picker is an engine that takes one of the legal moves.
type picker struct{ pick func([]rules.Move) rules.Move }

// Search implements ai.Engine.
func (p picker) Search(_ ai.Context, task ai.Task, _ ai.Limits, _ ai.Hooks) (ai.Result, error) {
	moves := task.View.Moves()
	return ai.Result{Progress: ai.Progress{Line: ai.Line{Move: p.pick(moves)}}}, nil
}

func first(moves []rules.Move) rules.Move { return moves[0] }
func last(moves []rules.Move) rules.Move  { return moves[len(moves)-1] }

// fake returns an arena in which level 1 plays the first of the legal moves and level 2, as full strength, the last.
func fake(t *testing.T, game string) Arena {
	t.Helper()
	a := arenaOf(t, game)
	a.Machine = func() *players.Player {
		high := picker{last}
		return &players.Player{
			Game: game, Full: high, Levels: []players.Level{{Engine: picker{first}}, {Engine: high}},
		}
	}
	return a
}

// arenaOf returns an arena of the machine.
func arenaOf(t *testing.T, game string) Arena {
	t.Helper()
	a, err := newArena(game, rules.Setup{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// named returns contestants.
func named(t *testing.T, names string) []Contestant {
	t.Helper()
	list, err := Roster{References: references.Of("hyle")}.contestants(names)
	if err != nil {
		t.Fatal(err)
	}
	return list
}
