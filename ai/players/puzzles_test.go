package players_test

import (
	"context"
	"errors"
	"hash/fnv"
	"math/rand/v2"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/morris/puzzles"
	"tablier/ai/players"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	"tablier/ai/puzzle/grade"
	prove "tablier/ai/puzzle/prove/morris"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/morris"
	"tablier/rules/morris/sketches"
)

// madeOf makes the puzzles of a variant on the spot.
func madeOf(t *testing.T, variant string, hooks ai.Hooks) (set *puzzle.Set, spec *rules.Spec, start morris.Position) {
	t.Helper()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{Variant: variant}, "")
	if err != nil {
		t.Fatal(err)
	}
	set, err = players.New().Find("tapatan").Maker.Puzzles(context.Background(), ai.TaskOf(m, 0), 20, hooks)
	if err != nil {
		t.Fatal(err)
	}
	return set, spec, m.Position().(morris.Position)
}

// Of boards drawn by chance puzzles are made: at most twenty, no two of which are alike; each is right when the board
// is solved anew, and comes back from the text.
func TestPuzzlesOfDrawnBoards(t *testing.T) {
	some, boards := 0, min(drawnBoards, 400)
	for i := range boards {
		d := sketches.Random(rand.New(rand.NewPCG(uint64(i), 11)), 20_000)
		set, spec, start := madeOf(t, d.Text(), ai.Hooks{})
		if set, err := puzzle.Parse(set.String()); err != nil || len(set.Puzzles) > 20 {
			t.Fatalf("%s: %d puzzles: %v", d.Text(), len(set.Puzzles), err)
		}
		judge, symmetries, alike := puzzles.NewJudge(start.Game), prove.SymmetriesOf(start.Game), map[uint64]bool{}
		for i := range set.Puzzles {
			p := &set.Puzzles[i]
			if err := craft.Verify(judge, spec, p); err != nil || p.Level == 0 {
				t.Errorf("%s: %s: %v", d.Text(), p, err)
			}
			position, err := p.Open(spec)
			if err != nil {
				t.Fatal(err)
			}
			least := symmetries.Least(position.(morris.Position).State)
			if alike[least] {
				t.Errorf("%s: %s is like one before", d.Text(), p)
			}
			alike[least] = true
			some++
		}
	}
	if some < 4*boards {
		t.Errorf("%d puzzles of %d boards", some, boards)
	}
}

const cross = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2&f=6"

// The puzzles of a board are the same every time, whoever has drawn it; there are twenty, of every band and kind, and
// it is said how far the machine is.
func TestPuzzlesOnTheSpot(t *testing.T) {
	told := 0
	set, _, _ := madeOf(t, cross, ai.Hooks{Report: func(p ai.Progress) {
		if p.Depth < told {
			t.Errorf("after %d hundredths: %+v", told, p)
		}
		told = p.Depth
	}})
	kinds := map[puzzle.Kind]int{}
	for _, p := range set.Puzzles {
		kinds[p.Kind]++
	}
	for band, n := range grade.Counts(set) {
		if n < 4 {
			t.Errorf("%d in band %d", n, band)
		}
	}
	if len(set.Puzzles) != 20 || kinds[puzzle.Win] < 4 || kinds[puzzle.Hold] < 3 || kinds[puzzle.Escape] < 4 {
		t.Errorf("%d puzzles: %v", len(set.Puzzles), kinds)
	}
	if told != 100 {
		t.Errorf("in the end the machine is %d hundredths far", told)
	}
	const name = "&n=La+croix&a=Lina"
	named, _, _ := madeOf(t, cross+name, ai.Hooks{})
	if strings.ReplaceAll(named.String(), name, "") != set.String() {
		t.Error("another author has other puzzles")
	}
}

// A puzzle has the level that the machine's levels come to when all of them try.
func TestPuzzlesAreGraded(t *testing.T) {
	set, spec, _ := madeOf(t, "tapatan", ai.Hooks{})
	player := players.New().Find("tapatan")
	move := func(task ai.Task, level int) (rules.Move, error) {
		found, err := player.Search(context.Background(), task, level, ai.Limits{}, ai.Hooks{})
		return found.Move, err
	}
	machine := grade.Machine{Spec: spec, Levels: len(player.Levels), Move: move}
	seed := fnv.New64a()
	seed.Write([]byte("tapatan"))
	for _, p := range set.Puzzles {
		again := p
		if again.Level = 0; machine.Rate(&again, seed.Sum64()) != nil || again.Level != p.Level {
			t.Errorf("%s: level %d solves it", p.String(), again.Level)
		}
	}
}

// Of a board that is too large no puzzles are made, and making some can be stopped at any time.
func TestPuzzlesAreRefused(t *testing.T) {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	maker := players.New().Find("tapatan").Maker
	m, err := rules.NewMatch(spec, rules.Setup{
		Variant: "g=4&p=a1b1c1d1a2b2c2d2a3b3c3d3a4b4c4d4&l=0123.4567.89ab.cdef.048c.159d.26ae.37bf&r=4psx2",
	}, "")
	if err != nil {
		t.Fatal(err)
	}
	var large *ai.MapError
	if _, err := maker.Puzzles(context.Background(), ai.TaskOf(m, 0), 20, ai.Hooks{}); !errors.As(err, &large) {
		t.Errorf("of 16 points: %v", err)
	}
	m, err = rules.NewMatch(spec, rules.Setup{Variant: cross}, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, pauses := range []int{0, 1, 40, 400} {
		ctx, cancel := context.WithCancel(context.Background())
		set, err := maker.Puzzles(ctx, ai.TaskOf(m, 0), 20, ai.Hooks{Pause: func() {
			if pauses--; pauses < 0 {
				cancel()
			}
		}})
		if set != nil || !errors.Is(err, context.Canceled) {
			t.Errorf("stopped: %v", err)
		}
	}
}
