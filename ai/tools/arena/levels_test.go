package main

import (
	"os"
	"strconv"
	"testing"

	"tablier/rules/all"
)

// A trial is how much of a game's tables is played, and what a level must reach.
type trial struct {
	games   int     // a pair
	plies   int     // random ones that a game begins with; 0 for the usual number
	cap     int     // plies after which a game is a draw; 0 for those of the other tests
	top     int     // the highest level that plays; 0 for every level
	variant string  // empty for the usual one
	every   int     // only each so manieth position is asked
	score   float64 // at least, against the next lower level
	lost    float64 // at most, of the values that that one loses
}

// whole is the bar that is set for every game.
var whole = trial{games: 400, every: 1, score: 0.6, lost: 0.5}

// brief is what make test plays of it; make bars plays the whole of every table.
var brief = map[string]trial{
	"tapatan": {games: 20, every: 8, score: 0.5, lost: 1},
	"entropy": {games: 20, top: 3, every: 4, score: 0.5, lost: 1},
	"hyle":    {games: 16, top: 4, every: 1, score: 0.5, lost: 1},
	// A game begins with a random set-up of both.
	"stratege": {games: 4, plies: 36, cap: 2000, top: 2, every: 1, score: 0.5, lost: 1},
	// on five cells whoever is second wins
	"domino": {games: 24, top: 4, variant: "6", every: 1, score: 0.5, lost: 1},
}

// Every level of every game must score 60 % against the next lower one, from the openings of the table that the command
// prints. Where more than four games in five are drawn nobody can: there the higher level must lose the exact value at
// most half as often.
func TestLevelsClimb(t *testing.T) {
	for _, spec := range all.Games() {
		want, ok := brief[spec.ID]
		if !ok {
			want = whole
		}
		arena := arenaOf(t, spec.ID)
		if want.variant != "" {
			arena.Setup.Variant = want.variant
		}
		top := len(arena.Machine().On(arena.Setup.Variant))
		if want.top > 0 {
			top = min(top, want.top)
		}
		plies, err := arena.usualPlies()
		if err != nil {
			t.Fatal(err)
		}
		if want.plies > 0 {
			plies = want.plies
		}
		for level := 2; level <= top; level++ {
			p := pairing(t, arena, strconv.Itoa(level), strconv.Itoa(level-1))
			p.Games, p.Plies = want.games, plies
			if want.cap > 0 {
				p.Cap = want.cap
			}
			tally := mustPlay(t, p)
			if 5*tally.Drawn > 4*p.Games {
				lost := shares(t, p, want.every)
				t.Logf("%s: levels %d and %d lose %.2f and %.2f %% of the values", spec.ID, level, level-1, 100*lost[0],
					100*lost[1])
				if lost[0] > want.lost*lost[1] {
					t.Errorf("%s: level %d loses %.2f %% of the values, the level below %.2f %%", spec.ID, level,
						100*lost[0], 100*lost[1])
				}
			} else if tally.Score() < want.score {
				t.Errorf("%s: level %d scores %.1f %% ± %.1f against the level below: %+v",
					spec.ID, level, 100*tally.Score(), 100*tally.Error(), tally)
			}
		}
	}
}

// shares returns how many of the known values each of a pairing's contestants loses.
func shares(t *testing.T, p Pairing, every int) (lost [2]float64) {
	t.Helper()
	file := "testdata/" + p.Spec.ID + "-exact.jsonl.gz"
	if _, err := os.Stat(file); err != nil {
		t.Fatalf("%s – %s nearly always draw, and no values are known: %v", p.Contestants[0].Name,
			p.Contestants[1].Name, err)
	}
	known, err := readKnown(file, p.Arena)
	if err != nil {
		t.Fatal(err)
	}
	e := Exam{Arena: p.Arena}
	for i := 0; i < len(known); i += every {
		e.Known = append(e.Known, known[i])
	}
	for i, c := range p.Contestants {
		mark, err := e.Mark(c)
		if err != nil {
			t.Fatal(err)
		}
		lost[i] = mark.Lost()
	}
	return lost
}
